import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { clock, setClock } from '#kernel/clock.ts'
import type { Db } from '#kernel/db/db.ts'
import { setPepper } from '#kernel/call/pepper.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { inRollback, testDb, wotu } from '#kernel/testing/testing.ts'
import { tx } from '#kernel/call/tx.ts'
import { call } from '../../testing/call.ts'
import { paidOrder, sentOrder } from '../../testing/orders.ts'
import { orderRepairJobs } from './repair.ts'
import type { OrdersTable } from '../tables.ts'
import type { Updateable } from 'kysely'

setPepper('test')
afterEach(() => setClock('running'))

const repair = async (db: Db) => {
  const told: string[] = []
  const job = { db, systemId: wotu, now: clock.now(), payload: null, tell: (to: string) => told.push(to) }
  await orderRepairJobs['order.repair']!(job)
  return told
}
const broken = (db: Db, id: string, set: Updateable<OrdersTable>) =>
  db.updateTable('orders').set(set).where('id', '=', id).execute()

it(
  'an order that left whole and stands as part sent can be received, and is received by itself in time',
  inRollback(async (db) => {
    const { id, as, buyer, shop } = await sentOrder(db)
    await broken(db, id, { state: 'partSent', receiveBy: null })
    expect(await repair(db)).toEqual([buyer.id, shop.sellerId])
    const detail = await call(db, '/api/buyer/trading/order/selBuyerOrderDetailById', { id }, as)
    expect(detail).toMatchObject({ state: 'unreceived', receiveBy: expect.any(String) })
    expect(detail.log.at(-1)).toMatchObject({ action: 'repair', byRole: 'system', words: '商品已全部发出' })
    expect(detail.actions).toContain('receive')
    expect(await repair(db)).toEqual([])
  }),
)

it(
  'an order without its timer has one again; what stands right is left alone',
  inRollback(async (db) => {
    const sent = await sentOrder(db)
    const partly = await paidOrder(db)
    await broken(db, partly.id, { state: 'partSent' })
    await broken(db, sent.id, { receiveBy: null })
    await repair(db)
    const read = (id: string, as: typeof sent.as) =>
      call(db, '/api/buyer/trading/order/selBuyerOrderDetailById', { id }, as)
    expect(await read(sent.id, sent.as)).toMatchObject({ state: 'unreceived', receiveBy: expect.any(String) })
    expect(await read(partly.id, partly.as)).toMatchObject({ state: 'partSent', log: { length: 2 } })
    await broken(db, sent.id, { state: 'unevaluated', receivedAt: null })
    await repair(db)
    expect(await read(sent.id, sent.as)).toMatchObject({ state: 'unevaluated', receivedAt: expect.any(String) })
    expect(await repair(db)).toEqual([])
  }),
)

it(
  'an order that could not be put right rests first',
  inRollback(async (db) => {
    const { id, buyer, shop } = await sentOrder(db)
    await broken(db, id, { receiveBy: null })
    const failed = { systemId: wotu, kind: 'order.repair', rowId: id, reason: 'x', firstAt: clock.now() }
    const againAt = new Date(clock.now().getTime() + 60_000)
    await db
      .insertInto('setAside')
      .values({ ...failed, lastAt: clock.now(), againAt })
      .execute()
    expect(await repair(db)).toEqual([])
    setClock(againAt)
    expect(await repair(db)).toEqual([buyer.id, shop.sellerId])
  }),
)

it('an order that somebody is working on is left for the next run', async () => {
  const { db } = await testDb()
  const [held, free] = await inTenant(wotu, async () => {
    const orders = [await sentOrder(db), await sentOrder(db)] as const
    for (const { id } of orders) await broken(db, id, { receiveBy: null })
    return orders
  })
  const run = () =>
    inTenant(wotu, () =>
      tx(db, async (trx) => {
        await sql`set local lock_timeout = '2s'`.execute(trx)
        return repair(trx)
      }),
    )
  await inTenant(wotu, () =>
    db.transaction().execute(async (holding) => {
      await holding.selectFrom('orders').select('id').where('id', '=', held.id).forUpdate().execute()
      expect(await run()).toEqual([free.buyer.id, free.shop.sellerId])
    }),
  )
  expect(await run()).toEqual([held.buyer.id, held.shop.sellerId])
})
