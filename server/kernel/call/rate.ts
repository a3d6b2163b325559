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
