import { describe, expect, it, vi } from 'vitest'
import type { InputOf } from '@wotu/contract/index.ts'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { setPepper } from '#kernel/call/pepper.ts'
import { isSetHandler, type SetHandler } from '#kernel/call/sets.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { inRollback, testDb, wotu } from '#kernel/testing/testing.ts'
import { handlers as financeHandlers } from '../../finance/index.ts'
import { call, owner } from '../../testing/call.ts'
import { authorisation } from '../../testing/finance.ts'
import { makeGoods, makeShop } from '../../testing/market.ts'
import { pay, readyToOrder, stockOf, submit, type Ready } from '../../testing/orders.ts'
import { bothWays } from '../../testing/ways.ts'
import { orderSubmitHandlers } from './submit.ts'

setPepper('test')

const submitPath = '/api/buyer/trading/order/orderSubmit'
const payPath = '/api/finance/cashier/banlancePay'
/** Two names of one call. */
const payPaths = [payPath, '/api/finance/cashier/orderPayment'] as const

type Submit = InputOf<typeof submitPath>
/** What is wrong with an order, by the input that it is submitted with. */
type Wrong = (db: Db, market: Ready) => Promise<Partial<Submit>>

const setSpec = async (db: Db, { goods }: Ready, change: { stock?: number; minQuantity?: number }) => {
  await db.updateTable('goodsSpec').set(change).where('id', '=', goods.specId).execute()
  return {}
}

/** Every refusal that submitting declares. */
const wrong: Record<string, Wrong> = {
  NOTHING_CHOSEN: async (db, { lineId, as }) => {
    await call(db, '/api/trading/cart/delOrderCart', { lineIds: [lineId] }, as)
    return {}
  },
  NOT_FOUND: async () => ({ addressId: newId() }),
  GOODS_OFF_SALE: async (db, { goods }) => {
    await db.updateTable('goods').set({ state: 'off' }).where('id', '=', goods.goodsId).execute()
    return {}
  },
  STOCK_SHORT: (db, market) => setSpec(db, market, { stock: 1 }),
  BELOW_MINIMUM: (db, market) => setSpec(db, market, { minQuantity: 3 }),
  OUT_OF_RANGE: async (db, { shop }) => {
    const rules = JSON.stringify([{ areaCodes: [], deliver: false, first: 1, firstFen: 0, next: 1, nextFen: 0 }])
    await db.updateTable('freightTemplate').set({ rules }).where('id', '=', shop.templateId).execute()
    return {}
  },
  PRICE_CHANGED: async () => ({ payableFen: 1 }),
}

describe('submitting', () => {
  for (const [code, arrange] of Object.entries(wrong))
    bothWays(`is refused with ${code}, and no stock is locked`, async (db) => {
      const market = await readyToOrder(db)
      const { lineId, buyer, goods, quantity, as } = market
      const right = { lineIds: [lineId], addressId: buyer.addressId, payableFen: goods.priceFen * quantity }
      const input = { ...right, ...(await arrange(db, market)) }
      await expect(call(db, submitPath, input, as, newId())).rejects.toMatchObject({ code })
      expect((await stockOf(db, goods.specId)).locked).toBe(0)
    })

  bothWays('is refused with OWN_GOODS for a shop’s own owner', async (db) => {
    const shop = await makeShop(db)
    const { specId, priceFen } = await makeGoods(db, shop)
    const own = db.selectFrom('address').select('id').where('boId', '=', shop.sellerId)
    const { id: addressId } = await own.executeTakeFirstOrThrow()
    const input = { now: { specId, quantity: 1 }, addressId, payableFen: priceFen }
    await expect(call(db, submitPath, input, owner(shop.sellerId), newId())).rejects.toMatchObject({
      code: 'OWN_GOODS',
    })
  })
})

const payer =
  (path: (typeof payPaths)[number]) =>
  async (db: Db, { buyer, as }: Ready, payId: string, amountFen: number) => {
    const authorisationId = await authorisation(db, buyer.id, { purpose: 'pay', bizId: payId, amountFen })
    return () => call(db, path, { payId, authorisationId }, as, newId())
  }

