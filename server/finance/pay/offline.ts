import { type Db, query } from '#kernel/db/db.ts'
import { refuse } from '#kernel/call/refuse.ts'
import { covers, readBill, refuseTaken } from './bill.ts'
import { lockBills } from './billLock.ts'
import { readThings } from './subject.ts'

// Things that are paid beside the platform: the payer brings a voucher, and the payee confirms it or sends it back.

/**
 * A voucher was brought for these things. Of all bills that wait for one of them it is the way of one: of this bill, or else of
 * the one for exactly these.
 */
export const offerOffline = (db: Db, payerId: string, subject: string, ids: readonly string[], payId?: string) =>
  query(db)`
    update bill set way = case when id = coalesce(${payId ?? null}::bigint, (
        select max(b.id) from bill b
        where b.payer_id = ${payerId} and b.state = 'waiting' and b.subject = ${subject}
          and b.subject_ids = ${ids}::bigint[]))
      then 'offline' else '' end
    where payer_id = ${payerId} and state = 'waiting' and subject = ${subject} and subject_ids && ${ids}::bigint[]`

/** The payee has sent the voucher back: the bill that it was for may be paid in any way again, until then. */
export const withdrawOffline = (db: Db, payerId: string, subject: string, id: string, until: Date) =>
  db
    .updateTable('bill')
    .set({ way: '', expiresAt: until })
    .where('payerId', '=', payerId)
    .where('state', '=', 'waiting')
    .where('way', '=', 'offline')
    .where(covers(subject, [id]))
    .execute()

/** The payee has confirmed: the bill is paid once all of its things are so. No money moves here. */
export async function settleOffline(db: Db, payerId: string, subject: string, id: string, now: Date): Promise<void> {
  // Of two payees at the same time the later one waits here, and then sees what the other has confirmed.
  const bill = await db
    .selectFrom('bill')
    .select(['id', 'payerId', 'subject', 'subjectIds'])
    .where('payerId', '=', payerId)
    .where('state', '=', 'waiting')
    .where('way', '=', 'offline')
    .where(covers(subject, [id]))
    .forUpdate()
    .executeTakeFirst()
  if (!bill) return
  const things = await readThings(db, [bill])
  if (!things.every(({ transferred }) => transferred)) return
  await db
    .updateTable('bill')
    .set({ state: 'success', paidAt: now })
    .where('payerId', '=', payerId)
    .where('id', '=', bill.id)
    .execute()
}

/**
 * The things of a waiting bill, for which its payer brings a voucher; the bills that wait for them stay locked.
 * @throws {Refusal} NOT_FOUND, PAY_CLOSED, STATE_CHANGED
 */
export async function lockBilled(db: Db, payerId: string, subject: string, payId: string): Promise<string[]> {
  await lockBills(db, payerId, subject, (await readBill(db, payerId, payId)).subjectIds)
  const bill = await readBill(db, payerId, payId)
  if (bill.subject !== subject) return refuse('PAY_CLOSED')
  return bill.state === 'waiting' ? bill.subjectIds : refuseTaken(bill)
}
