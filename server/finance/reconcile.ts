import { sql } from 'kysely'
import { channel, type ChannelLine } from '#adapters/channel/channel.ts'
import type { Db } from '#kernel/db.ts'
import { platform } from './ledger.ts'
import type { Difference } from './tables.ts'
import { later } from './terms.ts'

const dayMs = 86_400_000

/** What the ledger says came from the channel (positive) or went there, by number: `payment:<attempt>`, `transfer:<withdrawal>`. */
async function ledgerLines(db: Db, from: Date, to: Date): Promise<Map<string, number>> {
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

const channelLines = async (from: Date, to: Date): Promise<Map<string, number>> => {
  const lines: ChannelLine[] = await channel().statement(from, to)
  return new Map(lines.map(({ kind, bizId, amountFen }) => [`${kind}:${bizId}`, amountFen]))
}

/**
 * Holds one day of the ledger against the channel's statement and says where they differ; moves nothing. What the one
 * has within the day is looked for in the other a day around, since a payment near midnight is booked on either side.
 */
export async function reconcile(db: Db, from: Date): Promise<{ checked: number; differences: Difference[] }> {
  const to = later(from, dayMs)
  const around = [later(from, -dayMs), later(to, dayMs)] as const
  const [ours, theirs] = [await ledgerLines(db, from, to), await channelLines(from, to)]
  const [oursAround, theirsAround] = [await ledgerLines(db, ...around), await channelLines(...around)]
  const numbers = [...new Set([...ours.keys(), ...theirs.keys()])].sort()
  const differences = numbers
    .map((no) => ({ no, ledgerFen: oursAround.get(no) ?? null, channelFen: theirsAround.get(no) ?? null }))
    .filter(({ ledgerFen, channelFen }) => ledgerFen !== channelFen)
  return { checked: numbers.length, differences }
}
