import type { OrderLine } from '@wotu/contract/trading/order/order.ts'

export interface NewPrice {
  lineId: string
  /** What the line's goods come to, without freight; NaN where no amount was typed. */
  totalFen: number
}

/** What a line's goods come to as the order stands. */
export const totalOf = ({ priceFen, quantity, adjustFen }: OrderLine) => priceFen * quantity + adjustFen

export const sum = (figures: readonly number[]) => figures.reduce((a, b) => a + b, 0)

/** Takes `by` fen off the whole: off each line in proportion, no line below nothing, exactly `by` in all. */
export const reduceEach = (totals: readonly number[], by: number): number[] => {
  const whole = sum(totals)
  if (by >= whole) return totals.map(() => 0)
  // BigInt: the product of two amounts is beyond the safe integers.
  const reduced = totals.map((total) => total - Number((BigInt(total) * BigInt(by)) / BigInt(whole)))
  let left = by - (whole - sum(reduced))
  return reduced.map((total) => {
    const off = Math.min(left, total)
    left -= off
    return total - off
  })
}
