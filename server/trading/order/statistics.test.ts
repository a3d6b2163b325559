import { describe, expect, it } from 'vitest'
import type { Grant } from '@wotu/contract/call.ts'
import type { Caller } from '#kernel/call/call.ts'
import { setClock } from '#kernel/clock.ts'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { setPepper } from '#kernel/call/pepper.ts'
import { as } from '#kernel/testing/call.ts'
import { inRollback } from '#kernel/testing/testing.ts'
import { call, owner, seller } from '../../testing/call.ts'
import { givePayPassword, makeGoods, makeMember, makeShop, payBill } from '../../testing/market.ts'

setPepper('test')

const daily = '/api/trading/order/selectOrderMoneyByYmd'
const total = '/api/trading/order/selectOrderSumMoneyByParam'

/** Orders of ¥128.00 of one buyer paid at these instants, and one that was never paid. */
const sold = async (db: Db, ...paidAt: string[]) => soldBy(db, await makeShop(db), ...paidAt)

async function soldBy(db: Db, shop: Awaited<ReturnType<typeof makeShop>>, ...paidAt: string[]) {
  const goods = await makeGoods(db, shop)
  const buyer = await makeMember(db, { balanceFen: 1_000_000 })
  await givePayPassword(db, buyer.id)
  const as = owner(buyer.id)
  const order = async () => {
    const now = { specId: goods.specId, quantity: 1 }
    const input = { now, addressId: buyer.addressId, payableFen: goods.priceFen }
    return call(db, '/api/buyer/trading/order/orderSubmit', input, as, newId())
  }
  const ids: string[] = []
  for (const at of paidAt) {
    const { payId, orderIds, payableFen } = await order()
    await payBill(db, as, payId, payableFen)
    await db
      .updateTable('orders')
      .set({ paidAt: new Date(at) })
      .where('id', 'in', orderIds)
      .execute()
    ids.push(...orderIds)
  }
  await order()
  return { as, asSeller: seller(shop), ids }
}

it(
  'counts what was paid by the day in Beijing, and names the days without any',
  inRollback(async (db) => {
    // 00:30 on the 3rd in Beijing, and 23:30 on the same day.
    const { as, asSeller } = await sold(db, '2026-03-02T16:30:00Z', '2026-03-03T15:30:00Z')
    const period = { from: '2026-03-02', to: '2026-03-04' }
    const days = [
      { day: '2026-03-02', count: 0, amountFen: 0 },
      { day: '2026-03-03', count: 2, amountFen: 25_600 },
      { day: '2026-03-04', count: 0, amountFen: 0 },
    ]
    expect(await call(db, daily, { side: 'seller', ...period }, asSeller)).toEqual(days)
    expect(await call(db, daily, { side: 'buyer', ...period }, as)).toEqual(days)
    expect(await call(db, total, { side: 'seller', ...period }, asSeller)).toEqual({ count: 2, amountFen: 25_600 })
  }),
)

it(
  'leaves out what was given back',
  inRollback(async (db) => {
    const { asSeller, ids } = await sold(db, '2026-03-03T04:00:00Z', '2026-03-03T05:00:00Z')
    await call(db, '/api/trading/order/cancelOrder', { id: ids[0]!, why: '库存盘点有误' }, asSeller, newId())
    const input = { side: 'seller' as const, from: '2026-03-03', to: '2026-03-03' }
    expect(await call(db, total, input, asSeller)).toEqual({ count: 1, amountFen: 12_800 })
  }),
)

it(
  'shows nobody the turnover of another',
  inRollback(async (db) => {
    await sold(db, '2026-03-03T04:00:00Z')
    const stranger = owner((await makeMember(db)).id)
    for (const side of ['buyer', 'seller'] as const)
      expect(await call(db, total, { side, from: '2026-03-03', to: '2026-03-03' }, stranger)).toEqual({
        count: 0,
        amountFen: 0,
      })
  }),
)

it(
  'refuses more than a year',
  inRollback(async (db) => {
    const input = { side: 'buyer' as const, from: '2025-01-01', to: '2026-03-03' }
    const someone = owner((await makeMember(db)).id)
    await expect(call(db, daily, input, someone)).rejects.toMatchObject({ code: 'RANGE_TOO_LONG' })
  }),
)

