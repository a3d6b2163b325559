import type { OrderRow } from '@wotu/contract/trading/order/order.ts'
import { Countdown } from '#ui/data/Countdown.tsx'
import { StatusTag } from '#ui/data/StatusTag.tsx'
import * as css from './OrderCard.css.ts'
import { refunds, states } from './words.ts'

/** What an order is waiting for, and how long it still will. */
export const Deadline = ({ order, offsetMs }: { order: OrderRow; offsetMs?: number }) => {
  const { state, payBy, receiveBy } = order
  if ((state === 'unpaid' || state === 'unconfirmed') && payBy)
    return (
      <>
        剩余 <Countdown until={payBy} offsetMs={offsetMs} /> 自动关闭
      </>
    )
  if (state === 'unreceived' && receiveBy)
    return (
      <>
        剩余 <Countdown until={receiveBy} offsetMs={offsetMs} /> 自动确认收货
      </>
    )
  return null
}

/** The state of an order in a list. */
export const OrderStatus = ({ order }: { order: OrderRow }) => (
  <span className={css.status}>
    <span className={css.deadline}>
      <Deadline order={order} />
    </span>
    {order.refund && <StatusTag tone={refunds[order.refund.state].tone}>{refunds[order.refund.state].word}</StatusTag>}
    <StatusTag tone={states[order.state].tone}>{states[order.state].word}</StatusTag>
  </span>
)
