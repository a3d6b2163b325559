import { z } from 'zod'
import { read } from '../../call.ts'
import { id, instant, line, nothing, pageOf, paging } from '../../fields.ts'

const score = z.int().meta({ title: '评分' })

/** A shop as a card shows it. Scores are in hundredths of a star. */
export const ShopCard = z.object({
  id,
  name: z.string().meta({ title: '店名' }),
  logo: z.string(),
  mainGoods: z.string().meta({ title: '主营' }),
  areaName: z.string().meta({ title: '地区' }),
  score,
  scoreCount: z.int(),
  goodsCount: z.int().meta({ title: '在售商品' }),
})
export type ShopCard = z.infer<typeof ShopCard>

/** The three averages that make a shop's score. */
export const ShopScores = z.object({
  score,
  described: score.meta({ title: '描述相符' }),
  service: score.meta({ title: '服务态度' }),
  logistics: score.meta({ title: '物流服务' }),
  count: z.int().meta({ title: '评价数' }),
})
export type ShopScores = z.infer<typeof ShopScores>

export const Shop = ShopCard.extend({
  ownerId: id,
  banner: z.string(),
  notice: z.string().meta({ title: '公告' }),
  phone: z.string().meta({ title: '客服电话' }),
  state: z.enum(['auditing', 'rejected', 'open', 'frozen']).meta({ title: '状态' }),
  scores: ShopScores,
  favourites: z.int().meta({ title: '收藏人数' }),
  /** The reader's own. */
  own: z.boolean(),
  createdAt: instant.meta({ title: '开店时间' }),
})
export type Shop = z.infer<typeof Shop>

/** A seller's own shelf. */
export const ShopClassify = z.object({
  id,
  parentId: id.nullable(),
  name: z.string().meta({ title: '名称' }),
  count: z.int().meta({ title: '商品数' }),
})
export type ShopClassify = z.infer<typeof ShopClassify>

const visitor = { who: 'visitor' } as const
const byShop = {
  ...visitor,
  input: z.strictObject({ shopId: id.meta({ title: '店铺' }) }),
  errors: ['NOT_FOUND'],
  example: { shopId: '1' },
} as const

/** Everybody sees open shops; an owner sees his own in any state. */
export const shopCalls = {
  '/api/buyer/trading/shop/info/selShopInfoById': read({ title: '店铺首页信息', ...byShop, output: Shop }),
  '/openapi/trading/shopInfo/selShopAndOrg': read({
    title: '店铺及其经营主体',
    ...byShop,
    output: Shop.extend({
      org: z.object({
        kind: z.enum(['person', 'business']),
        /** Of a business its registered name; of a person his name, masked. */
        name: z.string().meta({ title: '经营主体' }),
        creditCode: z.string().meta({ title: '统一社会信用代码' }),
      }),
    }),
  }),
  '/openapi/trading/shopInfo/selDefaultShopByBoId': read({
    title: '当前经营主体的店铺；没有时为空',
    who: 'member',
    input: nothing,
    output: Shop.nullable(),
    example: {},
  }),
  '/api/trading/shopInfo/selShopByOwnerId': read({
    title: '某经营主体的店铺',
    ...visitor,
    input: z.strictObject({ ownerId: id.meta({ title: '经营主体' }) }),
    output: Shop,
    errors: ['NOT_FOUND'],
    example: { ownerId: '1' },
  }),
  '/api/trading/shopInfo/selShopByParam': read({
    title: '店铺大全',
    ...visitor,
    input: z.strictObject({
      ...paging,
      keyword: line(30).default('').meta({ title: '店名或主营' }),
      areaCode: z
        .string()
        .regex(/^\d{6}$/)
        .optional()
        .meta({ title: '地区' }),
      sort: z.enum(['score', 'newest', 'goods']).default('score').meta({ title: '排序' }),
    }),
    output: pageOf(ShopCard),
    example: { keyword: '大米' },
  }),
  '/api/trading/shopClassify/selList': read({ title: '店内分类', ...byShop, output: z.array(ShopClassify) }),
}
