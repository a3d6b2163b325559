import { describe, expect, it } from 'vitest'
import { loadAreas } from '../../basic/index.ts'
import { inRollback, wotu } from '#kernel/testing/testing.ts'
import { asVisitor } from '#kernel/testing/call.ts'
import { call, owner, seller } from '../../testing/call.ts'
import { makeMember, makeShop } from '../../testing/market.ts'
import { shelve } from '../../testing/shelf.ts'
import { loadCategories } from '../index.ts'

const detail = '/api/buyer/trading/goods/info/detail'

describe('goods', () => {
  it(
    'are shown whole: specs, category, attributes by name, shop',
    inRollback(async (db) => {
      await loadCategories(db, wotu)
      const shop = await makeShop(db)
      const { goodsId } = await shelve(db, shop, { title: '五常大米', attrs: { '2': '特级' } })
      const goods = await call(db, detail, { id: goodsId }, asVisitor)
      expect(goods).toMatchObject({
        title: '五常大米',
        category: [{ name: '粮油米面' }, { name: '大米' }, { name: '五常大米' }],
        attrs: [{ name: '等级', value: '特级' }],
        specs: [{ name: '5kg/袋', priceFen: 6800, stock: 50, minQuantity: 1 }],
        shop: { id: shop.shopId, goodsCount: 1 },
        own: false,
      })
      expect(await call(db, '/api/trading/goods/detail', { id: goodsId }, seller(shop))).toMatchObject({ own: true })
      expect(await call(db, '/api/trading/goods/selGoodsById/v2', { id: goodsId }, asVisitor)).toMatchObject({
        title: '五常大米',
      })
      expect(await call(db, '/openapi/trading/goodsInfo/selGoodsNumByTypeAndCate', {}, asVisitor)).toContainEqual({
        categoryId: '10',
        name: '粮油米面',
        count: 1,
      })
    }),
  )

  it(
    'are shown with their own specs and shop, and counted under the categories of the first level',
    inRollback(async (db) => {
      await loadCategories(db, wotu)
      const [other, shop] = [await makeShop(db), await makeShop(db)]
      await shelve(db, other, { title: '小米' })
      await shelve(db, shop, { title: '糯米' })
      const { goodsId, specId } = await shelve(db, shop, { title: '五常大米' })
      const goods = await call(db, detail, { id: goodsId }, asVisitor)
      expect(goods.specs.map((spec) => spec.id)).toEqual([specId])
      expect(goods.shop.id).toBe(shop.shopId)
      const counts = await call(db, '/openapi/trading/goodsInfo/selGoodsNumByTypeAndCate', {}, asVisitor)
      expect(counts.every(({ categoryId }) => categoryId.length === 2)).toBe(true)
    }),
  )

  it(
    'off sale, or of a shop that is not open, are there for their seller alone',
    inRollback(async (db) => {
      const shop = await makeShop(db)
      const { goodsId } = await shelve(db, shop, { title: '下架大米', state: 'off' })
      const { goodsId: second } = await shelve(db, shop, { title: '大米' })
      await db.updateTable('shop').set({ state: 'frozen' }).where('id', '=', shop.shopId).execute()
      const stranger = owner((await makeMember(db)).id)
      for (const id of [goodsId, second]) {
        for (const path of [detail, '/api/trading/goods/detail', '/api/trading/goods/selGoodsById/v2'] as const)
          for (const caller of [asVisitor, stranger])
            await expect(call(db, path, { id }, caller)).rejects.toMatchObject({ code: 'NOT_FOUND' })
        expect(await call(db, detail, { id }, seller(shop))).toMatchObject({ own: true })
      }
    }),
  )

  it(
    'that were looked at come back in the same order, without what is gone',
    inRollback(async (db) => {
      const shop = await makeShop(db)
      const a = await shelve(db, shop, { title: '大米' })
      const b = await shelve(db, shop, { title: '小米' })
      const off = await shelve(db, shop, { title: '玉米', state: 'off' })
      const ids = [b.goodsId, off.goodsId, a.goodsId]
      const rows = await call(db, '/openapi/trading/goodsInfo/goodsWatchList/noLogin', { ids }, asVisitor)
      expect(rows.map((row) => row.title)).toEqual(['小米', '大米'])
    }),
  )
})

