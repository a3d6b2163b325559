import { orderMachine } from '@wotu/contract/trading/order/state.ts'
import { columns, type Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { post, type Payable, type Posting } from '../../finance/index.ts'
import type { Order } from './read.ts'
import { sellerReads } from './stale.ts'

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
 * How a bill for orders is settled: all of its orders leave `unpaid` together or none does, and each one's money goes
 * from where the payer had it into his escrow. The sum must still be the bill's: a price revised meanwhile refuses.
 */
export const orderPayable: Payable = {
  standing(orders) {
    if (orders.every((state) => orderMachine.find(state, 'pay', 'buyer'))) return 'waiting'
    // Orders of several sellers: one may have confirmed before the other.
    const over = orders.some((state) => state === 'unpaid' || state === 'cancelled' || state === 'closed')
    return !over && orders.includes('unconfirmed') ? 'confirming' : 'closed'
  },
  settle(bill, orders, way, now) {
    const unpaid = orders.filter((order) => orderMachine.find(order.state, 'pay', 'buyer'))
    if (unpaid.length !== bill.orderIds.length) return 'stateChanged'
    if (orders.reduce((sum, order) => sum + order.payableFen, 0) !== bill.amountFen) return 'amountChanged'
    return {
      postings: orders.map((order): Posting => ({
        ownerId: bill.payerId,
        key: `pay:${order.id}`,
        kind: 'pay',
        bizNo: order.no,
        legs: [
          { counterparty: order.shopName, ...bill.source, amountFen: -order.payableFen },
          { ownerId: bill.payerId, account: 'escrow', amountFen: order.payableFen },
        ],
      })),
      orders: orders.map(({ sellerId: _, state: __, closed: ___, ...order }) => order),
      paid: orders.map(({ id, payableFen }) => ({ buyerId: bill.payerId, id, amountFen: payableFen, way, at: now })),
      concerned: orders.map(({ sellerId }) => [sellerId, sellerReads]),
    }
  },
  write: (paid) => [
    {
      name: 'pay_orders',
      values: columns(
        paid,
        (o) => o.buyerId,
        (o) => o.id,
        () => newId(),
        (o) => o.amountFen,
        (o) => o.way,
        (o) => o.at,
      ),
    },
  ],
}
