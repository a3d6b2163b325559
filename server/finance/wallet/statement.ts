import { sql } from 'kysely'
import { flowKinds, type Flow } from '@wotu/contract/finance/wallet.ts'
import { type Db, type Key, type Page, paged, type Paging, readOn } from '#kernel/db/db.ts'
import { refuse } from '#kernel/call/refuse.ts'
import { beijingDays, beijingDayStart } from '#kernel/beijing.ts'
import { dailyFlows } from '../ledger/flowSums.ts'
import type { PostingKind } from '../tables.ts'
import { later } from '#kernel/call/terms.ts'
import { terms } from '../pay/terms.ts'

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

export interface Filters extends Range {
  kind?: PostingKind | undefined
  serial: string
}

const shown = ['id', 'at', 'kind', 'counterparty', 'amountFen', 'balanceFen', 'bizNo', 'postingId'] as const

const available = (db: Db, ownerId: string) =>
  // Literal, as in the condition of the indexes.
  db
    .selectFrom('entry')
    .where('ownerId', '=', ownerId)
    .where('account', '=', sql.lit('available' as const))

type Entry = Awaited<ReturnType<typeof readEntry>> & object

export const readEntry = (db: Db, ownerId: string, id: string) =>
  available(db, ownerId).select(shown).where('id', '=', id).executeTakeFirst()

export const asFlow = ({ postingId: _, at, balanceFen, ...entry }: Entry): Flow => ({
  ...entry,
  at: at.toISOString(),
  balanceFen: balanceFen ?? 0,
})

const kinds = Object.keys(flowKinds) as PostingKind[]
const newest: Key[] = [{ column: 'at', isTime: true }, { column: 'id' }]

/** The lines that pass: of each kind a stretch of the index; by a number the few that have it. */
function linesOf(db: Db, ownerId: string, filters: Filters, now: Date) {
  const { start, end } = spanOf(filters, now, (to) => later(to, -terms.statementSpan))
  const { kind, serial } = filters
  const within = available(db, ownerId).where('at', '>=', start).where('at', '<=', end).select(shown)
  if (serial === '') return { rows: within, by: newest, stretches: { column: 'kind', values: kind ? [kind] : kinds } }
  const named = within
    .where((e) => e.or([e('bizNo', '=', serial), ...(/^\d{1,18}$/.test(serial) ? [e('id', '=', serial)] : [])]))
    .$if(kind !== undefined, (q) => q.where('kind', '=', kind!))
  return { rows: named, by: newest }
}

/** One page of the statement of the available balance, newest first. @throws {Refusal} RANGE_TOO_LONG */
export async function listFlows(db: Db, ownerId: string, filters: Filters & Paging, now: Date): Promise<Page<Flow>> {
  const { rows, ...page } = await paged(db, linesOf(db, ownerId, filters, now), filters)
  return { ...page, rows: rows.map(asFlow) }
}

/** The whole statement, newest first, in pieces of so many lines: each is found by key, so the last costs what the first did. */
export async function* everyFlow(
  db: Db,
  ownerId: string,
  filters: Filters & { to: string },
  size = 1000,
): AsyncGenerator<Flow[]> {
  const source = linesOf(db, ownerId, filters, new Date(filters.to))
  let after: string | undefined
  do {
    const { rows, next } = await readOn(db, source, { size, after })
    yield rows.map(asFlow)
    after = next
  } while (after !== undefined)
}

/** Thirty days in Beijing, the last one as far as it has come. */
const monthBefore = (end: Date) => later(beijingDayStart(end), -29 * 86_400_000)

/** What came in and went out, in all and day by day in Beijing. @throws {Refusal} RANGE_TOO_LONG */
export async function sumFlows(db: Db, ownerId: string, range: Range, now: Date) {
  const { start, end } = spanOf(range, now, monthBefore)
  const sums = await dailyFlows(db, ownerId, { start, end, now })
  const days = beijingDays(start, end).map(
    (day) => sums.find((sum) => sum.day === day) ?? { day, incomeFen: 0, outlayFen: 0 },
  )
  const total = (of: 'incomeFen' | 'outlayFen') => days.reduce((sum, day) => sum + day[of], 0)
  return { incomeFen: total('incomeFen'), outlayFen: total('outlayFen'), days }
}
