import { sql, type Selectable } from 'kysely'
import type { Bill } from '@wotu/contract/finance/pay.ts'
import type { PayWay } from '@wotu/contract/trading/order/order.ts'
import { channelIsOpen } from '#adapters/channel/channel.ts'
import { type Db, type DbFunction, named, runFunctions } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { found, refuse } from '#kernel/call/refuse.ts'
import type { Tell } from '#kernel/call/tell.ts'
import { balances, postingWrites } from '../ledger/ledger.ts'
import { closedOf, paidWrites, readThings, subjectOf, type Settled, type Settling, type Thing } from './subject.ts'
import type { BillTable } from '../tables.ts'

export type BillRow = Selectable<BillTable>

/** The payer's bill. @throws {Refusal} NOT_FOUND */
export const readBill = async (db: Db, payerId: string, id: string): Promise<BillRow> =>
  found(
    '账单',
    await db.selectFrom('bill').selectAll().where('payerId', '=', payerId).where('id', '=', id).executeTakeFirst(),
  )

/**
 * Takes a waiting bill to success, once: a second try finds it so and is refused.
 * @throws {Refusal} NOT_FOUND, PAY_CLOSED, STATE_CHANGED
 */
export async function takeBill(db: Db, payerId: string, id: string, way: PayWay, now: Date): Promise<BillRow> {
  const bill = await db
    .updateTable('bill')
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

/** Nobody pays who takes no money now. @throws {Refusal} PAY_SHOP_CLOSED */
export function checkOpen(things: readonly Thing[]): void {
  const closed = closedOf(things)
  if (closed) refuse('PAY_SHOP_CLOSED', { shopName: closed.payee })
}

/**
 * What paying a bill comes to, by its things as they were read.
 * @param tell called for everybody else whom it concerns: the sellers
 * @throws {Refusal} PAY_SHOP_CLOSED, STATE_CHANGED, PAY_AMOUNT_CHANGED
 */
export function judgeBill(
  bill: BillRow,
  things: readonly Thing[],
  { way, source, now, tell }: { way: PayWay; source: Settling['source']; now: Date; tell: Tell },
): Settled {
  const { ways, settle } = subjectOf(bill.subject)
  const settled = ways.includes(way) ? settle({ ...bill, source }, things, way, now) : 'stateChanged'
  if (settled === 'stateChanged') return refuse('STATE_CHANGED')
  checkOpen(things)
  if (settled === 'amountChanged') return refuse('PAY_AMOUNT_CHANGED')
  for (const [memberOrBoId, paths] of settled.concerned) tell(memberOrBoId, paths)
  return settled
}

/** What writes bills that were judged: the things paid for move, and the money with them. */
export const settledWrites = (all: readonly { subject: string; settled: Settled; now: Date }[]): DbFunction[] => [
  ...paidWrites(all),
  postingWrites(all.flatMap(({ settled: { postings }, now: at }) => postings.map((posting) => ({ posting, at })))),
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
  const settled = judgeBill(bill, await readThings(db, [bill]), { way, source, now, tell })
  await runFunctions(db, settledWrites([{ subject: bill.subject, settled, now }]))
}

/** Bills that are for all of these things. */
export const covers = (subject: string, ids: readonly string[]) =>
  sql<boolean>`subject = ${subject} and subject_ids @> ${ids}::bigint[]`

/** One thing of a bill that is to be opened: several with the same `payId` are paid together. */
export interface Billed {
  payerId: string
  payId: string
  subject: string
  id: string
  amountFen: number
  now: Date
  /** Until when it may be paid. */
  payBy: Date
}

/** What opens bills in the statement that writes what they are for. */
export const billWrites = (things: readonly Billed[]): DbFunction => ({
  name: 'open_bills',
  values: named(things, {
    payerIds: (t) => t.payerId,
    ids: (t) => t.payId,
    subjects: (t) => t.subject,
    subjectIds: (t) => t.id,
    amountsFen: (t) => t.amountFen,
    ats: (t) => t.now,
    expiresAts: (t) => t.payBy,
  }),
})

/**
 * A bill for one thing or several, which are locked and may be paid; one that waits for exactly these, at this sum, is used again.
 * @param things of one payer and subject; their `payId` is made here
 */
export async function openBill(db: Db, things: readonly Omit<Billed, 'payId'>[]) {
  const { payerId, subject } = things[0]!
  const ids = things.map(({ id }) => id)
  const amountFen = things.reduce((sum, thing) => sum + thing.amountFen, 0)
  const open = await db
    .selectFrom('bill')
    .select('id')
    .where('payerId', '=', payerId)
    .where('state', '=', 'waiting')
    .where('amountFen', '=', amountFen)
    .where(covers(subject, ids))
    .where(sql<boolean>`subject_ids <@ ${ids}::bigint[]`)
    .executeTakeFirst()
  if (open) return { payId: open.id, amountFen }
  const payId = newId()
  await runFunctions(db, [billWrites(things.map((thing) => ({ ...thing, payId })))])
  return { payId, amountFen }
}

/** Closes the waiting bills of a thing: its price changed. */
export const closeBills = (db: Db, payerId: string, subject: string, id: string) =>
  db
    .updateTable('bill')
    .set({ state: 'closed' })
    .where('payerId', '=', payerId)
    .where('state', '=', 'waiting')
    .where(covers(subject, [id]))
    .execute()

/** The bills that a thing had, newest first. */
export async function listBills(db: Db, payerId: string, subject: string, id: string) {
  const rows = await db
    .selectFrom('bill')
    .selectAll()
    .where('payerId', '=', payerId)
    .where(covers(subject, [id]))
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
  const short = available < bill.amountFen
  const open = channelIsOpen()
  const closed = { usable: false, why: '支付渠道暂不可用' }
  const card = cards.length > 0 ? { usable: true, why: '' } : { usable: false, why: '尚未绑定银行卡' }
  const all: Awaited<ReturnType<typeof payWaysOf>> = [
    { way: 'balance', name: '余额', usable: !short, why: short ? '余额不足' : '' },
    { way: 'card', name: '银行卡', ...(open ? card : closed) },
    { way: 'scan', name: '扫码支付', ...(open ? { usable: true, why: '' } : closed) },
    { way: 'offline', name: '线下转账', usable: true, why: '' },
  ]
  const ways = all.filter(({ way }) => subjectOf(bill.subject).ways.includes(way))
  if (!closedOf(await readThings(db, [bill]))) return ways
  return ways.map((way) => ({ ...way, usable: false, why: '店铺已暂停营业' }))
}

/** Bills as their payer sees them, in the order given. */
export async function showBills(db: Db, bills: BillRow[], now: Date): Promise<Bill[]> {
  const things = await readThings(db, bills)
  return bills.map((bill) => {
    const own = things.filter(({ id }) => bill.subjectIds.includes(id))
    return showBill({ ...bill, state: standingOf(bill, own) }, own, now)
  })
}

/** What its payer is told of a bill. */
export const standingOf = (bill: BillRow, things: readonly Thing[]): Bill['state'] =>
  bill.state === 'waiting' ? subjectOf(bill.subject).standing(things) : bill.state

/** A bill with the things that it is for. */
export const showBill = (
  bill: Omit<BillRow, 'state'> & Pick<Bill, 'state'>,
  things: readonly Thing[],
  now: Date,
): Bill => ({
  id: bill.id,
  biz: bill.subject,
  amountFen: bill.amountFen,
  state: bill.state,
  way: bill.way,
  payees: [...new Set(things.map(({ payee }) => payee))],
  orders: things.map(({ id, no, payee: shopName, amountFen: payableFen, title, picture }) => ({
    id,
    no,
    shopName,
    payableFen,
    title,
    picture,
  })),
  createdAt: bill.createdAt.toISOString(),
  expiresAt: bill.expiresAt.toISOString(),
  paidAt: bill.paidAt?.toISOString() ?? null,
  now: now.toISOString(),
})
