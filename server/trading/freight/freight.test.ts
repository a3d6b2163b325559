import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate } from '../order/allocate.ts'
import { freightFen, ruleFor } from './freight.ts'

const everywhere = { areaCodes: [], deliver: true, first: 1, firstFen: 1000, next: 1, nextFen: 200 }
const item = { quantity: 3, amountFen: 9000, weightG: 2500, volumeCm3: 0 }

describe('freight', () => {
  it('a county’s own rule wins over its city’s, its province’s and everywhere', () => {
    const rules = ['230000', '230100', '230184'].map((code) => ({
      ...everywhere,
      areaCodes: [code],
      firstFen: Number(code),
    }))
    expect(ruleFor([...rules, everywhere], '230184')?.firstFen).toBe(230184)
    expect(ruleFor([...rules, everywhere], '230110')?.firstFen).toBe(230100)
    expect(ruleFor([...rules, everywhere], '231000')?.firstFen).toBe(230000)
    expect(ruleFor([...rules, everywhere], '110101')?.firstFen).toBe(1000)
  })
  it('no rule for the area means not delivered', () => {
    expect(
      freightFen({ measure: 'count', rules: [{ ...everywhere, areaCodes: ['110000'] }] }, '230184', [item]),
    ).toBeNull()
    expect(freightFen({ measure: 'count', rules: [{ ...everywhere, deliver: false }] }, '230184', [item])).toBeNull()
  })
  it('a begun further step costs a whole one', () => {
    const byWeight = {
      measure: 'weight' as const,
      rules: [{ ...everywhere, first: 5000, next: 1000, firstFen: 800, nextFen: 150 }],
    }
    expect(freightFen(byWeight, '230184', [item])).toBe(800 + 3 * 150)
  })
  it('is free from the rule’s amount on', () => {
    expect(freightFen({ measure: 'count', rules: [{ ...everywhere, freeFromFen: 9000 }] }, '230184', [item])).toBe(0)
  })
})

describe('allocate', () => {
  it('shares sum to the total, whatever the weights', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e13 }),
        fc.array(fc.integer({ min: 0, max: 1e13 }), { minLength: 1, maxLength: 20 }),
        (total, weights) => {
          const shares = allocate(total, weights)
          expect(shares.reduce((a, b) => a + b, 0)).toBe(total)
          expect(shares.every((share) => share >= 0)).toBe(true)
        },
      ),
    )
  })
})
