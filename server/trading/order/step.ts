import type { Updateable } from 'kysely'
import type { OrderAction } from '@wotu/contract/trading/order/state.ts'
import type { OrderDetail } from '@wotu/contract/trading/order/order.ts'
import { stepsOf } from '#kernel/call/step.ts'
import type { OrdersTable } from '../tables.ts'
import { moveOrder } from './move.ts'
import { lockOrder, orderDetail, type Order, type Side } from './read.ts'

/** Whom an order belongs to beside this side. */
export const otherOf = (order: Order, side: Side) => (side === 'buyer' ? order.sellerId : order.buyerId)

/** What a party does with an order, as a handler. */
export const step = stepsOf<Order, Side, OrderAction, Updateable<OrdersTable>, OrderDetail>({
  lock: lockOrder,
  move: (db, { row: order, side: role, ...move }) => moveOrder(db, { order, role, ...move }),
  other: otherOf,
  show: orderDetail,
})
