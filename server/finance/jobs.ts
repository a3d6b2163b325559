import type { JobHandlers } from '#kernel/jobs/jobs.ts'
import { followAttempt } from './pay/attempt.ts'
import { flowJobs } from './ledger/flowSums.ts'
import { reconcileDaily } from './ledger/reconcile.ts'
import { followWithdrawal } from './wallet/withdraw.ts'

export const financeJobs = {
  ...flowJobs,
  'attempt.follow': followAttempt,
  'withdrawal.follow': followWithdrawal,
  'ledger.reconcile': reconcileDaily,

  /** A recharge that nobody paid in time. */
  'bill.expire': async ({ db, payload, now }) => {
    await db
      .updateTable('bill')
      .set({ state: 'closed' })
      .where('id', '=', String(payload))
      .where('state', '=', 'waiting')
      .where('expiresAt', '<=', now)
      .execute()
  },
} satisfies JobHandlers
