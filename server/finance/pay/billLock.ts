import { type Db, query } from '#kernel/db/db.ts'

/**
 * Locks the waiting bills for any of these things until the transaction ends. Bills are locked before what they are for, by
 * payments and by everybody else who changes both, so that two of them never wait for each other.
 */
export const lockBills = (db: Db, payerId: string, subject: string, ids: readonly string[]) =>
  query(db)`
    select id from bill where payer_id = ${payerId} and state = 'waiting' and subject = ${subject}
      and subject_ids && ${ids}::bigint[]
    order by id for update`
