import { describe, expect, it } from 'vitest'
import { createIdMaker, newId } from './ids.ts'

const at = Date.UTC(2026, 10, 20)
const ascends = (ids: string[]) => ids.every((id, i) => i === 0 || BigInt(ids[i - 1]!) < BigInt(id))

describe('an id', () => {
  it('is a decimal string that fits a bigint and is never mistaken for an amount', () => {
    expect(newId()).toMatch(/^\d{18,19}$/)
    const last = createIdMaker(1023, () => Date.UTC(2093, 8, 6))()
    expect(BigInt(last)).toBeLessThan(2n ** 63n)
  })

  it('ascends, also past what a millisecond holds and while the clock steps back', () => {
    let now = at
    const make = createIdMaker(7, () => now)
    const ids = Array.from({ length: 10_000 }, make)
    now -= 60_000
    ids.push(...Array.from({ length: 10_000 }, make))
    now += 120_000
    ids.push(make())
    expect(ascends(ids)).toBe(true)
  })

  it('differs between nodes at the same moment', () => {
    const makers = Array.from({ length: 1024 }, (_, node) => createIdMaker(node, () => at))
    expect(new Set(makers.flatMap((make) => [make(), make()])).size).toBe(2048)
  })
})
