import { walletReads } from '@wotu/contract/trading/order/buyer.ts'
import type { sellerOrderCalls } from '@wotu/contract/trading/order/seller.ts'
import type { Db } from '#kernel/db/db.ts'
import type { Handlers } from '#kernel/call/handlers.ts'
import { newId } from '#kernel/db/ids.ts'
import { refuse } from '#kernel/call/refuse.ts'
import { areaName } from '../../basic/index.ts'
import { closeBills, settleOffline, withdrawOffline } from '../../finance/index.ts'
import { allocate } from './allocate.ts'
import { refundEscrow } from './money.ts'
import { moveOrder } from './move.ts'
import { countOrders, listOrders } from './list.ts'
import { lockBilledOrder, lockOrder, orderDetail, type Order } from './read.ts'
import { openRefund } from './refund.ts'
import { buyerReads } from './stale.ts'
import { step } from './step.ts'
import { consumeStock, releaseStock } from './stock.ts'
import { paidOffline } from './refundRead.ts'
import { day, later, minute, termsOf } from '#kernel/call/terms.ts'

const linesOf = (db: Db, order: Order) =>
  db
    .selectFrom('orderLine')
    .selectAll()
    .where('buyerId', '=', order.buyerId)
    .where('orderId', '=', order.id)
    .orderBy('id')
    .execute()

/** Sets new line totals and freight on an unpaid order; what changed stands in `adjust`, freight is shared anew. */
async function reprice(db: Db, order: Order, totals: Map<string, number>, freightFen: number) {
  const lines = await linesOf(db, order)
  const goods = lines.map((line) => totals.get(line.id) ?? line.priceFen * line.quantity + line.adjustFen)
  const payableFen = goods.reduce((a, b) => a + b, 0) + freightFen - order.discountFen
  if (payableFen < 1) refuse('PRICE_TOO_LOW')
  const freights = allocate(freightFen, goods)
  for (const [i, line] of lines.entries()) {
    const adjustFen = goods[i]! - line.priceFen * line.quantity
    await db
      .updateTable('orderLine')
      .set({ adjustFen, freightFen: freights[i]!, payableFen: goods[i]! + freights[i]! - line.discountFen })
      .where('buyerId', '=', line.buyerId)
      .where('orderId', '=', line.orderId)
      .where('id', '=', line.id)
      .execute()
  }
  return { freightFen, payableFen, adjustFen: goods.reduce((a, b) => a + b, 0) - order.goodsFen }
}

/** Adds what leaves now to what had left, under the order's lock; answers whether anything is still to leave. */
async function sendLines(db: Db, order: Order, sending: { lineId: string; quantity: number }[]) {
  if (new Set(sending.map((s) => s.lineId)).size !== sending.length) refuse('SEND_TOO_MUCH')
  for (const { lineId, quantity } of sending) {
    const { numUpdatedRows } = await db
      .updateTable('orderLine')
      .set((e) => ({ sent: e('sent', '+', quantity) }))
      .where('buyerId', '=', order.buyerId)
      .where('orderId', '=', order.id)
      .where('id', '=', lineId)
      .where((e) => e(e('sent', '+', quantity), '<=', e.ref('quantity')))
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) refuse('SEND_TOO_MUCH')
  }
  return (await linesOf(db, order)).some((line) => line.sent < line.quantity)
}

const detail = ({ input, db, actor, now }: { input: { id: string }; db: Db; actor: { boId: string }; now: Date }) =>
  orderDetail(db, 'seller', actor.boId, input.id, now)

/** What the seller does with the orders of their shop. */
export const sellerOrderHandlers = {
  '/api/trading/order/selAllOrderListByPage/v3': ({ input, db, actor }) => listOrders(db, 'seller', actor.boId, input),
  '/api/trading/order/selSellerOrderDetailById': detail,
  '/openapi/trading/order/selSellerOrderDetailById': detail,
  '/api/trading/order/selectOrderCount': ({ db, actor }) => countOrders(db, 'seller', actor.boId),

  '/api/trading/order/cancelOrder': step('seller', 'cancel', {
    words: ({ why }) => why,
    set: ({ input }) => ({ closedWhy: input.why }),
    after: async ({ row, db, now }) => {
      await releaseStock(db, row)
      if (paidOffline(row)) await openRefund(db, row, now)
      else await refundEscrow(db, row, now)
    },
    notify: [...buyerReads, ...walletReads],
  }),

  '/api/trading/order/orderPriceRevision': step('seller', 'reprice', {
    lock: lockBilledOrder,
    words: ({ why }) => why,
    set: ({ row, db, input }) =>
      reprice(db, row, new Map(input.lines.map((l) => [l.lineId, l.totalFen])), input.freightFen),
    after: ({ row, db }) => closeBills(db, row.buyerId, 'order', row.id),
    notify: buyerReads,
  }),

  '/api/trading/order/modifyOrderByObj': async ({ input, db, actor, now, tell }) => {
    const order = await lockBilledOrder(db, 'seller', actor.boId, input.id)
    const move = { order, action: input.action, role: 'seller', byId: actor.memberId, now } as const
    switch (input.action) {
      case 'note':
        await moveOrder(db, { ...move, set: { sellerNote: input.note } })
        break
      case 'confirmPayment':
        await moveOrder(db, { ...move, set: { paidAt: now, payWay: 'offline' } })
        await settleOffline(db, order.buyerId, 'order', order.id, now)
        break
      case 'refuseVoucher': {
        const payBy = later(now, (await termsOf(db, order.systemId)).payMinutes * minute)
        await moveOrder(db, { ...move, words: input.why, set: { voucher: [], payWay: '', payBy } })
        await withdrawOffline(db, order.buyerId, 'order', order.id, payBy)
        break
      }
      case 'changeAddress': {
        const address = { ...input.address, areaName: await areaName(db, input.address.areaCode) }
        await moveOrder(db, { ...move, set: { address: JSON.stringify(address) } })
        break
      }
    }
    if (input.action !== 'note') tell(order.buyerId, buyerReads)
    return orderDetail(db, 'seller', actor.boId, input.id, now)
  },

  '/openapi/trading/order/orderDelivery': async ({ input, db, actor, now, tell }) => {
    const order = await lockOrder(db, 'seller', actor.boId, input.id)
    const more = await sendLines(db, order, input.lines)
    const { receiveDays } = await termsOf(db, order.systemId)
    await moveOrder(db, {
      order,
      action: 'send',
      role: 'seller',
      byId: actor.memberId,
      now,
      ...(more && { to: 'partSent' as const }),
      set: { sentAt: now, ...(!more && { receiveBy: later(now, receiveDays * day) }) },
    })
    await consumeStock(db, order, input.lines)
    await db
      .insertInto('shipment')
      .values({
        systemId: order.systemId,
        buyerId: order.buyerId,
        orderId: order.id,
        id: newId(),
        ...input.dispatch,
        lines: JSON.stringify(input.lines),
        trace: JSON.stringify([
          { at: now.toISOString(), words: input.dispatch.way === 'self' ? '商品已备好，等待买家自提' : '卖家已发货' },
        ]),
        sentAt: now,
      })
      .execute()
    tell(order.buyerId, buyerReads)
    return orderDetail(db, 'seller', actor.boId, input.id, now)
  },
} satisfies Handlers<typeof sellerOrderCalls>
