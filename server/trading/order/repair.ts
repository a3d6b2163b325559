import { sql, type Updateable } from 'kysely'
import type { Terms } from '@wotu/contract/basic/setting.ts'
import type { OrderState } from '@wotu/contract/trading/order/state.ts'
import { inBatches, type Turn } from '#kernel/jobs/batch.ts'
import type { JobHandlers } from '#kernel/jobs/jobs.ts'
import { moveOrder } from './move.ts'
import type { Order } from './read.ts'
import { buyerReads, sellerReads } from './stale.ts'
import type { OrdersTable } from '../tables.ts'
import { day, later, termsOf } from '#kernel/call/terms.ts'

// Orders that stand as no call leaves them: nobody can move them, and no timer runs.

interface Repair {
  /** Orders of this kind, locked. The states are literals, as in the conditions of the indexes. */
  find: (turn: Turn) => Promise<Order[]>
  to?: OrderState
  set: (now: Date, terms: Terms) => Updateable<OrdersTable>
  /** What the order's log says. */
  words: string
}

const locked = ({ db, limit, notResting }: Turn) =>
  db.selectFrom('orders').selectAll().where(notResting('orders.id')).limit(limit).forUpdate().skipLocked()
const everythingSent = () => sql<boolean>`not exists (
  select from order_line l where l.buyer_id = orders.buyer_id and l.order_id = orders.id and l.sent < l.quantity)`

const repairs: Repair[] = [
  {
    find: (turn) => locked(turn).where('state', '=', sql.lit('partSent')).where(everythingSent()).execute(),
    to: 'unreceived',
    set: (now, { receiveDays }) => ({ receiveBy: later(now, receiveDays * day) }),
    words: '商品已全部发出',
  },
  {
    find: (turn) => locked(turn).where('state', '=', sql.lit('unreceived')).where('receiveBy', 'is', null).execute(),
    set: (now, { receiveDays }) => ({ receiveBy: later(now, receiveDays * day) }),
    words: '重新计算收货期限',
  },
  {
    find: (turn) => locked(turn).where('state', '=', sql.lit('unevaluated')).where('receivedAt', 'is', null).execute(),
    set: (now) => ({ receivedAt: now }),
    words: '重新计算评价期限',
  },
]

interface Found {
  id: string
  order: Order
  repair: Repair
}

/** Puts such orders right and says so in their log; running twice changes nothing. */
export const orderRepairJobs = {
  'order.repair': inBatches<Found>('order.repair', {
    due: async (turn) => {
      const found: Found[] = []
      for (const repair of repairs) {
        const orders = await repair.find({ ...turn, limit: turn.limit - found.length })
        found.push(...orders.map((order) => ({ id: order.id, order, repair })))
      }
      return found
    },
    each: async ({ db, systemId, now, tell }, { order, repair: { to, set, words } }) => {
      const changes = set(now, await termsOf(db, systemId))
      const move = { order, action: 'repair', role: 'system', byId: null, now, words, set: changes } as const
      await moveOrder(db, { ...move, ...(to && { to }) })
      tell(order.buyerId, buyerReads)
      tell(order.sellerId, sellerReads)
    },
  }),
} satisfies JobHandlers
