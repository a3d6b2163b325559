import { sql } from 'kysely'
import type { OrderRow } from '@wotu/contract/trading/order/order.ts'
import { orderStates, type OrderState } from '@wotu/contract/trading/order/state.ts'
import { type Db, type Key, lookThrough, type Page, paged, type Paging } from '#kernel/db/db.ts'
import { column, linesOf, toRow, type Side } from './read.ts'
import { sumStates } from './sums.ts'
import { refundsOf, showRefund } from './refundRead.ts'

export interface OrderFilter extends Paging {
  states: OrderState[]
  keyword: string
  from?: string | undefined
  to?: string | undefined
}

const allStates = Object.keys(orderStates) as OrderState[]
const newest: Key[] = [{ column: 'createdAt', isTime: true }, { column: 'id' }]

/** The keys of a side's orders. Those that the buyer hid are not in their list. */
const keysOf = (db: Db, side: Side, boId: string, { states, from, to }: OrderFilter) => ({
  rows: db
    .selectFrom('orders')
    .select(['buyerId', 'id', 'createdAt'])
    .where(column[side], '=', boId)
    // Literal, as in the condition of the index.
    .$if(side === 'buyer', (q) => q.where('hidden', '=', sql.lit(false)))
    .$if(from !== undefined, (q) => q.where('createdAt', '>=', new Date(from!)))
    .$if(to !== undefined, (q) => q.where('createdAt', '<=', new Date(to!))),
  by: newest,
  stretches: { column: 'state', values: states.length > 0 ? [...new Set(states)] : allStates },
})

/** Whether the order with the key `o` is found by a keyword: its number, the other side, who receives it, its goods. */
const isFound = (side: Side, keyword: string) => {
  const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`exists (
    select from orders f where f.buyer_id = o.buyer_id and f.id = o.id and (
      f.no like ${like} or ${sql.ref(side === 'buyer' ? 'f.shopName' : 'f.buyerName')} like ${like}
      or f.address ->> 'consignee' like ${like}
      or exists (select from order_line l where l.buyer_id = f.buyer_id and l.order_id = f.id and l.title like ${like})))`
}

const dayMs = 86_400_000

/** A whole number begins with its day in Beijing (see orderNo.ts), so it is looked for in that day alone. */
const dayOfNumber = (keyword: string): { from: string; to: string } | undefined => {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)\d{10}$/.exec(keyword) ?? []
  const start = Date.parse(`20${year}-${month}-${day}T00:00:00+08:00`)
  if (Number.isNaN(start)) return undefined
  return { from: new Date(start).toISOString(), to: new Date(start + dayMs - 1).toISOString() }
}

/** One page of a side's orders, newest first. By a keyword, of the newest thousand; `next` leads through those before. */
export async function listOrders(db: Db, side: Side, boId: string, filter: OrderFilter): Promise<Page<OrderRow>> {
  const { keyword } = filter
  const { rows: keys, ...page } =
    keyword === ''
      ? await paged(db, keysOf(db, side, boId, filter), filter)
      : await lookThrough(
          db,
          keysOf(db, side, boId, { ...filter, ...dayOfNumber(keyword) }),
          isFound(side, keyword),
          filter,
        )
  return { ...page, rows: await rowsOf(db, side, keys) }
}

/** The orders with these keys, in their order. */
async function rowsOf(db: Db, side: Side, keys: { buyerId: string; id: string }[]): Promise<OrderRow[]> {
  if (keys.length === 0) return []
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where(
      'buyerId',
      'in',
      keys.map(({ buyerId }) => buyerId),
    )
    .where(
      'id',
      'in',
      keys.map(({ id }) => id),
    )
    .execute()
  const [lines, refunds] = [await linesOf(db, orders), await refundsOf(db, orders)]
  const byId = new Map(
    orders.map((order) => {
      const refund = showRefund(refunds.get(order.id))
      return [order.id, toRow(order, lines.get(order.id) ?? [], refund, side)]
    }),
  )
  return keys.flatMap(({ id }) => byId.get(id) ?? [])
}

/** How many orders a side has in each state. */
export async function countOrders(db: Db, side: Side, boId: string): Promise<Record<OrderState, number>> {
  const sums = await sumStates(db, side, boId)
  const counts = Object.entries(sums).map(([state, { count }]) => [state, count])
  return Object.fromEntries(counts) as Record<OrderState, number>
}
