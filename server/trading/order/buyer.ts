import { orderMachine } from '@wotu/contract/trading/order/state.ts'
import { walletReads, type buyerOrderCalls } from '@wotu/contract/trading/order/buyer.ts'
import type { orderCalls } from '@wotu/contract/trading/order/seller.ts'
import type { Db } from '#kernel/db/db.ts'
import type { Handlers } from '#kernel/call/handlers.ts'
import { requireOwnPictures } from '../../basic/index.ts'
import {
  checkOpen,
  listBills,
  lockBillOrders,
  offerOffline,
  openOrderBill,
  payWaysOf,
  readBill,
} from '../../finance/index.ts'
import { moveOrder } from './move.ts'
import { countOrders, listOrders } from './list.ts'
import { lockBilledOrder, lockOrder, orderDetail, readOrder, type Order } from './read.ts'
import { settleReceived } from './received.ts'
import { releaseStock } from './stock.ts'
import { isOpen, refundsOf } from './refundRead.ts'
import { day, hour, later, termsOf } from '#kernel/call/terms.ts'
import { sellerReads } from './stale.ts'

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

interface By {
  db: Db
  byId: string
  now: Date
}

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

/** The buyer says that they have transferred the money themselves: the order waits longer, for the seller to confirm. */
const claimPaid = async (order: Order, voucher: string[], { db, byId, now }: By) =>
  moveOrder(db, {
    order,
    action: 'uploadVoucher',
    role: 'buyer',
    byId,
    now,
    set: { voucher, payWay: 'offline', payBy: await heldUntil(db, order, now) },
  })

/** What the buyer does with their orders. */
export const buyerOrderHandlers = {
  '/api/buyer/trading/order/selOrderListByPage': ({ input, db, actor }) => listOrders(db, 'buyer', actor.boId, input),
  '/api/buyer/trading/order/selBuyerOrderDetailById': ({ input, db, actor, now }) =>
    orderDetail(db, 'buyer', actor.boId, input.id, now),
  '/api/trading/order/selBuyerOrderDetailById': ({ input, db, actor, now }) =>
    orderDetail(db, 'buyer', actor.boId, input.id, now),
  '/api/buyer/trading/order/selectOrderCount': ({ db, actor }) => countOrders(db, 'buyer', actor.boId),

  '/api/buyer/trading/order/toPayment': ({ input, db, systemId, actor, now }) =>
    openOrderBill(db, systemId, actor.boId, input.orderIds, now),
  '/openapi/trading/order/toPayment/1.0': ({ input, db, systemId, actor, now }) =>
    openOrderBill(db, systemId, actor.boId, input.orderIds, now),
  '/openapi/trading/order/toPayment': ({ input, db, systemId, actor, now }) =>
    openOrderBill(db, systemId, actor.boId, [input.id], now),

  '/api/buyer/trading/order/selPaymentModes': async ({ input, db, actor }) =>
    payWaysOf(db, await readBill(db, actor.boId, input.payId)),

  '/api/buyer/trading/order/pay/selPayListByParam': async ({ input, db, actor }) => {
    const order = await readOrder(db, 'buyer', actor.boId, input.orderId)
    return listBills(db, actor.boId, order.id)
  },

  '/api/buyer/trading/order/pay/uploadVoucher': async ({ input, db, actor, now, tell }) => {
    const orderIds = await lockBillOrders(db, actor.boId, input.payId)
    await checkOpen(db, actor.boId, orderIds)
    await requireOwnPictures({ db, actor }, input.voucher)
    for (const id of orderIds) {
      const order = await lockOrder(db, 'buyer', actor.boId, id)
      await claimPaid(order, input.voucher, { db, byId: actor.memberId, now })
      tell(order.sellerId, sellerReads)
    }
    await offerOffline(db, actor.boId, orderIds, input.payId)
    return null
  },

  '/api/trading/orderHandle/uploadVoucher': async ({ input, db, actor, now, tell }) => {
    const order = await lockBilledOrder(db, 'buyer', actor.boId, input.id)
    await checkOpen(db, actor.boId, [order.id])
    await requireOwnPictures({ db, actor }, input.voucher)
    await claimPaid(order, input.voucher, { db, byId: actor.memberId, now })
    await offerOffline(db, actor.boId, [order.id])
    tell(order.sellerId, sellerReads)
    return orderDetail(db, 'buyer', actor.boId, input.id, now)
  },

  '/api/buyer/trading/order/cancelOrder': async ({ input, db, actor, now, tell }) => {
    const order = await lockOrder(db, 'buyer', actor.boId, input.id)
    await moveOrder(db, {
      order,
      action: 'cancel',
      role: 'buyer',
      byId: actor.memberId,
      now,
      words: input.why,
      set: { closedWhy: input.why },
    })
    await releaseStock(db, order)
    tell(order.sellerId, sellerReads)
    return orderDetail(db, 'buyer', actor.boId, input.id, now)
  },

  '/api/buyer/trading/order/orderReceived': async ({ input, db, actor, now, tell }) => {
    const order = await lockOrder(db, 'buyer', actor.boId, input.id)
    await moveOrder(db, {
      order,
      action: 'receive',
      role: 'buyer',
      byId: actor.memberId,
      now,
      set: { receivedAt: now },
    })
    await settleReceived(db, order, now)
    tell(order.sellerId, [...sellerReads, ...walletReads])
    return orderDetail(db, 'buyer', actor.boId, input.id, now)
  },

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

  '/api/trading/order/remindDelivery': async ({ input, db, actor, now, refuse, tell }) => {
    const order = await lockOrder(db, 'buyer', actor.boId, input.id)
    const { remindHours } = await termsOf(db, order.systemId)
    if (order.remindedAt && later(order.remindedAt, remindHours * hour) > now)
      refuse('ALREADY_REMINDED', { hours: remindHours })
    await moveOrder(db, { order, action: 'remind', role: 'buyer', byId: actor.memberId, now, set: { remindedAt: now } })
    tell(order.sellerId, sellerReads)
    return orderDetail(db, 'buyer', actor.boId, input.id, now)
  },

  '/api/trading/orderChange/changeOrderInfo': async ({ input, db, actor, now, refuse }) => {
    const order = await lockOrder(db, 'buyer', actor.boId, input.id)
    if (order.extended) refuse('ALREADY_EXTENDED')
    const { extendDays } = await termsOf(db, order.systemId)
    const receiveBy = later(order.receiveBy ?? now, extendDays * day)
    await moveOrder(db, {
      order,
      action: 'extend',
      role: 'buyer',
      byId: actor.memberId,
      now,
      set: { extended: true, receiveBy },
    })
    return orderDetail(db, 'buyer', actor.boId, input.id, now)
  },
} satisfies Handlers<Calls & SharedCalls>
