-- What an order writes, as functions over sets: the rows of several orders, of different buyers, in one statement.
--
-- Who calls them has read and judged the rows before; a function only makes sure that they are still so, and writes
-- everything or nothing. The pool of the sets plans them so that rows are found by their key, in the order given, which is
-- everybody's order of locking (see openSetPool). A refusal has SQLSTATE WT001 and the code of the contract as its message (see kernel/db/functions.ts).

create function wotu_refuse(code text) returns void
language plpgsql as $$
begin
  raise exception using errcode = 'WT001', message = code;
end $$;

-- From saleable to locked, where price and stock are still what was judged. Each spec once, in order of id.
create function take_stock(seller_ids bigint[], spec_ids bigint[], quantities integer[], prices_fen bigint[]) returns void
language plpgsql as $$
declare
  done integer;
begin
  update goods_spec s set stock = s.stock - w.quantity, locked = s.locked + w.quantity
  from unnest(seller_ids, spec_ids, quantities, prices_fen) as w(seller_id, spec_id, quantity, price_fen)
  where s.seller_id = w.seller_id and s.id = w.spec_id and s.stock >= w.quantity and s.price_fen = w.price_fen;
  get diagnostics done = row_count;
  if done <> cardinality(spec_ids) then
    perform wotu_refuse('STATE_CHANGED');
  end if;
end $$;

-- Cart lines that became orders. One that is gone, or says something else by now, was submitted or changed a moment ago.
create function drop_cart_lines(buyer_ids bigint[], ids bigint[], spec_ids bigint[], quantities integer[]) returns void
language plpgsql as $$
declare
  done integer;
begin
  delete from cart_line c using unnest(buyer_ids, ids, spec_ids, quantities) as w(buyer_id, id, spec_id, quantity)
  where c.buyer_id = w.buyer_id and c.id = w.id and c.spec_id = w.spec_id and c.quantity = w.quantity;
  get diagnostics done = row_count;
  if done <> cardinality(ids) then
    perform wotu_refuse('NOTHING_CHOSEN');
  end if;
end $$;

-- Orders with their first log entry, and one bill for those that were submitted together.
create function insert_orders(
  buyer_ids bigint[], ids bigint[], log_ids bigint[], pay_ids bigint[], nos text[], seller_ids bigint[], shop_ids bigint[],
  shop_names text[], buyer_names text[], goods_fens bigint[], freight_fens bigint[], payable_fens bigint[], addresses text[],
  deliveries text[], messages text[], partners text[], attributions text[], ats timestamptz[], pay_bys timestamptz[]) returns void
language plpgsql as $$
declare
  tenant integer := wotu_system_id();
begin
  insert into orders (system_id, buyer_id, id, no, seller_id, shop_id, shop_name, buyer_name, state, goods_fen, freight_fen,
    payable_fen, address, delivery, message, partner, attribution, created_at, pay_by)
  select tenant, o.buyer_id, o.id, o.no, o.seller_id, o.shop_id, o.shop_name, o.buyer_name, 'unpaid', o.goods_fen,
    o.freight_fen, o.payable_fen, o.address::jsonb, o.delivery, o.message, o.partner, o.attribution, o.at, o.pay_by
  from unnest(buyer_ids, ids, nos, seller_ids, shop_ids, shop_names, buyer_names, goods_fens, freight_fens, payable_fens,
    addresses, deliveries, messages, partners, attributions, ats, pay_bys)
    as o(buyer_id, id, no, seller_id, shop_id, shop_name, buyer_name, goods_fen, freight_fen, payable_fen, address,
      delivery, message, partner, attribution, at, pay_by);
  insert into order_log (system_id, buyer_id, order_id, id, action, state_to, by_role, by_id, at)
  select tenant, o.buyer_id, o.id, o.log_id, 'submit', 'unpaid', 'buyer', o.buyer_id, o.at
  from unnest(buyer_ids, ids, log_ids, ats) as o(buyer_id, id, log_id, at);
  insert into pay (system_id, payer_id, id, biz, order_ids, amount_fen, created_at, expires_at)
  select tenant, o.buyer_id, o.pay_id, 'order', array_agg(o.id order by o.id), sum(o.payable_fen), min(o.at), min(o.pay_by)
  from unnest(buyer_ids, ids, pay_ids, payable_fens, ats, pay_bys) as o(buyer_id, id, pay_id, payable_fen, at, pay_by)
  group by o.buyer_id, o.pay_id;
end $$;

create function insert_order_lines(
  buyer_ids bigint[], order_ids bigint[], ids bigint[], seller_ids bigint[], goods_ids bigint[], spec_ids bigint[],
  titles text[], spec_names text[], pictures text[], units text[], prices_fen bigint[], quantities integer[],
  freight_fens bigint[], payable_fens bigint[]) returns void
language plpgsql as $$
begin
  insert into order_line (system_id, buyer_id, order_id, id, seller_id, goods_id, spec_id, title, spec_name, picture, unit,
    price_fen, quantity, freight_fen, payable_fen)
  select wotu_system_id(), l.*
  from unnest(buyer_ids, order_ids, ids, seller_ids, goods_ids, spec_ids, titles, spec_names, pictures, units, prices_fen,
    quantities, freight_fens, payable_fens) as l;
end $$;

-- Waiting bills become paid, each by the authorisation given for it and its sum. Who calls this alone holds the bills
-- locked and found them waiting, so what is missing then is the authorisation.
create function take_bills(payer_ids bigint[], ids bigint[], authorisation_ids bigint[], ats timestamptz[]) returns void
language plpgsql as $$
declare
  done integer;
