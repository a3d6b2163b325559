import { z } from 'zod'
import { pointReads } from '../basic/point.ts'
import { read, write } from '../call.ts'
import { id, instant, line, pageOf, paging, pictures, text } from '../fields.ts'
import { ShopScores } from './shop/shop.ts'

const stars = z.int().min(1, '请评分').max(5)

export const EvaluationDraft = z.strictObject({
  lineId: id,
  stars: stars.meta({ title: '商品评分' }),
  described: stars.meta({ title: '描述相符' }),
  service: stars.meta({ title: '服务态度' }),
  logistics: stars.meta({ title: '物流服务' }),
  words: text(500).default('').meta({ title: '评价内容' }),
  pictures: pictures(9).default([]),
  anonymous: z.boolean().default(false).meta({ title: '匿名评价' }),
})
export type EvaluationDraft = z.input<typeof EvaluationDraft>

export const Evaluation = z.object({
  id,
  goodsId: id,
  title: z.string().meta({ title: '商品' }),
  specName: z.string().meta({ title: '规格' }),
  picture: z.string(),
  stars: stars.meta({ title: '星级' }),
  described: stars,
  service: stars,
  logistics: stars,
  words: z.string().meta({ title: '内容' }),
  pictures: z.array(z.string()),
  /** Masked; 匿名用户 where the buyer asked for that. */
  buyerName: z.string().meta({ title: '买家' }),
  reply: z.string().meta({ title: '商家回复' }),
  repliedAt: instant.nullable(),
  createdAt: instant.meta({ title: '评价时间' }),
})
export type Evaluation = z.infer<typeof Evaluation>

/** 4 and 5 stars are good, 3 middling, 1 and 2 poor. */
export const grades = { all: '全部', good: '好评', middle: '中评', poor: '差评', pictured: '有图' } as const
export type EvaluationGrade = keyof typeof grades

/** How many evaluations of each kind goods have. */
export const GoodsScore = z.object({
  /** In hundredths of a star. */
  score: z.int(),
  all: z.int(),
  good: z.int(),
  middle: z.int(),
  poor: z.int(),
  pictured: z.int(),
})
export type GoodsScore = z.infer<typeof GoodsScore>

const grade = z
  .enum(Object.keys(grades) as [EvaluationGrade, ...EvaluationGrade[]])
  .default('all')
  .meta({ title: '分类' })
const goodsId = id.meta({ title: '商品' })
const ofGoods = '/api/buyer/trading/evaluate/selEvaGoodsByPage'
const ofOrder = '/api/buyer/trading/evaluate/selEvalByOrderId'

export const evaluationCalls = {
  '/api/buyer/trading/evaluate/addEvalOrder': write({
    title: '评价订单：每件商品一次',
    who: 'owner',
    scope: 'ordering',
    grant: 'purchase',
    keyed: true,
    input: z.strictObject({
      orderId: id.meta({ title: '订单' }),
      lines: z.array(EvaluationDraft).min(1).max(200).meta({ title: '商品评价' }),
    }),
    output: z.null(),
    errors: ['NOT_FOUND', 'STATE_CHANGED', 'EVALUATION_INCOMPLETE'],
    stale: [
      ofOrder,
      ofGoods,
      ...pointReads,
      '/api/trading/evaluate/selEvalList',
      '/api/buyer/trading/order/selOrderListByPage',
      '/api/buyer/trading/order/selBuyerOrderDetailById',
      '/api/buyer/trading/order/selectOrderCount',
    ],
    example: {
      orderId: '1',
      lines: [{ lineId: '1', stars: 5, described: 5, service: 5, logistics: 4, words: '米香浓郁，包装结实。' }],
    },
  }),
  [ofOrder]: read({
    title: '订单的评价：买卖双方可见',
    who: 'owner',
    grant: ['purchase', 'order'],
    scope: 'orders',
    input: z.strictObject({ orderId: id.meta({ title: '订单' }) }),
    output: z.array(Evaluation),
    errors: ['NOT_FOUND'],
    example: { orderId: '1' },
  }),
  [ofGoods]: read({
    title: '商品的评价',
    who: 'visitor',
    input: z.strictObject({ ...paging, goodsId, grade }),
    output: pageOf(Evaluation),
    example: { goodsId: '1' },
  }),
  '/openapi/trading/evaluateGoods/selScoreByGoodsId/manage': read({
    title: '商品评分与各类评价数',
    who: 'visitor',
    input: z.strictObject({ goodsId }),
    output: GoodsScore,
    errors: ['NOT_FOUND'],
    example: { goodsId: '1' },
  }),
  '/api/trading/evaluate/selEvalList': read({
    title: '我写过的评价',
    who: 'owner',
    grant: 'purchase',
    input: z.strictObject(paging),
    output: pageOf(Evaluation),
    example: {},
  }),
  '/api/trading/evaluate/selEvaByPage': read({
    title: '本店收到的评价',
    who: 'seller',
    grant: 'order',
    input: z.strictObject({ ...paging, grade, keyword: line(60).default('').meta({ title: '商品' }) }),
    output: pageOf(Evaluation.extend({ orderId: id })),
    example: {},
  }),
  '/api/trading/evaluate/selEvalScoreByParam': read({
    title: '店铺各项评分',
    who: 'visitor',
    input: z.strictObject({ shopId: id.meta({ title: '店铺' }) }),
    output: ShopScores,
    errors: ['NOT_FOUND'],
    example: { shopId: '1' },
  }),
}
