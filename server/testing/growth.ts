import type pg from 'pg'

/** One buyer and one seller with a long history: everything of it is between the two. */
export const grown = {
  buyerId: '710000000000000001',
  sellerId: '710000000000000002',
  shopId: '710000000000000003',
  goodsId: '710000000000000100',
  orderId: (n: number) => String(720_000_000_000_000_000n + BigInt(n)),
  entryId: (n: number) => String(730_000_000_000_000_000n + BigInt(n)),
}

/** A word that stands in one order's title of so many. */
export const rare = { word: '普洱茶', oneIn: 5000 }

const { buyerId, sellerId, shopId, goodsId } = grown

/**
 * Writes a history of so many orders, and as many ledger lines on each side, over the last 360 days, in the tenant 1001:
 * straight into the tables, so that a million takes a minute or two. A tenth as many orders are of others. What is kept
 * beside (sums of orders and of money) is for the recount to put right.
 * @param client of a superuser: no trigger fires, and no wall stands
 */
export async function fillGrowth(client: pg.Client, count: number): Promise<void> {
  // Of others: between fifty buyers and fifty sellers.
  const side = (own: string, base: number) =>
    `case when i <= ${count} then ${own}::bigint else ${own}::bigint + ${base} + i % 50 end`
  const [buyer, seller] = [side(buyerId, 1000), side(sellerId, 2000)]
  const all = count + Math.floor(count / 10)
  /** Ids have eighteen digits. */
  const id = '740000000000000000::bigint + i'
  const at = `now() - interval '360 days' * (1 - (i % ${count}) / ${count}.0) - interval '1 minute'`
  const title = `case when i % ${rare.oneIn} = 7 then '云南${rare.word}' else '五常大米' || i % 40 end`
  await client.query(`
    set session_replication_role = replica;
    insert into member (system_id, id, login_name, phone, kind, name, password_hash) values
      (1001, ${buyerId}, 'grown-b', 'grown-b', 'person', '王建国', ''), (1001, ${sellerId}, 'grown-s', 'grown-s', 'person', '李秀英', '');
    insert into account (system_id, owner_id, kind, balance_fen)
      select 1001, o, k, 1000000000 from unnest(array[${buyerId}, ${sellerId}]) o, unnest(array['available', 'frozen', 'escrow']) k;
    insert into shop (system_id, bo_id, id, name) values (1001, ${sellerId}, ${shopId}, '五常稻香店');
    insert into shop (system_id, bo_id, id, name, score_count, described_sum, service_sum, logistics_sum)
      select 1001, ${sellerId}::bigint + i, ${shopId}::bigint + i, '店铺' || i, i, 4 * i, 4 * i, 4 * i
      from generate_series(1, least(${count}, 20000)) i;
    insert into goods (system_id, seller_id, id, shop_id, category_id, title, unit, state, min_price_fen)
      select 1001, ${sellerId}, ${goodsId}::bigint + i, ${shopId}, 1, '五常大米' || i, '袋', 'on', 10000 from generate_series(0, 39) i;
    insert into orders (system_id, buyer_id, id, no, seller_id, shop_id, shop_name, buyer_name, state, goods_fen, freight_fen,
        payable_fen, address, created_at, pay_by, paid_at, sent_at, received_at)
      select 1001, ${buyer}, ${grown.orderId(0)}::bigint + i,
        to_char((${at}) at time zone 'Asia/Shanghai', 'YYMMDD') || lpad((i::bigint * 7919 % 10000000000)::text, 10, '0'),
        ${seller}, ${shopId}, '五常稻香店', '王建国',
        case when i % 20 > 0 then 'done' else
          (array['unpaid', 'unconfirmed', 'unsent', 'partSent', 'unreceived', 'unevaluated', 'cancelled', 'closed'])[1 + i / 20 % 8] end,
        10000, 0, 10000, '{"consignee": "王建国"}', ${at}, ${at}, ${at}, ${at}, ${at}
      from generate_series(1, ${all}) i;
    insert into order_line (system_id, buyer_id, order_id, id, seller_id, goods_id, spec_id, title, spec_name, unit, price_fen,
        quantity, payable_fen)
      select 1001, ${buyer}, ${grown.orderId(0)}::bigint + i, ${id}, ${seller}, ${goodsId}::bigint + i % 40, ${goodsId}::bigint + i % 40, ${title},
        '5kg/袋', '袋', 10000, 1, 10000
      from generate_series(1, ${all}) i;
    insert into entry (system_id, owner_id, id, posting_id, account, amount_fen, balance_fen, kind, biz_no, at)
      select 1001, s.owner_id, ${grown.entryId(0)}::bigint + 2 * i + s.n, ${id}, 'available', s.fen, 1000000000, s.kind, 'B' || i, ${at}
      from generate_series(1, ${count}) i, (values (${buyerId}, 0, -10000, 'pay'), (${sellerId}, 1, 10000, 'income')) as s(owner_id, n, fen, kind);
    insert into bill (system_id, payer_id, id, subject, subject_ids, amount_fen, state, created_at, expires_at, paid_at)
      select 1001, ${buyer}, ${grown.orderId(0)}::bigint + i, 'order', array[${grown.orderId(0)}::bigint + i], 10000, 'success', ${at}, ${at}, ${at}
      from generate_series(1, ${all}) i where i <= 20000 or i > ${count};
    insert into evaluation (system_id, buyer_id, order_id, line_id, id, seller_id, shop_id, goods_id, title, spec_name, stars,
        described, service, logistics, buyer_name, created_at)
      select 1001, ${buyer}, ${grown.orderId(0)}::bigint + i, ${id}, ${id}, ${seller}, ${shopId}, ${goodsId}::bigint + case when i <= ${count} then 0 else i % 40 end, '五常大米', '5kg/袋', 5, 5, 5, 5, '王*国', ${at}
      from generate_series(1, ${all}) i where i <= 20000 or i > ${count};
    insert into fund_hold (system_id, owner_id, id, amount_fen, reason, created_at)
      select 1001, ${buyer}, ${id}, 100, '保证金', ${at} from generate_series(1, ${all}) i where i <= 20000 or i > ${count};
    insert into favourite (system_id, member_id, id, kind, target_id, created_at)
      select 1001, ${buyerId}, ${id}, 'goods', ${id}, now() from generate_series(1, 1000) i;
    insert into stored_file (system_id, member_id, id, key, name, mime, bytes, hash, created_at)
      select 1001, ${buyer}, ${id}, 'k' || i, '', 'image/png', 1, '', now() from generate_series(1, ${all}) i where i <= 20000 or i > ${count};
    insert into point_account (system_id, bo_id, earned, oldest_at) values (1001, ${buyerId}, 20 * ${count}, now() - interval '360 days');
    insert into point_entry (system_id, bo_id, id, event, kind, points, balance, earned, at)
      select 1001, case when i <= ${count} then ${buyerId} else ${buyerId} + 1000 + i % 4 end, ${id}, i,
        case when i % 2 = 0 then 'receive' else 'evaluate' end, 20, 20 * i, 20 * i, ${at}
      from generate_series(1, ${count} + least(4 * ${count}, 80000)) i;
    set session_replication_role = origin`)
  await client.query('vacuum analyze')
}
