import { sql } from 'kysely'
import { channel, channelIsOpen, channelName, type ChannelLine } from '#adapters/channel/channel.ts'
import type { Db } from '#kernel/db/db.ts'
import type { OutsideJob } from '#kernel/jobs/outsideJobs.ts'
import { beijingDay, beijingDayStart } from '#kernel/beijing.ts'
import { platform } from './ledger.ts'
import type { Difference } from '../tables.ts'
import { later } from '#kernel/call/terms.ts'

const dayMs = 86_400_000

/** What the ledger says came from the channel (positive) or went there, by number: `payment:<attempt>`, `transfer:<withdrawal>`. */
async function ledgerLines(db: Db, from: Date, to: Date): Promise<Lines> {
  const rows = await db
    .selectFrom('entry')
    .where('ownerId', '=', platform)
    .where('account', '=', 'channel')
    .where('at', '>=', from)
    .where('at', '<', to)
    .groupBy('counterparty')
    .select(['counterparty as no', sql<number>`abs(sum(amount_fen))::bigint`.as('amountFen')])
    .execute()
  return new Map(rows.map(({ no, amountFen }) => [no, amountFen]))
}

type Lines = Map<string, number>

const byNumber = (lines: ChannelLine[]): Lines =>
  new Map(lines.map(({ kind, bizId, amountFen }) => [`${kind}:${bizId}`, amountFen]))

/** A day of the channel's books, and what stands around it: a payment near midnight is booked on either side. */
export interface ChannelBooks {
  from: Date
  day: Lines
  around: Lines
}

const dayOf = (from: Date) => [from, later(from, dayMs)] as const
const around = (from: Date) => [later(from, -dayMs), later(from, 2 * dayMs)] as const

/** Asks the channel for the day that begins at `from`. */
export async function channelBooks(from: Date, signal?: AbortSignal): Promise<ChannelBooks> {
  const [day, wider] = [
    await channel().statement(...dayOf(from), signal),
    await channel().statement(...around(from), signal),
  ]
  return { from, day: byNumber(day), around: byNumber(wider) }
}

/**
 * Holds one day of the ledger against the channel's books and says where they differ; moves nothing. What the one has
 * within the day is looked for in the other a day around.
 */
export async function reconcile(
  db: Db,
  { from, day: theirs, around: theirsAround }: ChannelBooks,
): Promise<{ checked: number; differences: Difference[] }> {
  const ours = await ledgerLines(db, ...dayOf(from))
  const oursAround = await ledgerLines(db, ...around(from))
  const numbers = [...new Set([...ours.keys(), ...theirs.keys()])].sort()
  const differences = numbers
    .map((no) => ({ no, ledgerFen: oursAround.get(no) ?? null, channelFen: theirsAround.get(no) ?? null }))
    .filter(({ ledgerFen, channelFen }) => ledgerFen !== channelFen)
  return { checked: numbers.length, differences }
}

/** Yesterday in Beijing, and once: a day that was looked at stays as it was found. */
export const reconcileDaily: OutsideJob<ChannelBooks | null> = {
  ask: async ({ now, signal }) => (channelIsOpen() ? channelBooks(later(beijingDayStart(now), -dayMs), signal) : null),
  settle: async ({ db, systemId, now }, books) => {
    if (!books) return
    const { checked, differences } = await reconcile(db, books)
    await db
      .insertInto('reconciliation')
      .values({
        systemId,
        day: beijingDay(books.from),
        channel: channelName(),
        checked,
        differences: JSON.stringify(differences),
        madeAt: now,
      })
      .onConflict((on) => on.columns(['systemId', 'day', 'channel']).doNothing())
      .execute()
  },
}
