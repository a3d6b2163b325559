import type { OrderLog, PayWay, Shipment } from '@wotu/contract/trading/order/order.ts'
import type { OrderAction, OrderState } from '@wotu/contract/trading/order/state.ts'
import type { RefundAction, RefundState } from '@wotu/contract/trading/order/refundState.ts'
import type { Tone } from '#ui/data/StatusTag.tsx'

/** How the contract's words read: a missing one does not compile. */
export const states: Record<OrderState, { word: string; tone: Tone }> = {
  unpaid: { word: '待付款', tone: 'warning' },
  unconfirmed: { word: '待卖家确认收款', tone: 'warning' },
  unsent: { word: '待发货', tone: 'success' },
  partSent: { word: '部分发货', tone: 'success' },
  unreceived: { word: '待收货', tone: 'success' },
  unevaluated: { word: '待评价', tone: 'plain' },
  done: { word: '已完成', tone: 'plain' },
  cancelled: { word: '已取消', tone: 'quiet' },
  closed: { word: '已关闭', tone: 'quiet' },
}

/** What is still open of the money that goes back beside the platform. */
export const refunds: Record<RefundState, { word: string; tone: Tone }> = {
  owed: { word: '待卖家转账退款', tone: 'warning' },
  sent: { word: '退款待买家确认', tone: 'warning' },
  denied: { word: '买家未收到退款', tone: 'warning' },
  done: { word: '退款已收到', tone: 'quiet' },
}

/** What the amount of an order is called: before and without a payment, what there is to pay. */
export const amountWord = (state: OrderState) =>
  state === 'unpaid' || state === 'unconfirmed' || state === 'cancelled' || state === 'closed' ? '应付' : '实付'

/** What has been done, in an order's log. */
export const happened: Record<OrderAction | RefundAction | 'submit', string> = {
  submit: '提交订单',
  pay: '付款成功',
  uploadVoucher: '上传转账凭证',
  cancel: '取消订单',
  remind: '提醒发货',
  track: '查看物流',
  receive: '确认收货',
  extend: '延长收货时间',
  evaluate: '评价',
  viewEvaluation: '查看评价',
  rebuy: '再次购买',
  hide: '删除订单',
  reprice: '修改价格',
  confirmPayment: '确认收款',
  refuseVoucher: '退回凭证',
  send: '发货',
  note: '修改备注',
  changeAddress: '修改收货信息',
  expire: '超时未付款，自动关闭',
  autoReceive: '到期自动确认收货',
  autoEvaluate: '评价期结束',
  repair: '系统更正订单',
  sendRefund: '已转账退款',
  confirmRefund: '确认收到退款',
  denyRefund: '没有收到退款',
}

export const roles: Record<OrderLog['byRole'], string> = { buyer: '买家', seller: '卖家', system: '系统' }

export const payWays: Record<PayWay, string> = { balance: '余额', card: '银行卡', scan: '扫码', offline: '线下转账' }

export const sendWays: Record<Shipment['way'], string> = { express: '快递', own: '自运', self: '自提' }

/** The states under each tab of a list; 全部 is all of them. */
export const tabStates: Readonly<Record<string, readonly OrderState[]>> = {
  unpaid: ['unpaid', 'unconfirmed'],
  unsent: ['unsent', 'partSent'],
  unreceived: ['unreceived'],
  unevaluated: ['unevaluated'],
  done: ['done'],
}
const tabWords = { unpaid: '待付款', unsent: '待发货', unreceived: '待收货', unevaluated: '待评价', done: '已完成' }

export type OrderCounts = Record<OrderState, number>

/** How many orders there are in these states. */
export const countOf = (counts: OrderCounts, of: readonly OrderState[]) =>
  of.reduce((sum, state) => sum + counts[state], 0)

/** The tabs of a list with what is under them, once that is known. */
export const tabs = (counts: OrderCounts | undefined) => [
  { value: '', label: '全部', count: counts && countOf(counts, Object.keys(states) as OrderState[]) },
  ...Object.entries(tabWords).map(([value, label]) => ({
    value,
    label,
    count: counts && countOf(counts, tabStates[value] ?? []),
  })),
]
