import * as basic from './basic/index.ts'
import * as finance from './finance/index.ts'
import * as trading from './trading/index.ts'
import type { Domain } from './app.ts'

finance.setPayable('order', trading.orderPayable)
basic.onRegister(finance.openAccounts)

/** The domains that this server is made of. */
export const domains: Domain[] = [
  { handlers: basic.handlers, uploads: basic.uploads, routes: basic.registerFiles },
  {
    handlers: finance.handlers,
    jobs: finance.financeJobs,
    every: { 'ledger.reconcile': 3600 },
    routes: finance.registerFinanceRoutes,
  },
  {
    handlers: trading.handlers,
    jobs: trading.orderJobs,
    every: { 'order.expire': 5, 'order.receive': 60, 'order.evaluate': 60 },
  },
]

export { identify } from './basic/index.ts'
