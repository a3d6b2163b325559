import type { Selectable } from 'kysely'
import type { Terms } from '@wotu/contract/basic/setting.ts'
import type { Withdrawal, walletCalls } from '@wotu/contract/finance/wallet.ts'
import { walletReads } from '@wotu/contract/trading/order/buyer.ts'
import { channel, type ChannelState } from '#adapters/channel/channel.ts'
import type { Db } from '#kernel/db/db.ts'
import type { Actor, Context, Handlers } from '#kernel/call/handlers.ts'
import { newId } from '#kernel/db/ids.ts'
import { enqueue } from '#kernel/jobs/jobs.ts'
import type { AskJob, OutsideJob } from '#kernel/jobs/outsideJobs.ts'
import { found, refuse } from '#kernel/call/refuse.ts'
import { beijingDayStart, nextWorkingDay } from '#kernel/beijing.ts'
import { consumeHold, holdFunds, releaseHold } from '../ledger/hold.ts'
import { balances, platform } from '../ledger/ledger.ts'
import { useAuthorisation } from '../pay-password/payPassword.ts'
import type { WithdrawalTable } from '../tables.ts'
import { termsOf } from '#kernel/call/terms.ts'
import { nextFollow } from '../pay/terms.ts'

type Row = Selectable<WithdrawalTable>

const readWithdrawal = async (db: Db, ownerId: string, id: string): Promise<Row> =>
  found(
    '提现单',
    await db
      .selectFrom('withdrawal')
      .selectAll()
      .where('ownerId', '=', ownerId)
      .where('id', '=', id)
      .executeTakeFirst(),
  )

async function show(db: Db, row: Row): Promise<Withdrawal> {
  const { id, amountFen, feeFen, cardId, state, createdAt, endedAt } = row
  const card = await db
    .selectFrom('bankCard')
    .select(['bankName', 'last4'])
    .where('boId', '=', row.ownerId)
    .where('id', '=', row.cardId)
    .executeTakeFirstOrThrow()
  return {
    id,
    amountFen,
    feeFen,
    cardId,
    ...card,
    state,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    expectedAt: nextWorkingDay(createdAt).toISOString(),
  }
}

/** @throws {Refusal} CARD_UNUSABLE, CASH_RESTING, BALANCE_SHORT, CASH_OVER_LIMIT */
async function checkMayWithdraw(
  db: Db,
  ownerId: string,
  { amountFen, cardId }: Pick<Row, 'amountFen' | 'cardId'>,
  { now, terms }: { now: Date; terms: Terms },
): Promise<void> {
  const card = await db
    .selectFrom('bankCard')
    .select('id')
    .where('boId', '=', ownerId)
    .where('id', '=', cardId)
    .where('state', '=', 'bound')
    .executeTakeFirst()
  if (!card) refuse('CARD_UNUSABLE')
  const password = await db.selectFrom('payPassword').select('cashFrom').where('boId', '=', ownerId).executeTakeFirst()
  if (password?.cashFrom && password.cashFrom > now) refuse('CASH_RESTING', { hours: terms.cashRestHours })
  if ((await balances(db, ownerId)).available < amountFen) refuse('BALANCE_SHORT')
  const { today } = await db
    .selectFrom('withdrawal')
    .where('ownerId', '=', ownerId)
    .where('state', 'in', ['processing', 'success'])
    .where('createdAt', '>=', beijingDayStart(now))
    .select((e) => e.fn.coalesce(e.fn.sum<number>('amountFen'), e.lit(0)).as('today'))
    .executeTakeFirstOrThrow()
  if (today + amountFen > terms.cashPerDayFen) refuse('CASH_OVER_LIMIT')
}

