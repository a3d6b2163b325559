import { sql } from 'kysely'
import { clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { refuse } from './refuse.ts'

interface Count {
  systemId: number
  bucket: string
  max: number
  /** Length of the fixed window. */
  seconds: number
}

/**
 * Counts one more in a bucket that all processes share, in one statement of its own: `db` must not be a transaction
 * that may roll back.
 * @throws {Refusal} TOO_OFTEN beyond `max` in the window, with the seconds left of it
 */
export const countOrRefuse = async (db: Db, { systemId, bucket, max, seconds }: Count): Promise<void> => {
  const now = clock.now()
  const oldest = new Date(now.getTime() - seconds * 1000)
  const { count, windowStart } = await db
    .insertInto('rate')
    .values({ systemId, bucket, windowStart: now, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['systemId', 'bucket']).doUpdateSet({
        count: sql`case when rate.window_start <= ${oldest} then 1 else rate.count + 1 end`,
        windowStart: sql`case when rate.window_start <= ${oldest} then ${now} else rate.window_start end`,
      }),
    )
    .returning(['count', 'windowStart'])
    .executeTakeFirstOrThrow()
  if (count <= max) return
  const left = Math.ceil((windowStart.getTime() - oldest.getTime()) / 1000)
  refuse('TOO_OFTEN', { seconds: left })
}

/** A cheap guard of this process against a flood from one address: `perSecond` on average, as many at once. */
export const createAddressGuard = (perSecond: number) => {
  const buckets = new Map<string, { left: number; at: number }>()
  return (address: string, nowMs: number): boolean => {
    // Forgetting everyone once in a while is cheaper than ageing each; a flood refills its bucket only once by it.
    if (buckets.size > 10_000) buckets.clear()
    const bucket = buckets.get(address) ?? { left: perSecond, at: nowMs }
    bucket.left = Math.min(perSecond, bucket.left + ((nowMs - bucket.at) / 1000) * perSecond)
    bucket.at = nowMs
    buckets.set(address, bucket)
    if (bucket.left < 1) return false
    bucket.left -= 1
    return true
  }
}
