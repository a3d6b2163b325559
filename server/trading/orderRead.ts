import { sql, type Selectable } from 'kysely'
import type { OrderDetail, OrderRow } from '@wotu/contract/trading/order.ts'
import { orderMachine, orderStates, type OrderRole, type OrderState } from '@wotu/contract/trading/order.state.ts'
import type { Db } from '#kernel/db.ts'
import { found } from '#kernel/refuse.ts'
import type { OrderLineTable, OrdersTable } from './tables.ts'

export type Order = Selectable<OrdersTable>
type Line = Selectable<OrderLineTable>

/** The two parties of an order, and which column names each. */
export type Side = 'buyer' | 'seller'
const column = { buyer: 'buyerId', seller: 'sellerId' } as const

const iso = (at: Date | null) => at?.toISOString() ?? null

const toRow = (order: Order, lines: Line[], role: OrderRole): OrderRow => ({
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
  actions: orderMachine.actions(order.state, role).filter((action) => action !== 'extend' || !order.extended),
})

const linesOf = async (db: Db, orders: Order[]): Promise<Map<string, Line[]>> => {
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

/** The caller's order, bought or sold by him. @throws {Refusal} NOT_FOUND when it isn't there, or isn't his */
export const readOrder = async (db: Db, side: Side, boId: string, id: string): Promise<Order> =>
  found(
    '订单',
    await db.selectFrom('orders').selectAll().where(column[side], '=', boId).where('id', '=', id).executeTakeFirst(),
  )

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

export interface OrderFilter {
  page: number
  size: number
  states: OrderState[]
  keyword: string
  from?: string | undefined
  to?: string | undefined
}

/** One page of a side's orders, newest first. Orders that the buyer hid are not in his list. */
export async function listOrders(
  db: Db,
  side: Side,
  boId: string,
  filter: OrderFilter,
): Promise<{ total: number; rows: OrderRow[] }> {
  const like = `%${filter.keyword.replace(/[\\%_]/g, '\\$&')}%`
  const matching = db
    .selectFrom('orders as o')
    .where(`o.${column[side]}`, '=', boId)
    .$if(side === 'buyer', (q) => q.where('o.hidden', '=', false))
    .$if(filter.states.length > 0, (q) => q.where('o.state', 'in', filter.states))
    .$if(filter.from !== undefined, (q) => q.where('o.createdAt', '>=', new Date(filter.from!)))
    .$if(filter.to !== undefined, (q) => q.where('o.createdAt', '<=', new Date(filter.to!)))
    .$if(filter.keyword !== '', (q) =>
      q.where((e) =>
        e.or([
          e('o.no', 'like', like),
          e(side === 'buyer' ? 'o.shopName' : 'o.buyerName', 'like', like),
          e(sql<string>`o.address ->> 'consignee'`, 'like', like),
          e.exists(
            e
              .selectFrom('orderLine as l')
              .select('l.id')
              .whereRef('l.buyerId', '=', 'o.buyerId')
              .whereRef('l.orderId', '=', 'o.id')
              .where('l.title', 'like', like),
          ),
        ]),
      ),
    )
  const [count, orders] = await Promise.all([
    matching.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    matching
      .selectAll('o')
      .orderBy('o.id', 'desc')
      .limit(filter.size)
      .offset((filter.page - 1) * filter.size)
      .execute(),
  ])
  const lines = await linesOf(db, orders)
  return { total: count.total, rows: orders.map((order) => toRow(order, lines.get(order.id) ?? [], side)) }
}

/** How many orders a side has in each state. */
export async function countOrders(db: Db, side: Side, boId: string): Promise<Record<OrderState, number>> {
  const rows = await db
    .selectFrom('orders')
    .select((e) => ['state', e.fn.countAll<number>().as('count')])
    .where(column[side], '=', boId)
    .$if(side === 'buyer', (q) => q.where('hidden', '=', false))
    .groupBy('state')
    .execute()
  const counts = Object.fromEntries(Object.keys(orderStates).map((state) => [state, 0])) as Record<OrderState, number>
  for (const row of rows) counts[row.state] = row.count
  return counts
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
  return {
    ...toRow(order, lines.get(id) ?? [], side),
    address: order.address,
    delivery: order.delivery,
    message: order.message,
    sellerNote: side === 'seller' ? order.sellerNote : '',
    source: side === 'seller' && order.partner ? { partner: order.partner, attribution: order.attribution } : null,
    payWay: order.payWay,
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
