import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { found } from '#kernel/call/refuse.ts'
import { post, type Leg } from './ledger.ts'
import type { PostingKind } from '../tables.ts'

/** Money that its owner can't use for now: two phases, each of which happens once. */
interface Hold {
  systemId: number
  ownerId: string
  amountFen: number
  /** What the owner reads. */
  reason: string
  bizNo: string
  kind: PostingKind
  /** Whom the statement names. */
  counterparty: string
}

/** Moves money from available to frozen. @returns the hold's id @throws {BalanceShort} */
export async function holdFunds(db: Db, hold: Hold, now: Date): Promise<string> {
  const { systemId, ownerId, amountFen, reason, bizNo, kind, counterparty } = hold
  const id = newId()
  await db
    .insertInto('fundHold')
    .values({ systemId, ownerId, id, amountFen, reason, bizNo, createdAt: now, endedAt: null })
    .execute()
  const legs: Leg[] = [
    { ownerId, account: 'available', amountFen: -amountFen, counterparty },
    { ownerId, account: 'frozen', amountFen, counterparty },
  ]
  await post(db, now, [{ ownerId, key: `hold:${id}`, kind, bizNo, legs }])
  return id
}

const end = async (db: Db, ownerId: string, id: string, state: 'released' | 'consumed', now: Date) =>
  found(
    '冻结',
    await db
      .updateTable('fundHold')
      .set({ state, endedAt: now })
      .where('ownerId', '=', ownerId)
      .where('id', '=', id)
      .where('state', '=', 'frozen')
      .returningAll()
      .executeTakeFirst(),
  )

/** Gives a hold back to its owner. @throws {Refusal} NOT_FOUND when it has ended */
export async function releaseHold(db: Db, ownerId: string, id: string, counterparty: string, now: Date): Promise<void> {
  const { amountFen, bizNo } = await end(db, ownerId, id, 'released', now)
  const legs: Leg[] = [
    { ownerId, account: 'frozen', amountFen: -amountFen },
    { ownerId, account: 'available', amountFen, counterparty },
  ]
  await post(db, now, [{ ownerId, key: `release:${id}`, kind: 'unfreeze', bizNo, legs }])
}

/** Takes a hold to where it was meant for. @throws {Refusal} NOT_FOUND when it has ended */
export async function consumeHold(
  db: Db,
  ownerId: string,
  id: string,
  { kind, to }: { kind: PostingKind; to: Omit<Leg, 'amountFen'> },
  now: Date,
): Promise<void> {
  const { amountFen, bizNo } = await end(db, ownerId, id, 'consumed', now)
  const legs: Leg[] = [
    { ownerId, account: 'frozen', amountFen: -amountFen },
    { ...to, amountFen },
  ]
  await post(db, now, [{ ownerId, key: `consume:${id}`, kind, bizNo, legs }])
}
