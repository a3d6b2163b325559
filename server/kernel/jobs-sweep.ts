import { clock } from './clock.ts'
import type { Db } from './db.ts'
import { forEachTenant } from './tenant.ts'

const dayMs = 24 * 3600 * 1000

/**
 * Deletes the kernel's own rows that no one will ask for again, in every tenant. Keys are kept for three days (a client
 * may retry for one), counts for two (no limit's window is longer than a day), ended sessions and done jobs for 30.
 */
export const sweep = async (db: Db): Promise<void> => {
  const ago = (days: number) => new Date(clock.now().getTime() - days * dayMs)
  await forEachTenant(db, async () => {
    await db.deleteFrom('idempotency').where('createdAt', '<', ago(3)).execute()
    await db.deleteFrom('rate').where('windowStart', '<', ago(2)).execute()
    await db.deleteFrom('session').where('expiresAt', '<', ago(30)).execute()
    await db.deleteFrom('job').where('doneAt', '<', ago(30)).execute()
  })
}
