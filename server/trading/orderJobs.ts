import type { OrderAction } from '@wotu/contract/trading/order.state.ts'
import type { Db } from '#kernel/db.ts'
import type { JobContext, JobHandlers } from '#kernel/jobs.ts'
import { walletReads } from '@wotu/contract/trading/order.buyer.ts'
import { releaseEscrow } from './orderMoney.ts'
import { moveOrder } from './orderMove.ts'
import type { Order } from './orderRead.ts'
import { countSales } from './orderSales.ts'
import { buyerReads, sellerReads } from './orderStale.ts'
import { releaseStock } from './orderStock.ts'
import { later, terms } from './terms.ts'

/** How many orders one run takes, so that its transaction stays short. */
const batch = 50

/** Orders whose time is up, locked; those that somebody is working on are left for the next sweep. */
const due = (db: Db, now: Date) => {
  const orders = db.selectFrom('orders').selectAll().limit(batch).forUpdate().skipLocked()
  return {
    unpaid: () => orders.where('state', 'in', ['unpaid', 'unconfirmed']).where('payBy', '<=', now).execute(),
    unreceived: () => orders.where('state', '=', 'unreceived').where('receiveBy', '<=', now).execute(),
    unevaluated: () =>
      orders.where('state', '=', 'unevaluated').where('receivedAt', '<=', later(now, -terms.evaluateWithin)).execute(),
  }
}

/** Each runs again by itself; running twice changes nothing, since every order moves by the state it is in. */
export const orderJobs: JobHandlers = {
  'order.expire': async (job) => {
    const { db, now } = job
    for (const order of await due(db, now).unpaid()) {
      await bySystem(job, order, 'expire', { closedWhy: '超时未付款' })
      await releaseStock(db, order)
    }
  },
  'order.receive': async (job) => {
    const { db, now, tell } = job
    for (const order of await due(db, now).unreceived()) {
      await bySystem(job, order, 'autoReceive', { receivedAt: now })
      await releaseEscrow(db, order, now)
      await countSales(db, order)
      tell(order.sellerId, walletReads)
    }
  },
  'order.evaluate': async (job) => {
    for (const order of await due(job.db, job.now).unevaluated()) await bySystem(job, order, 'autoEvaluate', {})
  },
}

const bySystem = async (
  { db, now, tell }: JobContext,
  order: Order,
  action: OrderAction,
  set: { closedWhy?: string; receivedAt?: Date },
) => {
  await moveOrder(db, { order, action, role: 'system', byId: null, now, set })
  tell(order.buyerId, buyerReads)
  tell(order.sellerId, sellerReads)
}
