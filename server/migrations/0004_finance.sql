-- The ledger: append-only double entry in integer fen. Every posting's entries sum to zero, and each posting
-- carries a business key that can post once.

-- Running balances of the members' accounts. The platform's own accounts (`channel`, `fee`, owner 0) have no row
-- here: their balance is the sum of their entries, so that no row is shared by every payment.
create table account (
  system_id   integer not null,
  owner_id    bigint not null,
  kind        text not null check (kind in ('available', 'frozen', 'escrow')),
  balance_fen bigint not null default 0 check (balance_fen >= 0),
  primary key (owner_id, kind)
);
select wotu_tenant_table('account');

create table posting (
  system_id  integer not null,
  owner_id   bigint not null,                  -- whose money moves
  id         bigint not null,
  key        text not null,                    -- e.g. pay:<order id>
  kind       text not null check (kind in ('recharge', 'cash', 'pay', 'income', 'refund', 'freeze', 'unfreeze', 'fee')),
  at         timestamptz not null,
  primary key (owner_id, id),
  unique (owner_id, key)
);
select wotu_tenant_table('posting', 'select, insert');

create table entry (
  system_id   integer not null,
  owner_id    bigint not null,
  id          bigint not null,
  posting_id  bigint not null,
  account     text not null check (account in ('available', 'frozen', 'escrow', 'channel', 'fee')),
  amount_fen  bigint not null check (amount_fen <> 0),
  balance_fen bigint,                          -- of the account, after; null for the platform's accounts
  kind        text not null,
  counterparty text not null default '',
  biz_no      text not null default '',        -- the order, recharge or withdrawal it is about
  at          timestamptz not null,
  primary key (owner_id, id)
);
create index entry_statement on entry (owner_id, account, at desc, id desc);
create index entry_posting on entry (posting_id);
select wotu_tenant_table('entry', 'select, insert');

-- A sum that a member can't use for now.
create table fund_hold (
  system_id  integer not null,
  owner_id   bigint not null,
  id         bigint not null,
  amount_fen bigint not null check (amount_fen > 0),
  reason     text not null,
  biz_no     text not null default '',
  state      text not null default 'frozen' check (state in ('frozen', 'released', 'consumed')),
  created_at timestamptz not null,
  ended_at   timestamptz,
  primary key (owner_id, id)
);
select wotu_tenant_table('fund_hold');

-- A bill at the cashier: for one order or several, or a recharge.
create table pay (
  system_id  integer not null,
  payer_id   bigint not null,
  id         bigint not null,
  biz        text not null check (biz in ('order', 'recharge')),
  order_ids  bigint[] not null default '{}',
  amount_fen bigint not null check (amount_fen > 0),
  state      text not null default 'waiting' check (state in ('waiting', 'success', 'closed')),
  way        text not null default '' check (way in ('', 'balance', 'card', 'scan', 'offline')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at    timestamptz,
  primary key (payer_id, id)
);
create index pay_orders on pay using gin (order_ids);
select wotu_tenant_table('pay');

-- One try to collect a bill through a funds channel; a bill may have several, of which one succeeds.
create table channel_attempt (
  system_id  integer not null,
  payer_id   bigint not null,
  pay_id     bigint not null,
  id         bigint not null,                  -- our number at the channel
  way        text not null check (way in ('card', 'scan')),
  amount_fen bigint not null,
  card_id    bigint,
  state      text not null default 'waiting' check (state in ('waiting', 'success', 'failed', 'refunded')),
  channel_no text not null default '',         -- the channel's number
  created_at timestamptz not null,
  ended_at   timestamptz,
  primary key (payer_id, id)
);
create index channel_attempt_id on channel_attempt (id);
create index channel_attempt_pay on channel_attempt (payer_id, pay_id);
select wotu_tenant_table('channel_attempt');

create table pay_password (
  system_id    integer not null,
  bo_id        bigint primary key,
  hash         text not null,                  -- Argon2id of the peppered password
  failed       integer not null default 0,     -- counted before each check
  locked_until timestamptz,
  cash_from    timestamptz,                    -- withdrawals rest until then after a reset
  updated_at   timestamptz not null
);
select wotu_tenant_table('pay_password');

-- A checked payment password, good once, for one thing and one amount.
create table pay_authorisation (
  system_id  integer not null,
  bo_id      bigint not null,
  id         bigint not null,
  purpose    text not null check (purpose in ('pay', 'cash', 'card')),
  biz_id     bigint not null,
  amount_fen bigint not null,
  expires_at timestamptz not null,
  used_at    timestamptz,
  primary key (bo_id, id)
);
select wotu_tenant_table('pay_authorisation');

create table bank_card (
  system_id  integer not null,
  bo_id      bigint not null,
  id         bigint not null,
  kind       text not null check (kind in ('person', 'company')),
  holder     text not null,
  bank_code  text not null,
  bank_name  text not null,
  last4      text not null,
  token      text not null,                    -- the channel's; the number itself is never stored
  phone      text not null default '',
  state      text not null check (state in ('verifying', 'bound', 'unbound')),
  is_default boolean not null default false,
  created_at timestamptz not null,
  primary key (bo_id, id)
);
select wotu_tenant_table('bank_card');

create table withdrawal (
  system_id  integer not null,
  owner_id   bigint not null,
  id         bigint not null,
  hold_id    bigint,                           -- null while a draft
  amount_fen bigint not null check (amount_fen > 0),
  fee_fen    bigint not null default 0,
  card_id    bigint not null,
  state      text not null check (state in ('draft', 'processing', 'success', 'failed')),
  channel_no text not null default '',
  created_at timestamptz not null,
  ended_at   timestamptz,
  primary key (owner_id, id)
);
create index withdrawal_id on withdrawal (id);
select wotu_tenant_table('withdrawal');
