import { z } from 'zod'
import { read } from '../../call.ts'
import { fen, nothing } from '../../fields.ts'
import { OrderStateField } from './order.ts'

const day = z.iso.date('日期格式不正确')

/** Days in Beijing, both included. */
const period = {
  from: day.meta({ title: '开始日期' }),
  to: day.meta({ title: '结束日期' }),
}
const example = { from: '2026-10-22', to: '2026-11-20' }

const owner = {
  who: 'owner',
  grant: 'order',
  input: z.strictObject({ side: z.enum(['buyer', 'seller']).meta({ title: '买方或卖方' }), ...period }),
  errors: ['RANGE_TOO_LONG'],
  example: { side: 'seller', ...example },
} as const

const seller = { who: 'seller', grant: 'order' } as const
const sellerDuring = { ...seller, input: z.strictObject(period), errors: ['RANGE_TOO_LONG'], example } as const

const count = z.int().meta({ title: '订单数' })
const Turnover = z.object({ count, amountFen: fen.meta({ title: '成交额' }) })
const Sum = z.object({ count, amountFen: fen.meta({ title: '应付金额' }) })

/** Turnover is what was paid and not given back, by the day of its payment. */
export const orderStatisticsCalls = {
  '/api/trading/order/selectOrderMoneyByYmd': read({
    title: '每日成交额：范围内的每一天，没有成交的为零',
    ...owner,
    scope: 'orders',
    output: z.array(Turnover.extend({ day: z.string() })),
  }),
  '/api/trading/order/selectOrderSumMoneyByParam': read({
    title: '一段日期的成交额合计',
    ...owner,
    output: Turnover,
  }),
  '/openapi/trading/order/statisticalOrder': read({
    title: '卖家的全部订单：各状态的数量与金额，今日与累计成交',
    ...seller,
    input: nothing,
    output: z.object({ states: z.record(OrderStateField, Sum), today: Turnover, total: Turnover }),
    example: {},
  }),
  '/openapi/trading/order/statisticalDuringOrder': read({
    title: '一段日期内卖家被下单、成交、发货、收货的订单数与金额',
    ...sellerDuring,
    output: z.object({ placed: Sum, paid: Turnover, sent: Sum, received: Sum }),
  }),
  '/openapi/trading/order/selCountBuyerBoIdByOrder': read({
    title: '一段日期内与卖家成交的买家数，和其中成交多次的',
    ...sellerDuring,
    output: z.object({ buyers: z.int().meta({ title: '买家数' }), again: z.int().meta({ title: '多次成交的买家数' }) }),
  }),
}
