import { afterEach, expect, it } from 'vitest'
import { withClient } from '../../../server/testing/database.ts'
import { authorise } from '../../../server/finance/pay-password/payPassword.ts'
import type { Db } from '../../../server/kernel/db/db.ts'
import { newId } from '../../../server/kernel/db/ids.ts'
import { Refusal } from '../../../server/kernel/call/refuse.ts'
import { inTenant } from '../../../server/kernel/call/tenant.ts'
import { another, testDb, wotu } from '../../../server/kernel/testing/testing.ts'
import { as as asMember } from '../../../server/kernel/testing/call.ts'
import { call, owner } from '../../../server/testing/call.ts'
import { balancesOf } from '../../../server/testing/finance.ts'
import { makeGoods, makeMember, makeShop } from '../../../server/testing/market.ts'
import { stockOf } from '../../../server/testing/orders.ts'
import { outcomes } from './outcome.ts'

// Calls that come at once are written together, in one statement: what becomes of the others when one of them can't be.

afterEach(async () => (await testDb()).clear())

const submitPath = '/api/buyer/trading/order/orderSubmit'
const payPath = '/api/finance/cashier/banlancePay'
const opening = 1_000_000

/** A committed market: so many buyers with money, and goods with so much stock. */
async function market(buyerCount: number, stock = 100) {
  const { db } = await testDb()
  return inTenant(wotu, async () => {
    const shop = await makeShop(db)
    const goods = await makeGoods(db, shop, { stock })
    const buyers = await Promise.all(Array.from({ length: buyerCount }, () => makeMember(db, { balanceFen: opening })))
    return { db, shop, goods, buyers }
  })
}
type Market = Awaited<ReturnType<typeof market>>

const inputOf = ({ goods }: Pick<Market, 'goods'>, buyer: { addressId: string }, quantity = 1) => ({
  now: { specId: goods.specId, quantity },
  addressId: buyer.addressId,
  payableFen: goods.priceFen * quantity,
})

const submit = (m: Market, i: number, { key = newId(), quantity = 1 } = {}) =>
  call(m.db, submitPath, inputOf(m, m.buyers[i]!, quantity), owner(m.buyers[i]!.id), key)

/** How many transactions wrote the orders: those of one set have one. */
const writes = async (db: Db) => {
  const rows = await inTenant(wotu, () =>
    db
      .selectFrom('orders')
      .select((e) => [e.ref('id').as('id'), e.cast<string>(e.ref('xmin' as never), 'text').as('xmin')])
      .execute(),
  )
  return { orders: rows.length, sets: new Set(rows.map((row) => row.xmin)).size }
}

it('orders that come at once are written by one statement', async () => {
  const m = await market(6)
  const placed = await Promise.all(m.buyers.map((_, i) => submit(m, i)))
  expect(new Set(placed.map(({ payId }) => payId)).size).toBe(6)
  expect(await writes(m.db)).toEqual({ orders: 6, sets: 1 })
  expect(await inTenant(wotu, () => stockOf(m.db, m.goods.specId))).toEqual({ stock: 94, locked: 6 })
})

it('one that is refused is told so, and the others are written without it', async () => {
  const m = await market(5)
  const calls = m.buyers.map((_, i) => submit(m, i, { quantity: i === 2 ? 101 : 1 }))
  expect(await outcomes(calls)).toEqual({ done: 4, STOCK_SHORT: 1 })
  expect(await writes(m.db)).toEqual({ orders: 4, sets: 1 })
})

it('two orders of the last of the goods in one set: one gets it, the other is told that there is none', async () => {
  const m = await market(2, 1)
  const [first, second] = await Promise.allSettled([submit(m, 0), submit(m, 1)])
  const refused = [first, second].filter((one) => one.status === 'rejected')
  expect(refused).toHaveLength(1)
  expect(refused[0]!.reason).toMatchObject({ code: 'STOCK_SHORT' })
  expect(await inTenant(wotu, () => stockOf(m.db, m.goods.specId))).toEqual({ stock: 0, locked: 1 })
  expect((await writes(m.db)).orders).toBe(1)
})

it('five of the goods and eight orders in one set: the first five are written together', async () => {
  const m = await market(8, 5)
  expect(await outcomes(m.buyers.map((_, i) => submit(m, i)))).toEqual({ done: 5, STOCK_SHORT: 3 })
  expect(await writes(m.db)).toEqual({ orders: 5, sets: 1 })
})

it('one key twice in one set is one order, and both are given its answer', async () => {
  const m = await market(3)
  const [first, twin, other] = await Promise.all([
    submit(m, 0, { key: 'same' }),
    submit(m, 0, { key: 'same' }),
    submit(m, 1),
  ])
  expect(twin).toEqual(first)
  expect(other.payId).not.toBe(first.payId)
  expect((await writes(m.db)).orders).toBe(2)
  expect(await inTenant(wotu, () => stockOf(m.db, m.goods.specId))).toEqual({ stock: 98, locked: 2 })
})

it('one key twice in one set with another body is refused', async () => {
  const m = await market(1)
  const calls = [submit(m, 0, { key: 'same' }), submit(m, 0, { key: 'same', quantity: 2 })]
  expect(await outcomes(calls)).toEqual({ done: 1, KEY_REUSED: 1 })
  expect((await writes(m.db)).orders).toBe(1)
})

