import { expect, it } from 'vitest'
import type { Db } from '#kernel/db.ts'
import { newId } from '#kernel/ids.ts'
import { setPepper } from '#kernel/pepper.ts'
import { inRollback } from '#kernel/testing.ts'
import { call, owner, seller } from '../testing/call.ts'
import { givePayPassword, makeGoods, makeMember, makeShop, payBill } from '../testing/market.ts'

setPepper('test')

const daily = '/api/trading/order/selectOrderMoneyByYmd'
const total = '/api/trading/order/selectOrderSumMoneyByParam'

/** Two orders of ¥128.00 paid at these instants, and one that was never paid. */
async function sold(db: Db, ...paidAt: string[]) {
  const shop = await makeShop(db)
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
