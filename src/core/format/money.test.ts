import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatFen, formatMoney } from './money.ts'
import { parseYuan } from './yuan.ts'

it.each([undefined, null, '', ' ', 'abc', NaN, Infinity, {}])('%j, which is not a number, is 0.00', (value) =>
  expect(formatMoney(value)).toBe('0.00'),
)

it('has two decimals by default, and thousands where asked', () => {
  expect(formatMoney(1234.5)).toBe('1234.50')
  expect(formatMoney('1234567.891', { thousands: true })).toBe('1,234,567.89')
  expect(formatMoney(1234, { decimals: 0, thousands: true })).toBe('1,234')
  expect(formatMoney(-0.001)).toBe('0.00')
})

it('rounds half up where binary fractions would not', () => {
  expect(formatMoney(1.005)).toBe('1.01')
  expect(formatMoney(-1.005)).toBe('-1.01')
})

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
