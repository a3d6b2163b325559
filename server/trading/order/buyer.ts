import { orderMachine } from '@wotu/contract/trading/order/state.ts'
import { walletReads, type buyerOrderCalls } from '@wotu/contract/trading/order/buyer.ts'
import type { orderCalls } from '@wotu/contract/trading/order/seller.ts'
import type { Db } from '#kernel/db/db.ts'
import type { Handlers } from '#kernel/call/handlers.ts'
import { requireOwnPictures } from '../../basic/index.ts'
import { listBills, lockBilled, offerOffline, payWaysOf, readBill } from '../../finance/index.ts'
import { checkShopsOpen, openOrderBill, sumOrders } from './money.ts'
import { moveOrder } from './move.ts'
import { countOrders, listOrders } from './list.ts'
import { lockBilledOrder, lockOrder, orderDetail, readOrder, type Order } from './read.ts'
import { settleReceived } from './received.ts'
import { releaseStock } from './stock.ts'
import { isOpen, refundsOf } from './refundRead.ts'
import { day, hour, later, termsOf } from '#kernel/call/terms.ts'
import { sellerReads } from './stale.ts'
import { step } from './step.ts'

type Calls = Omit<
  typeof buyerOrderCalls,
  '/api/buyer/trading/order/orderSubmitData' | '/api/buyer/trading/order/orderSubmit'
>
type SharedCalls = Pick<
  typeof orderCalls,
  | '/api/trading/order/selBuyerOrderDetailById'
  | '/api/trading/order/remindDelivery'
  | '/api/trading/orderChange/changeOrderInfo'
  | '/api/trading/orderHandle/uploadVoucher'
  | '/openapi/trading/order/toPayment'
  | '/openapi/trading/order/toPayment/1.0'
>

/** How long vouchers keep an order's goods: counted from the first one, so that another never renews it. */
async function heldUntil(db: Db, order: Order, now: Date): Promise<Date> {
  const first = await db
    .selectFrom('orderLog')
    .select('at')
    .where('buyerId', '=', order.buyerId)
    .where('orderId', '=', order.id)
    .where('action', '=', 'uploadVoucher')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const { payOfflineHours } = await termsOf(db, order.systemId)
  const until = later(first?.at ?? now, payOfflineHours * hour)
  return until > order.payBy ? until : order.payBy
}

/** What an order says once its buyer has shown that they transferred the money themselves: it waits longer, for the seller to confirm. */
const claimed = async (db: Db, order: Order, voucher: string[], now: Date) => ({
  voucher,
  payWay: 'offline' as const,
  payBy: await heldUntil(db, order, now),
})

/** What the buyer does with their orders. */
export const buyerOrderHandlers = {
  '/api/buyer/trading/order/selOrderListByPage': ({ input, db, actor }) => listOrders(db, 'buyer', actor.boId, input),
  '/api/buyer/trading/order/selBuyerOrderDetailById': ({ input, db, actor, now }) =>
    orderDetail(db, 'buyer', actor.boId, input.id, now),
  '/api/trading/order/selBuyerOrderDetailById': ({ input, db, actor, now }) =>
    orderDetail(db, 'buyer', actor.boId, input.id, now),
  '/api/buyer/trading/order/selectOrderCount': ({ db, actor }) => countOrders(db, 'buyer', actor.boId),

  '/api/buyer/trading/order/toPayment': ({ input, db, actor, now }) =>
    openOrderBill(db, actor.boId, input.orderIds, now),
  '/openapi/trading/order/toPayment/1.0': ({ input, db, actor, now }) =>
    openOrderBill(db, actor.boId, input.orderIds, now),
  '/openapi/trading/order/toPayment': ({ input, db, actor, now }) => openOrderBill(db, actor.boId, [input.id], now),

  '/api/finance/cashier/selDcAmount': ({ input, db, actor }) => sumOrders(db, actor.boId, input.orderIds),

  '/api/buyer/trading/order/selPaymentModes': async ({ input, db, actor }) =>
    payWaysOf(db, await readBill(db, actor.boId, input.payId)),

  '/api/buyer/trading/order/pay/selPayListByParam': async ({ input, db, actor }) => {
    const order = await readOrder(db, 'buyer', actor.boId, input.orderId)
    return listBills(db, actor.boId, 'order', order.id)
  },

  '/api/buyer/trading/order/pay/uploadVoucher': async ({ input, db, actor, now, tell }) => {
    const orderIds = await lockBilled(db, actor.boId, 'order', input.payId)
    await checkShopsOpen(db, actor.boId, orderIds)
    await requireOwnPictures({ db, actor }, input.voucher)
    for (const id of orderIds) {
      const order = await lockOrder(db, 'buyer', actor.boId, id)
      const set = await claimed(db, order, input.voucher, now)
      await moveOrder(db, { order, action: 'uploadVoucher', role: 'buyer', byId: actor.memberId, now, set })
      tell(order.sellerId, sellerReads)
    }
    await offerOffline(db, actor.boId, 'order', orderIds, input.payId)
    return null
  },

  '/api/trading/orderHandle/uploadVoucher': step('buyer', 'uploadVoucher', {
    lock: lockBilledOrder,
    set: async ({ row, db, actor, now, input }) => {
      await checkShopsOpen(db, actor.boId, [row.id])
      await requireOwnPictures({ db, actor }, input.voucher)
      return claimed(db, row, input.voucher, now)
    },
    after: ({ row, db, actor }) => offerOffline(db, actor.boId, 'order', [row.id]),
    notify: sellerReads,
  }),

  '/api/buyer/trading/order/cancelOrder': step('buyer', 'cancel', {
    words: ({ why }) => why,
    set: ({ input }) => ({ closedWhy: input.why }),
    after: ({ row, db }) => releaseStock(db, row),
    notify: sellerReads,
  }),

  '/api/buyer/trading/order/orderReceived': step('buyer', 'receive', {
    set: ({ now }) => ({ receivedAt: now }),
    after: ({ row, db, now }) => settleReceived(db, row, now),
    notify: [...sellerReads, ...walletReads],
  }),

  '/api/buyer/trading/order/handleHideOrderById': async ({ input, db, actor, refuse }) => {
    const order = await lockOrder(db, 'buyer', actor.boId, input.id)
    if (!orderMachine.find(order.state, 'hide', 'buyer')) refuse('STATE_CHANGED')
    if (isOpen((await refundsOf(db, [order])).get(order.id))) refuse('REFUND_OPEN')
    await db
      .updateTable('orders')
      .set({ hidden: true })
      .where('buyerId', '=', actor.boId)
      .where('id', '=', order.id)
      .execute()
    return null
  },

  '/api/trading/order/remindDelivery': step('buyer', 'remind', {
    set: async ({ row, db, now, refuse }) => {
      const { remindHours } = await termsOf(db, row.systemId)
      if (row.remindedAt && later(row.remindedAt, remindHours * hour) > now)
        refuse('ALREADY_REMINDED', { hours: remindHours })
      return { remindedAt: now }
    },
    notify: sellerReads,
  }),

  '/api/trading/orderChange/changeOrderInfo': step('buyer', 'extend', {
    set: async ({ row, db, now, refuse }) => {
      if (row.extended) refuse('ALREADY_EXTENDED')
      const { extendDays } = await termsOf(db, row.systemId)
      return { extended: true, receiveBy: later(row.receiveBy ?? now, extendDays * day) }
    },
  }),
} satisfies Handlers<Calls & SharedCalls>
