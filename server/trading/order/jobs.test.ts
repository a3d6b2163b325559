import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { advanceClock, clock, setClock } from '#kernel/clock.ts'
import { createJobs } from '#kernel/jobs/jobs.ts'
import { createLog } from '#kernel/log.ts'
import { ensureRecurring, recurring } from '#kernel/jobs/recurring.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { testDb, wotu } from '#kernel/testing/testing.ts'
import { tx } from '#kernel/call/tx.ts'
import { makeBacklog } from '../../testing/backlog.ts'
import { balanceOf, stockOf } from '../../testing/orders.ts'
import { orderJobs } from './jobs.ts'

const noon = new Date('2026-03-01T12:00:00Z')
const longAgo = new Date('2026-01-01T00:00:00Z')

beforeEach(async () => {
  await (await testDb()).clear()
  setClock(noon)
})
afterEach(() => setClock('running'))

const inWotu = async <T>(fn: (db: Awaited<ReturnType<typeof testDb>>['db']) => Promise<T>) => {
  const { db } = await testDb()
  return inTenant(wotu, () => fn(db))
}
const backlog = (count: number, state: 'unpaid' | 'unreceived' | 'unevaluated') =>
  inWotu((db) => tx(db, (trx) => makeBacklog(trx, count, state, longAgo)))
const states = () =>
  inWotu(async (db) => {
    const rows = await db
      .selectFrom('orders')
      .select((e) => ['state', e.fn.countAll<number>().as('n')])
      .groupBy('state')
      .execute()
    return Object.fromEntries(rows.map(({ state, n }) => [state, n]))
  })

/** The jobs of the server, as it runs them: each run queues the next. */
const runner = async () => {
  const { db } = await testDb()
  const every = { 'order.expire': 5, 'order.receive': 60, 'order.evaluate': 60 }
  await ensureRecurring(db, every)
  return createJobs({ db, handlers: recurring(every, orderJobs), log: createLog('silent'), announce: () => {} })
}
const asides = () =>
  inWotu((db) => db.selectFrom('setAside').select(['kind', 'rowId', 'attempts', 'reason', 'againAt']).execute())

describe('orders whose time is up', () => {
  it('are worked off at one poll, however many they are: 10,000 receipts', { timeout: 240_000 }, async () => {
    const { shop, buyer } = await backlog(10_000, 'unreceived')
    const jobs = await runner()
    await jobs.runDue()
    expect(await states()).toEqual({ unevaluated: 10_000 })
    await inWotu(async (db) => {
      expect(await balanceOf(db, buyer.id)).toMatchObject({ escrow: 0 })
      expect(await balanceOf(db, shop.sellerId)).toMatchObject({ available: 100_000_000 })
    })
  })

  it('move although one among them cannot: its money is not there', async () => {
    const { ids: wrong } = await backlog(1, 'unreceived')
    await inWotu((db) => db.updateTable('account').set({ balanceFen: 0 }).execute())
    await backlog(120, 'unreceived')
    const jobs = await runner()
    await jobs.runDue()
    expect(await states()).toEqual({ unreceived: 1, unevaluated: 120 })
    expect(await asides()).toMatchObject([
      { kind: 'order.receive', rowId: wrong[0], attempts: 1, reason: 'BALANCE_SHORT' },
    ])
  })

  it('move although one among them cannot: its goods are not locked', async () => {
    const { goods } = await backlog(1, 'unpaid')
    await inWotu((db) => db.updateTable('goodsSpec').set({ locked: 0 }).execute())
    await backlog(120, 'unpaid')
    await (await runner()).runDue()
    expect(await states()).toEqual({ unpaid: 1, closed: 120 })
    expect(await inWotu((db) => stockOf(db, goods.specId))).toEqual({ stock: 100, locked: 0 })
    expect((await asides())[0]!.reason).toContain('goods_spec_locked_check')
  })

  it('are set aside when they fail three times, tried again a day later, and forgotten once they move', async () => {
    const { ids, buyer } = await backlog(1, 'unreceived')
    await inWotu((db) => db.updateTable('account').set({ balanceFen: 0 }).execute())
    const jobs = await runner()
    await jobs.runDue()
    for (const minutes of [1, 5]) {
      advanceClock(minutes * 60_000)
      await jobs.runDue()
    }
    const [aside] = await asides()
    expect(aside).toMatchObject({ rowId: ids[0], attempts: 3 })
    expect(aside!.againAt.getTime() - clock.now().getTime()).toBe(24 * 3_600_000)
    await inWotu((db) =>
      db
        .updateTable('account')
        .set({ balanceFen: 10_000 })
        .where('ownerId', '=', buyer.id)
        .where('kind', '=', 'escrow')
        .execute(),
    )
    advanceClock(12 * 3_600_000)
    await jobs.runDue()
    expect(await states()).toEqual({ unreceived: 1 })
    advanceClock(12 * 3_600_000)
    await jobs.runDue()
    expect(await states()).toEqual({ unevaluated: 1 })
    expect(await asides()).toEqual([])
  })

  it('are left for the next run while somebody works on them, and the others move', async () => {
    const { ids } = await backlog(2, 'unevaluated')
    const sweep = () =>
      inWotu((db) =>
        tx(db, async (trx) => {
          await sql`set local lock_timeout = '2s'`.execute(trx)
          await orderJobs['order.evaluate']!({ db: trx, systemId: wotu, now: noon, payload: null, tell: () => {} })
        }),
      )
    await inWotu((db) =>
      db.transaction().execute(async (holding) => {
        await holding.selectFrom('orders').select('id').where('id', '=', ids[0]!).forUpdate().execute()
        await sweep()
      }),
    )
    expect(await states()).toEqual({ unevaluated: 1, done: 1 })
  })

  it('that fail tell nobody', async () => {
    await backlog(1, 'unreceived')
    await inWotu((db) => db.updateTable('account').set({ balanceFen: 0 }).execute())
    const told: string[] = []
    await inWotu((db) =>
      tx(db, async (trx) => {
        const job = { db: trx, systemId: wotu, now: noon, payload: null, tell: (to: string) => void told.push(to) }
        await orderJobs['order.receive']!(job)
      }),
    )
    expect(told).toEqual([])
  })
})
