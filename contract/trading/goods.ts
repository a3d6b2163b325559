import { z } from 'zod'
import { read } from '../call.ts'
import { fen, id, instant, line, pageOf, paging } from '../fields.ts'
import { Category } from './category.ts'
import { ShopCard } from './shop/shop.ts'

const score = z.int().meta({ title: '评分' })

/** Goods as a list shows them. Scores are in hundredths of a star. */
export const GoodsRow = z.object({
  id,
  shopId: id,
  shopName: z.string().meta({ title: '店铺' }),
  title: z.string().meta({ title: '商品' }),
  brief: z.string().meta({ title: '卖点' }),
  picture: z.string(),
  unit: z.string(),
  /** Of the cheapest spec. */
  minPriceFen: fen.meta({ title: '单价' }),
  originName: z.string().meta({ title: '产地' }),
  sales: z.int().meta({ title: '销量' }),
  score,
  scoreCount: z.int(),
})
export type GoodsRow = z.infer<typeof GoodsRow>

export const GoodsSpec = z.object({
  id,
  name: z.string().meta({ title: '规格' }),
  picture: z.string(),
  priceFen: fen.meta({ title: '单价' }),
  stock: z.int().meta({ title: '库存' }),
  minQuantity: z.int().meta({ title: '起订量' }),
})
export type GoodsSpec = z.infer<typeof GoodsSpec>

export const GoodsState = z.enum(['draft', 'auditing', 'rejected', 'off', 'on', 'banned']).meta({ title: '状态' })

export const GoodsDetail = GoodsRow.omit({ picture: true }).extend({
  pictures: z.array(z.string()),
  state: GoodsState,
  category: z.array(Category.pick({ id: true, name: true })),
  attrs: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Rich text, sanitised when it was written. */
  detail: z.string(),
  specs: z.array(GoodsSpec),
  shop: ShopCard,
  /** The reader's own: he can't buy it. */
  own: z.boolean(),
  updatedAt: instant,
})
export type GoodsDetail = z.infer<typeof GoodsDetail>

export const goodsSorts = {
  heat: '综合',
  sales: '销量',
  priceUp: '价格从低到高',
  priceDown: '价格从高到低',
  newest: '最新',
} as const
export type GoodsSort = keyof typeof goodsSorts

/** What a page of search results can be narrowed by. */
export const GoodsFilter = z.strictObject({
  ...paging,
  keyword: line(60).default('').meta({ title: '关键词' }),
  /** Of any level: everything beneath it counts. */
  categoryId: id.optional().meta({ title: '类目' }),
  shopId: id.optional().meta({ title: '店铺' }),
  classifyId: id.optional().meta({ title: '店内分类' }),
  attrs: z.record(z.string().max(20), line(40)).optional().meta({ title: '属性' }),
  minPriceFen: fen.optional().meta({ title: '最低价' }),
  maxPriceFen: fen.optional().meta({ title: '最高价' }),
  /** A province, city or county. */
  originCode: z
    .string()
    .regex(/^\d{6}$/)
    .optional()
    .meta({ title: '产地' }),
  sort: z
    .enum(Object.keys(goodsSorts) as [GoodsSort, ...GoodsSort[]])
    .default('heat')
    .meta({ title: '排序' }),
})

/** Beyond some number nobody counts on: then `total` is that number and `more` is true. */
export const GoodsPage = pageOf(GoodsRow).extend({ total: z.int(), more: z.boolean() })
export type GoodsPage = z.infer<typeof GoodsPage>

const visitor = { who: 'visitor' } as const
const search = {
  ...visitor,
  input: GoodsFilter,
  output: GoodsPage,
  example: { keyword: '大米', sort: 'sales' as const },
}
const byId = {
  ...visitor,
  input: z.strictObject({ id: id.meta({ title: '商品' }) }),
  errors: ['NOT_FOUND'],
  example: { id: '1' },
} as const

/** Everybody sees what is on sale in open shops; a seller sees all of his own goods by their id. */
export const goodsCalls = {
  '/api/buyer/dmp/goods/es/search': read({ title: '搜索在售商品', ...search }),
  '/api/es/search/goodsListV3': read({ title: '在售商品列表', ...search }),
  '/openapi/trading/goodsInfo/selGoodsListByPage/v2': read({ title: '按条件分页查询在售商品', ...search }),
  '/api/buyer/trading/goods/info/detail': read({ title: '商品详情（买家）', ...byId, output: GoodsDetail }),
  '/api/trading/goods/detail': read({ title: '商品详情', ...byId, output: GoodsDetail }),
  '/api/trading/goods/selGoodsById/v2': read({ title: '商品简要信息', ...byId, output: GoodsRow }),
  '/openapi/trading/goodsInfo/goodsWatchList/noLogin': read({
    title: '浏览过的商品：由浏览器记住编号，只返回仍在售的，顺序不变',
    ...visitor,
    input: z.strictObject({ ids: z.array(id).max(50).meta({ title: '商品' }) }),
    output: z.array(GoodsRow),
    example: { ids: ['1'] },
  }),
  '/openapi/trading/goodsInfo/selGoodsNumByTypeAndCate': read({
    title: '各一级类目的在售商品数',
    ...visitor,
    input: z.strictObject({ shopId: id.optional().meta({ title: '店铺' }) }),
    output: z.array(z.object({ categoryId: id, name: z.string(), count: z.int() })),
    example: {},
  }),
}
