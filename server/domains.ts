import * as basic from './basic/index.ts'
import * as finance from './finance/index.ts'
import * as trading from './trading/index.ts'

finance.setPayable('order', trading.orderPayable)

/** The domains that this server is made of. */
export const domains = [
  { handlers: basic.handlers },
  { handlers: finance.handlers },
  { handlers: trading.handlers, jobs: trading.orderJobs },
]

export { identify } from './basic/index.ts'
