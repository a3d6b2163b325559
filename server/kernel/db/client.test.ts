import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { inTenant } from '../call/tenant.ts'
import { another, testDb, wotu } from '../testing/testing.ts'
import { tx } from '../call/tx.ts'
import { type Db, openPool } from './db.ts'

/** A pool of one, so that each query finds the connection of the one before. */
const onOne = async (body: (db: Db) => Promise<void>) => {
  const { db } = openPool((await testDb()).url, 1)
  await inTenant(wotu, () => body(db)).finally(() => db.destroy())
}
const backend = async (db: Db) => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]!.pid
const prepared = async (db: Db) => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
  return rows.map((row) => row.statement)
}

describe('a connection', () => {
  it('prepares each statement with parameters once, raw ones too, and nothing else', async () => {
    await onOne(async (db) => {
      for (const n of [1, 2, 3]) {
        await db.selectFrom('rate').select('count').where('count', '=', n).execute()
        await sql`with hot as (select ${n}::int as n) select n from hot`.execute(db)
        await db.transaction().execute((trx) => sql`select 1`.execute(trx))
      }
      expect((await prepared(db)).sort()).toEqual([
        'select "count" from "rate" where "count" = $1',
        'with hot as (select $1::int as n) select n from hot',
      ])
    })
  })

  it('is replaced when statements made by filters have filled it', async () => {
    await onOne(async (db) => {
      const before = await backend(db)
      for (let n = 0; n < 400; n += 1) await sql`select ${n}::int as ${sql.id(`c${n}`)}`.execute(db)
      expect(await backend(db)).toBe(before)
      await sql`select ${1}::int as one_more`.execute(db)
      expect(await backend(db)).not.toBe(before)
      expect(await prepared(db)).toEqual([])
    })
  })

  it('is told its tenant when that changes, and only then', async () => {
    await onOne(async (db) => {
      const set = async () => (await sql<{ id: number | null }>`select wotu_system_id() as id`.execute(db)).rows[0]!.id
      expect(await set()).toBe(wotu)
      // Were it told again, this would be undone.
      await sql`set wotu.system_id = 77`.execute(db)
      expect(await set()).toBe(77)
      expect(await inTenant(another, set)).toBe(another)
      expect(await set()).toBe(wotu)
    })
  })

  it('that breaks while a transaction holds it, between two statements, breaks no more than that', async () => {
    await onOne(async (db) => {
      const held = db.transaction().execute(async (trx) => {
        const other = new pg.Client({ connectionString: (await testDb()).url })
        await other.connect()
        await other.query('select pg_terminate_backend($1)', [await backend(trx)])
        await other.end()
        // No statement is on its way whose failure it would be.
        await sleep(200)
        await backend(trx)
      })
      await expect(held).rejects.toThrow('connection error')
      expect(await backend(db)).toBeGreaterThan(0)
    })
  })

  it('whose prepared statement no longer fits the tables is replaced, and the statement goes through', async () => {
    await onOne(async (db) => {
      const read = (on: Db) => sql`select * from rate where count = ${7}`.execute(on)
      const alter = async (change: string) => {
        const admin = new pg.Client({ connectionString: (await testDb()).url })
        await admin.connect()
        await admin.query(`alter table rate ${change}`)
        await admin.end()
      }
      const before = await backend(db)
      await read(db)
      await alter('add column added integer')
      expect((await read(db)).rows).toEqual([])
      const after = await backend(db)
      expect(after).not.toBe(before)
      await read(db)
      await alter('drop column added')
      expect((await tx(db, async (trx) => (await backend(trx), read(trx)))).rows).toEqual([])
      expect(await backend(db)).not.toBe(after)
    })
  })

  it('that breaks is replaced', async () => {
    await onOne(async (db) => {
      await expect(sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)).rejects.toThrow()
      expect(await backend(db)).toBeGreaterThan(0)
    })
  })
})

describe('a value', () => {
  it('arrives as TypeScript has it', async () => {
    await onOne(async (db) => {
      const { rows } = await sql`select 371234567890123456 as an_id, 1234567890123::bigint as amount_fen,
        array[371234567890123456, 5]::bigint[] as ids, '{}'::bigint[] as none, 12.50::numeric as area, count(*) as rows,
        date '2026-02-28' as day, timestamptz '2026-02-28T08:00:00+08' as at, '{"snake_case": [1]}'::jsonb as kept`.execute(
        db,
      )
      expect(rows).toEqual([
        {
          anId: '371234567890123456',
          amountFen: 1234567890123,
          ids: ['371234567890123456', 5],
          none: [],
          area: 12.5,
          rows: 1,
          day: '2026-02-28',
          at: new Date('2026-02-28T00:00:00Z'),
          kept: { snake_case: [1] },
        },
      ])
    })
  })
})
