import { sql } from 'kysely'
import type { Db } from '#kernel/db/db.ts'
import type { Order } from './read.ts'

/**
 * Gives back what an order locked and hasn't sent: from locked to saleable, specs in order of id.
 * To be called once an order is cancelled or closed, in the same transaction.
 */
export const releaseStock = (db: Db, order: Order) =>
  sql`
    with back as (
      select s.seller_id, s.id, sum(l.quantity - l.sent) as n
      from order_line l join goods_spec s on s.seller_id = l.seller_id and s.id = l.spec_id
      where l.buyer_id = ${order.buyerId} and l.order_id = ${order.id}
      group by s.seller_id, s.id
    ), held as (
      select s.seller_id, s.id, b.n from goods_spec s join back b using (seller_id, id) order by s.id for update of s
    )
    update goods_spec s set stock = s.stock + h.n, locked = s.locked - h.n
    from held h where s.seller_id = h.seller_id and s.id = h.id`.execute(db)

/** Takes goods that have left out of what is locked. */
export const consumeStock = (db: Db, order: Order, sent: { lineId: string; quantity: number }[]) =>
  sql`
    with out as (
      select l.seller_id, l.spec_id as id, sum(q.quantity)::int as n
      from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as q("lineId" bigint, quantity int)
      join order_line l on l.buyer_id = ${order.buyerId} and l.order_id = ${order.id} and l.id = q."lineId"
      group by l.seller_id, l.spec_id
    ), held as (
      select s.seller_id, s.id, o.n from goods_spec s join out o using (seller_id, id) order by s.id for update of s
    )
    update goods_spec s set locked = s.locked - h.n from held h where s.seller_id = h.seller_id and s.id = h.id`.execute(
    db,
  )
