import { describe, expect, it } from 'vitest'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { setPepper } from '#kernel/call/pepper.ts'
import { inRollback, wotu } from '#kernel/testing/testing.ts'
import { asVisitor } from '#kernel/testing/call.ts'
import { call, owner } from '../../testing/call.ts'
import { makeGoods, makeMember, makeShop } from '../../testing/market.ts'
import { paidOrder, stockOf, submit } from '../../testing/orders.ts'
import { shelve } from '../../testing/shelf.ts'

setPepper('test')

const addToCart = '/openapi/trading/cart/addOrderCartV2/1.0'
const cart = '/api/buyer/trading/cart/selOrderCart'
const addFav = '/api/basic/fav/addFav'
const favourites = '/api/basic/fav/myFavListByPage'
const evaluate = '/api/buyer/trading/evaluate/addEvalOrder'

const setGoods = (db: Db, id: string, state: 'on' | 'off') =>
  db.updateTable('goods').set({ state }).where('id', '=', id).execute()

describe('a cart', () => {
  const full = async (db: Db) => {
    const shop = await makeShop(db)
    const [first, second, third] = [await makeGoods(db, shop), await makeGoods(db, shop), await makeGoods(db, shop)]
    const as = owner((await makeMember(db)).id)
    for (const { specId } of [first, second, third]) await call(db, addToCart, { specId, quantity: 2 }, as)
    const quantities = async () => {
      const { shops, invalid } = await call(db, cart, {}, as)
      const lines = [...shops.flatMap((one) => one.lines), ...invalid]
      return Object.fromEntries(lines.map((line) => [line.specId, line.quantity]))
    }
    return { shop, first, second, third, as, quantities }
  }

  it(
    'line that takes a spec which is there already swallows that line and no other',
    inRollback(async (db) => {
      const { shop, first, second, third, as, quantities } = await full(db)
      const other = newId()
      const { goodsId, priceFen } = first
      await db
        .insertInto('goodsSpec')
        .values({ systemId: wotu, sellerId: shop.sellerId, id: other, goodsId, name: '10kg/袋', priceFen, stock: 9 })
        .execute()
      const { lineId } = await call(db, addToCart, { specId: other, quantity: 1 }, as)
      const others = owner((await makeMember(db)).id)
      await call(db, addToCart, { specId: first.specId, quantity: 1 }, others)
      await call(db, '/api/trading/cart/updOrderCart', { lineId, quantity: 7, specId: first.specId }, as)
      expect(await quantities()).toEqual({ [first.specId]: 7, [second.specId]: 2, [third.specId]: 2 })
      expect(await call(db, cart, {}, others)).toMatchObject({ count: 1 })
    }),
  )

  it(
    'cleared of what is off sale keeps everything else, and another’s cart is not looked at',
    inRollback(async (db) => {
      const { first, second, third, as, quantities } = await full(db)
      const others = owner((await makeMember(db)).id)
      await call(db, addToCart, { specId: first.specId, quantity: 1 }, others)
      await setGoods(db, first.goodsId, 'off')
      await call(db, '/api/buyer/trading/cart/clearUnused', {}, as)
      expect(await quantities()).toEqual({ [second.specId]: 2, [third.specId]: 2 })
      expect((await call(db, cart, {}, others)).invalid).toHaveLength(1)
    }),
  )
})

