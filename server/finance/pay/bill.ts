import { sql, type Selectable } from 'kysely'
import type { Bill } from '@wotu/contract/finance/pay.ts'
import type { PayWay } from '@wotu/contract/trading/order/order.ts'
import { channelIsOpen } from '#adapters/channel/channel.ts'
import type { OrderState } from '@wotu/contract/trading/order/state.ts'
import { type Db, type DbFunction, query, runFunctions } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { found, refuse } from '#kernel/call/refuse.ts'
import type { Tell } from '#kernel/call/tell.ts'
import { balances, postingWrites, type Leg, type Posting } from '../ledger/ledger.ts'
import { areOpen, checkOpen } from './openShops.ts'
import type { PayTable } from '../tables.ts'

export type BillRow = Selectable<PayTable>

/** A bill that is being settled, and the account that its money comes from. */
export interface Settling {
  payerId: string
  id: string
  orderIds: string[]
  amountFen: number
  source: Omit<Leg, 'amountFen'>
}

/** An order that a bill pays for, as the bill shows it. */
export type BilledOrder = Bill['orders'][number]

/** One of a bill's orders as it stands. */
export interface OrderOfBill extends BilledOrder {
  state: OrderState
  /** Its shop doesn't sell now. */
  closed: boolean
  sellerId: string
}

/** An order that becomes paid. */
export interface PaidOrder {
  buyerId: string
  id: string
  amountFen: number
  way: PayWay
  at: Date
}

export interface Settled {
  postings: Posting[]
  /** The orders that are paid now; none for a recharge. */
  orders: BilledOrder[]
  paid: PaidOrder[]
  /** Whom it concerns beside the payer, with what his pages read of it. */
  concerned: [memberOrBoId: string, paths: readonly string[]][]
}

/** What a bill can be for. */
export interface Payable {
  /** What its payer is told of a bill that waits, by how its orders stand. */
  standing: (orders: readonly OrderState[]) => Bill['state']
  /** Says what paying comes to and where the money goes, or why it can't: the thing moved on, or costs something else by now. */
  settle: (bill: Settling, orders: OrderOfBill[], way: PayWay, now: Date) => Settled | 'stateChanged' | 'amountChanged'
  /** What moves the things paid for; refuses STATE_CHANGED when one has moved meanwhile. */
  write: (paid: readonly PaidOrder[]) => DbFunction[]
}

const payables: Partial<Record<BillRow['biz'], Payable>> = {}

/** Said once by the domain that owns what is paid for, when the server is put together. */
export const setPayable = (biz: BillRow['biz'], payable: Payable) => {
  payables[biz] = payable
}

const payableOf = (biz: BillRow['biz']): Payable => {
  const payable = payables[biz]
  if (!payable) throw new Error(`nobody settles bills for ${biz}`)
  return payable
}

/** The payer's bill. @throws {Refusal} NOT_FOUND */
export const readBill = async (db: Db, payerId: string, id: string): Promise<BillRow> =>
  found(
    '账单',
    await db.selectFrom('pay').selectAll().where('payerId', '=', payerId).where('id', '=', id).executeTakeFirst(),
  )

/**
 * Takes a waiting bill to success, once: a second try finds it so and is refused.
 * @throws {Refusal} NOT_FOUND, PAY_CLOSED, STATE_CHANGED
 */
export async function takeBill(db: Db, payerId: string, id: string, way: PayWay, now: Date): Promise<BillRow> {
  const bill = await db
    .updateTable('pay')
    .set({ state: 'success', way, paidAt: now })
    .where('payerId', '=', payerId)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst()
  return bill ?? refuseTaken(await readBill(db, payerId, id))
}

/** Says why a bill that doesn't wait can't be paid. @throws {Refusal} PAY_CLOSED, STATE_CHANGED */
export const refuseTaken = ({ state }: Pick<BillRow, 'state'>): never =>
  refuse(state === 'success' ? 'STATE_CHANGED' : 'PAY_CLOSED')

/**
 * What paying a bill comes to, by its orders as they were read.
 * @param tell called for everybody else whom it concerns: the sellers
 * @throws {Refusal} PAY_SHOP_CLOSED, STATE_CHANGED, PAY_AMOUNT_CHANGED
 */
