import type { Pool } from 'pg'
import type { Config } from '../config.ts'
import { startEmbedded, type Embedded } from './embedded.ts'
import { type Db, openPool } from './pool.ts'

export { type Db, type Limits, openPool, openSetPool, tenantDb } from './pool.ts'
export { isUnavailable, within } from './unavailable.ts'
export { columnsOf, literal, literals, query, queryText } from './query.ts'
export { columns, type DbFunction, named, runFunctions } from './functions.ts'
export { type Key, lookThrough, type Page, paged, pagedRows, type Paging, readOn } from './paged.ts'
export type { Tables } from './tables.ts'

export interface Database {
  db: Db
  /** The pool beneath, for its metrics. */
  pool: Pool
  /** For connections of one's own: migrations, LISTEN, a second pool. Holds the password. */
  url: string
  /** Waits for running queries, closes the pool, and stops the server if it is the embedded one. */
  close: () => Promise<void>
}

/**
 * Opens the configured PostgreSQL, or starts (or adopts) the embedded one. `migrate(url)` before the first query.
 * @param starting the embedded one, where it was started already
 * @param lost told why, once the embedded one has died too often to be started again
 */
export const openDb = async (
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  starting?: Promise<Embedded>,
  lost?: (reason: Error) => void,
): Promise<Database> => {
  if (config.databaseUrl) {
    const { db, pool } = openPool(config.databaseUrl)
    return { db, pool, url: config.databaseUrl, close: () => db.destroy() }
  }
  const embedded = await (starting ?? startEmbedded(config.dataDir))
  if (lost) embedded.supervise(lost)
  const { db, pool } = openPool(embedded.url)
  const close = async () => {
    await db.destroy()
    await embedded.stop()
  }
  return { db, pool, url: embedded.url, close }
}
