import { afterEach, expect, it } from 'vitest'
import { authorise } from '../../../server/finance/pay-password/payPassword.ts'
import type { Db } from '../../../server/kernel/db/db.ts'
import { newId } from '../../../server/kernel/db/ids.ts'
import { inTenant } from '../../../server/kernel/call/tenant.ts'
import { testDb, wotu } from '../../../server/kernel/testing/testing.ts'
import { call, owner } from '../../../server/testing/call.ts'
import { makeGoods, makeMember, makeShop } from '../../../server/testing/market.ts'
import { outcomes } from './outcome.ts'

afterEach(async () => (await testDb()).clear())

const opening = 1_000_000

/** A committed buyer with money and so many unpaid orders of one sack each. */
async function unpaid(orderCount: number) {
  const { db } = await testDb()
  const { buyer, goods } = await inTenant(wotu, async () => ({
    buyer: await makeMember(db, { balanceFen: opening }),
    goods: await makeGoods(db, await makeShop(db)),
  }))
  const as = owner(buyer.id)
  const orders = []
  for (let i = 0; i < orderCount; i += 1) {
    const now = { specId: goods.specId, quantity: 1 }
    const input = { lineIds: [], now, addressId: buyer.addressId, payableFen: goods.priceFen }
    orders.push(await call(db, '/api/buyer/trading/order/orderSubmit', input, as, newId()))
  }
  return { db, buyer, as, priceFen: goods.priceFen, orders }
}

/** What the payment password would have been checked for. */
const authorised = async (db: Db, boId: string, bizId: string, amountFen: number) => {
  const what = { purpose: 'pay', bizId, amountFen } as const
  return (await inTenant(wotu, () => authorise(db, wotu, { boId, sessionId: 'test' }, what, new Date())))
    .authorisationId
}

const ledgerOf = (db: Db, ownerId: string) =>
  inTenant(wotu, async () => {
    const accounts = await db
      .selectFrom('account')
      .select(['kind', 'balanceFen'])
      .where('ownerId', '=', ownerId)
      .execute()
    const payments = await db
      .selectFrom('posting')
      .select('key')
      .where('ownerId', '=', ownerId)
      .where('kind', '=', 'pay')
      .execute()
    return { ...Object.fromEntries(accounts.map((a) => [a.kind, a.balanceFen])), payments: payments.length }
  })

it('one order paid 100 times at once, under mixed keys, authorisations and bills, is debited once', async () => {
  const { db, buyer, as, priceFen, orders } = await unpaid(1)
  const first = orders[0]!
  // A second bill for the same order, as a revised price and its undoing leave it.
  const second = newId()
  await inTenant(wotu, async () => {
    const bill = await db.selectFrom('bill').selectAll().where('id', '=', first.payId).executeTakeFirstOrThrow()
    await db
      .insertInto('bill')
      .values({ ...bill, id: second })
      .execute()
  })
  const bills = [first.payId, second]
  const authorisations = await Promise.all(
    Array.from({ length: 10 }, (_, i) => authorised(db, buyer.id, bills[i % 2]!, priceFen)),
  )
  const counts = await outcomes(
    Array.from({ length: 100 }, (_, i) => {
      const input = { payId: bills[i % 2]!, authorisationId: authorisations[i % 10]! }
      return call(db, '/api/finance/cashier/banlancePay', input, as, `key-${i % 25}`)
    }),
  )
  // Whoever came with the winner's key and body is told the winner's answer; everybody else is refused.
  expect(Object.keys(counts).filter((code) => !['done', 'STATE_CHANGED', 'KEY_REUSED'].includes(code))).toEqual([])
  expect(counts.done).toBeGreaterThan(0)
  expect(counts.done).toBeLessThanOrEqual(4)
  expect(await ledgerOf(db, buyer.id)).toEqual({
    available: opening - priceFen,
    frozen: 0,
    escrow: priceFen,
    payments: 1,
  })
})

it('two bills that share an order, paid at once: one is settled whole, the other not at all', async () => {
  const { db, buyer, as, priceFen, orders } = await unpaid(3)
  const [a, b, c] = orders.map(({ orderIds }) => orderIds[0]!)
  const bills = []
  for (const orderIds of [
    [a!, b!],
    [b!, c!],
  ])
    bills.push(await call(db, '/api/buyer/trading/order/toPayment', { orderIds }, as))
  const payments = await Promise.all(
    bills.map(async ({ payId, amountFen }) => ({
      payId,
      authorisationId: await authorised(db, buyer.id, payId, amountFen),
    })),
  )
  const pay = (input: { payId: string; authorisationId: string }) =>
    call(db, '/api/finance/cashier/banlancePay', input, as, newId())
  expect(await outcomes(payments.map(pay))).toEqual({ done: 1, STATE_CHANGED: 1 })
  const spent = 2 * priceFen
  expect(await ledgerOf(db, buyer.id)).toEqual({ available: opening - spent, frozen: 0, escrow: spent, payments: 2 })
})
