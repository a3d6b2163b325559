/** What a seller's pages read of orders: told to be stale when a buyer moves one. */
export const sellerReads = [
  '/api/trading/order/selAllOrderListByPage/v3',
  '/api/trading/order/selSellerOrderDetailById',
  '/openapi/trading/order/selSellerOrderDetailById',
  '/api/trading/order/selectOrderCount',
]

/** What a buyer's pages read of orders: told to be stale when a seller, or time, moves one. */
export const buyerReads = [
  '/api/buyer/trading/order/selOrderListByPage',
  '/api/buyer/trading/order/selBuyerOrderDetailById',
  '/api/buyer/trading/order/selectOrderCount',
  '/api/buyer/finance/payment/selPayById',
]
