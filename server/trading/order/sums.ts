import { sql, type RawBuilder } from 'kysely'
import { orderStates, type OrderState } from '@wotu/contract/trading/order/state.ts'
import type { Db } from '#kernel/db/db.ts'
import type { JobContext, JobHandlers, Swept } from '#kernel/jobs/jobs.ts'
import { recounting } from '#kernel/db/recount.ts'
import type { Side } from './read.ts'

/**
 * How many orders a side has, and what they come to: kept in `order_sum`, with the changes beside it that are not folded in
 * yet (migrations/0036_kept_sums.sql). Each statement reads both at one moment, so the sums are always exact.
 */

/** How many orders, and what they come to in fen. */
export interface Sum {
  count: number
  amountFen: number
}

/** What happened to orders on a day. */
const events = ['placed', 'paid', 'sent', 'received'] as const
export type OrderEvent = (typeof events)[number]

/** Changes as what they take away and add; `c` names the changes. */
const parts = (changes: RawBuilder<unknown>) => sql`
  select c.system_id, p.owner_id, p.side, p.what, p.day, f.sign as count, f.sign * (f.facts).payable_fen as fen
  from ${changes} as c
    cross join lateral (values (-1, c.was), (1, c.becomes)) as f(sign, facts)
    cross join lateral order_parts(c.buyer_id, c.seller_id, f.facts) as p`

const column = { buyer: sql.ref('c.buyer_id'), seller: sql.ref('c.seller_id') }

/** The sums of a side by what and day, of those days: `where` is about `what` and `day`. */
const sumsOf = (side: Side, ownerId: string, where: RawBuilder<boolean>) => sql`
  select what, day, count, fen from order_sum where owner_id = ${ownerId} and side = ${side} and ${where}
  union all
  select what, day, count, fen from (
    ${parts(sql`order_change`)} where ${column[side]} = ${ownerId}
  ) as pending where side = ${side} and ${where}`

const total = sql`sum(count)::bigint as count, sum(fen)::bigint as "amountFen"`

/** A side's orders by their state now; those that the buyer hid are not theirs to count. */
export async function sumStates(db: Db, side: Side, ownerId: string): Promise<Record<OrderState, Sum>> {
  const { rows } = await sql<Sum & { what: OrderState }>`
    select what, ${total} from (${sumsOf(side, ownerId, sql<boolean>`day = '-infinity'`)}) as s group by what`.execute(
    db,
  )
  const of = (state: string) => {
    const { count = 0, amountFen = 0 } = rows.find(({ what }) => what === state) ?? {}
    return [state, { count, amountFen }]
  }
  return Object.fromEntries(Object.keys(orderStates).map(of)) as Record<OrderState, Sum>
}

/** Days in Beijing, both included; without them all. */
export interface Days {
  from?: string
  to?: string
}

const within = ({ from = '0001-01-01', to = '9999-12-31' }: Days) =>
  sql<boolean>`day between ${from}::date and ${to}::date`

/** What happened to a side's orders on these days; an order counts for each thing that happened to it then. */
export async function sumEvents(
  db: Db,
  side: Side,
  ownerId: string,
  days: Days,
  which: readonly OrderEvent[] = events,
): Promise<Record<OrderEvent, Sum>> {
  const asked = sql<boolean>`what = any (${which}::text[]) and ${within(days)}`
  const { rows } = await sql<Sum & { what: OrderEvent }>`
    select what, ${total} from (${sumsOf(side, ownerId, asked)}) as s group by what`.execute(db)
  const of = (event: OrderEvent) => {
    const { count = 0, amountFen = 0 } = rows.find(({ what }) => what === event) ?? {}
    return [event, { count, amountFen }]
  }
  return Object.fromEntries(events.map(of)) as Record<OrderEvent, Sum>
}

/** What was paid to or by a side on each of these days and not given back; only days with any. */
export async function paidByDay(db: Db, side: Side, ownerId: string, days: Days): Promise<(Sum & { day: string })[]> {
  const paid = sql<boolean>`what = 'paid' and ${within(days)}`
  const { rows } = await sql<Sum & { day: string }>`
    select day, ${total} from (${sumsOf(side, ownerId, paid)}) as s group by day having sum(count) <> 0`.execute(db)
  return rows
}

/** How many changes one statement folds. */
const most = 20_000

/** Folds the changes of the tenant into its sums. */
async function fold({ db }: JobContext): Promise<Swept> {
  const { rows } = await sql<{ folded: number }>`
    with c as (
      delete from order_change where ctid = any (array(
        select ctid from order_change limit ${sql.lit(most)}
      )) returning *
    ), folded as (
      insert into order_sum as s
      select system_id, owner_id, side, what, day, sum(count), sum(fen) from (${parts(sql`c`)}) as part
      group by system_id, owner_id, side, what, day having sum(count) <> 0 or sum(fen) <> 0
      order by owner_id, side, what, day
      on conflict (owner_id, side, what, day)
        do update set count = s.count + excluded.count, fen = s.fen + excluded.fen
    ) select count(*) as folded from c`.execute(db)
  return { more: rows[0]!.folded === most, failures: [] }
}

/** An owner with more orders than this is not counted in one statement: it would be cancelled. */
const mostRecounted = 2_000_000

const ownersBehind = async (db: Db, after: string, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ ownerId: string }>`
    select owner_id from order_sum where owner_id > ${after} group by owner_id
    having sum(count) filter (where day = '-infinity') <= ${sql.lit(mostRecounted)}
    order by owner_id limit ${limit}`.execute(db)
  return rows.map(({ ownerId }) => ownerId)
}

/**
 * Counts the orders of an owner, on both sides, and puts right what the kept sums say otherwise. They never should: it is
 * said aloud.
 * @param ownerId all of the tenant's where absent
 * @returns how many sums were wrong
 */
export async function recountOrders(db: Db, ownerId?: string): Promise<number> {
  const ownedBy = (name: string) => (ownerId === undefined ? sql`true` : sql`${sql.ref(name)} = ${ownerId}`)
  const counted = (side: Side) => sql`
    select * from (${parts(sql`(
      select system_id, buyer_id, seller_id, null::order_facts as was,
        row(state, payable_fen, hidden, created_at, paid_at, sent_at, received_at)::order_facts as becomes
      from orders where ${ownedBy(`${side}_id`)})`)}) as ${sql.raw(side)} where side = '${sql.raw(side)}'`
  const { rows } = await sql<{ wrong: number }>`
    with kept as (
      select system_id, owner_id, side, what, day, count, fen from order_sum
      union all ${parts(sql`order_change`)}
    ), off as (
      select system_id, owner_id, side, what, day, sum(count) as count, sum(fen) as fen from (
        ${counted('buyer')} union all ${counted('seller')}
        union all select system_id, owner_id, side, what, day, -count, -fen from kept where ${ownedBy('owner_id')}
      ) as both_sides group by system_id, owner_id, side, what, day having sum(count) <> 0 or sum(fen) <> 0
    ), put_right as (
      insert into order_sum as s select * from off order by owner_id, side, what, day
      on conflict (owner_id, side, what, day)
        do update set count = s.count + excluded.count, fen = s.fen + excluded.fen
    ) select count(*) as wrong from off`.execute(db)
  const { wrong } = rows[0]!
  if (wrong > 0) process.emitWarning(`${wrong} kept sums of orders differed from the orders, and were put right.`)
  return wrong
}

export const orderSumJobs = {
  'order.fold': fold,
  'order.recount': recounting('order.recount', ownersBehind, recountOrders),
} satisfies JobHandlers
