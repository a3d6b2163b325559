import { z } from 'zod'
import { read } from '../call.ts'
import { fen } from '../fields.ts'

const day = z.iso.date('日期格式不正确')

const owner = {
  who: 'owner',
  grant: 'order',
  /** Days in Beijing, both included. */
  input: z.strictObject({
    side: z.enum(['buyer', 'seller']).meta({ title: '买方或卖方' }),
    from: day.meta({ title: '开始日期' }),
    to: day.meta({ title: '结束日期' }),
  }),
  errors: ['RANGE_TOO_LONG'],
  example: { side: 'seller', from: '2026-10-22', to: '2026-11-20' },
} as const

const Turnover = z.object({
  count: z.int().meta({ title: '订单数' }),
  amountFen: fen.meta({ title: '成交额' }),
})

/** What was paid and not given back, by the day of its payment. */
export const orderStatisticsCalls = {
  '/api/trading/order/selectOrderMoneyByYmd': read({
    title: '每日成交额：范围内的每一天，没有成交的为零',
    ...owner,
    output: z.array(Turnover.extend({ day: z.string() })),
  }),
  '/api/trading/order/selectOrderSumMoneyByParam': read({
    title: '一段日期的成交额合计',
    ...owner,
    output: Turnover,
  }),
}
