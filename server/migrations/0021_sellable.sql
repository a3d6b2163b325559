-- Who sells: an open shop whose owner is not disabled. One rule for search, goods, cart, orders and payments.

create index shop_not_open on shop (id) where state <> 'open';
create index member_disabled on member (id) where disabled_at is not null;

-- The shops that do not sell: few, and found without reading the others.
create function wotu_closed_shops() returns table (id bigint, bo_id bigint)
language sql stable parallel safe
as $$
  select h.id, h.bo_id from shop h where h.state <> 'open'
  union all
  select h.id, h.bo_id from member m join shop h on h.bo_id = m.id where m.disabled_at is not null
$$;

-- As in 0013, and the shops still sell once the stock is taken: one may have closed while its stock was waited for.
create or replace function take_stock(seller_ids bigint[], spec_ids bigint[], quantities integer[], prices_fen bigint[])
returns void
language plpgsql as $$
declare
  done integer;
begin
  update goods_spec s set stock = s.stock - w.quantity, locked = s.locked + w.quantity
  from unnest(seller_ids, spec_ids, quantities, prices_fen) as w(seller_id, spec_id, quantity, price_fen)
  where s.seller_id = w.seller_id and s.id = w.spec_id and s.stock >= w.quantity and s.price_fen = w.price_fen;
  get diagnostics done = row_count;
  if done <> cardinality(spec_ids) or exists (select from wotu_closed_shops() c where c.bo_id = any(seller_ids)) then
    perform wotu_refuse('STATE_CHANGED');
  end if;
end $$;

-- As in 0013, and their shops still sell.
create or replace function pay_orders(
  buyer_ids bigint[], ids bigint[], log_ids bigint[], amounts_fen bigint[], ways text[], ats timestamptz[]) returns void
language plpgsql as $$
declare
  seller_ids bigint[];
begin
  with paid as (
    -- The state is compared so that no index on it is chosen: an order is found by its key.
    update orders o set state = 'unsent', pay_way = w.way, paid_at = w.at
    from unnest(buyer_ids, ids, amounts_fen, ways, ats) as w(buyer_id, id, amount_fen, way, at)
    where o.buyer_id = w.buyer_id and o.id = w.id and o.state || '' = 'unpaid' and o.payable_fen = w.amount_fen
    returning o.seller_id
  )
  select array_agg(paid.seller_id) into seller_ids from paid;
  if cardinality(seller_ids) is distinct from nullif(cardinality(ids), 0)
    or exists (select from wotu_closed_shops() c where c.bo_id = any(seller_ids)) then
    perform wotu_refuse('STATE_CHANGED');
  end if;
  insert into order_log (system_id, buyer_id, order_id, id, action, state_from, state_to, by_role, by_id, at)
  select wotu_system_id(), o.buyer_id, o.id, o.log_id, 'pay', 'unpaid', 'unsent', 'buyer', o.buyer_id, o.at
  from unnest(buyer_ids, ids, log_ids, ats) as o(buyer_id, id, log_id, at);
end $$;
