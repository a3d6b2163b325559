import { z } from 'zod'
import { read, write } from '../call.ts'
import { fen, id, instant, line, nothing, pageOf, paging, signedFen } from '../fields.ts'
import { walletReads } from '../trading/order/buyer.ts'

export const flowKinds = {
  recharge: '充值',
  cash: '提现',
  pay: '支付',
  income: '收款',
  refund: '退款',
  freeze: '冻结',
  unfreeze: '解冻',
  fee: '手续费',
} as const
export const FlowKind = z
  .enum(Object.keys(flowKinds) as [keyof typeof flowKinds, ...(keyof typeof flowKinds)[]])
  .meta({ title: '类型', words: flowKinds })

export const Balance = z.object({
  availableFen: fen.meta({ title: '可用余额' }),
  frozenFen: fen.meta({ title: '冻结金额' }),
  /** Paid, and held by the platform until the goods are received. */
  escrowFen: fen.meta({ title: '担保中' }),
  hasPayPassword: z.boolean(),
})
export type Balance = z.infer<typeof Balance>

/** One line of the statement of the available balance. */
export const Flow = z.object({
  id: id.meta({ title: '流水号' }),
  at: instant.meta({ title: '时间' }),
  kind: FlowKind,
  counterparty: z.string().meta({ title: '对方' }),
  amountFen: signedFen.meta({ title: '金额' }),
  balanceFen: fen.meta({ title: '余额' }),
  bizNo: z.string().meta({ title: '关联单号' }),
})
export type Flow = z.infer<typeof Flow>

export const Freeze = z.object({
  id,
  createdAt: instant.meta({ title: '冻结时间' }),
  amountFen: fen.meta({ title: '金额' }),
  reason: z.string().meta({ title: '原因' }),
  bizNo: z.string().meta({ title: '关联单号' }),
  state: z.enum(['frozen', 'released', 'consumed']).meta({
    title: '状态',
    words: { frozen: '冻结中', released: '已解冻', consumed: '已扣划' },
  }),
  endedAt: instant.nullable().meta({ title: '解冻时间' }),
})

export const Withdrawal = z.object({
  id,
  amountFen: fen.meta({ title: '提现金额' }),
  feeFen: fen.meta({ title: '手续费' }),
  cardId: id,
  bankName: z.string().meta({ title: '到账银行' }),
  last4: z.string(),
  state: z.enum(['draft', 'processing', 'success', 'failed']).meta({
    title: '状态',
    words: { draft: '待确认', processing: '处理中', success: '成功', failed: '失败（已退回）' },
  }),
  createdAt: instant,
  endedAt: instant.nullable(),
  /** When the money is expected: the next working day. */
  expectedAt: instant,
})
export type Withdrawal = z.infer<typeof Withdrawal>

const owner = { who: 'owner', grant: 'finance' } as const
/** At most a year; without `to` until now. */
const range = {
  from: instant.optional().meta({ title: '开始时间' }),
  to: instant.optional().meta({ title: '结束时间' }),
}
const filters = {
  ...paging,
  ...range,
  kind: FlowKind.optional(),
  serial: line(30).default('').meta({ title: '流水号或关联单号' }),
}

export const walletCalls = {
  '/api/finance/balanceBusInfo/selBalance': read({
    title: '余额',
    framed: true,
    ...owner,
    scope: 'wallet',
    input: nothing,
    output: Balance,
    example: {},
  }),
  '/api/account/cashflow/selMoney': read({
    title: '一段时间的收入与支出：合计与逐日，默认最近30天',
    ...owner,
    input: z.strictObject(range),
    output: z.object({
      incomeFen: fen.meta({ title: '收入' }),
      outlayFen: fen.meta({ title: '支出' }),
      /** Every day of the range in Beijing, the quiet ones too. */
      days: z.array(z.object({ day: z.iso.date().meta({ title: '日期' }), incomeFen: fen, outlayFen: fen })),
    }),
    errors: ['RANGE_TOO_LONG'],
    example: {},
  }),
  '/openapi/finance/account/cashflow/selFlowList/manage': read({
    title: '资金明细',
    ...owner,
    scope: 'wallet',
    input: z.strictObject(filters),
    output: pageOf(Flow),
    errors: ['RANGE_TOO_LONG'],
    example: { page: 1 },
  }),
  '/openapi/finance/account/cashflow/selFlowDetail/manage': read({
    title: '一笔资金明细，含同一笔账的各分录',
    ...owner,
    input: z.strictObject({ id }),
    output: Flow.extend({ entries: z.array(z.object({ account: z.string(), amountFen: signedFen })) }),
    errors: ['NOT_FOUND'],
    example: { id: '1' },
  }),
  '/api/account/cashflow/selOngoing': read({
    title: '冻结明细',
    ...owner,
    input: z.strictObject({ ...paging, state: Freeze.shape.state.optional() }),
    output: pageOf(Freeze),
    example: { page: 1 },
  }),
  '/api/account/cashflow/selOngoingDetail': read({
    title: '一笔冻结',
    ...owner,
    input: z.strictObject({ id }),
    output: Freeze,
    errors: ['NOT_FOUND'],
    example: { id: '1' },
  }),
  /** Two steps, as the screens are: a draft first, then the payment password confirms that draft. */
  '/api/finance/balanceBusInfo/cash': write({
    title: '提现：先存草稿，再凭支付授权提交',
    ...owner,
    keyed: true,
    input: z.discriminatedUnion('step', [
      z.strictObject({
        step: z.literal('draft'),
        amountFen: fen.min(100, '提现金额不能低于1元').meta({ title: '提现金额' }),
        cardId: id.meta({ title: '到账银行卡' }),
      }),
      z.strictObject({ step: z.literal('submit'), withdrawalId: id, authorisationId: id.meta({ title: '支付授权' }) }),
    ]),
    output: Withdrawal,
    errors: [
      'NOT_FOUND',
      'BALANCE_SHORT',
      'CARD_UNUSABLE',
      'AUTHORISATION_INVALID',
      'STATE_CHANGED',
      'CASH_RESTING',
      'CASH_OVER_LIMIT',
    ],
    stale: [...walletReads, '/api/account/cashflow/selOngoing', '/api/finance/balanceBusInfo/selDateByAfterDay'],
    example: { step: 'draft', amountFen: 5000, cardId: '1' },
  }),
  '/api/finance/balanceBusInfo/selDateByAfterDay': read({
    title: '提现草稿或提现单',
    ...owner,
    input: z.strictObject({ withdrawalId: id }),
    output: Withdrawal,
    errors: ['NOT_FOUND'],
    example: { withdrawalId: '1' },
  }),
}
