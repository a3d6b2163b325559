import { orderMachine, type OrderState } from '@wotu/contract/trading/order/state.ts'
import { type Db, named, query } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { found, refuse } from '#kernel/call/refuse.ts'
import { openBill, post, type Posting, type Subject } from '../../finance/index.ts'
import type { Order } from './read.ts'
import { sellerReads } from './stale.ts'

/** Whether its buyer may pay it: by the table of states. */
const isUnpaid = ({ state }: { state: string }) => orderMachine.find(state as OrderState, 'pay', 'buyer') !== undefined

/** Money of these orders went through the platform; an offline transfer did not. */
const throughPlatform = (order: Order) => order.payWay !== '' && order.payWay !== 'offline' && order.paidAt !== null

/** What was held for the order goes to its seller: on receipt. An order paid offline has nothing held. */
export async function releaseEscrow(db: Db, order: Order, now: Date): Promise<void> {
  if (!throughPlatform(order)) return
  await post(db, now, [
    {
      ownerId: order.buyerId,
      key: `income:${order.id}`,
      kind: 'income',
      bizNo: order.no,
      legs: [
        { ownerId: order.buyerId, account: 'escrow', amountFen: -order.payableFen, counterparty: order.shopName },
        { ownerId: order.sellerId, account: 'available', amountFen: order.payableFen, counterparty: order.buyerName },
      ],
    },
  ])
}

/** What was held for the order goes back to its buyer: on cancelling after payment. Paid offline, it is its seller's to send: see orderRefund.ts. */
export async function refundEscrow(db: Db, order: Order, now: Date): Promise<void> {
  if (!throughPlatform(order)) return
  await post(db, now, [
    {
      ownerId: order.buyerId,
      key: `refund:${order.id}`,
      kind: 'refund',
      bizNo: order.no,
      legs: [
        { ownerId: order.buyerId, account: 'escrow', amountFen: -order.payableFen },
        { ownerId: order.buyerId, account: 'available', amountFen: order.payableFen, counterparty: order.shopName },
      ],
    },
  ])
}

/**
 * Orders as a subject of bills. All orders of a bill leave `unpaid` together or none does, and each one's money goes from where
 * the payer had it into their escrow. The sum must still be the bill's: a price revised meanwhile refuses.
 */
export const orderSubject: Subject = {
  title: '商品订单',
  ways: ['balance', 'card', 'scan', 'offline'],
  thing: (buyerId, id) => `
    select o.id, o.no, o.shop_name as payee, o.seller_id as payee_id, l.title, l.picture, o.payable_fen as amount_fen, o.state,
      exists (select from wotu_closed_shops() c where c.bo_id = o.seller_id) as closed,
      o.pay_way = 'offline' and o.paid_at is not null as transferred
    from orders o
    cross join lateral (
      select title, picture from order_line where buyer_id = o.buyer_id and order_id = o.id order by id limit 1) l
    where o.buyer_id = ${buyerId} and o.id = ${id}`,
  standing(orders) {
    if (orders.every(isUnpaid)) return 'waiting'
    // Orders of several sellers: one may have confirmed before the other.
    const over = orders.some(({ state }) => state === 'unpaid' || state === 'cancelled' || state === 'closed')
    return !over && orders.some(({ state }) => state === 'unconfirmed') ? 'confirming' : 'closed'
  },
  settle(bill, orders, way, now) {
    const unpaid = orders.filter(isUnpaid)
    if (unpaid.length !== bill.subjectIds.length) return 'stateChanged'
    if (orders.reduce((sum, order) => sum + order.amountFen, 0) !== bill.amountFen) return 'amountChanged'
    return {
      postings: orders.map((order): Posting => ({
        ownerId: bill.payerId,
        key: `pay:${order.id}`,
        kind: 'pay',
        bizNo: order.no,
        legs: [
          { counterparty: order.payee, ...bill.source, amountFen: -order.amountFen },
          { ownerId: bill.payerId, account: 'escrow', amountFen: order.amountFen },
        ],
      })),
      paid: orders.map(({ id, amountFen }) => ({ payerId: bill.payerId, id, amountFen, way, at: now })),
      concerned: orders.map(({ payeeId }) => [payeeId, sellerReads]),
    }
  },
  write: (paid) => [
    {
      name: 'pay_orders',
      values: named(paid, {
        buyerIds: (o) => o.payerId,
        ids: (o) => o.id,
        logIds: () => newId(),
        amountsFen: (o) => o.amountFen,
        ways: (o) => o.way,
        ats: (o) => o.at,
      }),
    },
  ],
}

/**
 * A bill for one or several of the buyer's unpaid orders.
 * @throws {Refusal} NOT_FOUND, STATE_CHANGED, PAY_SHOP_CLOSED
 */
export async function openOrderBill(db: Db, buyerId: string, orderIds: string[], now: Date) {
  const ids = [...new Set(orderIds)].sort()
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'state', 'payableFen', 'payBy'])
    .where('buyerId', '=', buyerId)
    .where('id', 'in', ids)
    .orderBy('id')
    // Of two who go to pay at once the later one waits here, and then finds the other's bill.
    .forUpdate()
    .execute()
  if (orders.length !== ids.length) refuse('NOT_FOUND', { what: '订单' })
  if (!orders.every(isUnpaid)) refuse('STATE_CHANGED')
  await checkShopsOpen(db, buyerId, ids)
  const of = { payerId: buyerId, subject: 'order', now }
  return openBill(
    db,
    orders.map(({ id, payableFen: amountFen, payBy }) => ({ ...of, id, amountFen, payBy })),
  )
}

/** Nobody pays a shop that was frozen, or whose owner was disabled. @throws {Refusal} PAY_SHOP_CLOSED */
export async function checkShopsOpen(db: Db, buyerId: string, orderIds: readonly string[]): Promise<void> {
  const [closed] = await query<{ shopName: string }>(db)`
    select o.shop_name from orders o join wotu_closed_shops() c on c.bo_id = o.seller_id
    where o.buyer_id = ${buyerId} and o.id = any(${orderIds}::bigint[]) order by o.id limit 1`
  if (closed) refuse('PAY_SHOP_CLOSED', closed)
}

/** What a group of the buyer's orders comes to. @throws {Refusal} NOT_FOUND */
export async function sumOrders(db: Db, buyerId: string, orderIds: string[]) {
  const ids = [...new Set(orderIds)]
  const orders = await db
    .selectFrom('orders')
    .select('payableFen')
    .where('buyerId', '=', buyerId)
    .where('id', 'in', ids)
    .execute()
  found('订单', orders.length === ids.length ? orders : undefined)
  return { amountFen: orders.reduce((sum, order) => sum + order.payableFen, 0) }
}
