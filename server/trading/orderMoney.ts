import type { PayWay } from '@wotu/contract/trading/order.ts'
import { type Db, query } from '#kernel/db.ts'
import { newId } from '#kernel/ids.ts'
import { post, type BilledOrder, type Payable, type Posting } from '../finance/index.ts'
import type { Order } from './orderRead.ts'
import { sellerReads } from './orderStale.ts'

/** Money of these orders went through the platform; an offline transfer did not. */
const throughPlatform = (order: Order) => order.payWay !== '' && order.payWay !== 'offline' && order.paidAt !== null

/** What was held for the order goes to its seller: on receipt. An order paid offline has nothing held. */
export async function releaseEscrow(db: Db, order: Order, now: Date): Promise<void> {
  if (!throughPlatform(order)) return
  await post(db, order.systemId, now, [
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

/** What was held for the order goes back to its buyer: on cancelling after payment. */
export async function refundEscrow(db: Db, order: Order, now: Date): Promise<void> {
  if (!throughPlatform(order)) return
  await post(db, order.systemId, now, [
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
 * How a bill for orders is settled: all of its orders leave `unpaid` together or none does, and each one's money goes
 * from where the payer had it into his escrow. The sum must still be the bill's: a price revised meanwhile refuses.
 */
export const orderPayable: Payable = {
  async settle(db, bill, way: PayWay, now) {
    const logIds = bill.orderIds.map(() => newId())
    const paid = await query<BilledOrder & { sellerId: string }>(db)`
      with paid as (
        update orders set state = 'unsent', pay_way = ${way}, paid_at = ${now}
        where buyer_id = ${bill.payerId} and id = any(${bill.orderIds}::bigint[]) and state = 'unpaid'
        returning id, no, shop_name, payable_fen, seller_id
      ), log as (
        insert into order_log (system_id, buyer_id, order_id, id, action, state_from, state_to, by_role, by_id, at)
        select ${bill.systemId}, ${bill.payerId}, p.id, x.log_id, 'pay', 'unpaid', 'unsent', 'buyer', ${bill.payerId}, ${now}
        from paid p join unnest(${bill.orderIds}::bigint[], ${logIds}::bigint[]) as x(id, log_id) on x.id = p.id
      )
      select p.id, p.no, p.shop_name, p.payable_fen, p.seller_id, l.title, l.picture
      from paid p cross join lateral (
        select title, picture from order_line where buyer_id = ${bill.payerId} and order_id = p.id order by id limit 1) l
      order by p.id`
    if (paid.length !== bill.orderIds.length) return 'stateChanged'
    const orders = paid.map(({ sellerId: _, ...order }) => order)
    if (orders.reduce((sum, row) => sum + row.payableFen, 0) !== bill.amountFen) return 'amountChanged'
    const postings = orders.map((order): Posting => ({
      ownerId: bill.payerId,
      key: `pay:${order.id}`,
      kind: 'pay',
      bizNo: order.no,
      legs: [
        { counterparty: order.shopName, ...bill.source, amountFen: -order.payableFen },
        { ownerId: bill.payerId, account: 'escrow', amountFen: order.payableFen },
      ],
    }))
    return { postings, orders, concerned: paid.map(({ sellerId }) => [sellerId, sellerReads]) }
  },
}
