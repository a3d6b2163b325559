/** The words of the tag that a page may replace. */
export const labels = {
  signIn: '登录',
  waiting: '请在打开的窗口中登录并同意授权',
  signOut: '退出登录',
}

export type SignInLabels = typeof labels
