import type { goodsCalls } from '@wotu/contract/trading/goods.ts'
import type { Handlers } from '#kernel/call/handlers.ts'
import { goodsCounts, topOf } from '../category/category.ts'
import { goodsByIds, readGoods, readGoodsDetail } from './read.ts'
import { searchGoods } from './search.ts'

export const goodsHandlers = {
  '/api/buyer/dmp/goods/es/search': ({ input, db }) => searchGoods(db, input),
  '/api/es/search/goodsListV3': ({ input, db }) => searchGoods(db, input),
  '/openapi/trading/goodsInfo/selGoodsListByPage/v2': ({ input, db }) => searchGoods(db, input),

  '/api/buyer/trading/goods/info/detail': ({ input, db, actor }) => readGoodsDetail(db, input.id, actor),
  '/api/trading/goods/detail': ({ input, db, actor }) => readGoodsDetail(db, input.id, actor),
  '/api/trading/goods/selGoodsById/v2': ({ input, db, actor }) => readGoods(db, input.id, actor),

  '/openapi/trading/goodsInfo/goodsWatchList/noLogin': ({ input, db }) => goodsByIds(db, input.ids),

  '/openapi/trading/goodsInfo/selGoodsNumByTypeAndCate': async ({ input, db }) => {
    const [counts, tops] = await Promise.all([
      goodsCounts(db, input.shopId),
      db.selectFrom('category').select(['id', 'name']).where('level', '=', 1).orderBy('sort').execute(),
    ])
    return tops.map(({ id, name }) => {
      const under = counts.filter((c) => topOf(c.categoryId) === id)
      return { categoryId: id, name, count: under.reduce((sum, c) => sum + c.count, 0) }
    })
  },
} satisfies Handlers<typeof goodsCalls>
