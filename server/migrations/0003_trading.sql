-- Shops, goods and their stock, carts, orders.

create table shop (
  system_id  integer not null,
  bo_id      bigint not null,                  -- whose shop it is; one each
  id         bigint not null,
  name       text not null,
  logo       text not null default '',
  banner     text not null default '',
  notice     text not null default '',
  main_goods text not null default '',
  area_code  text not null default '',
  area_name  text not null default '',
  phone      text not null default '',
  state      text not null default 'open' check (state in ('auditing', 'rejected', 'open', 'frozen')),
  -- Averages of evaluations, in hundredths of a star, and how many they are of.
  score      integer not null default 500,
  score_count integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (bo_id),
  unique (system_id, name)
);
create index shop_id on shop (id);
select wotu_tenant_table('shop');

create table freight_template (
  system_id  integer not null,
  seller_id  bigint not null,
  id         bigint not null,
  name       text not null,
  measure    text not null check (measure in ('count', 'weight', 'volume')),
  send_area_code text not null default '',
  -- [{areaCodes, deliver, first, firstFen, next, nextFen, freeFromFen?}]; areaCodes [] is everywhere else.
  rules      jsonb not null,
  created_at timestamptz not null default now(),
  primary key (seller_id, id)
);
select wotu_tenant_table('freight_template');

create table goods (
  system_id   integer not null,
  seller_id   bigint not null,
  id          bigint not null,
  shop_id     bigint not null,
  kind        text not null default 'goods' check (kind in ('goods', 'supply', 'need', 'package', 'trusteeship')),
  category_id bigint not null,
  title       text not null,
  brief       text not null default '',
  pictures    text[] not null default '{}',
  unit        text not null,                   -- 斤, 箱, 吨 …
  attrs       jsonb not null default '{}',     -- attribute id → value
  origin_code text not null default '',
  origin_name text not null default '',
  detail      text not null default '',        -- rich text, sanitised when written
  freight_template_id bigint,                  -- null: free of freight everywhere
  state       text not null check (state in ('draft', 'auditing', 'rejected', 'off', 'on', 'banned')),
  min_price_fen bigint not null default 0,     -- the cheapest spec, for lists and sorting
  sales       integer not null default 0,
  score       integer not null default 500,    -- hundredths of a star
  score_count integer not null default 0,
  grams       text[] not null default '{}',    -- two-character pieces of the title: see trading/search.ts
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now(),
  primary key (seller_id, id)
);
create index goods_id on goods (id);
create index goods_grams on goods using gin (grams) where state = 'on';
create index goods_category on goods (category_id, sales desc) where state = 'on';
create index goods_shop on goods (shop_id, created_at desc);
create index goods_sales on goods (sales desc, id) where state = 'on';
create index goods_newest on goods (created_at desc, id) where state = 'on';
create index goods_price on goods (min_price_fen, id) where state = 'on';
select wotu_tenant_table('goods');

create table goods_spec (
  system_id integer not null,
  seller_id bigint not null,
  id        bigint not null,
  goods_id  bigint not null,
  name      text not null,
  code      text not null default '',
  picture   text not null default '',
  price_fen bigint not null check (price_fen > 0),
  -- What may still be sold, and what is promised to orders but has not left yet.
  stock     integer not null check (stock >= 0),
  locked    integer not null default 0 check (locked >= 0),
  min_quantity integer not null default 1 check (min_quantity > 0),
  weight_g  integer not null default 0,
  volume_cm3 integer not null default 0,
  sort      integer not null default 0,
  primary key (seller_id, id)
);
create index goods_spec_id on goods_spec (id);
create index goods_spec_goods on goods_spec (goods_id, sort);
select wotu_tenant_table('goods_spec');

create table cart_line (
  system_id integer not null,
  buyer_id  bigint not null,
  id        bigint not null,
  spec_id   bigint not null,
  goods_id  bigint not null,
  seller_id bigint not null,
  quantity  integer not null check (quantity > 0),
  added_price_fen bigint not null,             -- the price when it was put in, to show what changed
  created_at timestamptz not null default now(),
  primary key (buyer_id, id),
  unique (buyer_id, spec_id)
);
select wotu_tenant_table('cart_line');

