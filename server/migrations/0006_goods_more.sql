-- Categories, the order of search results, evaluations, favourites, and what members searched for.

-- Reference data of a tenant, three levels deep; loaded from trading/categories.ts where it is empty.
create table category (
  system_id integer not null,
  id        text not null,                     -- two digits a level: 10, 1001, 100101
  parent_id text,
  name      text not null,
  level     integer not null check (level between 1 and 3),
  sort      integer not null,
  leaf      boolean not null,
  -- What goods of it are described and sold by; those of the categories above hold as well.
  attrs     jsonb not null default '[]',       -- [{id, name, options, required}]
  specs     text[] not null default '{}',
  units     text[] not null default '{}',
  primary key (system_id, id)
);
create index category_parent on category (system_id, parent_id, sort);
select wotu_tenant_table('category', 'select, insert');

alter table goods
  alter column category_id type text,
  add column keywords text not null default '';  -- what a search looks in, in small letters: see trading/grams.ts

-- A seller's own shelves, two levels.
create table shop_classify (
  system_id integer not null,
  seller_id bigint not null,
  id        bigint not null,
  shop_id   bigint not null,
  parent_id bigint,
  name      text not null,
  sort      integer not null default 0,
  primary key (seller_id, id)
);
create index shop_classify_shop on shop_classify (shop_id, sort);
select wotu_tenant_table('shop_classify');

-- Averages in hundredths of a star follow from the sum of all stars, so that they stay exact.
alter table goods drop column score;
alter table goods
  add column star_sum integer not null default 0,
  add column score integer generated always as
    (case when score_count = 0 then 500 else round(star_sum * 100.0 / score_count)::integer end) stored,
  add column classify_ids bigint[] not null default '{}';
-- 综合: what sells and is liked comes first, and a quarter is worth as much as selling e times as often.
-- The id holds its time of making: milliseconds since 2024, above 22 bits.
alter table goods add column heat double precision generated always as
  (ln(1 + sales) * (case when score_count = 0 then 1 else star_sum / (5.0 * score_count) end)
    + id / 4194304.0 / 7776000000.0) stored;
create index goods_heat on goods (heat desc, id) where state = 'on';

alter table shop drop column score;
alter table shop
  add column described_sum integer not null default 0,
  add column service_sum   integer not null default 0,
  add column logistics_sum integer not null default 0,
  add column score integer generated always as
    (case when score_count = 0 then 500
     else round((described_sum + service_sum + logistics_sum) * 100.0 / (3 * score_count))::integer end) stored;
-- Search leaves the goods of these out: they are few.
create index shop_closed on shop (id) where state <> 'open';

-- What a buyer says of one line of an order, once.
create table evaluation (
  system_id  integer not null,
  buyer_id   bigint not null,
  order_id   bigint not null,
  line_id    bigint not null,
  id         bigint not null,
  seller_id  bigint not null,
  shop_id    bigint not null,
  goods_id   bigint not null,
  title      text not null,
  spec_name  text not null,
  picture    text not null default '',
  stars      integer not null check (stars between 1 and 5),        -- the goods
  described  integer not null check (described between 1 and 5),    -- as described
  service    integer not null check (service between 1 and 5),
  logistics  integer not null check (logistics between 1 and 5),
  words      text not null default '',
  pictures   text[] not null default '{}',
  anonymous  boolean not null default false,
  buyer_name text not null,                    -- masked when written
  reply      text not null default '',
  replied_at timestamptz,
  created_at timestamptz not null,
  primary key (buyer_id, order_id, line_id)
);
create index evaluation_goods on evaluation (goods_id, id desc);
create index evaluation_seller on evaluation (seller_id, id desc);
select wotu_tenant_table('evaluation');

create table favourite (
  system_id  integer not null,
  member_id  bigint not null,
  id         bigint not null,
  kind       text not null check (kind in ('goods', 'shop', 'article')),
  target_id  bigint not null,
  created_at timestamptz not null,
  primary key (member_id, id),
  unique (member_id, kind, target_id)
);
create index favourite_target on favourite (target_id);
select wotu_tenant_table('favourite');

create table search_history (
  system_id   integer not null,
  member_id   bigint not null,
  words       text not null,
  searched_at timestamptz not null,
  primary key (member_id, words)
);
select wotu_tenant_table('search_history');

-- The feed of deals.
create index orders_paid on orders (paid_at desc) where paid_at is not null;
