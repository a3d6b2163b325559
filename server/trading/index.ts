import './tables.ts'
import { cartHandlers } from './cart.ts'
import { categoryHandlers } from './category.ts'
import { dealHandlers } from './deal.ts'
import { evaluationHandlers } from './evaluation.ts'
import { favouriteHandlers } from './favourite.ts'
import { freightHandlers } from './freightCalls.ts'
import { goodsHandlers } from './goods.ts'
import { buyerOrderHandlers } from './orderBuyer.ts'
import { sellerOrderHandlers } from './orderSeller.ts'
import { sharedOrderHandlers } from './orderShared.ts'
import { orderStatisticsHandlers } from './orderStatistics.ts'
import { orderSubmitHandlers } from './orderSubmit.ts'
import { refundHandlers } from './orderRefund.ts'
import { searchHistoryHandlers } from './searchHistory.ts'
import { shopHandlers } from './shop.ts'

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
export { loadCategories } from './categoryLoad.ts'
export { searchWords } from './grams.ts'
export { orderJobs } from './orderJobs.ts'
export { orderRepairJobs } from './orderRepair.ts'
export { orderSumJobs, recountOrders } from './orderSums.ts'
export { orderPayable } from './orderMoney.ts'
