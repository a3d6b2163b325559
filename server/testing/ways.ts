import { it } from 'vitest'
import type { Db } from '#kernel/db/db.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { inRollback, testDb, wotu } from '#kernel/testing/testing.ts'

/** The body of a test on the file's own database, where what it does stays: every body makes members of its own. */
const committed = (body: (db: Db) => Promise<void>) => async () => {
  const { db } = await testDb()
  await inTenant(wotu, () => body(db))
}

/**
 * A test of both ways in which the server does a write that can be done for many at once: by itself, in a transaction under
 * locks, and as production first tries it, in a set, which judges by what it read and writes by one statement.
 */
export const bothWays = (title: string, body: (db: Db) => Promise<void>) => {
  it(`${title}, by itself`, inRollback(body))
  it(`${title}, in a set`, committed(body))
}
