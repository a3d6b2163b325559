import type { Updateable } from 'kysely'
import { orderMachine, type OrderAction, type OrderRole, type OrderState } from '@wotu/contract/trading/order/state.ts'
import type { RefundAction } from '@wotu/contract/trading/order/refundState.ts'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { refuse } from '#kernel/call/refuse.ts'
import type { Order } from './read.ts'
import type { OrdersTable } from '../tables.ts'

export interface Move {
  order: Order
  action: OrderAction
  role: OrderRole
  /** Who did it; null for the system. */
  byId: string | null
  now: Date
  /** Overrides the table's target where it depends on the goods: a delivery in parts. */
  to?: OrderState
  set?: Updateable<OrdersTable>
  words?: string
}

/**
 * The one way an order changes state: by the table, guarded by the state it was read in, and logged.
 *
 * @throws {Refusal} STATE_CHANGED when the table does not allow it, or somebody else was faster
 */
export async function moveOrder(
  db: Db,
  { order, action, role, byId, now, to, set = {}, words = '' }: Move,
): Promise<OrderState> {
  const transition = orderMachine.find(order.state, action, role)
  if (!transition) return refuse('STATE_CHANGED')
  const state = to ?? transition.to ?? order.state
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ ...set, state })
    .where('buyerId', '=', order.buyerId)
    .where('id', '=', order.id)
    .where('state', '=', order.state)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return refuse('STATE_CHANGED')
  await logOrder(db, { order, action, role, byId, now, words, state })
  return state
}

type Logged = Pick<Move, 'order' | 'role' | 'byId' | 'now'> & {
  action: OrderAction | RefundAction
  words: string
  /** The order's state from now on. */
  state: OrderState
}

/** Writes down what somebody did with an order. */
export const logOrder = (db: Db, { order, action, role, byId, now, words, state }: Logged) =>
  db
    .insertInto('orderLog')
    .values({
      systemId: order.systemId,
      buyerId: order.buyerId,
      orderId: order.id,
      id: newId(),
      action,
      stateFrom: order.state,
      stateTo: state,
      byRole: role,
      byId,
      words,
      at: now,
    })
    .execute()
