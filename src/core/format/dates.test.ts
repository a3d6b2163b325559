import { expect, it } from 'vitest'
import { formatDate } from './dates.ts'

const date = new Date(2026, 10, 5, 9, 8, 7, 65)

it('is yyyy-MM-dd HH:mm by default', () => expect(formatDate(date)).toBe('2026-11-05 09:08'))

it.each([
  ['yy/M/d H:m:s', '26/11/5 9:8:7'],
  ['yyyy年第q季度', '2026年第4季度'],
  ['HH:mm:ss.SSS', '09:08:07.065'],
])('knows the tokens of %s', (pattern, text) => expect(formatDate(date, pattern)).toBe(text))

it('is empty for what is not a date', () => expect(formatDate('soon')).toBe(''))