describe('a seller’s own orders', () => {
  const march = { from: '2026-03-01', to: '2026-03-31' }
  const during = '/openapi/trading/order/statisticalDuringOrder'
  const buyers = '/openapi/trading/order/selCountBuyerBoIdByOrder'

  it(
    'are counted and summed by state, with what was turned over today and ever',
    inRollback(async (db) => {
      // 00:30 on the 4th in Beijing; the first two orders were paid before midnight.
      setClock(new Date('2026-03-03T16:30:00Z'))
      const { asSeller, ids } = await sold(
        db,
        '2026-03-03T15:00:00Z',
        '2026-03-03T15:59:00Z',
        '2026-03-03T16:10:00Z',
        '2026-03-03T16:20:00Z',
      )
      await call(db, '/api/trading/order/cancelOrder', { id: ids[3]!, why: '库存盘点有误' }, asSeller, newId())
      const { states, today, total } = await call(db, '/openapi/trading/order/statisticalOrder', {}, asSeller)
      expect(states).toMatchObject({
        unpaid: { count: 1, amountFen: 12_800 },
        unsent: { count: 3, amountFen: 38_400 },
        cancelled: { count: 1, amountFen: 12_800 },
        done: { count: 0, amountFen: 0 },
      })
      expect(today).toEqual({ count: 1, amountFen: 12_800 })
      expect(total).toEqual({ count: 3, amountFen: 38_400 })
      setClock('running')
    }),
  )

  it(
    'count in a period for each thing that happened to them in it',
    inRollback(async (db) => {
      const { asSeller, ids } = await sold(
        db,
        '2026-03-01T04:00:00Z',
        '2026-03-31T15:30:00Z',
        '2026-03-31T16:30:00Z',
        '2026-03-05T04:00:00Z',
      )
      await call(db, '/api/trading/order/cancelOrder', { id: ids[3]!, why: '库存盘点有误' }, asSeller, newId())
      const happened = (id: string, when: { createdAt?: Date; sentAt?: Date; receivedAt?: Date }) =>
        db.updateTable('orders').set(when).where('id', '=', id).execute()
      await happened(ids[0]!, {
        createdAt: new Date('2026-02-28T04:00:00Z'),
        sentAt: new Date('2026-03-02T04:00:00Z'),
        receivedAt: new Date('2026-04-02T04:00:00Z'),
      })
      for (const id of ids.slice(1)) await happened(id, { createdAt: new Date('2026-03-31T15:00:00Z') })
      expect(await call(db, during, march, asSeller)).toEqual({
        placed: { count: 3, amountFen: 38_400 },
        paid: { count: 2, amountFen: 25_600 },
        sent: { count: 1, amountFen: 12_800 },
        received: { count: 0, amountFen: 0 },
      })
    }),
  )

  it(
    'name how many bought, and how many of them more than once',
    inRollback(async (db) => {
      const shop = await makeShop(db)
      const asSeller = seller(shop)
      const times = ['2026-03-03T04:00:00Z', '2026-03-04T04:00:00Z']
      const { ids } = await soldBy(db, shop, ...times)
      await soldBy(db, shop, times[0]!)
      await soldBy(db, shop, '2026-04-03T04:00:00Z')
      expect(await call(db, buyers, march, asSeller)).toEqual({ buyers: 2, again: 1 })
      await call(db, '/api/trading/order/cancelOrder', { id: ids[1]!, why: '库存盘点有误' }, asSeller, newId())
      expect(await call(db, buyers, march, asSeller)).toEqual({ buyers: 2, again: 0 })
    }),
  )

  it(
    'are nobody else’s, and no longer a time than a year is looked at',
    inRollback(async (db) => {
      await sold(db, '2026-03-03T04:00:00Z')
      const other = seller(await makeShop(db))
      const nothing = { count: 0, amountFen: 0 }
      const { total, states } = await call(db, '/openapi/trading/order/statisticalOrder', {}, other)
      expect([total, ...Object.values(states)].every(({ count }) => count === 0)).toBe(true)
      expect((await call(db, during, march, other)).paid).toEqual(nothing)
      expect(await call(db, buyers, march, other)).toEqual({ buyers: 0, again: 0 })
      const long = { from: '2025-01-01', to: '2026-03-03' }
      for (const path of [during, buyers] as const)
        await expect(call(db, path, long, other)).rejects.toMatchObject({ code: 'RANGE_TOO_LONG' })
    }),
  )

  it(
    'are for sellers, and for their employees who hold the grant',
    inRollback(async (db) => {
      const { sellerId: boId, shopId } = await makeShop(db)
      const employee = (grants: Grant[]) => as({ memberId: newId(), boId, shopId, grants: new Set(grants) })
      const none = { buyers: 0, again: 0 }
      expect(await call(db, buyers, march, employee(['order']))).toEqual(none)
      const refused = (caller: Caller) => expect(call(db, buyers, march, caller)).rejects
      await refused(employee(['finance'])).toMatchObject({ code: 'NO_PERMISSION' })
      await refused(owner((await makeMember(db)).id)).toMatchObject({ code: '002102' })
    }),
  )
})