describe('freight', () => {
  const rules = [
    { areaCodes: ['650000'], deliver: false, first: 1, firstFen: 0, next: 1, nextFen: 0 },
    { areaCodes: [], deliver: true, first: 1, firstFen: 800, next: 1, nextFen: 200 },
  ]

  it(
    'is that to the area asked for, else to the reader’s own address; null where it is not delivered',
    inRollback(async (db) => {
      await loadAreas(db)
      const shop = await makeShop(db, { rules })
      const { specId, goodsId } = await shelve(db, shop, { title: '大米' })
      const path = '/api/buyer/trading/freight/selByGoods'
      expect(await call(db, path, { specId, quantity: 3 }, asVisitor)).toBeNull()
      expect(await call(db, path, { specId, quantity: 3 }, owner((await makeMember(db)).id))).toMatchObject({
        areaCode: '230184',
        freightFen: 1200,
      })
      expect(await call(db, path, { specId, quantity: 3, areaCode: '650102' }, asVisitor)).toMatchObject({
        freightFen: null,
      })
      await expect(call(db, path, { specId, quantity: 1, areaCode: '999999' }, asVisitor)).rejects.toMatchObject({
        code: 'AREA_UNKNOWN',
      })

      const judge = '/api/trading/goods/judgeDeliveryRange'
      expect(await call(db, judge, { goodsId, areaCode: '650102' }, asVisitor)).toEqual({ deliverable: false })
      expect(await call(db, judge, { goodsId, areaCode: '230184' }, asVisitor)).toEqual({ deliverable: true })
      const range = await call(db, '/api/trading/goods/selDeliveryRange', { goodsId }, asVisitor)
      expect(range.map((rule) => [rule.areaNames, rule.deliver])).toEqual([
        [['新疆维吾尔自治区'], false],
        [[], true],
      ])
    }),
  )

  it(
    'is not told of goods that are off sale',
    inRollback(async (db) => {
      await loadAreas(db)
      const { specId } = await shelve(db, await makeShop(db, { rules }), { title: '大米', state: 'off' })
      const asked = { specId, quantity: 1, areaCode: '230184' }
      await expect(call(db, '/api/buyer/trading/freight/selByGoods', asked, asVisitor)).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
    }),
  )

  it(
    'of several shops is asked for at once',
    inRollback(async (db) => {
      await loadAreas(db)
      const [first, second] = [await makeShop(db, { rules }), await makeShop(db)]
      const items = [
        { specId: (await shelve(db, first, { title: '大米' })).specId, quantity: 1 },
        { specId: (await shelve(db, first, { title: '小米' })).specId, quantity: 1 },
        { specId: (await shelve(db, second, { title: '玉米' })).specId, quantity: 1 },
      ]
      expect(await call(db, '/api/trading/freight/selByParam', { areaCode: '230184', items }, asVisitor)).toEqual([
        { shopId: first.shopId, freightFen: 1000 },
        { shopId: second.shopId, freightFen: 0 },
      ])
    }),
  )

  it(
    'templates are shown to their seller alone',
    inRollback(async (db) => {
      const [shop, other] = [await makeShop(db, { rules }), await makeShop(db)]
      await shelve(db, shop, { title: '大米' })
      const list = '/api/trading/freight/selListByShopId'
      expect(await call(db, list, { shopId: shop.shopId }, seller(shop))).toMatchObject([
        { id: shop.templateId, used: 1 },
      ])
      await expect(call(db, list, { shopId: shop.shopId }, seller(other))).rejects.toMatchObject({ code: 'NOT_FOUND' })
      const one = '/api/trading/freight/selById'
      expect(await call(db, one, { id: shop.templateId }, seller(shop))).toMatchObject({ name: '全国' })
      await expect(call(db, one, { id: shop.templateId }, seller(other))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }),
  )
})
