import { sql } from 'kysely'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { newId } from '#kernel/db/ids.ts'
import type { Db } from '#kernel/db/db.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { setPepper } from '#kernel/call/pepper.ts'
import { inRollback, testDb, wotu } from '#kernel/testing/testing.ts'
import { call, market, owner } from '../../testing/call.ts'
import { givePayPassword, makeGoods, makeMember, makeShop, payBill } from '../../testing/market.ts'
import { paidOrder, readyToOrder, sentOrder, submit } from '../../testing/orders.ts'
import { orderSumJobs, recountOrders, sumEvents, sumStates } from './sums.ts'

setPepper('test')
afterEach(() => vi.restoreAllMocks())

const fold = (db: Db) =>
  orderSumJobs['order.fold']!({ db, systemId: wotu, now: new Date(), payload: null, tell: () => {} })
const pending = async (db: Db) => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from order_change`.execute(db)
  return rows[0]!.count
}

describe('the kept sums of orders', () => {
  it(
    'say what the orders say, before they are folded and after',
    inRollback(async (db) => {
      const order = await sentOrder(db)
      await sentOrder(db)
      const say = async () => ({
        bought: (await sumStates(db, 'buyer', order.buyer.id)).unreceived,
        sold: (await sumStates(db, 'seller', order.shop.sellerId)).unreceived,
        unsent: (await sumStates(db, 'seller', order.shop.sellerId)).unsent,
        events: await sumEvents(db, 'seller', order.shop.sellerId, {}),
      })
      const one = { count: 1, amountFen: 25_600 }
      const none = { count: 0, amountFen: 0 }
      const said = {
        bought: one,
        sold: one,
        unsent: none,
        events: { placed: one, paid: one, sent: one, received: none },
      }
      expect(await pending(db)).toBeGreaterThan(0)
      expect(await say()).toEqual(said)
      await fold(db)
      expect(await pending(db)).toBe(0)
      expect(await say()).toEqual(said)
      expect(await recountOrders(db)).toBe(0)
    }),
  )

  it(
    'let go of what was given back, of an old price, and for the buyer of what they hid',
    inRollback(async (db) => {
      const market = await readyToOrder(db)
      const { id } = await submit(db, market)
      await fold(db)
      await call(db, '/api/buyer/trading/order/cancelOrder', { id, why: '不想买了' }, market.as, newId())
      await call(db, '/api/buyer/trading/order/handleHideOrderById', { id }, market.as, newId())
      await fold(db)
      expect((await sumStates(db, 'buyer', market.buyer.id)).cancelled.count).toBe(0)
      expect((await sumStates(db, 'seller', market.shop.sellerId)).cancelled.count).toBe(1)

      const paid = await paidOrder(db)
      const why = '库存盘点有误'
      expect((await sumEvents(db, 'seller', paid.shop.sellerId, {})).paid.count).toBe(1)
      await call(db, '/api/trading/order/cancelOrder', { id: paid.id, why }, paid.asSeller, newId())
      expect((await sumEvents(db, 'seller', paid.shop.sellerId, {})).paid.count).toBe(0)
      expect(await recountOrders(db)).toBe(0)
    }),
  )

  it(
    'are put right, and said aloud, where they differ from the orders',
    inRollback(async (db) => {
      const { shop } = await paidOrder(db)
      await fold(db)
      const said = vi.spyOn(process, 'emitWarning').mockReturnValue()
      await sql`update order_sum set count = count + 3, fen = 7 where owner_id = ${shop.sellerId} and what = 'unsent'`.execute(
        db,
      )
      await sql`delete from order_sum where owner_id = ${shop.sellerId} and what = 'paid'`.execute(db)
      expect(await recountOrders(db)).toBe(2)
      expect(said).toHaveBeenCalledOnce()
      expect((await sumStates(db, 'seller', shop.sellerId)).unsent).toEqual({ count: 1, amountFen: 25_600 })
      expect((await sumEvents(db, 'seller', shop.sellerId, {})).paid.count).toBe(1)
      expect(await recountOrders(db)).toBe(0)
    }),
  )

  it('stay exact while many buy, pay, cancel and fold at once, and are never seen half', async () => {
    const { db } = await testDb()
    const within = <T>(body: () => Promise<T>) => inTenant(wotu, body)
    const { shop, goods, buyers } = await within(async () => {
      const shop = await makeShop(db)
      const goods = await makeGoods(db, shop, { stock: 1000, priceFen: 1000 })
      const buyers = await Promise.all([1, 2, 3, 4].map(() => makeMember(db, { balanceFen: 1_000_000 })))
      for (const { id } of buyers) await givePayPassword(db, id)
      return { shop, goods, buyers }
    })
    const each = 6
    const buy = async (buyer: (typeof buyers)[number], n: number) => {
      const as = owner(buyer.id)
      const input = { now: { specId: goods.specId, quantity: 1 }, addressId: buyer.addressId, payableFen: 1000 }
      const { payId, orderIds } = await market.call('/api/buyer/trading/order/orderSubmit', input, as, { key: newId() })
      if (n % 3 === 0)
        await market.call('/api/buyer/trading/order/cancelOrder', { id: orderIds[0]!, why: '不想买了' }, as, {
          key: newId(),
        })
      else await within(() => payBill(db, as, payId, 1000))
    }
    let busy = true
    const seen: number[] = []
    const folding = within(async () => {
      while (busy) {
        await db.transaction().execute(fold)
        const states = Object.values(await sumStates(db, 'seller', shop.sellerId))
        seen.push(states.reduce((sum, { count }) => sum + count, 0))
      }
    })
    for (let n = 0; n < each; n += 1) await Promise.all(buyers.map((buyer) => buy(buyer, n)))
    busy = false
    await folding
    // An order is in one state at every moment: their number never falls.
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    await within(async () => {
      const states = await sumStates(db, 'seller', shop.sellerId)
      expect(states.unsent).toEqual({ count: 16, amountFen: 16_000 })
      expect(states.cancelled.count).toBe(8)
      expect(await recountOrders(db)).toBe(0)
    })
  })
})

it(
  'the kept sums of every owner have their turn to be counted anew',
  inRollback(async (db) => {
    const { shop, buyer } = await paidOrder(db)
    await fold(db)
    vi.spyOn(process, 'emitWarning').mockReturnValue()
    await sql`update order_sum set count = count + 1`.execute(db)
    const run = () =>
      orderSumJobs['order.recount']({ db, systemId: wotu, now: new Date(), payload: null, tell: () => {} })
    const { rows } = await sql<{ owners: number }>`select count(distinct owner_id) as owners from order_sum`.execute(db)
    for (let i = 0; i <= rows[0]!.owners / 20; i += 1) await run()
    expect((await sumStates(db, 'seller', shop.sellerId)).unsent.count).toBe(1)
    expect((await sumStates(db, 'buyer', buyer.id)).unsent.count).toBe(1)
    await run()
    expect(await recountOrders(db)).toBe(0)
  }),
)

it(
  'the kept sums are counted anew from where the run before left off',
  inRollback(async (db) => {
    vi.spyOn(process, 'emitWarning').mockReturnValue()
    const wrong = Array.from({ length: 25 }, () => newId())
    await sql`
      insert into order_sum (system_id, owner_id, side, what, day, count, fen)
      select ${wotu}::int, id, 'seller', 'unsent', '-infinity', 1, 1 from unnest(${wrong}::bigint[]) as id`.execute(db)
    const left = async () => {
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from order_sum where owner_id = any(${wrong}::bigint[]) and count <> 0`.execute(db)
      return rows[0]!.n
    }
    const lefts: number[] = []
    for (const _ of [1, 2]) {
      await orderSumJobs['order.recount']({ db, systemId: wotu, now: new Date(), payload: null, tell: () => {} })
      lefts.push(await left())
    }
    expect(lefts[0]).toBeGreaterThan(0)
    expect(lefts[1]).toBe(0)
  }),
)
