import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { currentSystemId } from '../call/tenant.ts'
import { claimConnection } from '../call/tx.ts'
import { columns } from '../../migrations/columns.ts'
import { TenantClient } from './client.ts'
import { namedColumns } from './namedColumns.ts'
import type { Tables } from './tables.ts'
import { typeParsers } from './types.ts'

/** The database as all code sees it: tables and columns in camelCase, rows of the current tenant only. */
export type Db = Kysely<Tables>

/** How long the database may take, in milliseconds. What takes longer fails with what `isUnavailable` knows. */
export interface Limits {
  /** For a connection, new or from the pool. */
  connectMs: number
  /** For one statement: it is then cancelled, and its transaction undone. */
  statementMs: number
  /** For an answer, of whatever kind, from a machine that may hang: the connection is then given up. */
  answerMs: number
  /** For a row that somebody else has locked. */
  lockMs: number
  /** For the next statement of a transaction that holds locks meanwhile. */
  idleInTransactionMs: number
}

/** A browser waits 50 s: these leave it an answer of ours. */
export const usualLimits: Limits = {
  connectMs: 10_000,
  statementMs: 15_000,
  answerMs: 20_000,
  lockMs: 10_000,
  idleInTransactionMs: 60_000,
}

interface PoolOptions {
  limits?: Limits
  /** What else holds for each connection as long as it lives, as SQL. */
  settings?: string
}

const settingsOf = ({ statementMs, lockMs, idleInTransactionMs }: Limits) => `
  set statement_timeout = ${statementMs};
  set lock_timeout = ${lockMs};
  set idle_in_transaction_session_timeout = ${idleInTransactionMs};`

/**
 * Opens a pool. Nothing connects before the first query. Each connection works as the role `wotu_app`, which
 * row-level security binds even when the URL's user is a superuser; so the schema must have been migrated.
 */
export const openPool = (
  url: string,
  max = 16,
  { limits = usualLimits, settings = '' }: PoolOptions = {},
): { db: Db; pool: pg.Pool } => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types: typeParsers,
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: limits.connectMs,
    query_timeout: limits.answerMs,
  })
  // A connection that breaks is replaced at the next checkout, and a statement on its way is rejected; unheard, the
  // event of an idle one, or of one that is held between two statements, would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const clients = new WeakMap<pg.PoolClient, TenantClient>()
  /** When a migration was last found to have changed tables: what was prepared before no longer fits them. */
  let staleSince = -Infinity
  const checkOut = async (): Promise<TenantClient> => {
    for (;;) {
      const raw = await pool.connect()
      const onStale = () => (staleSince = performance.now())
      const client = clients.get(raw) ?? new TenantClient(raw, settingsOf(limits) + settings, onStale)
      clients.set(raw, client)
      if (client.openedAt > staleSince) return client
      client.release(true)
    }
  }
  const seenBy = (tenant: () => number | undefined): PostgresPool => ({
    Client: pg.Client,
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      claimConnection(pool)
      const systemId = tenant()
      const client = await checkOut()
      try {
        await client.become(systemId)
      } catch (error) {
        client.release(true)
        throw error
      }
      return client
    },
  })
  const open = (tenant: () => number | undefined): Db =>
    new Kysely({
      dialect: new PostgresDialect({ pool: seenBy(tenant) }),
      // Keys inside jsonb are ours and already camelCase.
      plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true }), namedColumns(columns)],
    })
  const db = open(currentSystemId)
  const tenants = new Map<number, Db>()
  boundTo.set(db, (systemId) => {
    const known = tenants.get(systemId) ?? open(() => systemId)
    tenants.set(systemId, known)
    return known
  })
  return { db, pool }
}

const boundTo = new WeakMap<Db, (systemId: number) => Db>()

/**
 * What holds for statements about sets. They find their rows by key, one after the other, in the order in which they are
 * given: so one plan serves all values, and everybody locks in the same order. None waits long for a row: its set is undone
 * instead, and each of its calls waits by itself.
 */
const forSets = `
  set plan_cache_mode = force_generic_plan;
  set enable_hashjoin = off;
  set enable_mergejoin = off;
  set enable_seqscan = off;
  set lock_timeout = '100ms';`

/** A small pool for what is done for several callers at once. */
export const openSetPool = (url: string, limits?: Limits) =>
  openPool(url, 8, { settings: forSets, ...(limits && { limits }) })

/** The same pool as one tenant sees it, wherever it is used: for work that was gathered from several callers. */
export const tenantDb = (db: Db, systemId: number): Db => {
  const bind = boundTo.get(db)
  if (!bind) throw new Error('Only a root db can be bound to a tenant.')
  return bind(systemId)
}
