import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { createScope } from './scope.ts'
import { assertOutsideTransaction } from './tx.ts'

const tenant = createScope<number>()

/** The tenant whose rows the present code may see, or undefined for platform-wide work. */
export const currentSystemId = (): number | undefined => tenant.get()

/**
 * Runs `fn` seeing the rows of one tenant: every connection it takes has `wotu.system_id` set, and row-level
 * security hides all others'. Code outside any tenant sees no tenant's rows.
 * @throws when called inside a transaction of another tenant, whose connection is already set
 */
export const inTenant = <T>(systemId: number, fn: () => T): T => {
  if (systemId !== currentSystemId()) assertOutsideTransaction('inTenant')
  return tenant.run(systemId, fn)
}

/** Runs platform-wide work once in each tenant, one after the other: posters, sweeps, seeds. */
export const forEachTenant = async (db: Db, fn: (systemId: number) => Promise<void>): Promise<void> => {
  const { rows } = await sql<{ id: number }>`select id from system order by id`.execute(db)
  for (const { id } of rows) await inTenant(id, () => fn(id))
}
