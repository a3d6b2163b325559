import type { JobHandlers } from '#kernel/jobs.ts'
import { followAttempt } from './attempt.ts'
import { flowJobs } from './flowSums.ts'
import { reconcileDaily } from './reconcile.ts'
import { followWithdrawal } from './withdraw.ts'

export const financeJobs = {
  ...flowJobs,
  'attempt.follow': followAttempt,
  'withdrawal.follow': followWithdrawal,
  'ledger.reconcile': reconcileDaily,

  /** A recharge that nobody paid in time. */
  'bill.expire': async ({ db, payload, now }) => {
    await db
      .updateTable('pay')
      .set({ state: 'closed' })
      .where('id', '=', String(payload))
      .where('state', '=', 'waiting')
      .where('expiresAt', '<=', now)
      .execute()
  },
} satisfies JobHandlers