describe.each(payPaths)('paying from the balance, %s', (path) => {
  const paying = payer(path)

  bothWays('is refused with NOT_FOUND for a bill that isn’t there', async (db) => {
    const tried = await paying(db, await readyToOrder(db), newId(), 1)
    await expect(tried()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  bothWays('is refused with AUTHORISATION_INVALID by one for another sum, or used before', async (db) => {
    const market = await readyToOrder(db)
    const { payId, payableFen } = await submit(db, market)
    const cheap = await paying(db, market, payId, payableFen - 1)
    await expect(cheap()).rejects.toMatchObject({ code: 'AUTHORISATION_INVALID' })
    const other = await submit(db, { ...market, ...(await again(db, market)) })
    const authorisationId = await authorisation(db, market.buyer.id, {
      purpose: 'pay',
      bizId: payId,
      amountFen: payableFen,
    })
    await expect(call(db, path, { payId: other.payId, authorisationId }, market.as, newId())).rejects.toMatchObject({
      code: 'AUTHORISATION_INVALID',
    })
  })

  bothWays(
    'is refused with STATE_CHANGED the second time, and with PAY_CLOSED once its order was cancelled',
    async (db) => {
      const market = await readyToOrder(db)
      const first = await submit(db, market)
      await pay(db, market, first)
      const twice = await paying(db, market, first.payId, first.payableFen)
      await expect(twice()).rejects.toMatchObject({ code: 'STATE_CHANGED' })
      const second = await submit(db, { ...market, ...(await again(db, market)) })
      await db.updateTable('bill').set({ state: 'closed' }).where('id', '=', second.payId).execute()
      const late = await paying(db, market, second.payId, second.payableFen)
      await expect(late()).rejects.toMatchObject({ code: 'PAY_CLOSED' })
    },
  )

  bothWays('is refused with PAY_AMOUNT_CHANGED for an order that costs something else by now', async (db) => {
    const market = await readyToOrder(db)
    const { payId, payableFen } = await submit(db, market)
    const amountFen = payableFen + 1
    await db.updateTable('bill').set({ amountFen }).where('id', '=', payId).execute()
    const tried = await paying(db, market, payId, amountFen)
    await expect(tried()).rejects.toMatchObject({ code: 'PAY_AMOUNT_CHANGED' })
  })

  bothWays('is refused with BALANCE_SHORT, and the bill waits on', async (db) => {
    const market = await readyToOrder(db, { balanceFen: 100 })
    const { payId, payableFen } = await submit(db, market)
    const tried = await paying(db, market, payId, payableFen)
    await expect(tried()).rejects.toMatchObject({ code: 'BALANCE_SHORT' })
    const bill = await call(db, '/api/buyer/finance/payment/selPayById', { payId }, market.as)
    expect(bill.state).toBe('waiting')
  })
})

/** The cart's line once more, after the first was ordered. */
const again = async (db: Db, { goods, quantity, as }: Ready) =>
  call(db, '/openapi/trading/cart/addOrderCartV2/1.0', { specId: goods.specId, quantity }, as)

describe('a test on the file’s own database', () => {
  it('submits and pays in sets, as production does, and one in a transaction by itself', async () => {
    const { db } = await testDb()
    const holds: boolean[] = []
    for (const handler of [orderSubmitHandlers[submitPath], financeHandlers[payPath]]) {
      expect(isSetHandler(handler)).toBe(true)
      const { set } = handler as SetHandler<never, unknown>
      const read = set.read.bind(set)
      vi.spyOn(set, 'read').mockImplementation((on, calls, hold) => {
        holds.push(hold)
        return read(on, calls, hold)
      })
    }
    const trade = async (on: Db) => {
      const market = await readyToOrder(on)
      await pay(on, market, await submit(on, market))
    }
    await inTenant(wotu, () => trade(db))
    expect(holds).toEqual([false, false])
    await inRollback(trade)()
    expect(holds).toEqual([false, false, true, true])
    vi.restoreAllMocks()
  })
})
