import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { currentSystemId } from '../tenant.ts'
import { claimConnection } from '../tx.ts'
import { TenantClient } from './client.ts'
import type { Tables } from './tables.ts'
import { typeParsers } from './types.ts'

/** The database as all code sees it: tables and columns in camelCase, rows of the current tenant only. */
export type Db = Kysely<Tables>

/**
 * Opens a pool. Nothing connects before the first query. Each connection works as the role `wotu_app`, which
 * row-level security binds even when the URL's user is a superuser; so the schema must have been migrated.
 */
export const openPool = (url: string, max = 16): { db: Db; pool: pg.Pool } => {
  const pool = new pg.Pool({ connectionString: url, max, types: typeParsers, pipeline: true })
  // A connection that breaks is replaced at the next checkout, and a statement on its way is rejected; unheard, the
  // event of an idle one, or of one that is held between two statements, would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const clients = new WeakMap<pg.PoolClient, TenantClient>()
  const tenantPool: PostgresPool = {
    Client: pg.Client,
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      claimConnection(pool)
      const systemId = currentSystemId()
      const raw = await pool.connect()
      const client = clients.get(raw) ?? new TenantClient(raw)
      clients.set(raw, client)
      try {
        await client.become(systemId)
      } catch (error) {
        client.release(true)
        throw error
      }
      return client
    },
  }
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: tenantPool }),
    // Keys inside jsonb are ours and already camelCase.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  return { db, pool }
}
