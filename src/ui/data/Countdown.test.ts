import { expect, it } from 'vitest'
import { remaining } from './Countdown.tsx'

const hour = 3_600_000

it('writes hours, minutes and seconds, and days where there are any', () => {
  expect(remaining(hour + 61_000)).toBe('01:01:01')
  expect(remaining(50 * hour)).toBe('2天 02:00:00')
})

it('shows a second that has begun, and never less than nothing', () => {
  expect(remaining(1)).toBe('00:00:01')
  expect(remaining(-hour)).toBe('00:00:00')
})
