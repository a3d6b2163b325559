import { type Db, query } from '#kernel/db/db.ts'
import { refuse } from '#kernel/call/refuse.ts'
import { covers, readBill, refuseTaken } from './bill.ts'
import { lockBills } from './billLock.ts'

// Orders that are paid beside the platform: the payer brings a voucher, and the seller confirms it or sends it back.

/**
 * A voucher was brought for these orders. Of all bills that wait for one of them it is the way of one: of this bill, or else of
 * the one for exactly these.
 */
export const offerOffline = (db: Db, payerId: string, orderIds: string[], payId?: string) =>
  query(db)`
    update pay set way = case when id = coalesce(${payId ?? null}::bigint, (
        select max(b.id) from pay b
        where b.payer_id = ${payerId} and b.state = 'waiting' and b.order_ids = ${orderIds}::bigint[]))
      then 'offline' else '' end
    where payer_id = ${payerId} and state = 'waiting' and order_ids && ${orderIds}::bigint[]`

/** The seller has sent the voucher back: the bill that it was for may be paid in any way again, until then. */
export const withdrawOffline = (db: Db, payerId: string, orderId: string, until: Date) =>
  db
    .updateTable('pay')
    .set({ way: '', expiresAt: until })
    .where('payerId', '=', payerId)
    .where('state', '=', 'waiting')
    .where('way', '=', 'offline')
    .where(covers([orderId]))
    .execute()

/** The seller has confirmed: the bill is paid once all of its orders are so. No money moves here. */
export async function settleOffline(db: Db, buyerId: string, orderId: string, now: Date): Promise<void> {
  // Of two sellers at the same time the later one waits here, and then sees what the other has confirmed.
  const bill = await db
    .selectFrom('pay')
    .select('id')
    .where('payerId', '=', buyerId)
    .where('state', '=', 'waiting')
    .where('way', '=', 'offline')
    .where(covers([orderId]))
    .forUpdate()
    .executeTakeFirst()
  if (!bill) return
  await query(db)`
    update pay p set state = 'success', paid_at = ${now}
    where p.payer_id = ${buyerId} and p.id = ${bill.id} and not exists (
      select from orders o
      where o.buyer_id = p.payer_id and o.id = any(p.order_ids) and (o.pay_way <> 'offline' or o.paid_at is null))`
}

/**
 * The orders of a waiting bill, for which its payer brings a voucher; the bills that wait for them stay locked.
 * @throws {Refusal} NOT_FOUND, PAY_CLOSED, STATE_CHANGED
 */
export async function lockBillOrders(db: Db, payerId: string, payId: string): Promise<string[]> {
  await lockBills(db, payerId, (await readBill(db, payerId, payId)).orderIds)
  const bill = await readBill(db, payerId, payId)
  if (bill.biz !== 'order') return refuse('PAY_CLOSED')
  return bill.state === 'waiting' ? bill.orderIds : refuseTaken(bill)
}
