import { expect, it } from 'vitest'
import { addDays, addMonths, weekday, weeksOf } from './days.ts'

it('goes from day to day over months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
})

it('stays in the month that is asked for where that one is shorter', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
})

it('has the weeks of a month begin on Monday', () => {
  expect(weekday('2026-11-23')).toBe(0)
  const weeks = weeksOf('2026-11-23')
  expect(weeks[0]).toEqual([
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ])
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06')
  expect(weeksOf('2027-02-10')).toHaveLength(4)
})