create table orders (
  system_id   integer not null,
  buyer_id    bigint not null,
  id          bigint not null,
  no          text not null,
  seller_id   bigint not null,
  shop_id     bigint not null,
  shop_name   text not null,
  buyer_name  text not null,
  state       text not null check (state in ('unpaid', 'unconfirmed', 'unsent', 'partSent', 'unreceived', 'unevaluated', 'done', 'cancelled', 'closed')),
  goods_fen   bigint not null,
  freight_fen bigint not null,
  discount_fen bigint not null default 0,      -- what came off, ≥ 0
  adjust_fen  bigint not null default 0,       -- the seller's revision, either sign
  payable_fen bigint not null check (payable_fen > 0),
  address     jsonb not null,                  -- {consignee, phone, areaCode, areaName, detail}, as it was
  delivery    text not null default 'express' check (delivery in ('express', 'self')),
  message     text not null default '',        -- buyer's words to the seller
  seller_note text not null default '',
  partner     text not null default '',        -- the site it came from, when not the platform
  pay_way     text not null default '' check (pay_way in ('', 'balance', 'card', 'scan', 'offline')),
  voucher     text[] not null default '{}',    -- file ids of an offline transfer
  created_at  timestamptz not null,
  pay_by      timestamptz not null,
  paid_at     timestamptz,
  sent_at     timestamptz,
  receive_by  timestamptz,
  received_at timestamptz,
  extended    boolean not null default false,
  reminded_at timestamptz,
  hidden      boolean not null default false,  -- from the buyer's list
  closed_why  text not null default '',
  primary key (buyer_id, id),
  check (payable_fen = goods_fen + freight_fen - discount_fen + adjust_fen)
);
create index orders_seller on orders (seller_id, state, id desc);
create index orders_buyer on orders (buyer_id, state, id desc);
create index orders_id on orders (id);
select wotu_tenant_table('orders');

create table order_line (
  system_id integer not null,
  buyer_id  bigint not null,
  order_id  bigint not null,
  id        bigint not null,
  seller_id bigint not null,
  goods_id  bigint not null,
  spec_id   bigint not null,
  title     text not null,
  spec_name text not null,
  picture   text not null default '',
  unit      text not null,
  price_fen bigint not null,
  quantity  integer not null check (quantity > 0),
  -- Its share of the order: Σ lines = order, the last line takes the remainder.
  freight_fen  bigint not null default 0,
  discount_fen bigint not null default 0,
  adjust_fen   bigint not null default 0,
  payable_fen  bigint not null,
  sent      integer not null default 0,
  evaluated boolean not null default false,
  primary key (buyer_id, order_id, id),
  check (sent between 0 and quantity),
  check (payable_fen = price_fen * quantity + freight_fen - discount_fen + adjust_fen)
);
create index order_line_goods on order_line (goods_id);
select wotu_tenant_table('order_line');

-- Every transition: before, after, who, why.
create table order_log (
  system_id integer not null,
  buyer_id  bigint not null,
  order_id  bigint not null,
  id        bigint not null,
  action    text not null,
  state_from text not null default '',
  state_to  text not null,
  by_role   text not null check (by_role in ('buyer', 'seller', 'system')),
  by_id     bigint,
  words     text not null default '',
  at        timestamptz not null,
  primary key (buyer_id, order_id, id)
);
select wotu_tenant_table('order_log', 'select, insert');

-- One dispatch of goods; an order may leave in parts.
create table shipment (
  system_id integer not null,
  buyer_id  bigint not null,
  order_id  bigint not null,
  id        bigint not null,
  way       text not null check (way in ('express', 'own', 'self')),
  company   text not null default '',
  waybill   text not null default '',
  driver    text not null default '',
  plate     text not null default '',
  phone     text not null default '',
  lines     jsonb not null,                    -- [{lineId, quantity}]
  trace     jsonb not null default '[]',       -- [{at, words}]
  sent_at   timestamptz not null,
  primary key (buyer_id, order_id, id)
);
select wotu_tenant_table('shipment');

-- What the sweeps look for: orders whose time is up.
create index orders_pay_by on orders (pay_by) where state in ('unpaid', 'unconfirmed');
create index orders_receive_by on orders (receive_by) where state = 'unreceived';
create index orders_evaluate_by on orders (received_at) where state = 'unevaluated';
