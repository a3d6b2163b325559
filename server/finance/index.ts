import './tables.ts'
import { cashierHandlers } from './cashier.ts'
import { payPasswordHandlers } from './payPasswordCalls.ts'

/** What other domains, and the assembly of the server, may call. */
export const handlers = { ...cashierHandlers, ...payPasswordHandlers }
export { billOrders, closeBills, listBills, openOrderBill, payWaysOf, readBill, setPayable, type Payable } from './bill.ts'
export { openAccounts, post, type Posting } from './ledger.ts'
export { hashPayPassword } from './payPassword.ts'
