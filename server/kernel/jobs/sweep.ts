import { sql } from 'kysely'
import { clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { forEachTenant } from '../call/tenant.ts'

const dayMs = 24 * 3600 * 1000

/** What goes, by the column that tells its age, and the days that it is kept. */
const kept = [
  // A client may retry for a day.
  { table: 'idempotency', by: 'created_at', days: 3 },
  // No limit's window is longer than a day.
  { table: 'rate', by: 'window_start', days: 2 },
  { table: 'session', by: 'expires_at', days: 30 },
  { table: 'job', by: 'done_at', days: 30 },
  // One that still fails is tried each day.
  { table: 'set_aside', by: 'last_at', days: 30 },
] as const

/** Rows that one statement deletes, so that it stays short. */
const batch = 1000

/**
 * Deletes the kernel's own rows that no one will ask for again, in every tenant, a batch at a time.
 * @param mayGoOn asked before each batch
 */
export const sweep = (db: Db, mayGoOn = () => true): Promise<void> =>
  forEachTenant(db, async (systemId) => {
    for (const { table, by, days } of kept) {
      const before = new Date(clock.now().getTime() - days * dayMs)
      const [name, column] = [sql.table(table), sql.ref(by)]
      const oldest = sql`delete from ${name} where ctid = any(array(
        select ctid from ${name} where system_id = ${systemId} and ${column} < ${before} order by ${column} limit ${batch} for update skip locked))`
      for (let gone = batch; gone === batch && mayGoOn();)
        gone = Number((await oldest.execute(db)).numAffectedRows ?? 0)
    }
  })
