import type { Updateable } from 'kysely'
import type { refundCalls } from '@wotu/contract/trading/order/refund.ts'
import { refundMachine, type RefundAction } from '@wotu/contract/trading/order/refundState.ts'
import type { Db } from '#kernel/db/db.ts'
import type { Handlers } from '#kernel/call/handlers.ts'
import { refuse } from '#kernel/call/refuse.ts'
import { requireOwnPictures } from '../../basic/index.ts'
import { logOrder } from './move.ts'
import { lockOrder, orderDetail, type Order, type Side } from './read.ts'
import { buyerReads, sellerReads } from './stale.ts'
import { refundsOf } from './refundRead.ts'
import type { OrderRefundTable } from '../tables.ts'

// What was paid by transfer beside the platform goes back the same way: the seller sends it, the buyer says whether it came.

/** The seller has closed an order that was paid offline: they owe its buyer what was paid. */
export const openRefund = (db: Db, { systemId, buyerId, sellerId, id: orderId, payableFen }: Order, now: Date) =>
  db
    .insertInto('orderRefund')
    .values({
      systemId,
      buyerId,
      sellerId,
      orderId,
      amountFen: payableFen,
      createdAt: now,
      sentAt: null,
      endedAt: null,
    })
    .execute()

interface Step {
  side: Side
  boId: string
  byId: string
  id: string
  action: RefundAction
  now: Date
  set: Updateable<OrderRefundTable>
  /** What the order's log says. */
  words: string
}

/**
 * Takes a refund one step on, by the table, under its order's lock.
 * @throws {Refusal} NOT_FOUND, STATE_CHANGED
 */
async function moveRefund(db: Db, { side, boId, byId, id, action, now, set, words }: Step): Promise<Order> {
  const order = await lockOrder(db, side, boId, id)
  const refund = (await refundsOf(db, [order])).get(id)
  const to = refund && refundMachine.find(refund.state, action, side)?.to
  if (!to) return refuse('STATE_CHANGED')
  await db
    .updateTable('orderRefund')
    .set({ ...set, state: to })
    .where('buyerId', '=', order.buyerId)
    .where('orderId', '=', id)
    .execute()
  await logOrder(db, { order, action, role: side, byId, now, words, state: order.state })
  return order
}

export const refundHandlers = {
  '/api/trading/orderHandle/uploadRefundVoucher': async ({ input, db, actor, now, tell }) => {
    const { id, voucher, words } = input
    await requireOwnPictures({ db, actor }, voucher)
    const by = { side: 'seller', boId: actor.boId, byId: actor.memberId, id, now } as const
    const set = { voucher, words, deniedWhy: '', sentAt: now }
    const { buyerId } = await moveRefund(db, { ...by, action: 'sendRefund', set, words })
    tell(buyerId, buyerReads)
    return orderDetail(db, 'seller', actor.boId, id, now)
  },

  '/api/buyer/trading/order/refundReceived': async ({ input: { id }, db, actor, now, tell }) => {
    const by = { side: 'buyer', boId: actor.boId, byId: actor.memberId, id, now } as const
    const { sellerId } = await moveRefund(db, { ...by, action: 'confirmRefund', set: { endedAt: now }, words: '' })
    tell(sellerId, sellerReads)
    return orderDetail(db, 'buyer', actor.boId, id, now)
  },

  '/api/buyer/trading/order/refundNotReceived': async ({ input: { id, why }, db, actor, now, tell }) => {
    const by = { side: 'buyer', boId: actor.boId, byId: actor.memberId, id, now } as const
    const { sellerId } = await moveRefund(db, { ...by, action: 'denyRefund', set: { deniedWhy: why }, words: why })
    tell(sellerId, sellerReads)
    return orderDetail(db, 'buyer', actor.boId, id, now)
  },
} satisfies Handlers<typeof refundCalls>