it('a set whose statement breaks writes nothing: each is then done by itself, and only the one at fault fails', async () => {
  const m = await market(4)
  // What no rule of ours foresees: the database itself refuses the third buyer's orders.
  const { url } = await testDb()
  const alter = (what: string) => withClient(url, (client) => client.query(`alter table orders ${what}`))
  await alter(`add constraint fault check (buyer_id <> ${m.buyers[2]!.id})`)
  try {
    const settled = await Promise.allSettled(m.buyers.map((_, i) => submit(m, i)))
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect((settled[2] as PromiseRejectedResult).reason).not.toBeInstanceOf(Refusal)
    expect(await writes(m.db)).toEqual({ orders: 3, sets: 3 })
    expect(await inTenant(wotu, () => stockOf(m.db, m.goods.specId))).toEqual({ stock: 97, locked: 3 })
  } finally {
    await alter('drop constraint fault')
  }
})

it('a row that somebody holds keeps nobody else waiting: his set is undone, and each is done by itself', async () => {
  const m = await market(2)
  const held = await inTenant(wotu, () => makeGoods(m.db, m.shop))
  const { url } = await testDb()
  await withClient(url, async (client) => {
    await client.query(`begin; select from goods_spec where id = ${held.specId} for update`)
    const waiting = call(m.db, submitPath, inputOf({ goods: held }, m.buyers[0]!), owner(m.buyers[0]!.id), newId())
    await submit(m, 1) // would never return behind the other
    await client.query('rollback')
    await waiting
  })
  expect(await writes(m.db)).toEqual({ orders: 2, sets: 2 })
})

it('tenants that come at once are never in one set: a stranger in the middle finds nothing', async () => {
  const m = await market(3)
  const stranger = asMember({ memberId: m.buyers[1]!.id }, another)
  const settled = await Promise.allSettled([
    submit(m, 0),
    call(m.db, submitPath, inputOf(m, m.buyers[1]!), stranger, newId()),
    submit(m, 2),
  ])
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect((settled[1] as PromiseRejectedResult).reason).toMatchObject({ code: 'NOTHING_CHOSEN' })
  expect(await writes(m.db)).toEqual({ orders: 2, sets: 1 })
})

/** An authorised payment of each buyer's only bill. */
async function payments(m: Market) {
  const bills = await Promise.all(m.buyers.map((_, i) => submit(m, i)))
  return Promise.all(
    bills.map(async ({ payId, payableFen: amountFen }, i) => {
      const boId = m.buyers[i]!.id
      const what = { purpose: 'pay', bizId: payId, amountFen } as const
      const { authorisationId } = await inTenant(wotu, () =>
        authorise(m.db, wotu, { boId, sessionId: 'test' }, what, new Date()),
      )
      return { boId, input: { payId, authorisationId } }
    }),
  )
}

it('payments that come at once are posted together; the one whose money is short is refused alone', async () => {
  const m = await market(4)
  const bills = await payments(m)
  const poor = bills[1]!.boId
  await inTenant(wotu, () =>
    m.db
      .updateTable('account')
      .set({ balanceFen: 5 })
      .where('ownerId', '=', poor)
      .where('kind', '=', 'available')
      .execute(),
  )
  const calls = bills.map(({ boId, input }) => call(m.db, payPath, input, owner(boId), newId()))
  expect(await outcomes(calls)).toEqual({ done: 3, BALANCE_SHORT: 1 })
  const { priceFen } = m.goods
  for (const { boId } of bills)
    expect(await inTenant(wotu, () => balancesOf(m.db, boId))).toEqual(
      boId === poor
        ? { available: 5, frozen: 0, escrow: 0 }
        : { available: opening - priceFen, frozen: 0, escrow: priceFen },
    )
  const sums = await inTenant(wotu, () =>
    m.db
      .selectFrom('entry')
      .select((e) => e.fn.sum<number>('amountFen').as('sum'))
      .groupBy('postingId')
      .execute(),
  )
  expect(new Set(sums.map(({ sum }) => sum))).toEqual(new Set([0]))
})

it("several payments of one buyer in one set: each entry's balance is the one after itself", async () => {
  const m = await market(1)
  const orders = [await submit(m, 0), await submit(m, 0), await submit(m, 0)]
  const { id } = m.buyers[0]!
  const authorised = await Promise.all(
    orders.map(async ({ payId, payableFen: amountFen }) => {
      const what = { purpose: 'pay', bizId: payId, amountFen } as const
      return {
        payId,
        ...(await inTenant(wotu, () => authorise(m.db, wotu, { boId: id, sessionId: 'test' }, what, new Date()))),
      }
    }),
  )
  const paid = authorised.map(({ payId, authorisationId }) =>
    call(m.db, payPath, { payId, authorisationId }, owner(id), newId()),
  )
  expect(await outcomes(paid)).toEqual({ done: 3 })
  const entries = await inTenant(wotu, () =>
    m.db.selectFrom('entry').select(['account', 'balanceFen']).where('kind', '=', 'pay').orderBy('id').execute(),
  )
  const { priceFen } = m.goods
  expect(entries.filter((e) => e.account === 'available').map((e) => e.balanceFen)).toEqual(
    [1, 2, 3].map((n) => opening - n * priceFen),
  )
  expect(entries.filter((e) => e.account === 'escrow').map((e) => e.balanceFen)).toEqual(
    [1, 2, 3].map((n) => n * priceFen),
  )
})

it('a payment of a bill that is not his is not found, and the set around it is paid', async () => {
  const m = await market(3)
  const bills = await payments(m)
  const thief = owner(m.buyers[0]!.id)
  const calls = [
    call(m.db, payPath, bills[1]!.input, thief, newId()),
    ...bills.slice(1).map(({ boId, input }) => call(m.db, payPath, input, owner(boId), newId())),
  ]
  expect(await outcomes(calls)).toEqual({ done: 2, NOT_FOUND: 1 })
})
