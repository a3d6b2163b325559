import { type Db, query } from '#kernel/db/db.ts'

/**
 * Locks the waiting bills for any of these orders until the transaction ends. Bills are locked before their orders, by
 * payments and by everybody else who changes both, so that two of them never wait for each other.
 */
export const lockBills = (db: Db, payerId: string, orderIds: readonly string[]) =>
  query(db)`
    select id from pay where payer_id = ${payerId} and state = 'waiting' and order_ids && ${orderIds}::bigint[]
    order by id for update`
