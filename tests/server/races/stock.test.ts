import { afterEach, expect, it } from 'vitest'
import type { Db } from '../../../server/kernel/db/db.ts'
import { newId } from '../../../server/kernel/db/ids.ts'
import { inTenant } from '../../../server/kernel/call/tenant.ts'
import { testDb, wotu } from '../../../server/kernel/testing/testing.ts'
import { call, owner } from '../../../server/testing/call.ts'
import { makeGoods, makeMember, makeShop } from '../../../server/testing/market.ts'
import { outcomes } from './outcome.ts'

afterEach(async () => (await testDb()).clear())

/** A buyer with one of the goods in his cart; `submit` orders it under a fresh key. */
async function makeBuyer(db: Db, goods: { specId: string; priceFen: number }) {
  const buyer = await makeMember(db)
  const as = owner(buyer.id)
  const { lineId } = await call(
    db,
    '/openapi/trading/cart/addOrderCartV2/1.0',
    { specId: goods.specId, quantity: 1 },
    as,
  )
  const input = { lineIds: [lineId], addressId: buyer.addressId, payableFen: goods.priceFen }
  return { as, submit: () => call(db, '/api/buyer/trading/order/orderSubmit', input, as, newId()) }
}

/** A committed market with so many buyers, each with one of the same goods in his cart while there was plenty of it. */
async function market(stock: number, buyerCount: number) {
  const { db } = await testDb()
  const goods = await inTenant(wotu, async () => makeGoods(db, await makeShop(db), { stock: buyerCount }))
  const buyers = await inTenant(wotu, () => Promise.all(Array.from({ length: buyerCount }, () => makeBuyer(db, goods))))
  const stockOf = () =>
    inTenant(wotu, () =>
      db.selectFrom('goodsSpec').select(['stock', 'locked']).where('id', '=', goods.specId).executeTakeFirstOrThrow(),
    )
  await inTenant(wotu, () => db.updateTable('goodsSpec').set({ stock }).where('id', '=', goods.specId).execute())
  const orderCount = async () => (await inTenant(wotu, () => db.selectFrom('orders').select('id').execute())).length
  return { db, goods, buyers, stockOf, orderCount }
}

it.each([
  [5, 30],
  [1, 10],
])(
  '%i in stock, %i buyers at once: as many orders as there is stock, and a clear refusal for the rest',
  async (stock, buyerCount) => {
    const { buyers, stockOf, orderCount } = await market(stock, buyerCount)
    expect(await outcomes(buyers.map(({ submit }) => submit()))).toEqual({
      done: stock,
      STOCK_SHORT: buyerCount - stock,
    })
    expect(await stockOf()).toEqual({ stock: 0, locked: stock })
    expect(await orderCount()).toBe(stock)
  },
)

it('the last units and a cancel at once: every unit is either for sale or promised to one order', async () => {
  const { db, buyers, stockOf } = await market(2, 8)
  const [first, second, ...others] = buyers
  const held = await Promise.all([first!.submit(), second!.submit()])
  const cancels = held.map(({ orderIds }, i) =>
    call(db, '/api/buyer/trading/order/cancelOrder', { id: orderIds[0]!, why: '不想买了' }, buyers[i]!.as, newId()),
  )
  const { done = 0, ...refused } = await outcomes(others.map(({ submit }) => submit()))
  expect(await outcomes(cancels)).toEqual({ done: 2 })
  expect(done + (refused.STOCK_SHORT ?? 0)).toBe(others.length)
  expect(await stockOf()).toEqual({ stock: 2 - done, locked: done })
})

it('one cart line submitted many times at once under different keys becomes one order', async () => {
  const { buyers, stockOf, orderCount } = await market(20, 1)
  const counts = await outcomes(Array.from({ length: 8 }, () => buyers[0]!.submit()))
  expect(counts).toEqual({ done: 1, NOTHING_CHOSEN: 7 })
  expect(await stockOf()).toEqual({ stock: 19, locked: 1 })
  expect(await orderCount()).toBe(1)
})