begin
  with bill as (
    update pay p set state = 'success', way = 'balance', paid_at = w.at
    from unnest(payer_ids, ids, authorisation_ids, ats) as w(payer_id, id, authorisation_id, at)
    where p.payer_id = w.payer_id and p.id = w.id and p.state = 'waiting'
    returning p.payer_id, p.id, p.amount_fen, w.authorisation_id, w.at
  )
  update pay_authorisation a set used_at = b.at
  from bill b
  where a.bo_id = b.payer_id and a.id = b.authorisation_id and a.purpose = 'pay' and a.biz_id = b.id
    and a.amount_fen = b.amount_fen and a.used_at is null and a.expires_at > b.at;
  get diagnostics done = row_count;
  if done <> cardinality(ids) then
    perform wotu_refuse('AUTHORISATION_INVALID');
  end if;
end $$;

-- Unpaid orders that cost what was judged become paid, each with its log entry.
create function pay_orders(
  buyer_ids bigint[], ids bigint[], log_ids bigint[], amounts_fen bigint[], ways text[], ats timestamptz[]) returns void
language plpgsql as $$
declare
  done integer;
begin
  -- The state is compared so that no index on it is chosen: an order is found by its key.
  update orders o set state = 'unsent', pay_way = w.way, paid_at = w.at
  from unnest(buyer_ids, ids, amounts_fen, ways, ats) as w(buyer_id, id, amount_fen, way, at)
  where o.buyer_id = w.buyer_id and o.id = w.id and o.state || '' = 'unpaid' and o.payable_fen = w.amount_fen;
  get diagnostics done = row_count;
  if done <> cardinality(ids) then
    perform wotu_refuse('STATE_CHANGED');
  end if;
  insert into order_log (system_id, buyer_id, order_id, id, action, state_from, state_to, by_role, by_id, at)
  select wotu_system_id(), o.buyer_id, o.id, o.log_id, 'pay', 'unpaid', 'unsent', 'buyer', o.buyer_id, o.at
  from unnest(buyer_ids, ids, log_ids, ats) as o(buyer_id, id, log_id, at);
end $$;

-- Postings of the ledger. `changed_*` are the accounts that the entries change, each once and in order of owner and
-- kind, with the sum; an entry names its account by its place among them (null: the platform's own, which has no row)
-- and says how much later entries of this set still move on it, so that its balance is the one after itself.
create function post(
  owner_ids bigint[], ids bigint[], keys text[], kinds text[], ats timestamptz[],
  changed_owners bigint[], changed_kinds text[], changes_fen bigint[],
  entry_ids bigint[], entry_owners bigint[], entry_postings bigint[], entry_accounts text[], entry_fens bigint[],
  entry_places integer[], entry_laters bigint[], entry_kinds text[], entry_counterparties text[], entry_biz_nos text[],
  entry_ats timestamptz[]) returns void
language plpgsql as $$
declare
  balances bigint[];
  tenant integer := wotu_system_id();
begin
  with moved as (
    update account a set balance_fen = a.balance_fen + c.fen
    from unnest(changed_owners, changed_kinds, changes_fen) with ordinality as c(owner_id, kind, fen, place)
    where a.owner_id = c.owner_id and a.kind = c.kind and a.balance_fen + c.fen >= 0
    returning c.place, a.balance_fen
  )
  select array_agg(m.balance_fen order by m.place) into balances from moved m;
  if cardinality(balances) is distinct from cardinality(changed_owners) then
    if (select count(*) from unnest(changed_owners, changed_kinds) as c(owner_id, kind)
        join account a on a.owner_id = c.owner_id and a.kind = c.kind) < cardinality(changed_owners) then
      raise exception 'a posting names an account that was never opened';
    end if;
    perform wotu_refuse('BALANCE_SHORT');
  end if;
  insert into posting (system_id, owner_id, id, key, kind, at)
  select tenant, p.* from unnest(owner_ids, ids, keys, kinds, ats) as p;
  insert into entry (system_id, owner_id, id, posting_id, account, amount_fen, balance_fen, kind, counterparty, biz_no, at)
  select tenant, e.owner_id, e.id, e.posting_id, e.account, e.amount_fen, balances[e.place] - e.later, e.kind, e.counterparty,
    e.biz_no, e.at
  from unnest(entry_owners, entry_ids, entry_postings, entry_accounts, entry_fens, entry_places, entry_laters, entry_kinds,
    entry_counterparties, entry_biz_nos, entry_ats)
    as e(owner_id, id, posting_id, account, amount_fen, place, later, kind, counterparty, biz_no, at);
end $$;

-- The first answers of writes: see kernel/idempotency.ts.
create function keep_answers(
  path text, at timestamptz, member_ids bigint[], keys text[], hashes text[], responses text[]) returns void
language plpgsql as $$
begin
  insert into idempotency (system_id, member_id, path, key, request_hash, response, created_at)
  select wotu_system_id(), a.member_id, path, a.key, a.hash, a.response::jsonb, at
  from unnest(member_ids, keys, hashes, responses) as a(member_id, key, hash, response);
end $$;

-- Rows of these change soon, and often: with room beside them a new version needs no new entry in any index.
alter table account set (fillfactor = 50);
alter table goods_spec set (fillfactor = 70);
alter table pay set (fillfactor = 50);
alter table pay_authorisation set (fillfactor = 50);
