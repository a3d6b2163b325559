import { sql } from 'kysely'
import type { Flow } from '@wotu/contract/finance/wallet.ts'
import type { Db } from '#kernel/db.ts'
import { refuse } from '#kernel/refuse.ts'
import { beijingDays, beijingDayStart } from './beijing.ts'
import type { PostingKind } from './tables.ts'
import { later, terms } from './terms.ts'

export interface Range {
  from?: string | undefined
  to?: string | undefined
}

/** A range of time as given, else until now, beginning where `startOf` says. @throws {Refusal} RANGE_TOO_LONG */
const spanOf = ({ from, to }: Range, now: Date, startOf: (end: Date) => Date) => {
  const end = to === undefined ? now : new Date(to)
  const start = from === undefined ? startOf(end) : new Date(from)
  if (end.getTime() - start.getTime() > terms.statementSpan) refuse('RANGE_TOO_LONG')
  return { start, end }
}

interface Filters extends Range {
  page: number
  size: number
  kind?: PostingKind | undefined
  serial: string
}

const shown = ['id', 'at', 'kind', 'counterparty', 'amountFen', 'balanceFen', 'bizNo', 'postingId'] as const

const available = (db: Db, ownerId: string) =>
  db.selectFrom('entry').where('ownerId', '=', ownerId).where('account', '=', 'available')

type Entry = Awaited<ReturnType<typeof readEntry>> & object

export const readEntry = (db: Db, ownerId: string, id: string) =>
  available(db, ownerId).select(shown).where('id', '=', id).executeTakeFirst()

export const asFlow = ({ postingId: _, at, balanceFen, ...entry }: Entry): Flow => ({
  ...entry,
  at: at.toISOString(),
  balanceFen: balanceFen ?? 0,
})

/** One page of the statement of the available balance, newest first. */
export async function listFlows(
  db: Db,
  ownerId: string,
  filters: Filters,
  now: Date,
): Promise<{ total: number; rows: Flow[] }> {
  const { start, end } = spanOf(filters, now, (to) => later(to, -terms.statementSpan))
  const { kind, serial, page, size } = filters
  const mine = available(db, ownerId)
    .where('at', '>=', start)
    .where('at', '<=', end)
    .$if(kind !== undefined, (q) => q.where('kind', '=', kind!))
    .$if(serial !== '', (q) => q.where((e) => e.or([e('bizNo', '=', serial), e(sql<string>`id::text`, '=', serial)])))
  const { total } = await mine.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await mine
    .select(shown)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { total, rows: rows.map(asFlow) }
}

/** Thirty days in Beijing, the last one as far as it has come. */
const monthBefore = (end: Date) => later(beijingDayStart(end), -29 * 86_400_000)

/** What came in and went out, in all and day by day in Beijing. */
export async function sumFlows(db: Db, ownerId: string, range: Range, now: Date) {
  const { start, end } = spanOf(range, now, monthBefore)
  const sums = await available(db, ownerId)
    .where('at', '>=', start)
    .where('at', '<=', end)
    .select(sql<string>`to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`.as('day'))
    .select(sql<number>`coalesce(sum(amount_fen) filter (where amount_fen > 0), 0)::bigint`.as('incomeFen'))
    .select(sql<number>`coalesce(-sum(amount_fen) filter (where amount_fen < 0), 0)::bigint`.as('outlayFen'))
    .groupBy('day')
    .execute()
  const days = beijingDays(start, end).map(
    (day) => sums.find((sum) => sum.day === day) ?? { day, incomeFen: 0, outlayFen: 0 },
  )
  const total = (of: 'incomeFen' | 'outlayFen') => days.reduce((sum, day) => sum + day[of], 0)
  return { incomeFen: total('incomeFen'), outlayFen: total('outlayFen'), days }
}
