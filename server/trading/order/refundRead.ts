import type { Selectable } from 'kysely'
import type { OrderDetail } from '@wotu/contract/trading/order/order.ts'
import type { Db } from '#kernel/db/db.ts'
import type { Order } from './read.ts'
import type { OrderRefundTable } from '../tables.ts'

type Refund = Selectable<OrderRefundTable>

/** Whether its money went from buyer to seller beside the platform. */
export const paidOffline = (order: Order) => order.payWay === 'offline' && order.paidAt !== null

/** The refunds of these orders, by order; most have none, and are not asked for. */
export async function refundsOf(db: Db, orders: readonly Order[]): Promise<Map<string, Refund>> {
  const owing = orders.filter((order) => order.state === 'cancelled' && paidOffline(order))
  if (owing.length === 0) return new Map()
  const rows = await db
    .selectFrom('orderRefund')
    .selectAll()
    .where('buyerId', 'in', [...new Set(owing.map((order) => order.buyerId))])
    .where(
      'orderId',
      'in',
      owing.map((order) => order.id),
    )
    .execute()
  return new Map(rows.map((row) => [row.orderId, row]))
}

/** A refund as both sides see it. */
export const showRefund = (refund: Refund | undefined): OrderDetail['refund'] =>
  refund
    ? {
        state: refund.state,
        amountFen: refund.amountFen,
        voucher: refund.voucher,
        words: refund.words,
        deniedWhy: refund.deniedWhy,
        sentAt: refund.sentAt?.toISOString() ?? null,
        endedAt: refund.endedAt?.toISOString() ?? null,
      }
    : null

/** Whether the buyer still waits for money. */
export const isOpen = (refund: Pick<Refund, 'state'> | null | undefined) => !!refund && refund.state !== 'done'
