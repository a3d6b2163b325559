import { createHash } from 'node:crypto'
import type pg from 'pg'

/** A market large enough that nobody meets anybody by chance, filled by plain SQL. Ids are numbered from these. */
const base = 100_000_000_000_000_000n
const members = { buyer: base, seller: 2n * base, goods: 3n * base, spec: 4n * base, address: 5n * base, session: 0n }

/** As many as there are orders in a round, so that each has one: a cart holds a spec once. */
export const buyers = 3000
export const sellers = 400
/** What the one seller of the hot case offers, so that his buyers meet at him and not at one sack of rice. */
export const hotGoods = 40

export const firstSeller = String(members.seller)
export const priceFen = 12_800
export const tokenOf = (buyer: number) => `bench-session-${String(buyer).padStart(6, '0')}`
export const buyerId = (buyer: number) => String(members.buyer + BigInt(buyer))
export const addressId = (buyer: number) => String(members.address + BigInt(buyer))

/** Fills the database of a server that has started on it, which made the tenant. */
export const fillMarket = async (client: pg.Client): Promise<void> => {
  const { buyer, seller, goods, spec, address } = members
  const hashes = Array.from({ length: buyers }, (_, i) => createHash('sha256').update(tokenOf(i)).digest('base64url'))
  await client.query(`
    set wotu.system_id = '1001';
    create sequence bench_line;
    insert into member (system_id, id, login_name, phone, kind, name, password_hash)
      select 1001, ${buyer} + i, 'b' || i, 'b' || i, 'person', '王建国', '' from generate_series(0, ${buyers - 1}) i;
    insert into member (system_id, id, login_name, phone, kind, name, password_hash)
      select 1001, ${seller} + i, 's' || i, 's' || i, 'person', '李秀英', '' from generate_series(0, ${sellers - 1}) i;
    insert into account (system_id, owner_id, kind, balance_fen)
      select 1001, ${buyer} + i, kind, case kind when 'available' then 1000000000000 else 0 end
      from generate_series(0, ${buyers - 1}) i, unnest(array['available', 'frozen', 'escrow']) kind;
    insert into address (system_id, bo_id, id, consignee, phone, area_code, area_name, detail, is_default)
      select 1001, ${buyer} + i, ${address} + i, '王建国', '13900000001', '230184', '黑龙江省 哈尔滨市 五常市', '民意乡富胜村3组12号', true
      from generate_series(0, ${buyers - 1}) i;
    insert into shop (system_id, bo_id, id, name)
      select 1001, ${seller} + i, ${goods} + i, '五常稻香店' || i from generate_series(0, ${sellers - 1}) i;
    insert into freight_template (system_id, seller_id, id, name, measure, rules)
      select 1001, ${seller} + i, ${goods} + i, '全国', 'count',
        '[{"areaCodes": [], "deliver": true, "first": 1, "firstFen": 0, "next": 1, "nextFen": 0}]'
      from generate_series(0, ${sellers - 1}) i`)
  // The first seller is the hot one; each of the others has one kind of goods.
  await client.query(`
    create temporary table offer as
      select ${seller} as seller_id, i as n from generate_series(0, ${hotGoods - 1}) i
      union all select ${seller} + i, ${hotGoods} + i from generate_series(1, ${sellers - 1}) i;
    insert into goods (system_id, seller_id, id, shop_id, category_id, title, unit, freight_template_id, state, min_price_fen)
      select 1001, seller_id, ${goods} + n, seller_id - ${seller} + ${goods}, 1, '五常大米', '袋', seller_id - ${seller} + ${goods}, 'on', ${priceFen}
      from offer;
    insert into goods_spec (system_id, seller_id, id, goods_id, name, price_fen, stock)
      select 1001, seller_id, ${spec} + n, ${goods} + n, '5kg/袋', ${priceFen}, 2000000000 from offer`)
  await client.query(
    `insert into session (system_id, id, member_id, bo_id, kind, created_at, expires_at)
     select 1001, s.hash, ${buyer} + s.i - 1, ${buyer} + s.i - 1, 'cookie', now(), now() + interval '1 day'
     from unnest($1::text[]) with ordinality as s(hash, i)`,
    [hashes],
  )
}

/** Which goods the orders are for: those of all sellers, those of one, or one kind of one. */
export type Spread = 'spread' | 'oneSeller' | 'oneSpec'

/** A cart line for each of so many orders, buyer after buyer. @returns the lines' ids, the n-th of buyer n modulo all */
export const fillCarts = async (client: pg.Client, orders: number, spread: Spread): Promise<string[]> => {
  const n = {
    spread: `${hotGoods} + 1 + i % ${sellers - 1}`,
    oneSeller: `(i + i / ${buyers}) % ${hotGoods}`,
    oneSpec: '0',
  }[spread]
  const { rows } = await client.query<{ id: string }>(`
    insert into cart_line (system_id, buyer_id, id, spec_id, goods_id, seller_id, quantity, added_price_fen)
    select 1001, ${members.buyer} + i % ${buyers}, ${6n * base} + nextval('bench_line'), s.id, s.goods_id, s.seller_id, 1, s.price_fen
    from generate_series(0, ${orders - 1}) i join goods_spec s on s.id = ${members.spec} + ${n}
    order by i returning id`)
  return rows.map((row) => row.id)
}

/** The authorisation of every waiting bill, as `checkoutPayPwd` leaves it. @returns authorisation ids by bill */
export const authoriseBills = async (client: pg.Client): Promise<Map<string, string>> => {
  const { rows } = await client.query<{ id: string; bill: string }>(`
    insert into pay_authorisation (system_id, bo_id, id, session_id, purpose, biz_id, amount_fen, expires_at)
    select p.system_id, p.payer_id, ${7n * base} + nextval('bench_line'), s.id, 'pay', p.id, p.amount_fen,
      now() + interval '1 hour'
    from bill p join session s on s.bo_id = p.payer_id
    where p.state = 'waiting' returning id, biz_id as bill`)
  return new Map(rows.map((row) => [row.bill, row.id]))
}
