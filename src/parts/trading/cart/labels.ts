/** The words of the cart that a page may replace. */
export const labels = {
  signInFirst: '登录后查看购物车',
  signInWhy: '登录后可以看到已加入的商品，并在各设备间同步',
  signIn: '去登录',
  empty: '购物车还是空的',
  browse: '去逛逛',
  selectAll: '全选',
  remove: '删除',
  total: '合计',
  checkout: '结算',
  invalid: '失效商品',
  clear: '清空',
}

export type CartLabels = typeof labels
