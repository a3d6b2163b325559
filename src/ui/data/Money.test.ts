import { expect, it } from 'vitest'
import { yuan } from './Money.tsx'

it('writes fen as yuan with thousands, to the last fen', () => {
  expect([0, 5, 123450, 100000000, 999999999999999].map(yuan)).toEqual([
    '0.00',
    '0.05',
    '1,234.50',
    '1,000,000.00',
    '9,999,999,999,999.99',
  ])
})
