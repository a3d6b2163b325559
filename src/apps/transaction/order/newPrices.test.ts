import fc from 'fast-check'
import { expect, it } from 'vitest'
import { reduceEach, sum } from './newPrices.ts'

const totals = fc.array(fc.integer({ min: 0, max: 1e12 }), { minLength: 1, maxLength: 30 })

it('takes exactly the reduction off the whole, and leaves no line below nothing', () => {
  fc.assert(
    fc.property(totals, fc.nat({ max: 1e9 }), (before, by) => {
      const after = reduceEach(before, by)
      expect(sum(after)).toBe(Math.max(0, sum(before) - by))
      expect(Math.min(...after)).toBeGreaterThanOrEqual(0)
    }),
  )
})

it('shares the reduction in proportion', () => {
  expect(reduceEach([30_000, 10_000], 4000)).toEqual([27_000, 9000])
})
