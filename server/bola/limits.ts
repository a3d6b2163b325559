import { afterAll } from 'vitest'
import { openPool, type Db } from '#kernel/db/db.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { testDb, wotu } from '#kernel/testing/testing.ts'

let opened: Promise<Db> | undefined
afterAll(async () => (await opened)?.destroy())

/** Empties the counts of what may be done how often: they are kept when a call is undone, and no attack is to stop at one. */
export async function forgetLimits(systemId = wotu): Promise<void> {
  const db = await (opened ??= testDb().then(({ url }) => openPool(url, 1).db))
  await inTenant(systemId, () => db.deleteFrom('rate').execute())
}
