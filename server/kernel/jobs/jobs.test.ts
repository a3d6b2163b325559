import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { advanceClock, clock, setClock } from '../clock.ts'
import { openPool, tenantDb } from '../db/db.ts'
import { createJobs, enqueue, type JobHandlers } from './jobs.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { ensureRecurring, recurring } from './recurring.ts'
import { inTenant } from '../call/tenant.ts'
import { another, testDb, wotu } from '../testing/testing.ts'
import { tx } from '../call/tx.ts'

const start = new Date('2026-03-01T00:00:00Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)

beforeEach(async () => {
  await (await testDb()).clear()
  setClock(start)
  announced = []
})
afterEach(() => setClock('running'))

/** What the jobs told, of which pages. */
let announced: unknown[] = []
const runner = async (handlers: JobHandlers) =>
  createJobs({
    db: (await testDb()).db,
    handlers,
    log: createLog('silent'),
    announce: (...what) => void announced.push(what),
  })
const add = async (key: string, runAt: Date, systemId = wotu, kind = 'close') => {
  const { db } = await testDb()
  await inTenant(systemId, () => enqueue(db, { systemId, kind, key, runAt, payload: { key } }))
}

describe('jobs', () => {
  it('run when they are due, in their tenant, once', async () => {
    const ran: unknown[] = []
    const jobs = await runner({ close: async ({ systemId, payload, now }) => void ran.push([systemId, payload, now]) })
    await add('a', later(10))
    await add('b', later(5), another)
    expect(await jobs.runDue()).toBe(0)
    advanceClock(10_000)
    expect(await jobs.runDue()).toBe(2)
    expect(await jobs.runDue()).toBe(0)
    expect(ran).toHaveLength(2)
    expect(ran).toEqual(
      expect.arrayContaining([
        [wotu, { key: 'a' }, later(10)],
        [another, { key: 'b' }, later(10)],
      ]),
    )
  })
  it('a key that is pending is moved, not doubled', async () => {
    const jobs = await runner({ close: async () => {} })
    await add('a', later(0))
    await add('a', later(60))
    expect(await jobs.runDue()).toBe(0)
    advanceClock(60_000)
    expect(await jobs.runDue()).toBe(1)
  })
  it('roll back with the transaction that enqueued them', async () => {
    const { db } = await testDb()
    const undone = inTenant(wotu, () =>
      tx(db, async (trx) => {
        await enqueue(trx, { systemId: wotu, kind: 'close', key: 'a', runAt: start })
        throw new Error('undone')
      }),
    )
    await expect(undone).rejects.toThrow('undone')
    expect(await (await runner({ close: async () => {} })).runDue()).toBe(0)
  })
  it('that fail leave nothing behind and come again, later each time', async () => {
    let fails = 3
    const jobs = await runner({
      close: async ({ db, systemId }) => {
        await enqueue(db, { systemId, kind: 'followUp', key: 'x', runAt: start })
        if (fails-- > 0) throw new Error('not yet')
      },
    })
    await add('a', start)
    const { db } = await testDb()
    const followUps = async () =>
      (await db.selectFrom('job').select('id').where('kind', '=', 'followUp').execute()).length
    for (const seconds of [1, 2, 4]) {
      expect(await jobs.runDue()).toBe(1)
      expect(await followUps()).toBe(0)
      advanceClock(seconds * 1000 - 1)
      expect(await jobs.runDue()).toBe(0)
      advanceClock(1)
    }
    expect(await jobs.runDue()).toBe(1)
    expect(await followUps()).toBe(1)
    expect(await jobs.runDue()).toBe(0)
  })
  it('tell whose pages are stale, and only once their effect is there', async () => {
    let fails = 1
    const jobs = await runner({
      close: async ({ tell }) => {
        tell('7', ['/api/a'])
        if (fails-- > 0) throw new Error('not yet')
      },
    })
    await add('a', start)
    await jobs.runDue()
    expect(announced).toEqual([])
    advanceClock(1000)
    await jobs.runDue()
    expect(announced).toEqual([[wotu, '7', ['/api/a']]])
  })
  it('may enqueue their own next run', async () => {
    const jobs = await runner({
      close: ({ db, systemId, now }) =>
        enqueue(db, { systemId, kind: 'close', key: 'a', runAt: new Date(now.getTime() + 1000) }),
    })
    await add('a', start)
    expect(await jobs.runDue()).toBe(1)
    advanceClock(1000)
    expect(await jobs.runDue()).toBe(1)
  })
  it('are shared by runners without running twice', async () => {
    const ran: unknown[] = []
    const handlers: JobHandlers = { close: async ({ payload }) => void ran.push(payload) }
    for (let i = 0; i < 30; i += 1) await add(String(i), start)
    const counts = await Promise.all(
      (await Promise.all([1, 2, 3, 4].map(() => runner(handlers)))).map((jobs) => jobs.runDue()),
    )
    expect(counts.reduce((sum, count) => sum + count)).toBe(30)
    expect(new Set(ran.map((payload) => JSON.stringify(payload))).size).toBe(30)
    expect(ran).toHaveLength(30)
  })
  it('of a kind without a handler here wait for a process that has one', async () => {
    await add('a', clock.now(), wotu, 'elsewhere')
    expect(await (await runner({ close: async () => {} })).runDue()).toBe(0)
    expect(await (await runner({ elsewhere: async () => {} })).runDue()).toBe(1)
  })
  it('of a tenant with a backlog let those of another in between, also of one that comes later', async () => {
    const other = openPool((await testDb()).url, 1)
    const ran: number[] = []
    const jobs = await runner({
      close: async ({ systemId }) => {
        if (ran.push(systemId) !== 3) return
        await tenantDb(other.db, another)
          .insertInto('job')
          .values({ id: '1', systemId: another, kind: 'close', key: 'b', runAt: start, payload: 'null' })
          .execute()
      },
    })
    for (const key of 'acdefg') await add(key, start)
    await jobs.runDue()
    await other.db.destroy()
    expect(ran.indexOf(another)).toBeGreaterThanOrEqual(3)
    expect(ran.indexOf(another)).toBeLessThan(6)
    expect(ran).toHaveLength(7)
  })
  it('that recur run again at once while they leave something, then at their time', async () => {
    const { db } = await testDb()
    let left = 4
    const every = { tidy: 60 }
    await ensureRecurring(db, every)
    const jobs = await runner(
      recurring(every, {
        tidy: async ({ systemId }) => ({ more: systemId === wotu && (left -= 1) > 0, failures: [] }),
      }),
    )
    await jobs.runDue()
    expect(left).toBe(0)
    advanceClock(59_999)
    await jobs.runDue()
    expect(left).toBe(0)
    advanceClock(1)
    await jobs.runDue()
    expect(left).toBe(-1)
  })
  it('stop in the middle of a backlog', async () => {
    let ran = 0
    let stopped: Promise<void> | undefined
    const jobs = await runner({
      close: async () => {
        if ((ran += 1) === 2) stopped = jobs.stop()
      },
    })
    for (const key of 'abcdef') await add(key, start)
    jobs.start()
    await vi.waitFor(() => expect(stopped).toBeDefined())
    await stopped
    expect(ran).toBe(2)
  })
  it('that failed three times, and rows set aside, are in the metrics with their kind', async () => {
    const { db, pool } = await testDb()
    const jobs = await runner({ close: () => Promise.reject(new Error('never')) })
    await add('a', start)
    const setAside = {
      systemId: wotu,
      kind: 'order.receive',
      reason: 'short',
      firstAt: start,
      lastAt: start,
      againAt: start,
    }
    await inTenant(wotu, () =>
      db
        .insertInto('setAside')
        .values([
          { ...setAside, rowId: '1', attempts: 3 },
          { ...setAside, rowId: '2', attempts: 2 },
        ])
        .execute(),
    )
    const shown = async () => (await createMetrics(pool, db).registry.metrics()).match(/^wotu_set_aside\{.*$/gm)
    await jobs.runDue()
    expect(await shown()).toEqual(['wotu_set_aside{kind="order.receive"} 1'])
    for (const ms of [1000, 2000]) {
      advanceClock(ms)
      await jobs.runDue()
    }
    expect(await shown()).toEqual(['wotu_set_aside{kind="order.receive"} 1', 'wotu_set_aside{kind="close"} 1'])
  })
  it('run by themselves once started, and stop', async () => {
    let ran = () => {}
    const done = new Promise<void>((resolve) => (ran = resolve))
    const jobs = await runner({ close: async () => ran() })
    jobs.start()
    await add('a', start)
    jobs.nudge()
    await done
    await jobs.stop()
    await add('b', start)
    expect(await jobs.runDue()).toBe(1)
  })
})
