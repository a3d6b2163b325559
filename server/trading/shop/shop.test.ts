import { describe, expect, it } from 'vitest'
import { newId } from '#kernel/db/ids.ts'
import { inRollback, wotu } from '#kernel/testing/testing.ts'
import { asVisitor } from '#kernel/testing/call.ts'
import { call, owner, seller } from '../../testing/call.ts'
import { makeMember, makeShop } from '../../testing/market.ts'
import { shelve } from '../../testing/shelf.ts'

const info = '/api/buyer/trading/shop/info/selShopInfoById'
const list = '/api/trading/shopInfo/selShopByParam'

describe('a shop', () => {
  it(
    'is shown to everybody while it is open, and to its owner always',
    inRollback(async (db) => {
      const shop = await makeShop(db)
      expect(await call(db, info, { shopId: shop.shopId }, asVisitor)).toMatchObject({
        own: false,
        scores: { score: 500, count: 0 },
      })
      await db.updateTable('shop').set({ state: 'frozen' }).where('id', '=', shop.shopId).execute()
      await expect(call(db, info, { shopId: shop.shopId }, asVisitor)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(
        call(db, '/api/trading/shopInfo/selShopByOwnerId', { ownerId: shop.sellerId }, asVisitor),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' })
      expect(await call(db, info, { shopId: shop.shopId }, seller(shop))).toMatchObject({ own: true, state: 'frozen' })
      const own = '/openapi/trading/shopInfo/selDefaultShopByBoId'
      expect(await call(db, own, {}, seller(shop))).toMatchObject({ id: shop.shopId })
      expect(await call(db, own, {}, owner((await makeMember(db)).id))).toBeNull()
    }),
  )

  it(
    'names who runs it, a person masked',
    inRollback(async (db) => {
      await makeMember(db)
      const shop = await makeShop(db)
      expect(
        await call(db, '/api/trading/shopInfo/selShopByOwnerId', { ownerId: shop.sellerId }, asVisitor),
      ).toMatchObject({ id: shop.shopId })
      const path = '/openapi/trading/shopInfo/selShopAndOrg'
      expect((await call(db, path, { shopId: shop.shopId }, asVisitor)).org).toEqual({
        kind: 'person',
        name: '李*',
        creditCode: '',
      })
      await db
        .updateTable('member')
        .set({ kind: 'business', orgName: '五常稻香米业有限公司' })
        .where('id', '=', shop.sellerId)
        .execute()
      expect((await call(db, path, { shopId: shop.shopId }, asVisitor)).org).toMatchObject({
        name: '五常稻香米业有限公司',
      })
    }),
  )

  it(
    'says how many goods it has on sale, and how many keep it: not what else they keep',
    inRollback(async (db) => {
      const { shopId, ...shop } = await makeShop(db)
      await shelve(db, { shopId, ...shop }, { title: '大米' })
      await shelve(db, { shopId, ...shop }, { title: '陈米', state: 'off' })
      const { id: memberId } = await makeMember(db)
      await call(db, '/api/basic/fav/addFav', { kind: 'shop', targetId: shopId }, owner(memberId))
      const twin = { systemId: wotu, memberId, id: newId(), kind: 'article' as const, targetId: shopId }
      await db
        .insertInto('favourite')
        .values({ ...twin, createdAt: new Date() })
        .execute()
      expect(await call(db, info, { shopId }, asVisitor)).toMatchObject({ goodsCount: 1, favourites: 1 })
    }),
  )

  it(
    'is found by name, main goods and area, best first',
    inRollback(async (db) => {
      const [rice, apples] = [await makeShop(db), await makeShop(db)]
      await db
        .updateTable('shop')
        .set({
          mainGoods: '稻花香大米',
          areaCode: '230184',
          scoreCount: 1,
          describedSum: 4,
          serviceSum: 4,
          logisticsSum: 4,
        })
        .where('id', '=', rice.shopId)
        .execute()
      await db
        .updateTable('shop')
        .set({ mainGoods: '红富士苹果', areaCode: '370600' })
        .where('id', '=', apples.shopId)
        .execute()
      const ids = async (filter: object) => (await call(db, list, filter, asVisitor)).rows.map((row) => row.id)
      expect(await ids({ keyword: '稻花香' })).toEqual([rice.shopId])
      expect(await ids({ areaCode: '370000' })).toEqual([apples.shopId])
      expect(await ids({})).toEqual([apples.shopId, rice.shopId])
      await shelve(db, rice, { title: '大米' })
      expect(await ids({ sort: 'goods' })).toEqual([rice.shopId, apples.shopId])
      expect(await call(db, list, { sort: 'newest', size: 1 }, asVisitor)).toMatchObject({ total: 2, rows: [{}] })
    }),
  )

  it(
    'recommends what it sells most of, and has shelves of its own',
    inRollback(async (db) => {
      const shop = await makeShop(db)
      const { goodsId } = await shelve(db, shop, { title: '大米', sales: 5 })
      await shelve(db, shop, { title: '小米', sales: 9 })
      const { goodsId: off } = await shelve(db, shop, { title: '陈米', state: 'off' })
      const other = await makeShop(db)
      await shelve(db, other, { title: '玉米', sales: 99 })
      const [shelfId, otherId] = [newId(), newId()]
      const shelf = { systemId: wotu, parentId: null, name: '新米' }
      await db
        .insertInto('shopClassify')
        .values([
          { ...shelf, sellerId: shop.sellerId, id: shelfId, shopId: shop.shopId },
          { ...shelf, sellerId: other.sellerId, id: otherId, shopId: other.shopId },
        ])
        .execute()
      await db
        .updateTable('goods')
        .set({ classifyIds: [shelfId] })
        .where('id', 'in', [goodsId, off])
        .execute()
      const best = await call(db, '/api/trading/shopInfo/selRecommendGoodsByShopId', { shopId: shop.shopId }, asVisitor)
      expect(best.map((row) => row.title)).toEqual(['小米', '大米'])
      expect(await call(db, '/api/trading/shopClassify/selList', { shopId: shop.shopId }, asVisitor)).toEqual([
        { id: shelfId, parentId: null, name: '新米', count: 1 },
      ])
      const { rows } = await call(db, '/api/buyer/dmp/goods/es/search', { classifyId: shelfId }, asVisitor)
      expect(rows.map((row) => row.title)).toEqual(['大米'])
    }),
  )
})
