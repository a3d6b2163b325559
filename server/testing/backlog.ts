import { sql } from 'kysely'
import type { OrderState } from '@wotu/contract/trading/order/state.ts'
import type { Db } from '#kernel/db/db.ts'
import { wotu } from '#kernel/testing/testing.ts'
import { makeGoods, makeMember, makeShop } from './market.ts'

/** A shop whose goods one buyer ordered `count` times, 1 of 10,000 fen each, paid from a balance that now lies in escrow. */
export async function makeBacklog(db: Db, count: number, state: OrderState, at: Date) {
  const shop = await makeShop(db)
  const goods = await makeGoods(db, shop, { priceFen: 10_000 })
  const buyer = await makeMember(db)
  const { ids } = await addOrders(db, { count, state, at, buyerId: buyer.id, ...shop, ...goods })
  const promised = sql`update goods_spec set locked = ${count} where id = ${goods.specId}`
  await promised.execute(db)
  const held = sql`update account set balance_fen = ${count * 10_000}::bigint where owner_id = ${buyer.id} and kind = 'escrow'`
  await held.execute(db)
  return { shop, goods, buyer, ids }
}

interface Many {
  count: number
  state: OrderState
  /** When they were made, paid, received and what else happened to them; every term of theirs ended then, too. */
  at: Date
  buyerId: string
  sellerId: string
  shopId: string
  goodsId: string
  specId: string
}

/** Orders as they are after a while, written in one statement; what they promise and hold is the caller's to add. */
export async function addOrders(db: Db, many: Many): Promise<{ ids: string[] }> {
  const { count, state, at, buyerId, sellerId, shopId, goodsId, specId } = many
  const isPaid = state !== 'unpaid'
  const { rows } = await sql<{ id: string }>`
    with numbered as (
      select n, 700000000000000000 + n + coalesce((select count(*) from orders), 0) * 10 as id
      from generate_series(1, ${count}::int) as n
    ), made as (
      insert into orders (system_id, buyer_id, id, no, seller_id, shop_id, shop_name, buyer_name, state, goods_fen, freight_fen,
        payable_fen, address, pay_way, created_at, pay_by, paid_at, sent_at, receive_by, received_at)
      select ${wotu}::int, ${buyerId}::bigint, id, 'B' || id, ${sellerId}::bigint, ${shopId}::bigint, '五常稻香店', '王建国',
        ${state}::text, 10000, 0, 10000, '{}', ${isPaid ? 'balance' : ''}::text, ${at}::timestamptz, ${at}, ${isPaid ? at : null}::timestamptz,
        ${isPaid ? at : null}::timestamptz, ${at}::timestamptz, ${at}::timestamptz
      from numbered returning id
    ), lines as (
      insert into order_line (system_id, buyer_id, order_id, id, seller_id, goods_id, spec_id, title, spec_name, unit, price_fen,
        quantity, payable_fen)
      select ${wotu}::int, ${buyerId}::bigint, id, id, ${sellerId}::bigint, ${goodsId}::bigint, ${specId}::bigint, '五常大米',
        '5kg/袋', '袋', 10000, 1, 10000 from made
    ) select id from made order by id`.execute(db)
  return { ids: rows.map((row) => row.id) }
}
