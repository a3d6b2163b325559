import type { OrderLine } from '@wotu/contract/trading/order/order.ts'
import { fileHref, platformHref } from '#core/page/go.ts'
import { ImageBox } from '#ui/media/ImageBox.tsx'
import { Money } from '#ui/data/Money.tsx'
import * as css from './OrderLines.css.ts'

interface Props {
  lines: readonly OrderLine[]
  /** Says how much has left, and what each line comes to: in a detail. */
  whole?: boolean
}

const sentOf = ({ sent, quantity, unit }: OrderLine) =>
  sent === 0 ? '未发' : sent < quantity ? `已发 ${sent}${unit}` : '已发'

/** The goods of an order. */
export const OrderLines = ({ lines, whole }: Props) => (
  <ul className={css.lines}>
    {lines.map((line) => (
      <li key={line.id} className={css.line}>
        <ImageBox src={fileHref(line.picture)} alt="" width={64} />
        <span className={css.what}>
          <a className={css.goods} href={platformHref(`/goods/detail?id=${line.goodsId}`)}>
            {line.title}
          </a>
          <span className={css.note}>
            {line.specName}
            {whole && ` · ${sentOf(line)}`}
          </span>
        </span>
        <span className={css.amount}>
          <span>
            <Money fen={line.priceFen} />
            <span className={css.times}>
              × {line.quantity}
              {line.unit}
            </span>
          </span>
          {whole && (
            <span className={css.note}>
              小计 <Money fen={line.payableFen - line.freightFen} />
            </span>
          )}
        </span>
      </li>
    ))}
  </ul>
)
