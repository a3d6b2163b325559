/** The words of the tag that a page may replace; those of its screens stay. */
export const labels = {
  signInFirst: '登录后查看',
  signInWhy: '登录后即可在本页继续操作',
  signIn: '去登录',
  elsewhere: '请在平台上办理',
  elsewhereWhy: '涉及密码或银行卡，为了您的安全，只在平台自己的页面上办理',
  toPlatform: '前往平台',
  missing: '页面不存在',
  missingWhy: '地址可能有误，或者页面已经下线',
  back: '返回',
  noSection: '没有这个栏目',
}

export type AppLabels = typeof labels
