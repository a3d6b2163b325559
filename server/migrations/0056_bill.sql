-- What a bill is for is named by a subject and its ids: orders, a recharge, and whatever else the cashier is to collect for.
-- No row is written for it: the table and two of its columns have new names, and `pay` is a view with the old ones, through
-- which processes of the release before go on until they have ended.
alter table pay rename to bill;
alter table bill rename column biz to subject;
alter table bill rename column order_ids to subject_ids;
alter table bill drop constraint pay_biz_check;  -- whoever opens a bill names a subject that is registered: finance/pay/subject.ts
alter index pay_pkey rename to bill_pkey;
alter index pay_orders rename to bill_subject_ids;

create view pay with (security_invoker = true) as
  select system_id, payer_id, id, subject as biz, subject_ids as order_ids, amount_fen, state, way, created_at, expires_at, paid_at
  from bill;
grant select, insert, update, delete on pay to wotu_app;

-- Bills that wait to be paid. Each row is one thing that a bill is for, with what it costs.
create function open_bills(
  payer_ids bigint[], ids bigint[], subjects text[], subject_ids bigint[], amounts_fen bigint[], ats timestamptz[],
  expires_ats timestamptz[]) returns void
language plpgsql as $$
begin
  insert into bill (system_id, payer_id, id, subject, subject_ids, amount_fen, created_at, expires_at)
  select wotu_system_id(), b.payer_id, b.id, b.subject, array_agg(b.subject_id order by b.subject_id), sum(b.amount_fen), min(b.at),
    min(b.expires_at)
  from unnest(payer_ids, ids, subjects, subject_ids, amounts_fen, ats, expires_ats)
    as b(payer_id, id, subject, subject_id, amount_fen, at, expires_at)
  group by b.payer_id, b.id, b.subject;
end $$;

-- As in 0013, of the table by its new name.
create or replace function take_bills(payer_ids bigint[], ids bigint[], authorisation_ids bigint[], ats timestamptz[])
returns void
language plpgsql as $$
declare
  done integer;
begin
  with taken as (
    update bill b set state = 'success', way = 'balance', paid_at = w.at
    from unnest(payer_ids, ids, authorisation_ids, ats) as w(payer_id, id, authorisation_id, at)
    where b.payer_id = w.payer_id and b.id = w.id and b.state = 'waiting'
    returning b.payer_id, b.id, b.amount_fen, w.authorisation_id, w.at
  )
  update pay_authorisation a set used_at = t.at
  from taken t
  where a.bo_id = t.payer_id and a.id = t.authorisation_id and a.purpose = 'pay' and a.biz_id = t.id
    and a.amount_fen = t.amount_fen and a.used_at is null and a.expires_at > t.at;
  get diagnostics done = row_count;
  if done <> cardinality(ids) then
    perform wotu_refuse('AUTHORISATION_INVALID');
  end if;
end $$;

-- As in 0013, without their bill, which open_bills opens in the same statement. The one with `pay_ids` stays for processes of
-- the release before.
create function insert_orders(
  buyer_ids bigint[], ids bigint[], log_ids bigint[], nos text[], seller_ids bigint[], shop_ids bigint[],
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
end $$;
