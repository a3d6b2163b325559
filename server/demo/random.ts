/** Dice that fall the same way for the same seed (mulberry32), so that every demo market is the same one. */
export const createRandom = (seed: number) => {
  let state = seed >>> 0
  /** In [0, 1). */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  /** A number from `low` up to `high`. */
  const between = (low: number, high: number) => low + next() * (high - low)
  /** A whole number from `low` to `high`, both of them possible. */
  const int = (low: number, high: number) => Math.floor(between(low, high + 1))
  const pick = <T>(from: readonly T[]): T => from[int(0, from.length - 1)]!
  const chance = (probability: number) => next() < probability
  return { next, between, int, pick, chance }
}
export type Random = ReturnType<typeof createRandom>

/** A seed made of words. */
export const seedOf = (words: string) =>
  [...words].reduce((sum, char) => Math.imul(sum, 31) + char.codePointAt(0)!, 7) >>> 0
