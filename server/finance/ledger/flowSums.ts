import { sql } from 'kysely'
import { flowKinds } from '@wotu/contract/finance/wallet.ts'
import type { Db } from '#kernel/db/db.ts'
import { recounting } from '#kernel/db/recount.ts'
import { beijingDay, beijingDayStart } from '#kernel/beijing.ts'
import { later } from '#kernel/call/terms.ts'

const kinds = Object.keys(flowKinds)

/** What came into the available balance and went out of it on a day in Beijing. */
export interface DaySum {
  day: string
  incomeFen: number
  outlayFen: number
}

const dayMs = 86_400_000

interface Span {
  start: Date
  end: Date
  now: Date
}

/**
 * The sums of each day that had any, from `start` to `end`, both included: kept for whole days (`flow_day`, written with each
 * entry), counted for the piece of a day that a span may begin or end with.
 */
export async function dailyFlows(db: Db, ownerId: string, { start, end, now }: Span): Promise<DaySum[]> {
  const firstWhole = beijingDayStart(later(start, dayMs - 1))
  // Nothing is later than now, so a day that is still running is whole so far.
  const afterWhole = end >= now ? later(beijingDayStart(end), dayMs) : beijingDayStart(later(end, 1))
  const pieces =
    firstWhole > afterWhole
      ? [{ from: start, to: later(end, 1) }]
      : [
          { from: start, to: firstWhole },
          { from: afterWhole, to: later(end, 1) },
        ].filter(({ from, to }) => from < to)
  const { rows } = await sql<DaySum>`
    select day, income_fen, outlay_fen from flow_day
    where owner_id = ${ownerId} and day >= ${beijingDay(firstWhole)}::date and day < ${beijingDay(afterWhole)}::date
    union all
    select (at at time zone 'Asia/Shanghai')::date, sum(greatest(amount_fen, 0))::bigint, sum(greatest(-amount_fen, 0))::bigint
    from entry join unnest(${pieces.map(({ from }) => from)}::timestamptz[], ${pieces.map(({ to }) => to)}::timestamptz[])
      as piece(since, until) on at >= since and at < until
    where owner_id = ${ownerId} and account = 'available' and kind = any (${kinds}::text[]) group by 1`.execute(db)
  return rows
}

/**
 * Counts an owner's entries and puts right what the kept sums say otherwise. They never should: it is said aloud.
 * @param ownerId all of the tenant's where absent
 * @returns how many days were wrong
 */
export async function recountFlows(db: Db, ownerId?: string): Promise<number> {
  const owned = ownerId === undefined ? sql`true` : sql`owner_id = ${ownerId}`
  const { rows } = await sql<{ wrong: number }>`
    with off as (
      select system_id, owner_id, day, sum(income_fen) as income_fen, sum(outlay_fen) as outlay_fen from (
        select system_id, owner_id, (at at time zone 'Asia/Shanghai')::date as day,
          greatest(amount_fen, 0) as income_fen, greatest(-amount_fen, 0) as outlay_fen
        from entry where account = 'available' and ${owned}
        union all select system_id, owner_id, day, -income_fen, -outlay_fen from flow_day where ${owned}
      ) as both_sides group by system_id, owner_id, day having sum(income_fen) <> 0 or sum(outlay_fen) <> 0
    ), put_right as (
      insert into flow_day as f select * from off order by owner_id, day
      on conflict (owner_id, day) do update
        set income_fen = f.income_fen + excluded.income_fen, outlay_fen = f.outlay_fen + excluded.outlay_fen
    ) select count(*) as wrong from off`.execute(db)
  const { wrong } = rows[0]!
  if (wrong > 0) process.emitWarning(`${wrong} kept sums of accounts differed from the ledger, and were put right.`)
  return wrong
}

const ownersBehind = async (db: Db, after: string, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ ownerId: string }>`
    select owner_id from flow_day where owner_id > ${after} group by owner_id order by owner_id limit ${limit}`.execute(
    db,
  )
  return rows.map(({ ownerId }) => ownerId)
}

export const flowJobs = { 'flow.recount': recounting('flow.recount', ownersBehind, recountFlows) }
