import type { Updateable } from 'kysely'
import type { OrderDetail } from '@wotu/contract/trading/order/order.ts'
import type { refundCalls } from '@wotu/contract/trading/order/refund.ts'
import { refundMachine, type RefundAction } from '@wotu/contract/trading/order/refundState.ts'
import type { Db } from '#kernel/db/db.ts'
import type { Handlers } from '#kernel/call/handlers.ts'
import { refuse } from '#kernel/call/refuse.ts'
import { stepsOf } from '#kernel/call/step.ts'
import { requireOwnPictures } from '../../basic/index.ts'
import { logOrder } from './move.ts'
import { lockOrder, orderDetail, type Order, type Side } from './read.ts'
import { otherOf } from './step.ts'
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

/** What a party does with what is to go back to the buyer, as a handler: under its order's lock, by the refund's own table. */
const step = stepsOf<Order, Side, RefundAction, Updateable<OrderRefundTable>, OrderDetail>({
  lock: lockOrder,
  move: async (db, { row: order, side, action, set, ...move }) => {
    const refund = (await refundsOf(db, [order])).get(order.id)
    const to = refund && refundMachine.find(refund.state, action, side)?.to
    if (!to) return refuse('STATE_CHANGED')
    await db
      .updateTable('orderRefund')
      .set({ ...set, state: to })
      .where('buyerId', '=', order.buyerId)
      .where('orderId', '=', order.id)
      .execute()
    return logOrder(db, { order, action, role: side, ...move, state: order.state })
  },
  other: otherOf,
  show: orderDetail,
})

export const refundHandlers = {
  '/api/trading/orderHandle/uploadRefundVoucher': step('seller', 'sendRefund', {
    words: ({ words }) => words,
    set: async ({ db, actor, now, input: { voucher, words } }) => {
      await requireOwnPictures({ db, actor }, voucher)
      return { voucher, words, deniedWhy: '', sentAt: now }
    },
    notify: buyerReads,
  }),

  '/api/buyer/trading/order/refundReceived': step('buyer', 'confirmRefund', {
    set: ({ now }) => ({ endedAt: now }),
    notify: sellerReads,
  }),

  '/api/buyer/trading/order/refundNotReceived': step('buyer', 'denyRefund', {
    words: ({ why }) => why,
    set: ({ input }) => ({ deniedWhy: input.why }),
    notify: sellerReads,
  }),
} satisfies Handlers<typeof refundCalls>
