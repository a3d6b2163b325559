import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#kernel/db/ids.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { testDb, wotu } from '#kernel/testing/testing.ts'
import { market, owner } from '../../testing/call.ts'
import { makeGoods, makeMember, makeShop } from '../../testing/market.ts'
import { outcomes } from '../../testing/outcomes.ts'

const add = '/openapi/trading/cart/addOrderCartV2/1.0'
beforeEach(async () => (await testDb()).clear())

/** A buyer and goods with two specs. */
const ready = async () => {
  const { db } = await testDb()
  return inTenant(wotu, async () => {
    const buyer = await makeMember(db)
    const shop = await makeShop(db)
    const { goodsId, specId } = await makeGoods(db, shop)
    const other = { systemId: wotu, sellerId: shop.sellerId, goodsId, name: '10kg/袋', priceFen: 24_000, stock: 100 }
    const otherId = newId()
    await db
      .insertInto('goodsSpec')
      .values({ ...other, id: otherId })
      .execute()
    return { db, as: owner(buyer.id), buyer, shop, specId, otherId }
  })
}

describe('at the same time', () => {
  it('a line that takes another spec, and that spec put in: one line of it, and no fault', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { as, specId, otherId } = await ready()
      const { lineId } = await market.call(add, { specId, quantity: 1 }, as)
      const change = market.call('/api/trading/cart/updOrderCart', { lineId, quantity: 2, specId: otherId }, as)
      const put = market.call(add, { specId: otherId, quantity: 1 }, as)
      const counts = await outcomes([change, put])
      expect(counts).toEqual({ ok: 2 })
      expect(await market.call('/api/buyer/trading/cart/selCartCount', {}, as)).toEqual({ count: 1 })
    }
  })

  it('a cart takes no more than 200 kinds of goods, and a member keeps no more than 1000 favourites', async () => {
    const { db, as, buyer, shop } = await ready()
    const { specs, goods } = await inTenant(wotu, async () => {
      const all = await Promise.all(Array.from({ length: 6 }, () => makeGoods(db, shop)))
      const others = Array.from({ length: 198 }, () => newId())
      await db
        .insertInto('cartLine')
        .values(
          others.map((id) => {
            const of = { buyerId: buyer.id, sellerId: shop.sellerId, goodsId: id, specId: id, id }
            return { ...of, systemId: wotu, quantity: 1, addedPriceFen: 1 }
          }),
        )
        .execute()
      const kept = Array.from({ length: 998 }, () => newId())
      await db
        .insertInto('favourite')
        .values(
          kept.map((id) => ({
            systemId: wotu,
            memberId: buyer.id,
            id,
            kind: 'goods' as const,
            targetId: id,
            createdAt: new Date(),
          })),
        )
        .execute()
      return { specs: all.map(({ specId }) => specId), goods: all.map(({ goodsId }) => goodsId) }
    })
    const puts = specs.map((specId) => market.call(add, { specId, quantity: 1 }, as))
    expect(await outcomes(puts)).toEqual({ ok: 2, CART_FULL: 4 })
    const keeps = goods.map((targetId) => market.call('/api/basic/fav/addFav', { kind: 'goods', targetId }, as))
    expect(await outcomes(keeps)).toEqual({ ok: 2, FAVOURITES_FULL: 4 })
  })
})
