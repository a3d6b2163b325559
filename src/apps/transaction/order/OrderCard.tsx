import type { ReactNode } from 'react'
import type { OrderRow } from '@wotu/contract/trading/order/order.ts'
import { formatDate } from '#core/format/dates.ts'
import { Actions, type ActionTable } from '#screens/page/Actions.tsx'
import { Money, Price } from '#ui/data/Money.tsx'
import * as css from './OrderCard.css.ts'
import { OrderLines } from './OrderLines.tsx'
import { OrderStatus } from './OrderStatus.tsx'
import { amountWord } from './words.ts'

interface Props {
  order: OrderRow
  /** The page of this order, for this side. */
  href: string
  /** The other party: the shop for a buyer, the buyer for a seller. */
  party: ReactNode
  /** Where the order can be chosen: its box. */
  check?: ReactNode
  /** Beside the amount: to whom it goes. */
  note?: ReactNode
  actions: ActionTable<OrderRow>
  onDone: () => void
}

/** One order of a list: from whom, what, how much, how it stands, and what can be done now. */
export const OrderCard = ({ order, href, party, check, note, actions, onDone }: Props) => (
  <article className={css.card} aria-label={`订单${order.no}`}>
    <header className={css.head}>
      {check}
      <span className={css.party}>{party}</span>
      <span className={css.number}>
        <a className={css.link} href={href}>
          {order.no}
        </a>
        <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
      </span>
      <OrderStatus order={order} />
    </header>
    <div className={css.goods}>
      <OrderLines lines={order.lines} />
    </div>
    <footer className={css.foot}>
      <span className={css.sum}>
        {note}
        <span className={css.paid}>
          {amountWord(order.state)} <Price fen={order.payableFen} />
        </span>
        {order.freightFen > 0 && (
          <span className={css.freight}>
            含运费 <Money fen={order.freightFen} />
          </span>
        )}
      </span>
      <span className={css.actions}>
        <Actions of={order} table={actions} onDone={onDone} />
      </span>
    </footer>
  </article>
)
