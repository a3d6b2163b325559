import { describe, expect, it } from 'vitest'
import type { Db } from '#kernel/db/db.ts'
import { inRollback, wotu } from '#kernel/testing/testing.ts'
import { asVisitor } from '#kernel/testing/call.ts'
import { call, owner, seller } from '../../testing/call.ts'
import { makeMember, makeShop } from '../../testing/market.ts'
import { shelve } from '../../testing/shelf.ts'
import { loadCategories } from '../index.ts'

const withCategories = (body: (db: Db) => Promise<void>) =>
  inRollback(async (db) => {
    await loadCategories(db, wotu)
    await body(db)
  })
const names = (rows: { name: string }[]) => rows.map((row) => row.name)

describe('categories', () => {
  it(
    'are loaded once',
    withCategories(async (db) => {
      const count = async () => (await db.selectFrom('category').select('id').execute()).length
      const before = await count()
      await loadCategories(db, wotu)
      expect(await count()).toBe(before)
      expect(before).toBeGreaterThan(400)
    }),
  )

  it(
    'are read level by level',
    withCategories(async (db) => {
      const top = await call(db, '/api/basic/system/category/selCateListByPcateId', {}, asVisitor)
      expect(names(top).slice(0, 3)).toEqual(['粮油米面', '蔬菜', '水果'])
      expect(names(await call(db, '/api/trading/goods/selCategoryList', {}, asVisitor))).toEqual(names(top))
      for (const path of [
        '/api/trading/goods/selSubCateByPid',
        '/api/basic/system/category/selOnlyChildenCateListByPid',
      ] as const)
        expect(names(await call(db, path, { parentId: '1001' }, asVisitor)).slice(0, 2)).toEqual([
          '东北大米',
          '五常大米',
        ])
      const [rice] = await call(db, '/api/basic/system/category/selSubCateListByPcateId', { parentId: '10' }, asVisitor)
      expect(rice).toMatchObject({
        name: '大米',
        leaf: false,
        children: [{ name: '东北大米', leaf: true }, {}, {}, {}, {}, {}, {}, {}],
      })
    }),
  )

  it(
    'are read as a tree, whole or one branch of it, and as leaves',
    withCategories(async (db) => {
      const tree = await call(db, '/api/basic/system/category/selCateTreeListByDictId', {}, asVisitor)
      expect(tree.length).toBeGreaterThan(10)
      const [grain, ...others] = await call(
        db,
        '/api/basic/system/category/selCateTreeListByDictId',
        { dictId: '10' },
        asVisitor,
      )
      expect([grain!.name, grain!.children[0]!.name, others]).toEqual(['粮油米面', '大米', []])
      const leaves = await call(
        db,
        '/api/basic/system/category/selCateListNoneChildrenByPid',
        { parentId: '10' },
        asVisitor,
      )
      expect(leaves).toHaveLength(grain!.children.flatMap((branch) => branch.children).length)
      expect(leaves.every((leaf) => leaf.leaf)).toBe(true)
    }),
  )

  it(
    'say where they belong',
    withCategories(async (db) => {
      const one = await call(db, '/api/basic/system/category/selCateById', { categoryId: '100102' }, asVisitor)
      expect(names(one.path)).toEqual(['粮油米面', '大米', '五常大米'])
      await expect(
        call(db, '/api/basic/system/category/selCateById', { categoryId: '999999' }, asVisitor),
      ).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
      const [first] = await call(
        db,
        '/api/basic/system/category/selCateRelListByPcateId',
        { parentId: '1001' },
        asVisitor,
      )
      expect(names(first!.path)).toEqual(['粮油米面', '大米', '东北大米'])
      const found = await call(db, '/api/basic/system/category/selCateRelListByParam', { keyword: '大米' }, asVisitor)
      expect(names(found)).toEqual(['大米', '东北大米', '五常大米'])
    }),
  )

  it(
    'of a shop are those of its goods on sale, and its owner’s tree is of these',
    withCategories(async (db) => {
      const shop = await makeShop(db)
      await shelve(db, shop, { title: '大米', categoryId: '100102' })
      await shelve(db, shop, { title: '小米', categoryId: '100401', state: 'off' })
      expect(
        await call(db, '/api/basic/system/category/selCateListByShopId', { shopId: shop.shopId }, asVisitor),
      ).toMatchObject([{ id: '100102', count: 1 }])
      expect(names(await call(db, '/api/basic/system/category/selCateTreeListByLogin', {}, seller(shop)))).toEqual([
        '粮油米面',
      ])
      const anybody = owner((await makeMember(db)).id)
      expect((await call(db, '/api/basic/system/category/selCateTreeListByLogin', {}, anybody)).length).toBeGreaterThan(
        10,
      )
    }),
  )

  it(
    'count goods that are for sale, of open shops, each shop its own',
    withCategories(async (db) => {
      const [shop, other, frozen] = [await makeShop(db), await makeShop(db), await makeShop(db)]
      await shelve(db, shop, { title: '大米', categoryId: '100102' })
      await shelve(db, other, { title: '小米', categoryId: '100401' })
      await shelve(db, frozen, { title: '大米', categoryId: '100102' })
      await db.updateTable('shop').set({ state: 'frozen' }).where('id', '=', frozen.shopId).execute()
      const { goodsId } = await shelve(db, shop, { title: '求购大米', categoryId: '100102' })
      await db.updateTable('goods').set({ kind: 'need' }).where('id', '=', goodsId).execute()
      const of = async (shopId: string) => {
        const rows = await call(db, '/api/basic/system/category/selCateListByShopId', { shopId }, asVisitor)
        return rows.map(({ id, count }) => [id, count])
      }
      expect(await of(shop.shopId)).toEqual([['100102', 1]])
      expect(await of(other.shopId)).toEqual([['100401', 1]])
      expect(await of(frozen.shopId)).toEqual([])
    }),
  )

  it(
    'say how their goods are described and sold',
    withCategories(async (db) => {
      const attrs = await call(db, '/api/trading/goods/selAttrDefByCategory', { categoryId: '100102' }, asVisitor)
      expect(attrs[1]).toEqual({ id: '2', name: '等级', options: ['特级', '一级', '二级', '三级'], required: true })
      expect(await call(db, '/api/trading/goods/selSpecItemList', { categoryId: '100102' }, asVisitor)).toContain(
        '5kg/袋',
      )
      expect(await call(db, '/api/trading/goods/selUnitList', { categoryId: '100102' }, asVisitor)).toContain('斤')
      await expect(
        call(db, '/api/trading/goods/selUnitList', { categoryId: '999999' }, asVisitor),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }),
  )
})
