import { stateMachine } from '../../state.ts'

// What was paid by transfer beside the platform, and goes back the same way once the seller has closed the order.

export const refundStates = {
  owed: '待卖家转账退款',
  sent: '卖家已退款，待买家确认',
  denied: '买家未收到退款',
  done: '退款已收到',
} as const
export type RefundState = keyof typeof refundStates

export const refundActions = {
  sendRefund: '转账退款',
  confirmRefund: '确认收到退款',
  denyRefund: '没有收到退款',
} as const
export type RefundAction = keyof typeof refundActions

/** The seller sends it and brings a voucher; the buyer says whether it came. Until they say that it did it stays open. */
export const refundMachine = stateMachine<RefundState, RefundAction, 'buyer' | 'seller'>([
  { from: ['owed', 'denied'], action: 'sendRefund', by: ['seller'], to: 'sent' },
  { from: ['sent'], action: 'denyRefund', by: ['buyer'], to: 'denied' },
  // Also after having said no: a transfer may come days later.
  { from: ['sent', 'denied'], action: 'confirmRefund', by: ['buyer'], to: 'done' },
])
