import './tables.ts'
import { accountHandlers } from './account.ts'
import { setPayable } from './bill.ts'
import { cardHandlers } from './card.ts'
import { cashierHandlers } from './cashier.ts'
import { channelPayHandlers } from './channelPay.ts'
import { payPasswordHandlers } from './payPasswordCalls.ts'
import { rechargePayable } from './recharge.ts'
import { walletHandlers } from './wallet.ts'
import { withdrawHandlers } from './withdraw.ts'

setPayable('recharge', rechargePayable)

/** What other domains, and the assembly of the server, may call. */
export const handlers = {
  ...cashierHandlers,
  ...channelPayHandlers,
  ...walletHandlers,
  ...withdrawHandlers,
  ...cardHandlers,
  ...accountHandlers,
  ...payPasswordHandlers,
}
export {
  closeBills,
  listBills,
  openOrderBill,
  payWaysOf,
  readBill,
  setPayable,
  type BilledOrder,
  type Payable,
} from './bill.ts'
export { lockBills } from './billLock.ts'
export { consumeHold, holdFunds, releaseHold } from './hold.ts'
export { financeJobs } from './jobs.ts'
export { openAccounts, post, type Posting } from './ledger.ts'
export { hashPayPassword } from './payPassword.ts'
export { checkOpen } from './openShops.ts'
export { lockBillOrders, offerOffline, settleOffline, withdrawOffline } from './offline.ts'
export { registerFinanceRoutes } from './routes.ts'
