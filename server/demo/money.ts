import { randomUUID } from 'node:crypto'
import { newId } from '#kernel/db/ids.ts'
import { settleBill, takeBill } from '../finance/pay/bill.ts'
import { subjectOf } from '../finance/pay/subject.ts'
import { consumeHold, holdFunds } from '../finance/ledger/hold.ts'
import { platform } from '../finance/ledger/ledger.ts'
import { authorise } from '../finance/pay-password/payPassword.ts'
import { act, type Who } from './act.ts'
import type { World } from './world.ts'

const later = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000)

/** Pays a bill through the sandbox bank: in its books and in ours, so that reconciling them finds nothing. */
export async function payThroughBank(
  { db, systemId }: World,
  payerId: string,
  payId: string,
  way: 'card' | 'scan',
  at: Date,
) {
  const attemptId = newId()
  const no = randomUUID()
  const bill = await takeBill(db, payerId, payId, way, at)
  const { amountFen } = bill
  await db
    .insertInto('sandboxPayment')
    .values({
      systemId,
      no,
      bizId: attemptId,
      amountFen,
      way,
      title: subjectOf(bill.subject).title,
      returnUrl: '/',
      state: 'success',
      createdAt: later(at, -40),
      expiresAt: bill.expiresAt,
      endedAt: at,
    })
    .execute()
  await db
    .insertInto('channelAttempt')
    .values({
      systemId,
      payerId,
      payId,
      id: attemptId,
      way,
      amountFen,
      cardId: null,
      state: 'success',
      channelNo: no,
      createdAt: later(at, -40),
      endedAt: at,
    })
    .execute()
  const counterparty = `payment:${attemptId}`
  await settleBill(db, bill, way, { ownerId: platform, account: 'channel', counterparty }, at)
}

/** Pays a bill from the balance; the payment password was right. */
export async function payFromBalance(world: World, payer: Who, payId: string, amountFen: number, at: Date) {
  const what = { purpose: 'pay' as const, bizId: payId, amountFen }
  const { authorisationId } = await authorise(world.db, world.systemId, { boId: payer.id, sessionId: '' }, what, at)
  await act(world, '/api/finance/cashier/banlancePay', { payId, authorisationId }, payer, at)
}

export async function recharge(world: World, ownerId: string, amountFen: number, at: Date) {
  const payId = newId()
  await world.db
    .insertInto('bill')
    .values({
      systemId: world.systemId,
      payerId: ownerId,
      id: payId,
      subject: 'recharge',
      amountFen,
      createdAt: later(at, -60),
      expiresAt: later(at, 1740),
      paidAt: null,
    })
    .execute()
  await payThroughBank(world, ownerId, payId, 'card', at)
}

/** Takes money out to a card; the bank took it. */
export async function withdraw({ db, systemId }: World, ownerId: string, cardId: string, amountFen: number, at: Date) {
  const id = newId()
  const no = randomUUID()
  const card = await db
    .selectFrom('bankCard')
    .selectAll()
    .where('boId', '=', ownerId)
    .where('id', '=', cardId)
    .executeTakeFirstOrThrow()
  const settledAt = later(at, 9)
  const hold = {
    systemId,
    ownerId,
    amountFen,
    reason: '提现',
    bizNo: id,
    kind: 'cash' as const,
    counterparty: `${card.bankName}(${card.last4})`,
  }
  const holdId = await holdFunds(db, hold, at)
  await db
    .insertInto('sandboxTransfer')
    .values({ systemId, no, bizId: id, amountFen, token: card.token, outcome: 'success', settleAt: settledAt })
    .execute()
  await db
    .insertInto('withdrawal')
    .values({
      systemId,
      ownerId,
      id,
      holdId,
      amountFen,
      cardId,
      state: 'success',
      channelNo: no,
      createdAt: at,
      endedAt: settledAt,
    })
    .execute()
  const to = { ownerId: platform, account: 'channel' as const, counterparty: `transfer:${id}` }
  await consumeHold(db, ownerId, holdId, { kind: 'cash', to }, settledAt)
}
