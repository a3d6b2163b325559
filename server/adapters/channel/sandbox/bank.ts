import { createHmac, randomBytes } from 'node:crypto'
import { clock } from '#kernel/clock.ts'
import type { Db } from '#kernel/db/db.ts'
import { bankOf, luhnFits } from '../bins.ts'
import type { Channel } from '../channel.ts'
import { readMischief } from './mischief.ts'
import { queueNotices, verify } from './notices.ts'
import './tables.ts'

/** A transfer reaches its card after this long. */
const transferMs = 8000

const newNo = () => randomBytes(15).toString('base64url')

/**
 * A bank for the demo and the tests, with books of its own. `db` must not be the pool that the server's transactions
 * run on: like any bank it commits by itself, whatever becomes of the merchant's transaction.
 */
export const createSandbox = ({ db, key }: { db: Db; key: string }): Channel => {
  const queryTransfer: Channel['queryTransfer'] = async (withdrawalId) => {
    const row = await db.selectFrom('sandboxTransfer').selectAll().where('bizId', '=', withdrawalId).executeTakeFirst()
    if (!row) return { state: 'processing', amountFen: 0, no: '' }
    return { state: row.settleAt <= clock.now() ? row.outcome : 'processing', amountFen: row.amountFen, no: row.no }
  }

  return {
    name: 'sandbox',

    pay: async ({ attemptId, ...payment }) => {
      await db
        .insertInto('sandboxPayment')
        .values({ ...payment, bizId: attemptId, no: newNo(), createdAt: clock.now(), endedAt: null })
        .onConflict((on) => on.columns(['systemId', 'bizId']).doNothing())
        .execute()
      const { no } = await db
        .selectFrom('sandboxPayment')
        .select('no')
        .where('bizId', '=', attemptId)
        .executeTakeFirstOrThrow()
      return { url: `/sandbox/pay/${no}` }
    },

    query: async (attemptId) => {
      const row = await db.selectFrom('sandboxPayment').selectAll().where('bizId', '=', attemptId).executeTakeFirst()
      if (!row) return { state: 'waiting', amountFen: 0, no: '' }
      const lapsed = row.state === 'waiting' && row.expiresAt <= clock.now()
      return { state: lapsed ? 'failed' : row.state, amountFen: row.amountFen, no: row.no }
    },

    transfer: async ({ systemId, withdrawalId, amountFen, token }) => {
      const { failTransfers } = await readMischief(db, systemId)
      const settleAt = new Date(clock.now().getTime() + transferMs)
      const outcome = failTransfers ? 'failed' : 'success'
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('sandboxTransfer')
        .values({ systemId, no: newNo(), bizId: withdrawalId, amountFen, token, outcome, settleAt })
        .onConflict((on) => on.columns(['systemId', 'bizId']).doNothing())
        .executeTakeFirst()
      const isNew = numInsertedOrUpdatedRows === 1n
      if (isNew)
        await queueNotices(db, systemId, { kind: 'transfer', bizId: withdrawalId, amountFen }, [outcome], settleAt)
      return queryTransfer(withdrawalId)
    },

    queryTransfer,

    bindCard: async ({ number, holder }) => {
      const bank = bankOf(number)
      if (!bank || !luhnFits(number)) return null
      const token = createHmac('sha256', key).update(`card:${holder}:${number}`).digest('base64url')
      return { token, bankCode: bank.code, bankName: bank.name, last4: number.slice(-4) }
    },

    statement: async (from, to) => {
      const payments = await db
        .selectFrom('sandboxPayment')
        .select(['bizId', 'amountFen'])
        .where('state', '=', 'success')
        .where('endedAt', '>=', from)
        .where('endedAt', '<', to)
        .execute()
      const transfers = await db
        .selectFrom('sandboxTransfer')
        .select(['bizId', 'amountFen'])
        .where('outcome', '=', 'success')
        .where('settleAt', '>=', from)
        .where('settleAt', '<', to)
        .where('settleAt', '<=', clock.now())
        .execute()
      return [
        ...payments.map((line) => ({ kind: 'payment' as const, ...line })),
        ...transfers.map((line) => ({ kind: 'transfer' as const, ...line })),
      ]
    },

    verifyNotice: (rawBody, headers, now) => verify(key, rawBody, headers, now),
  }
}

/**
 * The payer answers on the bank's page.
 * @returns false when the payment has been answered already, or has lapsed
 */
export async function answerPayment(db: Db, no: string, approve: boolean): Promise<boolean> {
  const now = clock.now()
  const state = approve ? 'success' : 'failed'
  const payment = await db
    .updateTable('sandboxPayment')
    .set({ state, endedAt: now })
    .where('no', '=', no)
    .where('state', '=', 'waiting')
    .where('expiresAt', '>', now)
    .returning(['systemId', 'bizId', 'amountFen'])
    .executeTakeFirst()
  if (!payment) return false
  const { systemId, ...line } = payment
  await queueNotices(db, systemId, { kind: 'payment', ...line }, ['processing', state], now)
  return true
}
