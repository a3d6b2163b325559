import type { payCalls } from '@wotu/contract/finance/pay.ts'
import { channel } from '#adapters/channel/channel.ts'
import type { Db } from '#kernel/db.ts'
import type { Actor, Context, Handlers } from '#kernel/handlers.ts'
import { newId } from '#kernel/ids.ts'
import { enqueue } from '#kernel/jobs.ts'
import { refuse } from '#kernel/refuse.ts'
import { syncAttempt } from './attempt.ts'
import { readBill, showBills, type BillRow } from './bill.ts'
import { useAuthorisation } from './payPassword.ts'
import { later, terms } from './terms.ts'

type Calls = Pick<
  typeof payCalls,
  | '/api/buyer/finance/payment/submitPay'
  | '/api/buyer/finance/payment/syncPayStatusByBizId'
  | '/api/finance/cashier/cardPay'
  | '/api/finance/cashier/pcOrderPay'
>

type Paying<I> = Context<I, Actor>

/** The payer's bill while it can still be paid. @throws {Refusal} NOT_FOUND, STATE_CHANGED, PAY_CLOSED */
async function openBill(db: Db, payerId: string, payId: string, now: Date): Promise<BillRow> {
  const bill = await readBill(db, payerId, payId)
  const { state } = (await showBills(db, [bill], now))[0]!
  if (state === 'success' || state === 'confirming') return refuse('STATE_CHANGED')
  return state === 'closed' || bill.expiresAt <= now ? refuse('PAY_CLOSED') : bill
}

/** One try to collect a bill: our number first, then the channel, and a job that asks in case no notice comes. */
async function openAttempt(
  { db, systemId, now }: Paying<unknown>,
  bill: BillRow,
  way: 'card' | 'scan',
  card?: { id: string; last4: string },
) {
  const attemptId = newId()
  const { payerId, id: payId, amountFen, expiresAt } = bill
  await db
    .insertInto('channelAttempt')
    .values({
      systemId,
      payerId,
      payId,
      id: attemptId,
      way,
      amountFen,
      cardId: card?.id ?? null,
      createdAt: now,
      endedAt: null,
    })
    .execute()
  await enqueue(db, {
    systemId,
    kind: 'attempt.follow',
    key: attemptId,
    runAt: later(now, terms.followFirst),
    payload: attemptId,
  })
  const { url } = await channel().pay({
    systemId,
    attemptId,
    amountFen,
    way,
    expiresAt,
    title: bill.biz === 'recharge' ? '账户充值' : '商品订单',
    returnUrl: `/cashier/payResult/${bill.biz}/${payId}`,
    cardLast4: card?.last4 ?? '',
  })
  return { attemptId, url }
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
      .select(['id', 'last4'])
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
    return openAttempt(context, bill, 'card', card)
  },

  '/api/buyer/finance/payment/syncPayStatusByBizId': async ({ input, db, actor, now, tell }) => {
    const { id } = await readBill(db, actor.boId, input.payId)
    const waiting = await db
      .selectFrom('channelAttempt')
      .select('id')
      .where('payerId', '=', actor.boId)
      .where('payId', '=', id)
      .where('state', '=', 'waiting')
      .orderBy('id')
      .execute()
    for (const attempt of waiting) await syncAttempt(db, attempt.id, now, tell)
    const [bill] = await showBills(db, [await readBill(db, actor.boId, id)], now)
    return bill!
  },
} satisfies Handlers<Calls>
