import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatFen } from './money.ts'
import { parseYuan } from './yuan.ts'

it('shows fen as yuan', () => {
  expect(formatFen(123450)).toBe('1,234.50')
  expect(formatFen(5)).toBe('0.05')
  expect(formatFen(-100000, { thousands: false })).toBe('-1000.00')
})

it('reads what users type', () => {
  expect(parseYuan('¥1,234.5')).toBe(123450)
  expect(parseYuan('￥12')).toBe(1200)
  expect(parseYuan('0.29')).toBe(29)
  for (const typed of ['', '1.234', '-1', 'abc', '1..2', '.', '1e3']) expect(parseYuan(typed)).toBeNull()
})

it('what is shown reads back as the same fen', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1e13 }), (fen) => parseYuan(formatFen(fen)) === fen))
})