export function judgeBill(
  bill: BillRow,
  orders: OrderOfBill[],
  { way, source, now, tell }: { way: PayWay; source: Settling['source']; now: Date; tell: Tell },
): Settled {
  const settled = payableOf(bill.biz).settle({ ...bill, source }, orders, way, now)
  if (settled === 'stateChanged') return refuse('STATE_CHANGED')
  const shut = orders.find((order) => order.closed)
  if (shut) return refuse('PAY_SHOP_CLOSED', { shopName: shut.shopName })
  if (settled === 'amountChanged') return refuse('PAY_AMOUNT_CHANGED')
  for (const [memberOrBoId, paths] of settled.concerned) tell(memberOrBoId, paths)
  return settled
}

/** What writes bills that were judged: the things paid for move, and the money with them. */
export const settledWrites = (
  biz: BillRow['biz'],
  settled: readonly { settled: Settled; now: Date }[],
): DbFunction[] => [
  ...payableOf(biz).write(settled.flatMap((one) => one.settled.paid)),
  postingWrites(settled.flatMap(({ settled: { postings }, now: at }) => postings.map((posting) => ({ posting, at })))),
]

/**
 * Settles a bill that `takeBill` has just taken, in the same transaction.
 * @param tell called for everybody else whom it concerns: the sellers
 * @throws {Refusal} STATE_CHANGED, PAY_AMOUNT_CHANGED, BALANCE_SHORT
 */
export async function settleBill(
  db: Db,
  bill: BillRow,
  way: PayWay,
  source: Settling['source'],
  now: Date,
  tell: Tell = () => {},
): Promise<void> {
  const orders = await query<OrderOfBill>(db)`
    select o.id, o.no, o.shop_name, o.payable_fen, o.state, o.seller_id, l.title, l.picture,
      exists (select from wotu_closed_shops() c where c.bo_id = o.seller_id) as closed
    from orders o
    cross join lateral (
      select title, picture from order_line where buyer_id = o.buyer_id and order_id = o.id order by id limit 1) l
    where o.buyer_id = ${bill.payerId} and o.id = any(${bill.orderIds}::bigint[])
    order by o.id`
  const settled = judgeBill(bill, orders, { way, source, now, tell })
  await runFunctions(db, settledWrites(bill.biz, [{ settled, now }]))
}

/** Bills that pay for all of these orders. */
export const covers = (orderIds: string[]) => sql<boolean>`order_ids @> ${orderIds}::bigint[]`

/** A bill for one or several of the buyer's unpaid orders; an open one for exactly these, at this sum, is used again. */
export async function openOrderBill(db: Db, systemId: number, buyerId: string, orderIds: string[], now: Date) {
  const ids = [...new Set(orderIds)].sort()
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'state', 'payableFen', 'payBy'])
    .where('buyerId', '=', buyerId)
    .where('id', 'in', ids)
    .orderBy('id')
    // Of two who go to pay at once the later one waits here, and then finds the other's bill.
    .forUpdate()
    .execute()
  if (orders.length !== ids.length) refuse('NOT_FOUND', { what: '订单' })
  if (orders.some((order) => order.state !== 'unpaid')) refuse('STATE_CHANGED')
  await checkOpen(db, buyerId, ids)
  const amountFen = orders.reduce((sum, order) => sum + order.payableFen, 0)
  const expiresAt = new Date(Math.min(...orders.map((order) => order.payBy.getTime())))
  const open = await db
    .selectFrom('pay')
    .select('id')
    .where('payerId', '=', buyerId)
    .where('state', '=', 'waiting')
    .where('amountFen', '=', amountFen)
    .where(covers(ids))
    .where(sql<boolean>`order_ids <@ ${ids}::bigint[]`)
    .executeTakeFirst()
  if (open) return { payId: open.id, amountFen }
  const payId = newId()
  await db
    .insertInto('pay')
    .values({
      systemId,
      payerId: buyerId,
      id: payId,
      biz: 'order',
      orderIds: ids,
      amountFen,
      createdAt: now,
      expiresAt,
    })
    .execute()
  return { payId, amountFen }
}

