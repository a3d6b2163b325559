-- What earns points: the same for every tenant.
create table point_rule (
  action  text primary key check (action in ('register', 'profile', 'receive', 'evaluate')),
  points  integer not null check (points > 0),
  per_day integer check (per_day >= points),   -- the most of its kind in one day; null for what happens once only
  sort    integer not null
);
grant select on point_rule to wotu_app;
insert into point_rule (action, points, per_day, sort) values
  ('register', 100, null, 1), ('profile', 50, null, 2), ('receive', 20, 100, 3), ('evaluate', 10, 50, 4);

-- An owner's points: all that were ever earned, and all that are gone. What is left is the difference.
create table point_account (
  system_id integer not null,
  bo_id     bigint primary key,
  earned    integer not null default 0,
  spent     integer not null default 0 check (spent between 0 and earned),
  oldest_at timestamptz                        -- when the oldest of those left were earned; null where none are left
);
select wotu_tenant_table('point_account');
create index point_account_oldest on point_account (system_id, oldest_at) where oldest_at is not null;

-- Each change of them. The oldest are spent first, so `earned` tells until when points of an age are still there.
create table point_entry (
  system_id integer not null,
  bo_id     bigint not null,
  id        bigint not null,
  event     text not null,                     -- what happened: counts once for an owner, for ever
  kind      text not null check (kind in ('register', 'profile', 'receive', 'evaluate', 'expire')),
  points    integer not null check (points <> 0),
  balance   integer not null check (balance >= 0),
  earned    integer not null,                  -- all that was earned, with this
  order_id  bigint,
  at        timestamptz not null,
  primary key (bo_id, id),
  unique (bo_id, event)
);
select wotu_tenant_table('point_entry', 'select, insert');
create index point_entry_at on point_entry (bo_id, at desc, id desc) include (system_id);
create index point_entry_kind on point_entry (bo_id, kind, at desc, id desc) include (system_id);
create index point_entry_earned on point_entry (bo_id, earned, id);
