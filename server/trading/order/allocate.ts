/**
 * Shares `total` fen among `weights` in proportion, so that the shares sum to the total exactly: each share is rounded
 * down and the last one takes the remainder. All weights zero shares equally.
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  const last = weights.length - 1
  let left = total
  return weights.map((weight, i) => {
    if (i === last) return left
    // BigInt: 1e13 fen × 1e13 fen is beyond the safe integers.
    const share =
      sum === 0 ? Math.trunc(total / weights.length) : Number((BigInt(total) * BigInt(weight)) / BigInt(sum))
    left -= share
    return share
  })
}
