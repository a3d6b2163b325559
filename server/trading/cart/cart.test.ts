import { describe, expect, it } from 'vitest'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { wotu, inRollback } from '#kernel/testing/testing.ts'
import { asVisitor } from '#kernel/testing/call.ts'
import { call, owner, seller } from '../../testing/call.ts'
import { makeGoods, makeMember, makeShop } from '../../testing/market.ts'

const add = '/openapi/trading/cart/addOrderCartV2/1.0'
const whole = '/api/buyer/trading/cart/selOrderCart'

async function ready(db: Db, options: Parameters<typeof makeGoods>[2] = {}) {
  const shop = await makeShop(db)
  const goods = await makeGoods(db, shop, options)
  const buyer = await makeMember(db)
  return { shop, goods, as: owner(buyer.id) }
}

describe('a cart', () => {
  it(
    'adds to the line that is there, and counts kinds of goods',
    inRollback(async (db) => {
      const { shop, goods, as } = await ready(db)
      await call(db, add, { specId: goods.specId, quantity: 2 }, as)
      expect(await call(db, add, { specId: goods.specId, quantity: 3 }, as)).toMatchObject({ count: 1 })
      const other = await makeGoods(db, shop)
      expect(await call(db, add, { specId: other.specId, quantity: 1 }, as)).toMatchObject({ count: 2 })
      const { shops } = await call(db, whole, {}, as)
      expect(shops).toHaveLength(1)
      expect(shops[0]!.lines.map((line) => line.quantity)).toEqual([1, 5])
      expect(await call(db, '/api/buyer/trading/cart/selCartCount', {}, as)).toEqual({ count: 2 })
    }),
  )

  it.each([
    ['more than there is', { stock: 3 }, 4, 'STOCK_SHORT'],
    ['less than the minimum order', { minQuantity: 5 }, 4, 'BELOW_MINIMUM'],
    ['what is off sale', { state: 'off' as const }, 1, 'GOODS_OFF_SALE'],
  ])('refuses %s', async (_, options, quantity, code) =>
    inRollback(async (db) => {
      const { goods, as } = await ready(db, options)
      await expect(call(db, add, { specId: goods.specId, quantity }, as)).rejects.toMatchObject({ code })
      expect(await call(db, whole, {}, as)).toMatchObject({ count: 0 })
    })(),
  )

  it(
    'refuses a seller his own goods',
    inRollback(async (db) => {
      const { shop, goods } = await ready(db)
      await expect(call(db, add, { specId: goods.specId, quantity: 1 }, seller(shop))).rejects.toMatchObject({
        code: 'OWN_GOODS',
      })
    }),
  )

  it(
    'holds 200 kinds of goods at most',
    inRollback(async (db) => {
      const { shop, goods, as } = await ready(db)
      const line = { systemId: wotu, buyerId: as.actor!.boId, sellerId: shop.sellerId, quantity: 1, addedPriceFen: 1 }
      const others = Array.from({ length: 200 }, () => ({ ...line, id: newId(), specId: newId(), goodsId: newId() }))
      await db.insertInto('cartLine').values(others).execute()
      await expect(call(db, add, { specId: goods.specId, quantity: 1 }, as)).rejects.toMatchObject({
        code: 'CART_FULL',
      })
    }),
  )

  it(
    'shows today’s price and what changed, and keeps what is off sale apart',
    inRollback(async (db) => {
      const { shop, goods, as } = await ready(db)
      const gone = await makeGoods(db, shop)
      await call(db, add, { specId: goods.specId, quantity: 2 }, as)
      await call(db, add, { specId: gone.specId, quantity: 1 }, as)
      await db.updateTable('goodsSpec').set({ priceFen: 12_000, stock: 1 }).where('id', '=', goods.specId).execute()
      await db.updateTable('goods').set({ state: 'off' }).where('id', '=', gone.goodsId).execute()
      const cart = await call(db, whole, {}, as)
      expect(cart.shops[0]!.lines[0]).toMatchObject({
        priceFen: 12_000,
        changedFen: -800,
        subtotalFen: 24_000,
        fault: 'short',
      })
      expect(cart.invalid.map((line) => line.goodsId)).toEqual([gone.goodsId])

      const { id } = cart.shops[0]!.lines[0]!
      expect(await call(db, '/api/buyer/trading/cart/checkStock', { lineIds: [id] }, as)).toEqual([
        { lineId: id, stock: 1, fault: 'short' },
      ])
      expect(await call(db, '/api/buyer/trading/cart/selBuyerList', {}, as)).toEqual([])
      await call(db, '/api/buyer/trading/cart/clearUnused', {}, as)
      expect(await call(db, whole, {}, as)).toMatchObject({ count: 1, invalid: [] })
    }),
  )

  it(
    'changes quantity and spec; two lines of one spec become one',
    inRollback(async (db) => {
      const { goods, shop, as } = await ready(db)
      const second = newId()
      const spec = {
        systemId: wotu,
        sellerId: shop.sellerId,
        id: second,
        goodsId: goods.goodsId,
        name: '10kg/袋',
        priceFen: 24_000,
        stock: 9,
      }
      await db.insertInto('goodsSpec').values(spec).execute()
      const { lineId } = await call(db, add, { specId: goods.specId, quantity: 2 }, as)
      await call(db, add, { specId: second, quantity: 1 }, as)
      const cart = await call(db, '/api/trading/cart/updOrderCart', { lineId, quantity: 4, specId: second }, as)
      expect(cart.count).toBe(1)
      expect(cart.shops[0]!.lines[0]).toMatchObject({ id: lineId, specId: second, quantity: 4, changedFen: 0 })
      await expect(call(db, '/api/trading/cart/updOrderCart', { lineId, quantity: 10 }, as)).rejects.toMatchObject({
        code: 'STOCK_SHORT',
      })
    }),
  )

  it(
    'line takes no spec of other goods',
    inRollback(async (db) => {
      const { goods, shop, as } = await ready(db)
      const other = await makeGoods(db, shop)
      const { lineId } = await call(db, add, { specId: goods.specId, quantity: 2 }, as)
      const change = { lineId, quantity: 2, specId: other.specId }
      await expect(call(db, '/api/trading/cart/updOrderCart', change, as)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }),
  )

  it(
    'is nobody else’s',
    inRollback(async (db) => {
      const { goods, as } = await ready(db)
      const { lineId } = await call(db, add, { specId: goods.specId, quantity: 2 }, as)
      const stranger = owner((await makeMember(db)).id)
      await expect(call(db, '/api/trading/cart/updOrderCart', { lineId, quantity: 1 }, stranger)).rejects.toMatchObject(
        { code: 'NOT_FOUND' },
      )
      expect(await call(db, '/api/trading/cart/delOrderCart', { lineIds: [lineId] }, stranger)).toMatchObject({
        count: 0,
      })
      expect(await call(db, whole, {}, as)).toMatchObject({ count: 1 })
      expect(await call(db, '/api/trading/cart/delOrderCart', { lineIds: [lineId] }, as)).toMatchObject({ count: 0 })
    }),
  )

  it(
    'prices are anybody’s to ask, of what is on sale',
    inRollback(async (db) => {
      const { goods, shop } = await ready(db)
      const off = await makeGoods(db, shop, { state: 'off' })
      const specIds = [goods.specId, off.specId]
      const prices = await call(db, '/api/buyer/trading/cart/selSpecPrices', { specIds }, asVisitor)
      expect(prices).toEqual([{ specId: goods.specId, priceFen: 12_800, stock: 100, minQuantity: 1 }])
    }),
  )
})
