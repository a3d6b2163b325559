import { afterEach, describe, expect, it } from 'vitest'
import { withClient } from '../../../server/testing/database.ts'
import { authorise } from '../../../server/finance/pay-password/payPassword.ts'
import type { Db } from '../../../server/kernel/db/db.ts'
import { newId } from '../../../server/kernel/db/ids.ts'
import { inTenant } from '../../../server/kernel/call/tenant.ts'
import { testDb, wotu } from '../../../server/kernel/testing/testing.ts'
import { call, owner } from '../../../server/testing/call.ts'
import { balancesOf } from '../../../server/testing/finance.ts'
import { makeGoods, makeMember, makeShop } from '../../../server/testing/market.ts'
import { stockOf } from '../../../server/testing/orders.ts'
import { outcomes } from './outcome.ts'

// A shop that is frozen, or whose owner is disabled, while its goods are being ordered and paid.

afterEach(async () => (await testDb()).clear())

const opening = 1_000_000

/** A committed market: buyers with money, goods, and what a buyer does with them. */
async function market(buyerCount: number) {
  const { db } = await testDb()
  return inTenant(wotu, async () => {
    const shop = await makeShop(db)
    const goods = await makeGoods(db, shop)
    const buyers = await Promise.all(Array.from({ length: buyerCount }, () => makeMember(db, { balanceFen: opening })))
    const submit = (i: number) => {
      const { id, addressId } = buyers[i]!
      const input = { now: { specId: goods.specId, quantity: 1 }, addressId, payableFen: goods.priceFen }
      return call(db, '/api/buyer/trading/order/orderSubmit', input, owner(id), newId())
    }
    return { db, shop, goods, buyers, submit }
  })
}
type Market = Awaited<ReturnType<typeof market>>

const closings = {
  'a frozen shop': (db: Db, boId: string) =>
    db.updateTable('shop').set({ state: 'frozen' }).where('boId', '=', boId).execute(),
  'a disabled seller': (db: Db, boId: string) =>
    db.updateTable('member').set({ disabledAt: new Date() }).where('id', '=', boId).execute(),
}

/** Holds a row, so that what starts meanwhile waits for it with what it has read; lets go once the shop is closed. */
async function heldWhile<T>([table, id]: [string, string], start: () => Promise<T>, close: () => Promise<unknown>) {
  const { url } = await testDb()
  return withClient(url, async (client) => {
    await client.query(`begin; select from ${table} where id = ${id} for update`)
    const started = start()
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await client.query(waiting)).rowCount).toBeGreaterThan(0)
    await close()
    await client.query('rollback')
    return started
  })
}

describe.each(Object.entries(closings))('%s', (_, closing) => {
  const close = ({ db, shop }: Market) => inTenant(wotu, () => closing(db, shop.sellerId))

  it('orders that come together are refused together, and each is told why', async () => {
    const m = await market(6)
    await close(m)
    expect(await outcomes(m.buyers.map((__, i) => m.submit(i)))).toEqual({ SHOP_CLOSED: 6 })
  })

  it('an order that waits for its stock meanwhile is not made', async () => {
    const m = await market(2)
    const orders = () => outcomes(m.buyers.map((__, i) => m.submit(i)))
    const {
      STATE_CHANGED = 0,
      SHOP_CLOSED = 0,
      ...rest
    } = await heldWhile(['goods_spec', m.goods.specId], orders, () => close(m))
    expect([STATE_CHANGED + SHOP_CLOSED, rest]).toEqual([2, {}])
    expect(await inTenant(wotu, () => stockOf(m.db, m.goods.specId))).toEqual({ stock: 100, locked: 0 })
  })

  it('a payment that waits for its order meanwhile moves no money', async () => {
    const m = await market(1)
    const { payId, orderIds, payableFen: amountFen } = await m.submit(0)
    const boId = m.buyers[0]!.id
    const what = { purpose: 'pay', bizId: payId, amountFen } as const
    const { authorisationId } = await inTenant(wotu, () =>
      authorise(m.db, wotu, { boId, sessionId: 'test' }, what, new Date()),
    )
    const pay = () =>
      outcomes([call(m.db, '/api/finance/cashier/banlancePay', { payId, authorisationId }, owner(boId), newId())])
    const {
      STATE_CHANGED = 0,
      PAY_SHOP_CLOSED = 0,
      ...rest
    } = await heldWhile(['orders', orderIds[0]!], pay, () => close(m))
    expect([STATE_CHANGED + PAY_SHOP_CLOSED, rest]).toEqual([1, {}])
    expect(await inTenant(wotu, () => balancesOf(m.db, boId))).toEqual({ available: opening, frozen: 0, escrow: 0 })
  })

  it('orders at the same time are made or refused, none after it, and the stock says how many', async () => {
    const m = await market(12)
    const first = m.buyers.slice(0, 6).map((__, i) => m.submit(i))
    const [{ done = 0, STATE_CHANGED = 0, SHOP_CLOSED = 0, ...rest }] = await Promise.all([outcomes(first), close(m)])
    expect([done + STATE_CHANGED + SHOP_CLOSED, rest]).toEqual([6, {}])
    expect(await outcomes(m.buyers.slice(6).map((__, i) => m.submit(6 + i)))).toEqual({ SHOP_CLOSED: 6 })
    expect(await inTenant(wotu, () => stockOf(m.db, m.goods.specId))).toEqual({ stock: 100 - done, locked: done })
  })
})
