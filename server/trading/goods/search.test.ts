import { describe, expect, it } from 'vitest'
import type { InputOf } from '@wotu/contract/index.ts'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { inRollback, wotu } from '#kernel/testing/testing.ts'
import { asVisitor } from '#kernel/testing/call.ts'
import { call } from '../../testing/call.ts'
import { makeShop } from '../../testing/market.ts'
import { shelve } from '../../testing/shelf.ts'
import { countLimit } from './search.ts'
import { queryGrams, searchWords } from '../freight/grams.ts'

const path = '/api/buyer/dmp/goods/es/search'
const titles = async (db: Db, filter: InputOf<typeof path>) =>
  (await call(db, path, filter, asVisitor)).rows.map((row) => row.title)

/** Each 100 fen dearer and sold more often than the one before. */
async function shelf(db: Db, ...all: string[]) {
  const shop = await makeShop(db)
  for (const [i, title] of all.entries()) await shelve(db, shop, { title, priceFen: 100 * (i + 1), sales: i })
  return shop
}

describe('the pieces of a text', () => {
  it('are its characters and its pairs, words apart', () => {
    expect(searchWords('五常ＮＰ', ['米', '大米'])).toEqual({
      keywords: '五常np 米 大米',
      grams: ['五', '常', 'n', 'p', '五常', '常n', 'np', '米', '大', '大米'],
    })
  })
  it('that a query needs are the pairs, and what stands alone', () => {
    expect(queryGrams('五常大米 米')).toEqual(['五常', '常大', '大米', '米'])
    expect(queryGrams('，。')).toEqual([])
  })
})

describe('a search', () => {
  it.each([
    ['two characters', '大米', ['东北大米', '五常大米']],
    ['one character', '米', ['东北大米', '五常大米', '甜玉米']],
    ['four characters', '五常大米', ['五常大米']],
    ['words in any order', '米 五常', ['五常大米']],
    ['wide and capital letters', 'ＮＰＫ', ['复合肥 NPK 15-15-15']],
    ['pieces that are there, but not together', '大米五常', []],
    ['nothing but marks', '，。', []],
  ])('finds %s', async (_, keyword, expected) =>
    inRollback(async (db) => {
      await shelf(db, '五常大米', '东北大米', '甜玉米', '复合肥 NPK 15-15-15', '五常东北')
      expect((await titles(db, { keyword })).sort()).toEqual([...expected].sort())
    })(),
  )

  it(
    'finds a word whole, not its pieces apart',
    inRollback(async (db) => {
      await shelf(db, '大米和糯米粉', '大米粉')
      expect(await titles(db, { keyword: '大米粉' })).toEqual(['大米粉'])
    }),
  )

  it(
    'shows what is on sale in open shops, and nothing else',
    inRollback(async (db) => {
      const shop = await shelf(db, '五常大米')
      await shelve(db, shop, { title: '下架大米', state: 'off' })
      const frozen = await shelf(db, '冻结大米')
      await db.updateTable('shop').set({ state: 'frozen' }).where('id', '=', frozen.shopId).execute()
      expect(await titles(db, { keyword: '大米' })).toEqual(['五常大米'])
      expect(await titles(db, {})).toEqual(['五常大米'])
    }),
  )

  it(
    'is ordered as asked, and paged',
    inRollback(async (db) => {
      await shelf(db, '大米一', '大米二', '大米三')
      expect(await titles(db, { keyword: '大米', sort: 'sales' })).toEqual(['大米三', '大米二', '大米一'])
      expect(await titles(db, { keyword: '大米', sort: 'priceUp' })).toEqual(['大米一', '大米二', '大米三'])
      expect(await titles(db, { keyword: '大米', sort: 'priceDown', size: 2 })).toEqual(['大米三', '大米二'])
      const second = await call(
        db,
        '/api/es/search/goodsListV3',
        { keyword: '大米', sort: 'priceDown', size: 2, page: 2 },
        asVisitor,
      )
      expect(second).toMatchObject({ total: 3, more: false, rows: [{ title: '大米一' }] })
      expect(await call(db, path, { keyword: '大米', page: 9 }, asVisitor)).toEqual({ total: 3, more: false, rows: [] })
    }),
  )

  it(
    'is narrowed by category of any level, price, origin, attribute and shop',
    inRollback(async (db) => {
      const shop = await makeShop(db)
      await shelve(db, shop, {
        title: '五常大米',
        categoryId: '100102',
        priceFen: 6800,
        originCode: '230184',
        attrs: { '2': '特级' },
      })
      await shelve(db, shop, {
        title: '丝苗米',
        categoryId: '100105',
        priceFen: 3900,
        originCode: '440117',
        attrs: { '2': '一级' },
      })
      const other = await makeShop(db)
      await shelve(db, other, { title: '高筋面粉', categoryId: '100202', priceFen: 2900, originCode: '410100' })
      const list = '/openapi/trading/goodsInfo/selGoodsListByPage/v2'
      const found = async (filter: InputOf<typeof list>) =>
        (await call(db, list, { sort: 'priceUp', ...filter }, asVisitor)).rows.map((row) => row.title)
      expect(await found({ categoryId: '10' })).toEqual(['高筋面粉', '丝苗米', '五常大米'])
      expect(await found({ categoryId: '1001' })).toEqual(['丝苗米', '五常大米'])
      expect(await found({ categoryId: '100102' })).toEqual(['五常大米'])
      expect(await found({ minPriceFen: 3000, maxPriceFen: 5000 })).toEqual(['丝苗米'])
      expect(await found({ originCode: '230000' })).toEqual(['五常大米'])
      expect(await found({ attrs: { '2': '一级' } })).toEqual(['丝苗米'])
      expect(await found({ shopId: other.shopId })).toEqual(['高筋面粉'])
      expect(
        await call(db, '/openapi/trading/goodsInfo/selGoodsNumByTypeAndCate', { shopId: shop.shopId }, asVisitor),
      ).toEqual([])
    }),
  )

  it(
    'of more than anybody counts still comes in the right order, page by page',
    inRollback(async (db) => {
      const shop = await makeShop(db)
      const { sellerId, shopId, templateId } = shop
      await shelve(db, shop, { title: '玉米', sales: 1_000_000 })
      const total = countLimit + 5
      const goods = Array.from({ length: total }, (_, i) => ({
        systemId: wotu,
        sellerId,
        shopId,
        id: newId(),
        categoryId: '100101',
        title: `大米${i}`,
        unit: '袋',
        state: 'on' as const,
        sales: i,
        freightTemplateId: templateId,
        ...searchWords(`大米${i}`, []),
      }))
      await db.insertInto('goods').values(goods).execute()
      const page = (n: number) => call(db, path, { keyword: '大米', sort: 'sales', size: 50, page: n }, asVisitor)
      expect(await page(1)).toMatchObject({ total: countLimit, more: true })
      expect((await page(2)).rows.map((row) => row.sales)).toEqual(Array.from({ length: 50 }, (_, i) => total - 51 - i))
      expect((await page(countLimit / 50)).rows).toHaveLength(50)
      expect((await page(countLimit / 50 + 1)).rows).toEqual([])
    }),
  )
})
