import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { clock, setRandom } from '../clock.ts'
import { type Db, openPool } from '../db/db.ts'
import { inTenant } from './tenant.ts'
import { testDb, wotu } from '../testing/testing.ts'
import { afterCommit, tx } from './tx.ts'

const add = (db: Db, bucket: string) =>
  db.insertInto('rate').values({ systemId: wotu, bucket, windowStart: clock.now(), count: 0 }).execute()
const buckets = async (db: Db) => {
  const rows = await db.selectFrom('rate').select('bucket').orderBy('bucket').execute()
  return rows.map((row) => row.bucket)
}
const count = (db: Db, bucket: string) =>
  db
    .updateTable('rate')
    .set({ count: sql`count + 1` })
    .where('bucket', '=', bucket)
    .execute()
const failing = (code: string) => Object.assign(new Error(`as if ${code}`), { code })

afterEach(async () => (await testDb()).clear())

/** A test in the tenant's context, on transactions that really commit. */
const committed = (body: (db: Db) => Promise<void>) => async () => {
  const { db } = await testDb()
  await inTenant(wotu, () => body(db))
}

describe('tx', () => {
  it(
    'commits all or nothing',
    committed(async (db) => {
      await tx(db, (trx) => add(trx, 'kept'))
      const refused = tx(db, async (trx) => {
        await add(trx, 'lost')
        throw new Error('refused')
      })
      await expect(refused).rejects.toThrow('refused')
      expect(await buckets(db)).toEqual(['kept'])
    }),
  )

  it(
    'runs a deadlocked body again, so that both sides of a crossing succeed',
    committed(async (db) => {
      await add(db, 'a')
      await add(db, 'b')
      let runs = 0
      let holding = 0
      let bothHold: () => void
      const held = new Promise<void>((resolve) => (bothHold = resolve))
      const cross = (first: string, second: string) =>
        tx(db, async (trx) => {
          runs += 1
          await count(trx, first)
          if ((holding += 1) === 2) bothHold()
          await held
          await count(trx, second)
        })
      await Promise.all([cross('a', 'b'), cross('b', 'a')])
      expect(runs).toBe(3)
      expect(await db.selectFrom('rate').select('count').execute()).toEqual([{ count: 2 }, { count: 2 }])
    }),
  )

  it(
    'runs a body again that could not be serialised',
    committed(async (db) => {
      await add(db, 'a')
      const side = openPool((await testDb()).url, 1)
      let runs = 0
      await tx(
        db,
        async (trx) => {
          runs += 1
          await buckets(trx)
          // Another changes, after this transaction has looked, what it is about to change.
          if (runs === 1) await count(side.db, 'a')
          await count(trx, 'a')
        },
        { isolation: 'repeatable read' },
      )
      await side.db.destroy()
      expect(runs).toBe(2)
      expect(await db.selectFrom('rate').select('count').execute()).toEqual([{ count: 2 }])
    }),
  )

  it(
    'gives up on a body that fails each time, and never repeats one that fails for its own reasons',
    committed(async (db) => {
      setRandom(() => 0)
      const runsOf = async (code: string) => {
        let runs = 0
        const body = async () => {
          runs += 1
          throw failing(code)
        }
        await expect(tx(db, body)).rejects.toThrow(code)
        return runs
      }
      expect([await runsOf('40001'), await runsOf('40P01'), await runsOf('23505')]).toEqual([6, 6, 1])
      setRandom()
    }),
  )

  it(
    'inside another is a savepoint, undone alone',
    committed(async (db) => {
      await tx(db, async (trx) => {
        await add(trx, 'outer')
        const inner = tx(trx, async (nested) => {
          await add(nested, 'inner')
          await add(nested, 'inner')
        })
        await expect(inner).rejects.toMatchObject({ code: '23505' })
        await tx(trx, (nested) => add(nested, 'second'))
      })
      expect(await buckets(db)).toEqual(['outer', 'second'])
    }),
  )

  it(
    'refuses the root db inside, instead of waiting for itself',
    committed(async (db) => {
      await expect(tx(db, () => add(db, 'a'))).rejects.toThrow('The root db: not inside a transaction')
      await expect(tx(db, () => tx(db, async () => {}))).rejects.toThrow('tx of the root db: not inside')
      expect(await buckets(db)).toEqual([])
    }),
  )

  it(
    'allows another pool inside, and the root db to work that outlives it',
    committed(async (db) => {
      const side = openPool((await testDb()).url, 1)
      let later: Promise<string[]> | undefined
      let end: () => void
      const ended = new Promise<void>((resolve) => (end = resolve))
      await tx(db, async () => {
        await add(side.db, 'side')
        later = ended.then(() => buckets(db))
      })
      end!()
      expect(await later).toEqual(['side'])
      await side.db.destroy()
    }),
  )
})

describe('afterCommit', () => {
  it(
    'waits for the outermost commit',
    committed(async (db) => {
      const seen: string[] = []
      await tx(db, async (trx) => {
        await tx(trx, async () => afterCommit(() => seen.push('inner')))
        afterCommit(() => seen.push('outer'))
        expect(seen).toEqual([])
      })
      expect(seen).toEqual(['inner', 'outer'])
      afterCommit(() => seen.push('none'))
      expect(seen).toEqual(['inner', 'outer', 'none'])
    }),
  )

  it(
    'is dropped with what rolls back: the transaction, the savepoint, the run that is repeated',
    committed(async (db) => {
      const seen: string[] = []
      let runs = 0
      await tx(db, async (trx) => {
        runs += 1
        afterCommit(() => seen.push(`run ${runs}`))
        const inner = tx(trx, async () => {
          afterCommit(() => seen.push('inner'))
          throw new Error('refused')
        })
        await expect(inner).rejects.toThrow('refused')
        if (runs === 1) throw failing('40001')
      })
      expect(seen).toEqual(['run 2'])
    }),
  )
})