async function draft(
  { db, systemId, actor, now }: Context<unknown, Actor>,
  { amountFen, cardId }: { amountFen: number; cardId: string },
) {
  const terms = await termsOf(db, systemId)
  await checkMayWithdraw(db, actor.boId, { amountFen, cardId }, { now, terms })
  return db
    .insertInto('withdrawal')
    .values({
      systemId,
      ownerId: actor.boId,
      id: newId(),
      amountFen,
      feeFen: terms.cashFeeFen,
      cardId,
      state: 'draft',
      holdId: null,
      createdAt: now,
      endedAt: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The draft becomes a withdrawal: its money is frozen here, and a job sends it off once that has committed. */
async function submit(
  { db, systemId, actor, now }: Context<unknown, Actor>,
  id: string,
  authorisationId: string,
): Promise<Row> {
  const { boId: ownerId } = actor
  // One withdrawal of an owner at a time, so that two can't share what is left of the day's limit.
  await db
    .selectFrom('account')
    .select('kind')
    .where('ownerId', '=', ownerId)
    .where('kind', '=', 'available')
    .forUpdate()
    .execute()
  const row = await readWithdrawal(db, ownerId, id)
  if (row.state !== 'draft') refuse('STATE_CHANGED')
  await useAuthorisation(db, actor, authorisationId, { purpose: 'cash', bizId: id, amountFen: row.amountFen }, now)
  await checkMayWithdraw(db, ownerId, row, { now, terms: await termsOf(db, systemId) })
  const { bankName, last4 } = await show(db, row)
  const holdId = await holdFunds(
    db,
    {
      systemId,
      ownerId,
      amountFen: row.amountFen,
      reason: '提现',
      bizNo: id,
      kind: 'cash',
      counterparty: `${bankName}(${last4})`,
    },
    now,
  )
  await enqueue(db, { systemId, kind: 'withdrawal.follow', key: id, runAt: now, payload: id })
  return db
    .updateTable('withdrawal')
    .set({ state: 'processing', holdId, createdAt: now })
    .where('ownerId', '=', row.ownerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

type Said = ChannelState<'processing'>

/** Sends a withdrawal to the channel, or asks about one that it has; sent again it is the same transfer. */
async function askWithdrawal({ db, payload, signal }: AskJob): Promise<Said | null> {
  const id = String(payload)
  const row = await db.selectFrom('withdrawal').selectAll().where('id', '=', id).executeTakeFirst()
  if (row?.state !== 'processing') return null
  if (row.channelNo !== '') return channel().queryTransfer(id, signal)
  const { systemId, amountFen } = row
  const { token } = await db
    .selectFrom('bankCard')
    .select('token')
    .where('boId', '=', row.ownerId)
    .where('id', '=', row.cardId)
    .executeTakeFirstOrThrow()
  return channel().transfer({ systemId, withdrawalId: id, amountFen, token }, signal)
}

/**
 * Does what the channel said of a withdrawal; again changes nothing.
 * @returns the withdrawal as it stands now; undefined when there is none
 */
export async function settleWithdrawal(db: Db, id: string, said: Said, now: Date): Promise<Row | undefined> {
  const row = await db.selectFrom('withdrawal').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (row?.state !== 'processing' || row.holdId === null) return row
  const { ownerId, amountFen, holdId } = row
  const update = (set: Partial<Pick<Row, 'state' | 'channelNo' | 'endedAt'>>) =>
    db
      .updateTable('withdrawal')
      .set(set)
      .where('ownerId', '=', row.ownerId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  if (said.state === 'processing') return update({ channelNo: said.no })
  // Another sum than was sent: nothing moves until a person has looked, and reconciliation reports it.
  if (said.amountFen !== amountFen) return row
  if (said.state === 'success')
    await consumeHold(
      db,
      ownerId,
      holdId,
      { kind: 'cash', to: { ownerId: platform, account: 'channel', counterparty: `transfer:${id}` } },
      now,
    )
  else await releaseHold(db, ownerId, holdId, '提现失败，退回余额', now)
  return update({ state: said.state, channelNo: said.no, endedAt: now })
}

/** A withdrawal: sent to the channel at first, asked about after. */
export const followWithdrawal: OutsideJob<Said | null> = {
  ask: askWithdrawal,
  settle: async ({ db, systemId, payload, now, tell }, said) => {
    if (said === null) return
    const key = String(payload)
    const row = await settleWithdrawal(db, key, said, now)
    if (!row) return
    if (row.state !== 'processing') return tell(row.ownerId, walletReads)
    const runAt = nextFollow(row.createdAt, now)
    if (runAt) await enqueue(db, { systemId, kind: 'withdrawal.follow', key, runAt, payload: key })
  },
}

type Calls = Pick<
  typeof walletCalls,
  '/api/finance/balanceBusInfo/cash' | '/api/finance/balanceBusInfo/selDateByAfterDay'
>

export const withdrawHandlers = {
  '/api/finance/balanceBusInfo/cash': async (context) => {
    const { db, input } = context
    const row =
      input.step === 'draft'
        ? await draft(context, input)
        : await submit(context, input.withdrawalId, input.authorisationId)
    return show(db, row)
  },

  '/api/finance/balanceBusInfo/selDateByAfterDay': async ({ input, db, actor }) =>
    show(db, await readWithdrawal(db, actor.boId, input.withdrawalId)),
} satisfies Handlers<Calls>
