import { expect, it } from 'vitest'
import { luhnFits } from './luhn.ts'

it('tells a slip of one digit, and two that changed places', () => {
  expect(luhnFits('4111111111111111')).toBe(true)
  expect(luhnFits('4111111111111112')).toBe(false)
  expect(luhnFits('79927398713')).toBe(true)
  expect(luhnFits('79927398731')).toBe(false)
})
