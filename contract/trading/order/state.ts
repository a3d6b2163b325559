import { stateMachine } from '../../state.ts'

export const orderStates = {
  unpaid: '待付款',
  unconfirmed: '待卖家确认收款',
  unsent: '待发货',
  partSent: '部分发货',
  unreceived: '待收货',
  unevaluated: '待评价',
  done: '已完成',
  cancelled: '已取消',
  closed: '已关闭',
} as const
export type OrderState = keyof typeof orderStates

export const orderActions = {
  pay: '付款',
  uploadVoucher: '上传凭证',
  cancel: '取消订单',
  remind: '提醒发货',
  track: '查看物流',
  receive: '确认收货',
  extend: '延长收货',
  evaluate: '评价',
  viewEvaluation: '查看评价',
  rebuy: '再次购买',
  hide: '删除订单',
  reprice: '改价',
  confirmPayment: '确认收款',
  refuseVoucher: '退回凭证',
  send: '发货',
  note: '备注',
  changeAddress: '修改收货信息',
  expire: '超时关闭',
  autoReceive: '自动确认收货',
  autoEvaluate: '评价期结束',
  repair: '系统更正',
} as const
export type OrderAction = keyof typeof orderActions
export type OrderRole = 'buyer' | 'seller' | 'system'

/** DOMAIN.md 1 and SCREENS.md 3. `send` goes to `partSent` while something is still to leave. */
export const orderMachine = stateMachine<OrderState, OrderAction, OrderRole>([
  { from: ['unpaid'], action: 'pay', by: ['buyer'], to: 'unsent' },
  { from: ['unpaid', 'unconfirmed'], action: 'uploadVoucher', by: ['buyer'], to: 'unconfirmed' },
  { from: ['unpaid', 'unconfirmed'], action: 'cancel', by: ['buyer'], to: 'cancelled' },
  // The seller may also give up an order that is paid but hasn't left: all of it goes back to the buyer, beside the
  // platform where it came so (refund.state.ts).
  { from: ['unpaid', 'unsent'], action: 'cancel', by: ['seller'], to: 'cancelled' },
  { from: ['unpaid', 'unconfirmed'], action: 'expire', by: ['system'], to: 'closed' },
  { from: ['unpaid'], action: 'reprice', by: ['seller'] },
  { from: ['unpaid', 'unconfirmed', 'unsent'], action: 'changeAddress', by: ['seller'] },
  { from: ['unconfirmed'], action: 'confirmPayment', by: ['seller'], to: 'unsent' },
  { from: ['unconfirmed'], action: 'refuseVoucher', by: ['seller'], to: 'unpaid' },
  { from: ['unsent', 'partSent'], action: 'remind', by: ['buyer'] },
  { from: ['unsent', 'partSent'], action: 'send', by: ['seller'], to: 'unreceived' },
  { from: ['partSent', 'unreceived', 'unevaluated', 'done'], action: 'track', by: ['buyer', 'seller'] },
  { from: ['unreceived'], action: 'receive', by: ['buyer'], to: 'unevaluated' },
  { from: ['unreceived'], action: 'autoReceive', by: ['system'], to: 'unevaluated' },
  { from: ['unreceived'], action: 'extend', by: ['buyer'] },
  { from: ['unevaluated'], action: 'evaluate', by: ['buyer'], to: 'done' },
  { from: ['unevaluated'], action: 'autoEvaluate', by: ['system'], to: 'done' },
  // An order that stands as no call leaves it is put right by a job: see orderRepair.ts.
  { from: ['partSent', 'unreceived', 'unevaluated'], action: 'repair', by: ['system'] },
  { from: ['done'], action: 'viewEvaluation', by: ['buyer', 'seller'] },
  { from: ['unevaluated', 'done', 'cancelled', 'closed'], action: 'rebuy', by: ['buyer'] },
  { from: ['done', 'cancelled', 'closed'], action: 'hide', by: ['buyer'] },
  {
    from: ['unpaid', 'unconfirmed', 'unsent', 'partSent', 'unreceived', 'unevaluated', 'done'],
    action: 'note',
    by: ['seller'],
  },
])
