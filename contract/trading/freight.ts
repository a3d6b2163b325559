import { z } from 'zod'
import { read } from '../call.ts'
import { areaCode as county, fen, id, quantity } from '../fields.ts'

const areaCode = county.meta({ title: '收货地区' })

/** What it costs to send to some areas; a rule without areas is for everywhere else. */
export const FreightRule = z.object({
  areaCodes: z.array(z.string()),
  areaNames: z.array(z.string()),
  deliver: z.boolean(),
  /** Pieces, grams or cm³ that the first fee covers, and that each further fee covers. */
  first: z.int(),
  firstFen: fen,
  next: z.int(),
  nextFen: fen,
  /** Goods amount from which it is free. */
  freeFromFen: fen.optional(),
})
export type FreightRule = z.infer<typeof FreightRule>

export const freightMeasures = { count: '按件数', weight: '按重量', volume: '按体积' } as const

export const FreightTemplate = z.object({
  id,
  name: z.string().meta({ title: '名称' }),
  measure: z.enum(['count', 'weight', 'volume']).meta({ title: '计价方式' }),
  sendAreaCode: z.string().meta({ title: '发货地' }),
  rules: z.array(FreightRule),
  /** How many goods are sent by it. */
  used: z.int().meta({ title: '使用商品数' }),
})
export type FreightTemplate = z.infer<typeof FreightTemplate>

/** To where, and what it costs; null where it isn't delivered there. */
export const Freight = z.object({
  areaCode: z.string(),
  areaName: z.string(),
  freightFen: fen.nullable().meta({ title: '运费' }),
})
export type Freight = z.infer<typeof Freight>

const visitor = { who: 'visitor' } as const
const goodsId = id.meta({ title: '商品' })
const seller = { who: 'seller', grant: 'goods' } as const

export const freightCalls = {
  '/api/buyer/trading/freight/selByGoods': read({
    title: '商品送到某地的运费；不给地区时按默认收货地址，都没有时为空',
    ...visitor,
    scope: 'addresses',
    input: z.strictObject({ specId: id.meta({ title: '规格' }), quantity, areaCode: areaCode.optional() }),
    output: Freight.nullable(),
    errors: ['NOT_FOUND', 'AREA_UNKNOWN'],
    example: { specId: '1', quantity: 2, areaCode: '230184' },
  }),
  '/api/trading/freight/selByParam': read({
    title: '多种商品送到某地的运费，按店铺',
    ...visitor,
    input: z.strictObject({
      areaCode,
      items: z
        .array(z.strictObject({ specId: id, quantity }))
        .min(1)
        .max(50)
        .meta({ title: '商品' }),
    }),
    output: z.array(z.object({ shopId: id, freightFen: fen.nullable() })),
    errors: ['AREA_UNKNOWN'],
    example: { areaCode: '230184', items: [{ specId: '1', quantity: 2 }] },
  }),
  '/api/trading/freight/selListByShopId': read({
    title: '本店的运费模板',
    ...seller,
    input: z.strictObject({ shopId: id.meta({ title: '店铺' }) }),
    output: z.array(FreightTemplate),
    errors: ['NOT_FOUND'],
    example: { shopId: '1' },
  }),
  '/api/trading/freight/selById': read({
    title: '本店的一个运费模板',
    ...seller,
    input: z.strictObject({ id: id.meta({ title: '运费模板' }) }),
    output: FreightTemplate,
    errors: ['NOT_FOUND'],
    example: { id: '1' },
  }),
  '/api/trading/goods/judgeDeliveryRange': read({
    title: '商品是否配送到某地',
    ...visitor,
    input: z.strictObject({ goodsId, areaCode }),
    output: z.object({ deliverable: z.boolean() }),
    errors: ['NOT_FOUND'],
    example: { goodsId: '1', areaCode: '230184' },
  }),
  '/api/trading/goods/selDeliveryRange': read({
    title: '商品的配送范围；空列表表示全国包邮',
    ...visitor,
    input: z.strictObject({ goodsId }),
    output: z.array(FreightRule),
    errors: ['NOT_FOUND'],
    example: { goodsId: '1' },
  }),
}
