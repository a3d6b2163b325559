import './tables.ts'
import { registerSubject } from '../finance/index.ts'
import { cartHandlers } from './cart/cart.ts'
import { categoryHandlers } from './category/category.ts'
import { dealHandlers } from './deal/deal.ts'
import { evaluationHandlers } from './evaluation/evaluation.ts'
import { favouriteHandlers } from './favourite/favourite.ts'
import { freightHandlers } from './freight/calls.ts'
import { goodsHandlers } from './goods/goods.ts'
import { buyerOrderHandlers } from './order/buyer.ts'
import { sellerOrderHandlers } from './order/seller.ts'
import { sharedOrderHandlers } from './order/shared.ts'
import { orderSubject } from './order/money.ts'
import { orderStatisticsHandlers } from './order/statistics.ts'
import { orderSubmitHandlers } from './order/submit.ts'
import { refundHandlers } from './order/refund.ts'
import { searchHistoryHandlers } from './search/history.ts'
import { shopHandlers } from './shop/shop.ts'

registerSubject('order', orderSubject)

/** What other domains, and the assembly of the server, may call. */
export const handlers = {
  ...categoryHandlers,
  ...goodsHandlers,
  ...shopHandlers,
  ...freightHandlers,
  ...favouriteHandlers,
  ...evaluationHandlers,
  ...searchHistoryHandlers,
  ...dealHandlers,
  ...cartHandlers,
  ...orderSubmitHandlers,
  ...buyerOrderHandlers,
  ...sellerOrderHandlers,
  ...sharedOrderHandlers,
  ...orderStatisticsHandlers,
  ...refundHandlers,
}
export { loadCategories } from './category/load.ts'
export { searchWords } from './freight/grams.ts'
export { orderJobs } from './order/jobs.ts'
export { orderRepairJobs } from './order/repair.ts'
export { orderSumJobs, recountOrders } from './order/sums.ts'
