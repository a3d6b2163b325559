/** The words of the cashier that a page may replace. */
export const labels = {
  signInFirst: '登录后查看账单',
  signInWhy: '登录后可以查看账单并付款',
  signIn: '去登录',
  missing: '账单不存在或已删除',
  timeLeft: '剩余支付时间',
  payees: '收款方',
  payHere: '在此付款',
  pay: '前往平台付款',
  paid: '支付成功',
  confirming: '转账凭证已提交',
  closed: '账单已关闭',
}

export type CashierLabels = typeof labels
