import './tables.ts'
import { cartHandlers } from './cart.ts'
import { buyerOrderHandlers } from './orderBuyer.ts'
import { sellerOrderHandlers } from './orderSeller.ts'
import { sharedOrderHandlers } from './orderShared.ts'
import { orderSubmitHandlers } from './orderSubmit.ts'

/** What other domains, and the assembly of the server, may call. */
export const handlers = {
  ...cartHandlers,
  ...orderSubmitHandlers,
  ...buyerOrderHandlers,
  ...sellerOrderHandlers,
  ...sharedOrderHandlers,
}
export { orderJobs } from './orderJobs.ts'
export { orderPayable } from './orderMoney.ts'
