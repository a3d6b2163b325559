import { channel } from '#adapters/channel/channel.ts'
import type { Db } from '#kernel/db.ts'
import { Refusal } from '#kernel/refuse.ts'
import type { Tell } from '#kernel/tell.ts'
import { tx } from '#kernel/tx.ts'
import type { Selectable } from 'kysely'
import { settleBill, takeBill } from './bill.ts'
import { platform, post, type Leg } from './ledger.ts'
import type { ChannelAttemptTable } from './tables.ts'

type Attempt = Selectable<ChannelAttemptTable>

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

/** The bill was paid another way, or its orders have moved on: the money is the payer's, so it goes to his balance. */
async function creditLate(db: Db, attempt: Attempt, now: Date): Promise<void> {
  const { payerId: ownerId, payId, id, amountFen } = attempt
  await db
    .updateTable('pay')
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

/**
 * Brings an attempt to what the channel itself says of it; a second time changes nothing. Money moves only on the
 * channel's own word, for this attempt and exactly its amount: with another sum nothing moves until a person has
 * looked, and reconciliation reports it.
 * @param tell called for everybody but the payer whom a payment concerns
 * @returns the attempt as it stands now; undefined when there is none
 */
export async function syncAttempt(db: Db, attemptId: string, now: Date, tell?: Tell): Promise<Attempt | undefined> {
  const attempt = await db
    .selectFrom('channelAttempt')
    .selectAll()
    .where('id', '=', attemptId)
    .forUpdate()
    .executeTakeFirst()
  if (attempt?.state !== 'waiting') return attempt
  const said = await channel().query(attempt.id)
  if (said.state === 'waiting') return attempt
  if (said.state === 'success' && said.amountFen !== attempt.amountFen) return attempt
  const state = said.state === 'failed' ? 'failed' : await collect(db, attempt, now, tell)
  return db
    .updateTable('channelAttempt')
    .set({ state, channelNo: said.no, endedAt: now })
    .where('payerId', '=', attempt.payerId)
    .where('id', '=', attempt.id)
    .returningAll()
    .executeTakeFirstOrThrow()
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
