import { z } from 'zod'
import { read } from '../call.ts'
import { fen, id, instant, pageOf, paging } from '../fields.ts'

/** Goods that were paid for, as everybody may know it. */
export const Deal = z.object({
  goodsId: id,
  title: z.string().meta({ title: '商品' }),
  specName: z.string().meta({ title: '规格' }),
  picture: z.string(),
  quantity: z.int().meta({ title: '数量' }),
  unit: z.string(),
  amountFen: fen.meta({ title: '金额' }),
  /** Masked. */
  buyerName: z.string().meta({ title: '买家' }),
  at: instant.meta({ title: '成交时间' }),
})
export type Deal = z.infer<typeof Deal>

export const dealCalls = {
  '/openapi/dmp/orderDm/selTradeStateByPage/manage': read({
    title: '成交动态：最近成交的1000件商品',
    who: 'visitor',
    input: z.strictObject(paging),
    output: pageOf(Deal),
    example: {},
  }),
}
