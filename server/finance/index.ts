import './tables.ts'
import { accountHandlers } from './account/account.ts'
import { registerSubject } from './pay/subject.ts'
import { cardHandlers } from './card/card.ts'
import { cashierHandlers } from './pay/cashier.ts'
import { channelPayHandlers } from './pay/channelPay.ts'
import { payPasswordHandlers } from './pay-password/calls.ts'
import { rechargeSubject } from './wallet/recharge.ts'
import { walletHandlers } from './wallet/wallet.ts'
import { withdrawHandlers } from './wallet/withdraw.ts'

registerSubject('recharge', rechargeSubject)

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
export { billWrites, checkOpen, closeBills, listBills, openBill, payWaysOf, readBill } from './pay/bill.ts'
export { registerSubject, type Subject } from './pay/subject.ts'
export { lockBills } from './pay/billLock.ts'
export { consumeHold, holdFunds, releaseHold } from './ledger/hold.ts'
export { financeJobs } from './jobs.ts'
export { openAccounts, post, type Posting } from './ledger/ledger.ts'
export { hashPayPassword } from './pay-password/payPassword.ts'
export { lockBilled, offerOffline, settleOffline, withdrawOffline } from './pay/offline.ts'
export { registerFinanceRoutes } from './pay/routes.ts'