/** Closes the waiting bills of an order: its price changed. */
export const closeBills = (db: Db, payerId: string, orderId: string) =>
  db
    .updateTable('pay')
    .set({ state: 'closed' })
    .where('payerId', '=', payerId)
    .where('state', '=', 'waiting')
    .where(covers([orderId]))
    .execute()

/** The bills that an order had, newest first. */
export async function listBills(db: Db, payerId: string, orderId: string) {
  const rows = await db
    .selectFrom('pay')
    .selectAll()
    .where('payerId', '=', payerId)
    .where(covers([orderId]))
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    payId: row.id,
    way: row.way,
    amountFen: row.amountFen,
    state: row.state,
    at: (row.paidAt ?? row.createdAt).toISOString(),
  }))
}

/** The ways to pay a bill, each with why it can't be used now. */
export async function payWaysOf(
  db: Db,
  bill: BillRow,
): Promise<{ way: PayWay; name: string; usable: boolean; why: string }[]> {
  const { available } = await balances(db, bill.payerId)
  const cards = await db
    .selectFrom('bankCard')
    .select('id')
    .where('boId', '=', bill.payerId)
    .where('state', '=', 'bound')
    .execute()
  const forOrder = bill.biz === 'order'
  const short = available < bill.amountFen
  const open = channelIsOpen()
  const closed = { usable: false, why: '支付渠道暂不可用' }
  const card = cards.length > 0 ? { usable: true, why: '' } : { usable: false, why: '尚未绑定银行卡' }
  const ways: Awaited<ReturnType<typeof payWaysOf>> = [
    ...(forOrder ? [{ way: 'balance' as const, name: '余额', usable: !short, why: short ? '余额不足' : '' }] : []),
    { way: 'card', name: '银行卡', ...(open ? card : closed) },
    { way: 'scan', name: '扫码支付', ...(open ? { usable: true, why: '' } : closed) },
    ...(forOrder ? [{ way: 'offline' as const, name: '线下转账', usable: true, why: '' }] : []),
  ]
  if (await areOpen(db, bill.payerId, bill.orderIds)) return ways
  return ways.map((way) => ({ ...way, usable: false, why: '店铺已暂停营业' }))
}

type StandingOrder = BilledOrder & Pick<OrderOfBill, 'state'>

const standingOrders = (db: Db, payerId: string, orderIds: string[]): Promise<StandingOrder[]> =>
  query<StandingOrder>(db)`
    select distinct on (o.id) o.id, o.no, o.shop_name, o.payable_fen, o.state, l.title, l.picture
    from orders o join order_line l on l.buyer_id = o.buyer_id and l.order_id = o.id
    where o.buyer_id = ${payerId} and o.id = any(${orderIds}::bigint[])
    order by o.id, l.id`

/** Bills as their payer sees them, in the order given. */
export async function showBills(db: Db, bills: BillRow[], now: Date): Promise<Bill[]> {
  const orderIds = bills.flatMap((bill) => bill.orderIds)
  const orders = orderIds.length === 0 ? [] : await standingOrders(db, bills[0]!.payerId, orderIds)
  return bills.map((bill) => {
    const own = orders.filter((order) => bill.orderIds.includes(order.id))
    const state = bill.state === 'waiting' ? payableOf(bill.biz).standing(own.map((order) => order.state)) : bill.state
    return showBill(
      { ...bill, state },
      own.map(({ state: _, ...order }) => order),
      now,
    )
  })
}

/** A bill with the orders that it is for. */
export const showBill = (
  bill: Omit<BillRow, 'state'> & Pick<Bill, 'state'>,
  orders: BilledOrder[],
  now: Date,
): Bill => ({
  id: bill.id,
  biz: bill.biz,
  amountFen: bill.amountFen,
  state: bill.state,
  way: bill.way,
  payees: [...new Set(orders.map((order) => order.shopName))],
  orders,
  createdAt: bill.createdAt.toISOString(),
  expiresAt: bill.expiresAt.toISOString(),
  paidAt: bill.paidAt?.toISOString() ?? null,
  now: now.toISOString(),
})
