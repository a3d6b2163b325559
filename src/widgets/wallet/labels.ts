/** The words of the wallet that a page may replace. */
export const labels = {
  signInFirst: '登录后查看余额',
  signInWhy: '登录后可以查看余额和资金明细',
  signIn: '去登录',
  title: '钱包',
  withdraw: '提现',
  recharge: '充值',
  recent: '最近收支',
  statement: '全部明细',
  empty: '暂无资金明细',
}

export type WalletLabels = typeof labels
