import { afterEach, expect, it } from 'vitest'
import { clock, setClock } from '#kernel/clock.ts'
import type { Db } from '#kernel/db/db.ts'
import { setPepper } from '#kernel/call/pepper.ts'
import { inRollback, wotu } from '#kernel/testing/testing.ts'
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
  }),
)
