import * as basic from './basic/index.ts'
import * as finance from './finance/index.ts'
import * as trading from './trading/index.ts'
import type { Domain } from './app.ts'

basic.onRegister(finance.openAccounts)

/** The domains that this server is made of. */
export const domains: Domain[] = [
  {
    handlers: basic.handlers,
    uploads: basic.uploads,
    jobs: basic.basicJobs,
    every: { 'login.sweep': 86_400, 'dataTemp.sweep': 86_400, 'point.expire': 3600 },
    routes: basic.registerFiles,
  },
  {
    handlers: finance.handlers,
    jobs: finance.financeJobs,
    every: { 'ledger.reconcile': 3600, 'flow.recount': 60 },
    routes: finance.registerFinanceRoutes,
  },
  {
    handlers: trading.handlers,
    jobs: { ...trading.orderJobs, ...trading.orderRepairJobs, ...trading.orderSumJobs },
    every: {
      'order.expire': 5,
      'order.receive': 60,
      'order.evaluate': 60,
      'order.repair': 3600,
      'order.fold': 2,
      'order.recount': 60,
    },
  },
]

export { identify } from './basic/index.ts'
