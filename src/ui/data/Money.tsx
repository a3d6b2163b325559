import * as css from './Money.css.ts'

/** Integer fen as yuan: 123450 → `1,234.50`. */
export const yuan = (fen: number) => (fen / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')

interface MoneyProps {
  /** Integer fen. */
  fen: number
  /** Write the plus of an income too. */
  signed?: boolean
}

/** An amount in running text or in a column: ¥1,234.50. */
export const Money = ({ fen, signed }: MoneyProps) => (
  <span className={css.money}>
    {fen < 0 ? '−' : signed && fen > 0 ? '+' : ''}¥{yuan(Math.abs(fen))}
  </span>
)

interface PriceProps {
  /** Integer fen. */
  fen: number
  /** The upper end of a range. */
  toFen?: number
  /** 斤, 公斤, 吨, 亩. */
  unit?: string
  /** What it cost before, crossed out. */
  beforeFen?: number
  large?: boolean
}

/** A price to be seen: warm, with the unit beside it. */
export const Price = ({ fen, toFen, unit, beforeFen, large }: PriceProps) => (
  <span className={css.money}>
    <span className={large ? `${css.price} ${css.large}` : css.price}>
      <span className={css.side}>¥</span>
      {yuan(fen)}
      {toFen !== undefined && toFen !== fen && `–${yuan(toFen)}`}
    </span>
    {unit && <span className={css.unit}>/{unit}</span>}
    {beforeFen !== undefined && beforeFen > fen && <s className={css.before}>¥{yuan(beforeFen)}</s>}
  </span>
)
