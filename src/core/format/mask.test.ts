import { expect, it } from 'vitest'
import { maskCard, maskName, maskPhone } from './mask.ts'

it('shows of personal data what SCREENS.md allows', () => {
  expect(maskPhone('13812341234')).toBe('138****1234')
  expect(maskName('张三丰')).toBe('张*')
  expect(maskName('')).toBe('')
  expect(maskCard('6222020200001234')).toBe('**** 1234')
})
