-- Accounts of another system ('cb') that members bind to theirs.

-- Since when he doesn't want to be asked; null while he may be.
alter table member add column bind_ignored_at timestamptz;

-- Proof that a member holds a phone, between the code that checks it and the binding. One a member, good once.
create table bind_key (
  system_id  integer not null,
  member_id  bigint primary key,
  key_hash   text not null,
  phone      text not null,
  expires_at timestamptz not null
);
select wotu_tenant_table('bind_key');

-- An account over there is one member's here.
create table cb_relation (
  system_id integer not null,
  member_id bigint not null,
  account   text not null,                     -- its number over there
  name      text not null,                     -- 张*
  phone     text not null,                     -- 138****1234
  bound_at  timestamptz not null,
  primary key (member_id, account)
);
create unique index cb_relation_account on cb_relation (system_id, account);
select wotu_tenant_table('cb_relation');

-- Stands in for the other system, for the demo and the tests: its own list of accounts, which the platform reads only
-- through adapters/cb.ts.
create table sandbox_cb_account (
  system_id integer not null,
  account   text not null,
  phone     text not null,
  name      text not null,
  primary key (system_id, account)
);
create index sandbox_cb_account_phone on sandbox_cb_account (phone);
select wotu_tenant_table('sandbox_cb_account');
