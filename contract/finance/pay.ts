import { z } from 'zod'
import { read, write } from '../call.ts'
import { fen, id, instant, pageOf, paging } from '../fields.ts'
import { orderReads, walletReads } from '../trading/order/buyer.ts'
import { PayWay } from '../trading/order/order.ts'

export const PayState = z.enum(['waiting', 'success', 'closed']).meta({ title: '支付状态' })

/** What its payer is told: `confirming` while a seller has still to confirm what was transferred beside the platform. */
export const BillState = z.enum([...PayState.options, 'confirming']).meta({ title: '账单状态' })

/** A bill at the cashier, as its payer sees it. */
export const Bill = z.object({
  id,
  /** What it is for: `order`, `recharge`, or whatever else is paid at the cashier. */
  biz: z.string(),
  amountFen: fen.meta({ title: '金额' }),
  state: BillState,
  way: PayWay.or(z.literal('')),
  payees: z.array(z.string()),
  /** The things that it is for; none for a recharge. */
  orders: z.array(
    z.object({ id, no: z.string(), shopName: z.string(), payableFen: fen, title: z.string(), picture: z.string() }),
  ),
  createdAt: instant,
  expiresAt: instant,
  paidAt: instant.nullable(),
  /** The server's clock, so that countdowns are right on a wrong one. */
  now: instant,
})
export type Bill = z.infer<typeof Bill>

const payer = { who: 'owner', grant: 'purchase' } as const
const payFaults = ['NOT_FOUND', 'PAY_CLOSED', 'PAY_SHOP_CLOSED', 'STATE_CHANGED'] as const
const channelFaults = [...payFaults, 'CHANNEL_CLOSED'] as const
const byBalance = {
  ...payer,
  keyed: true,
  input: z.strictObject({
    payId: id,
    /** From checkoutPayPwd: good once, for this bill and amount. */
    authorisationId: id.meta({ title: '支付授权' }),
  }),
  output: Bill,
  errors: [...payFaults, 'PAY_AMOUNT_CHANGED', 'BALANCE_SHORT', 'AUTHORISATION_INVALID'],
  stale: [...orderReads, ...walletReads],
  example: { payId: '1', authorisationId: '1' },
} as const

/**
 * One try to pay a bill through the channel. The channel is told of it after the commit, so its own page, where the payer
 * goes on, is there a moment later: `url` is null until then.
 */
export const PayAttempt = z.object({
  attemptId: id,
  payId: id,
  state: z.enum(['waiting', 'success', 'failed', 'refunded']).meta({ title: '支付尝试的状态' }),
  url: z.string().nullable(),
})
export type PayAttempt = z.infer<typeof PayAttempt>

export const payCalls = {
  '/api/buyer/finance/payment/selPayById': read({
    title: '账单',
    framed: true,
    ...payer,
    scope: 'orders',
    input: z.strictObject({ payId: id }),
    output: Bill,
    errors: ['NOT_FOUND'],
    example: { payId: '1' },
  }),
  '/api/buyer/finance/payment/getPayChannel': read({
    title: '账单可用的支付方式',
    framed: true,
    ...payer,
    input: z.strictObject({ payId: id }),
    output: z.array(z.object({ way: PayWay, name: z.string(), usable: z.boolean(), why: z.string() })),
    errors: ['NOT_FOUND'],
    example: { payId: '1' },
  }),
  '/api/buyer/finance/payment/submitPay': write({
    title: '到支付渠道付款：扫码',
    framed: true,
    ...payer,
    keyed: true,
    input: z.strictObject({ payId: id, way: z.enum(['card', 'scan']).meta({ title: '支付方式' }) }),
    output: PayAttempt,
    errors: channelFaults,
    example: { payId: '1', way: 'scan' },
  }),
  '/api/buyer/finance/payment/syncPayStatusByBizId': write({
    title: '向支付渠道核对账单状态',
    framed: true,
    ...payer,
    scope: 'ordering',
    input: z.strictObject({ payId: id }),
    output: Bill,
    errors: ['NOT_FOUND'],
    stale: [...orderReads, ...walletReads],
    example: { payId: '1' },
  }),
  '/api/finance/cashier/banlancePay': write({ title: '余额支付', framed: true, ...byBalance }),
  '/api/finance/cashier/orderPayment': write({ title: '余额支付订单', ...byBalance }),
  '/api/finance/cashier/cardPay': write({
    title: '已绑定银行卡支付',
    framed: true,
    ...payer,
    keyed: true,
    input: z.strictObject({ payId: id, cardId: id, authorisationId: id.meta({ title: '支付授权' }) }),
    output: PayAttempt,
    errors: [...channelFaults, 'AUTHORISATION_INVALID', 'CARD_UNUSABLE'],
    example: { payId: '1', cardId: '1', authorisationId: '1' },
  }),
  '/api/finance/cashier/selPayAttempt': read({
    title: '一次渠道支付：渠道的付款页与状态',
    framed: true,
    ...payer,
    input: z.strictObject({ attemptId: id.meta({ title: '支付编号' }) }),
    output: PayAttempt,
    errors: ['NOT_FOUND'],
    example: { attemptId: '1' },
  }),
  '/api/finance/cashier/pcOrderPay': write({
    title: '电脑端到支付渠道付款',
    ...payer,
    keyed: true,
    input: z.strictObject({ payId: id, way: z.enum(['card', 'scan']).meta({ title: '支付方式' }) }),
    output: PayAttempt,
    errors: channelFaults,
    example: { payId: '1', way: 'card' },
  }),
  '/api/finance/cashier/balanceAddCashierOrder': write({
    title: '充值：开出充值账单',
    who: 'owner',
    grant: 'finance',
    keyed: true,
    input: z.strictObject({ amountFen: fen.min(1).max(5_000_000_00).meta({ title: '充值金额' }) }),
    output: z.object({ payId: id, amountFen: fen }),
    example: { amountFen: 100000 },
  }),
  '/openapi/finance/cashier/payment/selPayBizListByParam/manage': read({
    title: '我的账单',
    ...payer,
    input: z.strictObject({ ...paging, state: PayState.optional() }),
    output: pageOf(Bill),
    example: { page: 1 },
  }),
}
