import type { PayAttempt } from '@wotu/contract/finance/pay.ts'
import type { InputOf, Path } from '@wotu/contract/index.ts'
import type { Caller } from '#kernel/call/call.ts'
import { clock } from '#kernel/clock.ts'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { wotu } from '#kernel/testing/testing.ts'
import { outsideTransaction, tx } from '#kernel/call/tx.ts'
import { financeJobs } from '../finance/index.ts'
import { call } from './call.ts'

/**
 * Runs a job that asks outside as the server does after a commit: in a test's own transaction, or on committed rows.
 * @returns whom it told of it
 */
export async function runOutside(
  db: Db,
  kind: 'attempt.follow' | 'withdrawal.follow' | 'ledger.reconcile',
  payload: string | null,
  now = clock.now(),
): Promise<string[]> {
  const told: string[] = []
  const job = { systemId: wotu, now, payload }
  const { ask, settle } = financeJobs[kind]
  const said = await outsideTransaction(() => ask({ ...job, db, signal: new AbortController().signal }))
  // Each kind settles what it asked; together they are no longer told apart by type.
  const settleAny = settle as (of: object, said: unknown) => Promise<void>
  await tx(db, (trx) => settleAny({ ...job, db: trx, tell: (who: string) => void told.push(who) }, said))
  return told
}

type PayPath = Extract<
  Path,
  '/api/buyer/finance/payment/submitPay' | '/api/finance/cashier/pcOrderPay' | '/api/finance/cashier/cardPay'
>

/** Begins a payment at the channel, and registers it there. @returns the attempt with the channel's page */
export async function openAtChannel<P extends PayPath>(
  db: Db,
  path: P,
  input: InputOf<P>,
  as: Caller,
): Promise<PayAttempt & { url: string }> {
  const begun: PayAttempt = await call(db, path, input, as, newId())
  await runOutside(db, 'attempt.follow', begun.attemptId)
  const attempt = await call(db, '/api/finance/cashier/selPayAttempt', { attemptId: begun.attemptId }, as)
  return { ...attempt, url: attempt.url! }
}
