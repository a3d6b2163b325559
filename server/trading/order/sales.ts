import { sql } from 'kysely'
import type { Db } from '#kernel/db/db.ts'
import type { Order } from './read.ts'

/** Counts what an order brought to its buyer as sold: on receipt. Goods in order of id. */
export const countSales = (db: Db, order: Order) =>
  sql`
    with sold as (
      select seller_id, goods_id as id, sum(quantity)::int as n from order_line
      where buyer_id = ${order.buyerId} and order_id = ${order.id} group by seller_id, goods_id
    ), held as (
      select g.seller_id, g.id, s.n from goods g join sold s using (seller_id, id) order by g.id for update of g
    )
    update goods g set sales = g.sales + h.n from held h where g.seller_id = h.seller_id and g.id = h.id`.execute(db)