describe('favourites', () => {
  it(
    'are taken away one by one, and of their own kind',
    inRollback(async (db) => {
      const shop = await makeShop(db)
      const [one, two] = [await shelve(db, shop, { title: '小米' }), await shelve(db, shop, { title: '大米' })]
      const { id: memberId } = await makeMember(db)
      const as = owner(memberId)
      for (const { goodsId } of [one, two]) await call(db, addFav, { kind: 'goods', targetId: goodsId }, as)
      const twin = { systemId: wotu, memberId, id: newId(), kind: 'article' as const, targetId: one.goodsId }
      await db
        .insertInto('favourite')
        .values({ ...twin, createdAt: new Date() })
        .execute()
      await call(db, '/api/basic/fav/cancelFav', { kind: 'goods', targetId: one.goodsId }, as)
      expect(await call(db, '/api/basic/fav/count', {}, as)).toEqual({ goods: 1, shop: 0, article: 1 })
      expect(await call(db, '/api/basic/fav/judgeFav', { kind: 'goods', targetId: one.goodsId }, as)).toEqual({
        favourite: false,
      })
    }),
  )

  it(
    'cleared of what is gone lose goods off sale or of a closed shop, and no shop',
    inRollback(async (db) => {
      const [open, closing] = [await makeShop(db), await makeShop(db)]
      const there = await shelve(db, open, { title: '大米' })
      const gone = [await shelve(db, open, { title: '小米' }), await shelve(db, closing, { title: '糯米' })]
      const as = owner((await makeMember(db)).id)
      for (const { goodsId } of [there, ...gone]) await call(db, addFav, { kind: 'goods', targetId: goodsId }, as)
      await call(db, addFav, { kind: 'shop', targetId: closing.shopId }, as)
      const others = owner((await makeMember(db)).id)
      await call(db, addFav, { kind: 'goods', targetId: gone[0]!.goodsId }, others)
      await setGoods(db, gone[0]!.goodsId, 'off')
      await db.updateTable('shop').set({ state: 'frozen' }).where('id', '=', closing.shopId).execute()
      await expect(
        call(db, addFav, { kind: 'shop', targetId: closing.shopId }, owner((await makeMember(db)).id)),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' })
      expect(await call(db, '/openapi/trading/goodsInfo/delExpiredSpFav', {}, as)).toEqual({ removed: 2 })
      const { rows } = await call(db, favourites, { kind: 'goods' }, as)
      expect(rows.map((row) => row.goods?.title)).toEqual(['大米'])
      expect(await call(db, '/api/basic/fav/count', {}, as)).toEqual({ goods: 1, shop: 1, article: 0 })
      expect(await call(db, '/api/basic/fav/count', {}, others)).toMatchObject({ goods: 1 })
    }),
  )
})

/** Two orders of one buyer for the same goods, both received. */
async function twoReceived(db: Db) {
  const order = await paidOrder(db)
  const { lineId } = await call(db, addToCart, { specId: order.goods.specId, quantity: 2 }, order.as)
  const second = await submit(db, { ...order, lineId })
  await db
    .updateTable('orders')
    .set({ state: 'unevaluated', receivedAt: new Date() })
    .where('id', 'in', [order.id, second.id])
    .execute()
  const lineOf = async (id: string) =>
    (await call(db, '/api/buyer/trading/order/selBuyerOrderDetailById', { id }, order.as)).lines[0]!.id
  return {
    ...order,
    orders: [
      { orderId: order.id, lineId: await lineOf(order.id) },
      { orderId: second.id, lineId: await lineOf(second.id) },
    ],
  }
}

const stars = { stars: 4, described: 5, service: 3, logistics: 2, words: '米香浓郁' }

describe('an evaluation', () => {
  it(
    'counts once, however many orders its buyer evaluates',
    inRollback(async (db) => {
      const { orders, as, goods, shop } = await twoReceived(db)
      for (const { orderId, lineId } of orders) {
        await call(db, evaluate, { orderId, lines: [{ lineId, ...stars }] }, as, newId())
        expect(await call(db, '/api/buyer/trading/evaluate/selEvalByOrderId', { orderId }, as)).toHaveLength(1)
      }
      const sums = await db
        .selectFrom('goods')
        .select(['starSum', 'scoreCount'])
        .where('id', '=', goods.goodsId)
        .executeTakeFirstOrThrow()
      expect(sums).toEqual({ starSum: 8, scoreCount: 2 })
      expect(
        await call(db, '/api/trading/evaluate/selEvalScoreByParam', { shopId: shop.shopId }, asVisitor),
      ).toMatchObject({ count: 2, described: 500 })
    }),
  )

  it(
    'is listed under its grade alone',
    inRollback(async (db) => {
      const { orders, as, goods, shop } = await twoReceived(db)
      const given = [3, 2]
      for (const [i, { orderId, lineId }] of orders.entries())
        await call(db, evaluate, { orderId, lines: [{ lineId, ...stars, stars: given[i]! }] }, as, newId())
      const count = async (grade: 'good' | 'middle' | 'poor' | 'pictured' | 'all') => {
        const input = { goodsId: goods.goodsId, grade, page: 1 }
        return (await call(db, '/api/buyer/trading/evaluate/selEvaGoodsByPage', input, asVisitor)).total
      }
      expect([await count('good'), await count('middle'), await count('poor'), await count('pictured')]).toEqual([
        0, 1, 1, 0,
      ])
      expect(await count('all')).toBe(2)
      await db.updateTable('shop').set({ state: 'frozen' }).where('id', '=', shop.shopId).execute()
      await expect(
        call(db, '/api/trading/evaluate/selEvalScoreByParam', { shopId: shop.shopId }, asVisitor),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }),
  )
})

describe('an order cancelled', () => {
  it(
    'gives back its own stock, not that of its buyer’s other order',
    inRollback(async (db) => {
      const order = await paidOrder(db, { stock: 100, quantity: 2 })
      const { lineId } = await call(db, addToCart, { specId: order.goods.specId, quantity: 3 }, order.as)
      const second = await submit(db, { ...order, lineId, quantity: 3 })
      expect(await stockOf(db, order.goods.specId)).toEqual({ stock: 95, locked: 5 })
      await call(db, '/api/buyer/trading/order/cancelOrder', { id: second.id, why: '不想买了' }, order.as, newId())
      expect(await stockOf(db, order.goods.specId)).toEqual({ stock: 98, locked: 2 })
    }),
  )
})
