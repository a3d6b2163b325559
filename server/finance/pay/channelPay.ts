import type { payCalls } from '@wotu/contract/finance/pay.ts'
import { channel, channelIsOpen } from '#adapters/channel/channel.ts'
import type { Db } from '#kernel/db/db.ts'
import type { Actor, Context, Handlers } from '#kernel/call/handlers.ts'
import { newId } from '#kernel/db/ids.ts'
import { enqueue } from '#kernel/jobs/jobs.ts'
import { askOutside, asking } from '#kernel/jobs/outside.ts'
import { found, refuse } from '#kernel/call/refuse.ts'
import { readAttempt, settleAttempt, showAttempt } from './attempt.ts'
import { checkOpen, readBill, showBills, standingOf, type BillRow } from './bill.ts'
import { readThings } from './subject.ts'
import { useAuthorisation } from '../pay-password/payPassword.ts'
import { terms } from './terms.ts'

type Calls = Pick<
  typeof payCalls,
  | '/api/buyer/finance/payment/submitPay'
  | '/api/buyer/finance/payment/syncPayStatusByBizId'
  | '/api/finance/cashier/cardPay'
  | '/api/finance/cashier/pcOrderPay'
  | '/api/finance/cashier/selPayAttempt'
>

type Paying<I> = Context<I, Actor>

/** The payer's bill while it can still be paid. @throws {Refusal} NOT_FOUND, STATE_CHANGED, PAY_CLOSED, PAY_SHOP_CLOSED */
async function openBill(db: Db, payerId: string, payId: string, now: Date): Promise<BillRow> {
  const bill = await readBill(db, payerId, payId)
  const things = await readThings(db, [bill])
  const state = standingOf(bill, things)
  if (state === 'success' || state === 'confirming') return refuse('STATE_CHANGED')
  if (state === 'closed' || bill.expiresAt <= now) return refuse('PAY_CLOSED')
  checkOpen(things)
  return bill
}

/** One try to collect a bill. It is committed first, under our number; then a job registers it at the channel. */
async function openAttempt(
  { db, systemId, now }: Paying<unknown>,
  bill: BillRow,
  way: 'card' | 'scan',
  cardId: string | null = null,
) {
  if (!channelIsOpen()) refuse('CHANNEL_CLOSED')
  const attempt = await db
    .insertInto('channelAttempt')
    .values({
      systemId,
      payerId: bill.payerId,
      payId: bill.id,
      id: newId(),
      way,
      amountFen: bill.amountFen,
      cardId,
      createdAt: now,
      endedAt: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await enqueue(db, { systemId, kind: 'attempt.follow', key: attempt.id, runAt: now, payload: attempt.id })
  return showAttempt(attempt)
}

async function payAtChannel(context: Paying<{ payId: string; way: 'card' | 'scan' }>) {
  const { db, actor, input, now } = context
  return openAttempt(context, await openBill(db, actor.boId, input.payId, now), input.way)
}

/** The cashier's calls that go through a funds channel. A payer's coming back from it proves nothing: the channel is asked. */
export const channelPayHandlers = {
  '/api/buyer/finance/payment/submitPay': payAtChannel,
  '/api/finance/cashier/pcOrderPay': payAtChannel,

  '/api/finance/cashier/cardPay': async (context) => {
    const { db, actor, input, now } = context
    const bill = await openBill(db, actor.boId, input.payId, now)
    const card = await db
      .selectFrom('bankCard')
      .select('id')
      .where('boId', '=', actor.boId)
      .where('id', '=', input.cardId)
      .where('state', '=', 'bound')
      .executeTakeFirst()
    if (!card) return refuse('CARD_UNUSABLE')
    await useAuthorisation(
      db,
      actor,
      input.authorisationId,
      { purpose: 'pay', bizId: bill.id, amountFen: bill.amountFen },
      now,
    )
    return openAttempt(context, bill, 'card', card.id)
  },

  '/api/finance/cashier/selPayAttempt': async ({ input, db, actor }) =>
    showAttempt(found('支付', await readAttempt(db, input.attemptId), ({ payerId }) => payerId === actor.boId)),

  '/api/buyer/finance/payment/syncPayStatusByBizId': asking(
    async ({ input, db, actor }) => {
      const { id } = await readBill(db, actor.boId, input.payId)
      return Promise.all((await waitingAttempts(db, actor.boId, id)).map(askQuietly))
    },
    async ({ input, db, actor, now, tell }, words) => {
      for (const { attemptId, said } of words) if (said) await settleAttempt(db, attemptId, said, now, tell)
      const [bill] = await showBills(db, [await readBill(db, actor.boId, input.payId)], now)
      return bill!
    },
  ),
} satisfies Handlers<Calls>

/** Attempts whose payer may have been at the channel; in order of id, in which they are locked. */
const waitingAttempts = (db: Db, payerId: string, payId: string) =>
  db
    .selectFrom('channelAttempt')
    .select('id')
    .where('payerId', '=', payerId)
    .where('payId', '=', payId)
    .where('state', '=', 'waiting')
    .where('url', '<>', '')
    .orderBy('id')
    .execute()

/** What the channel says; nothing when it doesn't answer: the bill then shows as it stands, and the job asks on. */
async function askQuietly({ id: attemptId }: { id: string }) {
  const asked = askOutside((signal) => channel().query(attemptId, signal), terms.syncWithin)
  return { attemptId, said: await asked.catch(() => null) }
}
