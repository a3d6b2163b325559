-- Counts and sums that are kept as orders and money move, so that nobody's whole history is ever counted for a screen.

-- What of an order is counted.
create type order_facts as (
  state text, payable_fen bigint, hidden boolean,
  created_at timestamptz, paid_at timestamptz, sent_at timestamptz, received_at timestamptz
);

-- An order that became another: what it was, and what it is. A job folds these into `order_sum`; until then they are
-- counted beside it. So orders of one seller never wait for a row that all of them would change.
create table order_change (
  system_id integer not null,
  buyer_id  bigint not null,
  seller_id bigint not null,
  was       order_facts,                       -- null: a new order
  becomes   order_facts                        -- null: it was deleted
);
create index order_change_buyer on order_change (buyer_id);
create index order_change_seller on order_change (seller_id);
alter table order_change set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
select wotu_tenant_table('order_change', 'select, insert, delete');

-- How many orders a side has, and what they come to.
create table order_sum (
  system_id integer not null,
  owner_id  bigint not null,
  side      text not null check (side in ('buyer', 'seller')),
  what      text not null,                     -- a state; or what happened on the day: placed, paid, sent, received
  day       date not null,                     -- in Beijing; of a state -infinity
  count     bigint not null,
  fen       bigint not null,
  primary key (owner_id, side, what, day)
);
alter table order_sum set (fillfactor = 50);
select wotu_tenant_table('order_sum');

-- Where an order counts: the one place that says so.
create function order_parts(buyer_id bigint, seller_id bigint, o order_facts)
returns table (owner_id bigint, side text, what text, day date)
language sql immutable parallel safe as $$
  -- A buyer does not see what they hid, but it was sold all the same.
  select buyer_id, 'buyer', (o).state, '-infinity'::date where not (o).hidden
  union all select seller_id, 'seller', (o).state, '-infinity'::date where (o).state is not null
  union all select p.owner_id, p.side, 'paid', ((o).paid_at at time zone 'Asia/Shanghai')::date
    from (values (buyer_id, 'buyer'), (seller_id, 'seller')) as p(owner_id, side)
    where (o).paid_at is not null and (o).state not in ('cancelled', 'closed')
  union all select seller_id, 'seller', 'placed', ((o).created_at at time zone 'Asia/Shanghai')::date
    where (o).created_at is not null
  union all select seller_id, 'seller', 'sent', ((o).sent_at at time zone 'Asia/Shanghai')::date
    where (o).sent_at is not null
  union all select seller_id, 'seller', 'received', ((o).received_at at time zone 'Asia/Shanghai')::date
    where (o).received_at is not null
$$;

create function note_order_change() returns trigger
language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into order_change values (new.system_id, new.buyer_id, new.seller_id, null,
      row(new.state, new.payable_fen, new.hidden, new.created_at, new.paid_at, new.sent_at, new.received_at)::order_facts);
  else
    insert into order_change values (old.system_id, old.buyer_id, old.seller_id,
      row(old.state, old.payable_fen, old.hidden, old.created_at, old.paid_at, old.sent_at, old.received_at)::order_facts,
      case when tg_op = 'UPDATE' then
        row(new.state, new.payable_fen, new.hidden, new.created_at, new.paid_at, new.sent_at, new.received_at)::order_facts
      end);
  end if;
  return null;
end $$;
create trigger order_comes after insert on orders for each row execute function note_order_change();
create trigger order_moves after update of state, payable_fen, hidden, created_at, paid_at, sent_at, received_at on orders
for each row when ((old.state, old.payable_fen, old.hidden, old.created_at, old.paid_at, old.sent_at, old.received_at)
  is distinct from (new.state, new.payable_fen, new.hidden, new.created_at, new.paid_at, new.sent_at, new.received_at))
execute function note_order_change();
create trigger order_goes after delete on orders for each row execute function note_order_change();

-- What came into a member's available balance and went out of it, by the day in Beijing. A posting holds the account's row
-- when it writes its entries, so nobody waits for this row who does not wait for that one.
create table flow_day (
  system_id  integer not null,
  owner_id   bigint not null,
  day        date not null,
  income_fen bigint not null,
  outlay_fen bigint not null,
  primary key (owner_id, day)
);
alter table flow_day set (fillfactor = 50);
select wotu_tenant_table('flow_day');

create function note_flow() returns trigger
language plpgsql as $$
begin
  insert into flow_day as f
  values (new.system_id, new.owner_id, (new.at at time zone 'Asia/Shanghai')::date, greatest(new.amount_fen, 0), greatest(-new.amount_fen, 0))
  on conflict (owner_id, day) do update
    set income_fen = f.income_fen + excluded.income_fen, outlay_fen = f.outlay_fen + excluded.outlay_fen;
  return null;
end $$;
create trigger entry_flows after insert on entry for each row when (new.account = 'available') execute function note_flow();

-- How far the owners whose kept sums are counted anew have come: a few at a time, round and round.
create table recount_place (
  system_id integer not null,
  kind      text not null,                     -- of the job
  owner_id  bigint not null,
  primary key (system_id, kind)
);
select wotu_tenant_table('recount_place');

-- What is there already. Migrations run as the tables' owner, whom the wall of the tenants would show nothing.
alter table orders no force row level security;
alter table order_sum no force row level security;
alter table entry no force row level security;
alter table flow_day no force row level security;
insert into order_sum
  select o.system_id, p.owner_id, p.side, p.what, p.day, count(*), sum(o.payable_fen)
  from orders o, order_parts(o.buyer_id, o.seller_id,
    row(o.state, o.payable_fen, o.hidden, o.created_at, o.paid_at, o.sent_at, o.received_at)::order_facts) as p
  group by 1, 2, 3, 4, 5;
insert into flow_day
  select system_id, owner_id, (at at time zone 'Asia/Shanghai')::date,
    sum(greatest(amount_fen, 0)), sum(greatest(-amount_fen, 0))
  from entry where account = 'available' group by 1, 2, 3;
alter table orders force row level security;
alter table order_sum force row level security;
alter table entry force row level security;
alter table flow_day force row level security;
