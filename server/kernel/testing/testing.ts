import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { type Database, type Db, openPool } from '../db/db.ts'
import { inTenant } from '../call/tenant.ts'
import { tx } from '../call/tx.ts'

/** Two tenants are there in every test database. */
export const wotu = 1001
export const another = 1002

type TestDatabase = Omit<Database, 'close'> & {
  /** Empties every table but those that the migrations fill, for tests that commit. */
  clear: () => Promise<void>
}

let opened: Promise<TestDatabase> | undefined

/** The database of this test file: migrated, its own, cloned at first use and dropped after the last test. */
export const testDb = (): Promise<TestDatabase> => (opened ??= open())

const admin = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const open = async (): Promise<TestDatabase> => {
  const { serverUrl, template } = inject('postgres')
  const name = `wotu_test_${randomBytes(6).toString('hex')}`
  await admin(serverUrl, `create database ${name} template ${template}`)
  const url = Object.assign(new URL(serverUrl), { pathname: name }).href
  const { db, pool } = openPool(url)
  afterAllTests.push(async () => {
    await db.destroy()
    await admin(serverUrl, `drop database ${name} with (force)`)
  })
  return { db, pool, url, clear: () => admin(url, clearAll) }
}

const clearAll = `do $$ declare tables text; begin
  select string_agg(format('%I', tablename), ',') into tables from pg_tables
    where schemaname = 'public' and tablename not in ('migration', 'system', 'system_origin', 'dict_item', 'point_rule', 'id_node');
  execute 'truncate ' || tables;
end $$`

const afterAllTests: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const clean of afterAllTests) await clean()
})

class RollBack extends Error {}

/**
 * The body of a test in a transaction that is rolled back, seeing the tenant's rows:
 * `it('…', inRollback(async (db) => { … }))`. `tx(db, …)` inside is a savepoint; `afterCommit` never runs.
 */
export const inRollback =
  (body: (db: Db) => Promise<void>, systemId = wotu) =>
  async (): Promise<void> => {
    const { db } = await testDb()
    const done = inTenant(systemId, () =>
      tx(db, async (trx) => {
        await body(trx)
        throw new RollBack()
      }),
    )
    await done.catch((error: unknown) => {
      if (!(error instanceof RollBack)) throw error
    })
  }
