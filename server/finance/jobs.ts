import { channel, channelIsOpen } from '#adapters/channel/channel.ts'
import { enqueue, type JobContext, type JobHandlers } from '#kernel/jobs.ts'
import { syncAttempt } from './attempt.ts'
import { beijingDay, beijingDayStart } from './beijing.ts'
import { reconcile } from './reconcile.ts'
import { later, nextFollow } from './terms.ts'
import { followWithdrawal } from './withdraw.ts'

/** Asks again later about what is still open at the channel; what was given up on is left to reconciliation. */
async function again(
  { db, systemId, now, kind, key }: JobContext & { kind: string; key: string },
  since: Date,
): Promise<void> {
  const runAt = nextFollow(since, now)
  if (runAt) await enqueue(db, { systemId, kind, key, runAt, payload: key })
}

export const financeJobs: JobHandlers = {
  /** A payment whose notice may have been lost. */
  'attempt.follow': async (job) => {
    const key = String(job.payload)
    const attempt = await syncAttempt(job.db, key, job.now, job.tell)
    if (attempt?.state === 'waiting') await again({ ...job, kind: 'attempt.follow', key }, attempt.createdAt)
  },

  /** A withdrawal: sent to the channel at first, asked about after. */
  'withdrawal.follow': async (job) => {
    const key = String(job.payload)
    const withdrawal = await followWithdrawal(job.db, key, job.now)
    if (withdrawal?.state === 'processing')
      await again({ ...job, kind: 'withdrawal.follow', key }, withdrawal.createdAt)
  },

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

  /** Yesterday in Beijing, and once: a day that was looked at stays as it was found. */
  'ledger.reconcile': async ({ db, systemId, now }) => {
    if (!channelIsOpen()) return
    const from = later(beijingDayStart(now), -86_400_000)
    const { checked, differences } = await reconcile(db, from)
    await db
      .insertInto('reconciliation')
      .values({
        systemId,
        day: beijingDay(from),
        channel: channel().name,
        checked,
        differences: JSON.stringify(differences),
        madeAt: now,
      })
      .onConflict((on) => on.columns(['systemId', 'day', 'channel']).doNothing())
      .execute()
  },
}
