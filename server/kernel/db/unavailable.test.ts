import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { read, write } from '@wotu/contract/call.ts'
import { freezable } from '../../testing/frozenDatabase.ts'
import type { App } from '../../app.ts'
import { type Db, isUnavailable, openPool } from './db.ts'
import { testApp } from '../testing/call.ts'
import { testDb } from '../testing/testing.ts'
import { tx } from '../call/tx.ts'

/** Short, so that the tests are. */
const limits = { connectMs: 300, statementMs: 300, answerMs: 600, lockMs: 200, idleInTransactionMs: 300 }

const calls = {
  '/api/t/read': read({
    title: '读',
    who: 'visitor',
    input: z.strictObject({}),
    output: z.strictObject({ n: z.number() }),
    example: {},
  }),
  '/api/t/slow': write({
    title: '慢',
    who: 'visitor',
    input: z.strictObject({}),
    output: z.null(),
    example: {},
  }),
}

let way: Awaited<ReturnType<typeof freezable>>
let app: App
beforeAll(async () => {
  const { url } = await testDb()
  way = await freezable(url)
  app = await testApp(
    calls,
    {
      '/api/t/read': async ({ db }) => (await sql<{ n: number }>`select 1 as n`.execute(db)).rows[0]!,
      '/api/t/slow': async ({ db }) => {
        await sql`select pg_sleep(5)`.execute(db)
        return null
      },
    },
    { database: { ...openPool(way.url, 4, { limits }), url: way.url }, limits },
  )
})
afterAll(() => way.close())

const post = (url: string) =>
  app.http.inject({
    method: 'POST',
    url,
    headers: { host: 'localhost:4600', 'x-system-id': '1001', 'content-type': 'application/json' },
    payload: '{}',
  })
const busy = { code: 'UNAVAILABLE', msg: '服务暂时无法响应，请稍后再试' }

describe('while the database is frozen', () => {
  it('calls answer 503 in their time, also those that had a connection; and go on once it has thawed', async () => {
    expect((await post('/api/t/read')).statusCode).toBe(200)
    way.freeze()
    const answers = await Promise.all(Array.from({ length: 12 }, () => post('/api/t/read')))
    way.thaw()
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 503))
    expect(answers[0]!.json()).toMatchObject(busy)
    await expect.poll(async () => (await post('/api/t/read')).statusCode).toBe(200)
  })

  it('the process is alive, but not ready, and both are said in time', async () => {
    expect((await app.http.inject('/readyz')).json()).toEqual({ status: 'ok' })
    way.freeze()
    const [ready, alive, metrics] = await Promise.all(
      ['/readyz', '/healthz', '/metrics'].map((url) => app.http.inject(url)),
    )
    way.thaw()
    expect([ready!.statusCode, ready!.json()]).toEqual([503, { status: 'unavailable' }])
    expect([alive!.statusCode, alive!.json()]).toEqual([200, { status: 'ok' }])
    expect(metrics!.statusCode).toBe(200)
    await expect.poll(async () => (await app.http.inject('/readyz')).statusCode).toBe(200)
  })
})

describe('the database gives up', () => {
  it('a statement that takes too long, and its call answers 503', async () => {
    const answer = await post('/api/t/slow')
    expect([answer.statusCode, answer.json()]).toEqual([503, expect.objectContaining(busy)])
  })

  it('a transaction that waits for a lock', async () => {
    const { db } = openPool((await testDb()).url, 2, { limits: { ...limits, idleInTransactionMs: 20_000 } })
    const { db: other } = openPool((await testDb()).url, 1, { limits })
    await tx(db, async (trx) => {
      await lockSystem(trx)
      await expect(lockSystem(other)).rejects.toSatisfy(isUnavailable)
    })
    await Promise.all([db.destroy(), other.destroy()])
  })

  it('a transaction that lies idle', async () => {
    const { db } = openPool((await testDb()).url, 1, { limits })
    const idle = tx(db, async (trx) => {
      await lockSystem(trx)
      await sleep(3 * limits.idleInTransactionMs)
      await lockSystem(trx)
    })
    await expect(idle).rejects.toSatisfy(isUnavailable)
    await db.destroy()
  })
})

const lockSystem = (db: Db) => sql`select from system where id = 1001 for update`.execute(db)
