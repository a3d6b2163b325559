import type { Selectable } from 'kysely'
import type { PayAttempt } from '@wotu/contract/finance/pay.ts'
import { orderReads, walletReads } from '@wotu/contract/trading/order/buyer.ts'
import { channel, type ChannelState } from '#adapters/channel/channel.ts'
import type { Db } from '#kernel/db/db.ts'
import { enqueue } from '#kernel/jobs/jobs.ts'
import type { AskJob, OutsideJob } from '#kernel/jobs/outsideJobs.ts'
import { Refusal } from '#kernel/call/refuse.ts'
import type { Tell } from '#kernel/call/tell.ts'
import { tx } from '#kernel/call/tx.ts'
import { readBill, settleBill, takeBill, type BillRow } from './bill.ts'
import { subjectOf } from './subject.ts'
import { platform, post, type Leg } from '../ledger/ledger.ts'
import type { ChannelAttemptTable } from '../tables.ts'
import { nextFollow } from './terms.ts'

export type Attempt = Selectable<ChannelAttemptTable>

/** What the channel said of an attempt: its page, or how the payment stands. */
export type Said = { url: string } | ChannelState<'waiting'> | 'lapsed'

export const readAttempt = (db: Db, id: string): Promise<Attempt | undefined> =>
  db.selectFrom('channelAttempt').selectAll().where('id', '=', id).executeTakeFirst()

export const showAttempt = ({ id, payId, state, url }: Attempt): PayAttempt => ({
  attemptId: id,
  payId,
  state,
  url: url === '' ? null : url,
})

/** The channel's account as one attempt's money comes out of it; reconciliation finds it by this name. */
const sourceOf = (attempt: Attempt): Omit<Leg, 'amountFen'> => ({
  ownerId: platform,
  account: 'channel',
  counterparty: `payment:${attempt.id}`,
})

const settle = (db: Db, attempt: Attempt, now: Date, tell?: Tell) =>
  tx(db, async (trx) => {
    const bill = await takeBill(trx, attempt.payerId, attempt.payId, attempt.way, now)
    await settleBill(trx, bill, attempt.way, sourceOf(attempt), now, tell)
  })

/** The bill was paid another way, or what it is for has moved on: the money is the payer's, so it goes to their balance. */
async function creditLate(db: Db, attempt: Attempt, now: Date): Promise<void> {
  const { payerId: ownerId, payId, id, amountFen } = attempt
  await db
    .updateTable('bill')
    .set({ state: 'closed' })
    .where('payerId', '=', ownerId)
    .where('id', '=', payId)
    .where('state', '=', 'waiting')
    .execute()
  const legs: Leg[] = [
    { ...sourceOf(attempt), amountFen: -amountFen },
    { ownerId, account: 'available', amountFen, counterparty: '重复或超时付款，转入余额' },
  ]
  await post(db, now, [{ ownerId, key: `late:${id}`, kind: 'recharge', bizNo: payId, legs }])
}

async function collect(db: Db, attempt: Attempt, now: Date, tell?: Tell): Promise<'success' | 'refunded'> {
  try {
    await settle(db, attempt, now, tell)
    return 'success'
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await creditLate(db, attempt, now)
    return 'refunded'
  }
}

const change = (
  db: Db,
  { payerId, id }: Attempt,
  set: Partial<Pick<Attempt, 'state' | 'url' | 'channelNo' | 'endedAt'>>,
) =>
  db
    .updateTable('channelAttempt')
    .set(set)
    .where('payerId', '=', payerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/**
 * Brings an attempt to what the channel itself said of it; a second time changes nothing. Money moves only on the
 * channel's own word, for this attempt and exactly its amount: with another sum nothing moves until a person has
 * looked, and reconciliation reports it.
 * @param tell called for everybody but the payer whom a payment concerns
 * @returns the attempt as it stands now; undefined when there is none
 */
export async function settleAttempt(
  db: Db,
  attemptId: string,
  said: Said,
  now: Date,
  tell?: Tell,
): Promise<Attempt | undefined> {
  const attempt = await db
    .selectFrom('channelAttempt')
    .selectAll()
    .where('id', '=', attemptId)
    .forUpdate()
    .executeTakeFirst()
  if (attempt?.state !== 'waiting') return attempt
  if (said === 'lapsed') return change(db, attempt, { state: 'failed', endedAt: now })
  if ('url' in said) return change(db, attempt, { url: said.url })
  if (said.state === 'waiting') return attempt
  if (said.state === 'success' && said.amountFen !== attempt.amountFen) return attempt
  const state = said.state === 'failed' ? 'failed' : await collect(db, attempt, now, tell)
  return change(db, attempt, { state, channelNo: said.no, endedAt: now })
}

/** Registers an attempt at the channel; again it is the same. */
async function register(db: Db, attempt: Attempt, bill: BillRow, signal: AbortSignal): Promise<Said> {
  const card =
    attempt.cardId === null
      ? undefined
      : await db
          .selectFrom('bankCard')
          .select('last4')
          .where('boId', '=', attempt.payerId)
          .where('id', '=', attempt.cardId)
          .executeTakeFirst()
  const { systemId, id: attemptId, amountFen, way } = attempt
  return channel().pay(
    {
      systemId,
      attemptId,
      amountFen,
      way,
      expiresAt: bill.expiresAt,
      title: subjectOf(bill.subject).title,
      returnUrl: `/cashier/payResult/${bill.subject}/${bill.id}`,
      cardLast4: card?.last4 ?? '',
    },
    signal,
  )
}

async function askAttempt({ db, payload, now, signal }: AskJob): Promise<Said | null> {
  const attempt = await readAttempt(db, String(payload))
  if (attempt?.state !== 'waiting') return null
  if (attempt.url !== '') return channel().query(attempt.id, signal)
  const bill = await readBill(db, attempt.payerId, attempt.payId)
  // Nobody has seen a page of the channel yet, so nothing can come of it any more.
  if (bill.state !== 'waiting' || bill.expiresAt <= now) return 'lapsed'
  return register(db, attempt, bill, signal)
}

/** What a payer reads of their attempts, and of what is paid by them. */
const attemptReads = ['/api/finance/cashier/selPayAttempt', ...orderReads, ...walletReads]

/** A payment at the channel: registered there at first, then asked about, in case its notice is lost. */
export const followAttempt: OutsideJob<Said | null> = {
  ask: askAttempt,
  settle: async ({ db, systemId, payload, now, tell }, said) => {
    if (said === null) return
    const key = String(payload)
    const attempt = await settleAttempt(db, key, said, now, tell)
    if (!attempt) return
    tell(attempt.payerId, attemptReads)
    const runAt = attempt.state === 'waiting' ? nextFollow(attempt.createdAt, now) : null
    if (runAt) await enqueue(db, { systemId, kind: 'attempt.follow', key, runAt, payload: key })
  },
}
