/** The words of the card that a page may replace. */
export const labels = {
  add: '加入购物车',
  buy: '立即购买',
  soldOut: '暂时缺货',
  offSale: '已下架',
  own: '这是您自己的商品',
  unnamed: '未指定商品',
}

export type GoodsCardLabels = typeof labels
