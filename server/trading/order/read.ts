import type { Selectable } from 'kysely'
import type { OrderDetail, OrderRow } from '@wotu/contract/trading/order/order.ts'
import { orderMachine } from '@wotu/contract/trading/order/state.ts'
import { refundMachine } from '@wotu/contract/trading/order/refundState.ts'
import type { Db } from '#kernel/db/db.ts'
import { found } from '#kernel/call/refuse.ts'
import { lockBills } from '../../finance/index.ts'
import { isOpen, refundsOf, showRefund } from './refundRead.ts'
import type { OrderLineTable, OrdersTable } from '../tables.ts'

export type Order = Selectable<OrdersTable>
type Line = Selectable<OrderLineTable>
type Refund = OrderDetail['refund']

/** The two parties of an order, and which column names each. */
export type Side = 'buyer' | 'seller'
export const column = { buyer: 'buyerId', seller: 'sellerId' } as const

const iso = (at: Date | null) => at?.toISOString() ?? null

/** What a side may do now with an order, and with what is to go back of it. */
const actionsOf = (order: Order, refund: Refund, side: Side): OrderRow['actions'] => [
  ...(refund ? refundMachine.actions(refund.state, side) : []),
  ...orderMachine
    .actions(order.state, side)
    .filter((action) => (action === 'extend' ? !order.extended : action !== 'hide' || !isOpen(refund))),
]

export const toRow = (order: Order, lines: Line[], refund: Refund, side: Side): OrderRow => ({
  id: order.id,
  no: order.no,
  state: order.state,
  shopId: order.shopId,
  shopName: order.shopName,
  buyerName: order.buyerName,
  goodsFen: order.goodsFen,
  freightFen: order.freightFen,
  discountFen: order.discountFen,
  adjustFen: order.adjustFen,
  payableFen: order.payableFen,
  consignee: order.address.consignee,
  hasNote: order.sellerNote !== '',
  createdAt: order.createdAt.toISOString(),
  payBy: iso(order.payBy),
  receiveBy: iso(order.receiveBy),
  lines: lines.map(({ systemId: _s, buyerId: _b, orderId: _o, sellerId: _l, ...line }) => line),
  payWay: order.payWay,
  refund: refund && { state: refund.state, amountFen: refund.amountFen },
  actions: actionsOf(order, refund, side),
})

export const linesOf = async (db: Db, orders: Order[]): Promise<Map<string, Line[]>> => {
  if (orders.length === 0) return new Map()
  const lines = await db
    .selectFrom('orderLine')
    .selectAll()
    .where('buyerId', 'in', [...new Set(orders.map((o) => o.buyerId))])
    .where(
      'orderId',
      'in',
      orders.map((o) => o.id),
    )
    .orderBy('id')
    .execute()
  return new Map(orders.map((o) => [o.id, lines.filter((line) => line.orderId === o.id)]))
}

const ownOrder = (db: Db, side: Side, boId: string, id: string) =>
  db.selectFrom('orders').selectAll().where(column[side], '=', boId).where('id', '=', id)

/** The caller's order, bought or sold by them. @throws {Refusal} NOT_FOUND when it isn't there, or isn't theirs */
export const readOrder = async (db: Db, side: Side, boId: string, id: string): Promise<Order> =>
  found('订单', await ownOrder(db, side, boId, id).executeTakeFirst())

/**
 * The same, locked until the transaction ends: whoever changes an order, or what is derived from its lines, reads both
 * under this lock, so that of two at once the later one sees what the other did.
 * @throws {Refusal} NOT_FOUND
 */
export const lockOrder = async (db: Db, side: Side, boId: string, id: string): Promise<Order> =>
  found('订单', await ownOrder(db, side, boId, id).forUpdate().executeTakeFirst())

/** The same with the bills that wait for it, which are locked first. @throws {Refusal} NOT_FOUND */
export async function lockBilledOrder(db: Db, side: Side, boId: string, id: string): Promise<Order> {
  const { buyerId } = await readOrder(db, side, boId, id)
  await lockBills(db, buyerId, 'order', [id])
  return lockOrder(db, side, boId, id)
}

/** The caller's order from whichever side he is on. @throws {Refusal} NOT_FOUND */
export async function readOwnOrder(db: Db, boId: string, id: string): Promise<{ order: Order; side: Side }> {
  const order = found(
    '订单',
    await db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', id)
      .where((e) => e.or([e('buyerId', '=', boId), e('sellerId', '=', boId)]))
      .executeTakeFirst(),
  )
  return { order, side: order.buyerId === boId ? 'buyer' : 'seller' }
}

export const readLog = async (db: Db, order: Order): Promise<OrderDetail['log']> => {
  const rows = await db
    .selectFrom('orderLog')
    .where('buyerId', '=', order.buyerId)
    .where('orderId', '=', order.id)
    .select(['at', 'action', 'stateTo', 'byRole', 'words'])
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

export const readShipments = async (db: Db, order: Order): Promise<OrderDetail['shipments']> => {
  const rows = await db
    .selectFrom('shipment')
    .where('buyerId', '=', order.buyerId)
    .where('orderId', '=', order.id)
    .select(['id', 'way', 'company', 'waybill', 'driver', 'plate', 'phone', 'sentAt', 'lines', 'trace'])
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() }))
}

/** An order whole, as one of its parties reads it now. */
export async function orderDetail(db: Db, side: Side, boId: string, id: string, now: Date): Promise<OrderDetail> {
  const order = await readOrder(db, side, boId, id)
  const lines = await linesOf(db, [order])
  const refund = showRefund((await refundsOf(db, [order])).get(id))
  return {
    ...toRow(order, lines.get(id) ?? [], refund, side),
    refund,
    address: order.address,
    delivery: order.delivery,
    message: order.message,
    sellerNote: side === 'seller' ? order.sellerNote : '',
    source: side === 'seller' && order.partner ? { partner: order.partner, attribution: order.attribution } : null,
    voucher: order.voucher,
    paidAt: iso(order.paidAt),
    sentAt: iso(order.sentAt),
    receivedAt: iso(order.receivedAt),
    extended: order.extended,
    closedWhy: order.closedWhy,
    shipments: await readShipments(db, order),
    log: await readLog(db, order),
    now: now.toISOString(),
  }
}
