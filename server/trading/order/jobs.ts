import type { OrderAction, OrderState } from '@wotu/contract/trading/order/state.ts'
import { literals } from '#kernel/db/db.ts'
import { inBatches, type Turn } from '#kernel/jobs/batch.ts'
import type { JobContext, JobHandlers } from '#kernel/jobs/jobs.ts'
import { pointReads } from '@wotu/contract/basic/point.ts'
import { walletReads } from '@wotu/contract/trading/order/buyer.ts'
import { moveOrder } from './move.ts'
import type { Order } from './read.ts'
import { buyerReads, sellerReads } from './stale.ts'
import { settleReceived } from './received.ts'
import { releaseStock } from './stock.ts'
import { day, later, termsOf } from '#kernel/call/terms.ts'

/** Orders whose time is up. The states are part of the statement: they choose the index that knows of no others. */
const due = ({ db, limit, notResting }: Turn, ...states: OrderState[]) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('state', 'in', literals(states))
    .where(notResting('orders.id'))
    .limit(limit)
    .forUpdate()
    .skipLocked()

/** Each runs again by itself; running twice changes nothing, since every order moves by the state it is in. */
export const orderJobs = {
  'order.expire': inBatches<Order>('order.expire', {
    due: (turn) => due(turn, 'unpaid', 'unconfirmed').where('payBy', '<=', turn.now).orderBy('payBy').execute(),
    each: async (job, order) => {
      await bySystem(job, order, 'expire', { closedWhy: '超时未付款' })
      await releaseStock(job.db, order)
    },
  }),
  'order.receive': inBatches<Order>('order.receive', {
    due: (turn) => due(turn, 'unreceived').where('receiveBy', '<=', turn.now).orderBy('receiveBy').execute(),
    each: async (job, order) => {
      const { db, now, tell } = job
      await bySystem(job, order, 'autoReceive', { receivedAt: now })
      await settleReceived(db, order, now)
      tell(order.sellerId, walletReads)
      tell(order.buyerId, pointReads)
    },
  }),
  'order.evaluate': inBatches<Order>('order.evaluate', {
    due: async (turn) => {
      const { evaluateDays } = await termsOf(turn.db, turn.systemId)
      return due(turn, 'unevaluated')
        .where('receivedAt', '<=', later(turn.now, -evaluateDays * day))
        .orderBy('receivedAt')
        .execute()
    },
    each: (job, order) => bySystem(job, order, 'autoEvaluate', {}),
  }),
} satisfies JobHandlers

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
