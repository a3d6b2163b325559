import { describe, expect, it } from 'vitest'
import { newId } from '#kernel/db/ids.ts'
import { inRollback, wotu } from '#kernel/testing/testing.ts'
import { clock } from '#kernel/clock.ts'
import { call, owner } from '../../testing/call.ts'
import { makeMember, makeShop } from '../../testing/market.ts'
import { shelve } from '../../testing/shelf.ts'

const list = '/api/basic/fav/myFavListByPage'
const add = '/api/basic/fav/addFav'

describe('favourites', () => {
  it(
    'are kept once, judged, counted and taken away',
    inRollback(async (db) => {
      const shop = await makeShop(db)
      const { goodsId } = await shelve(db, shop, { title: '五常大米' })
      const as = owner((await makeMember(db)).id)
      const goods = { kind: 'goods', targetId: goodsId } as const
      await call(db, add, goods, as)
      await call(db, add, goods, as)
      await call(db, add, { kind: 'shop', targetId: shop.shopId }, as)
      expect(await call(db, '/api/basic/fav/count', {}, as)).toEqual({ goods: 1, shop: 1, article: 0 })
      expect(await call(db, list, { kind: 'goods' }, as)).toMatchObject({
        total: 1,
        rows: [{ valid: true, goods: { title: '五常大米' }, shop: null }],
      })
      expect(await call(db, list, { kind: 'shop' }, as)).toMatchObject({
        total: 1,
        rows: [{ valid: true, shop: { goodsCount: 1 } }],
      })
      expect(await call(db, '/api/basic/fav/judgeFav', goods, as)).toEqual({ favourite: true })
      await call(db, '/api/basic/fav/cancelFav', goods, as)
      expect(await call(db, '/api/basic/fav/judgeFav', goods, as)).toEqual({ favourite: false })
    }),
  )

  it(
    'can’t be of what nobody sees',
    inRollback(async (db) => {
      const { goodsId } = await shelve(db, await makeShop(db), { title: '大米', state: 'off' })
      const as = owner((await makeMember(db)).id)
      for (const what of [
        { kind: 'goods', targetId: goodsId },
        { kind: 'shop', targetId: '1' },
        { kind: 'article', targetId: '1' },
      ] as const)
        await expect(call(db, add, what, as)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }),
  )

  it(
    'stay when their goods go off sale, marked, until they are cleared',
    inRollback(async (db) => {
      const shop = await makeShop(db)
      const [gone, there] = [await shelve(db, shop, { title: '小米' }), await shelve(db, shop, { title: '大米' })]
      const as = owner((await makeMember(db)).id)
      for (const { goodsId } of [gone, there]) await call(db, add, { kind: 'goods', targetId: goodsId }, as)
      await db.updateTable('goods').set({ state: 'off' }).where('id', '=', gone.goodsId).execute()
      expect((await call(db, list, { kind: 'goods' }, as)).rows.map((row) => row.valid)).toEqual([true, false])
      expect(await call(db, '/openapi/trading/goodsInfo/delExpiredSpFav', {}, as)).toEqual({ removed: 1 })
      expect((await call(db, list, { kind: 'goods' }, as)).rows.map((row) => row.goods?.title)).toEqual(['大米'])
    }),
  )

  it(
    'are nobody else’s, and a thousand at most',
    inRollback(async (db) => {
      const { goodsId } = await shelve(db, await makeShop(db), { title: '大米' })
      const { id: memberId } = await makeMember(db)
      const [as, stranger] = [owner(memberId), owner((await makeMember(db)).id)]
      await call(db, add, { kind: 'goods', targetId: goodsId }, as)
      const { rows } = await call(db, list, { kind: 'goods' }, as)
      await call(db, '/api/basic/fav/delByIds', { ids: [rows[0]!.id] }, stranger)
      expect(await call(db, list, { kind: 'goods' }, as)).toMatchObject({ total: 1 })
      await call(db, '/api/basic/fav/delByIds', { ids: [rows[0]!.id] }, as)
      expect(await call(db, list, { kind: 'goods' }, as)).toMatchObject({ total: 0 })

      const many = Array.from({ length: 1000 }, () => ({
        systemId: wotu,
        memberId,
        id: newId(),
        kind: 'shop' as const,
        targetId: newId(),
        createdAt: clock.now(),
      }))
      await db.insertInto('favourite').values(many).execute()
      await expect(call(db, add, { kind: 'goods', targetId: goodsId }, as)).rejects.toMatchObject({
        code: 'FAVOURITES_FULL',
      })
    }),
  )
})

describe('search history', () => {
  it(
    'remembers the last twenty, each once, and nobody else’s',
    inRollback(async (db) => {
      const { id } = await makeMember(db)
      const as = owner(id)
      const old = Array.from({ length: 20 }, (_, i) => ({
        systemId: wotu,
        memberId: id,
        words: `旧词${i}`,
        searchedAt: new Date(i),
      }))
      await db.insertInto('searchHistory').values(old).execute()
      await call(db, '/api/buyer/dmp/search/history/add', { words: '五常大米' }, as)
      await call(db, '/api/buyer/dmp/search/history/add', { words: '五常大米' }, as)
      const words = await call(db, '/api/buyer/dmp/search/history/list', {}, as)
      expect([words.length, words[0], words.at(-1)]).toEqual([20, '五常大米', '旧词1'])
      expect(await call(db, '/api/buyer/dmp/search/history/list', {}, owner((await makeMember(db)).id))).toEqual([])
      await call(db, '/api/buyer/dmp/search/history/del', { words: '五常大米' }, as)
      expect(await call(db, '/api/buyer/dmp/search/history/list', {}, as)).toHaveLength(19)
      await call(db, '/api/buyer/dmp/search/history/del', {}, as)
      expect(await call(db, '/api/buyer/dmp/search/history/list', {}, as)).toEqual([])
    }),
  )

  it(
    'lets go of nobody’s words for another’s',
    inRollback(async (db) => {
      const [few, many] = [(await makeMember(db)).id, (await makeMember(db)).id]
      const searched = (memberId: string, i: number) => ({
        systemId: wotu,
        memberId,
        words: `旧词${i}`,
        searchedAt: new Date(i),
      })
      const rows = [searched(few, 0), ...Array.from({ length: 20 }, (_, i) => searched(many, i))]
      await db.insertInto('searchHistory').values(rows).execute()
      // The first drops the oldest words of one, which the other has too; the second counts no words but their own.
      for (const id of [many, few]) {
        await call(db, '/api/buyer/dmp/search/history/add', { words: '五常大米' }, owner(id))
        const kept = await call(db, '/api/buyer/dmp/search/history/list', {}, owner(few))
        expect(kept).toEqual(id === few ? ['五常大米', '旧词0'] : ['旧词0'])
      }
    }),
  )
})
