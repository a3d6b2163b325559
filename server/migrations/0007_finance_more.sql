-- What a funds channel told us, what was found when its books were held against ours, and the sandbox bank.

-- Notices that were believed: each event counts once, however often it comes.
create table channel_notice (
  system_id   integer not null,
  channel     text not null,
  event_id    text not null,
  kind        text not null check (kind in ('payment', 'transfer')),
  biz_id      bigint not null,                 -- our number: an attempt or a withdrawal
  amount_fen  bigint not null,
  received_at timestamptz not null,
  primary key (system_id, channel, event_id)
);
select wotu_tenant_table('channel_notice', 'select, insert');

-- One row a day: where the ledger and the channel's statement differ. Nothing is ever put right by itself.
create table reconciliation (
  system_id   integer not null,
  day         date not null,
  channel     text not null,
  checked     integer not null,                -- how many movements were compared
  differences jsonb not null,                  -- [{no, ledgerFen, channelFen}]; [] is a clean day
  made_at     timestamptz not null,
  primary key (system_id, day, channel)
);
select wotu_tenant_table('reconciliation');

create unique index bank_card_token on bank_card (bo_id, token) where state = 'bound';
create unique index bank_card_default on bank_card (bo_id) where is_default;
create index withdrawal_newest on withdrawal (owner_id, created_at desc);
create index fund_hold_newest on fund_hold (owner_id, created_at desc, id desc);

-- The sandbox bank: play money for the demo and the tests. These are its own books; the platform reads them only
-- through the channel's interface.
create table sandbox_payment (
  system_id  integer not null,
  no         text not null,                    -- the bank's number, not to be guessed: it opens the payer's page
  biz_id     bigint not null,                  -- the merchant's number
  amount_fen bigint not null check (amount_fen > 0),
  way        text not null check (way in ('card', 'scan')),
  title      text not null,
  card_last4 text not null default '',
  return_url text not null,
  state      text not null default 'waiting' check (state in ('waiting', 'success', 'failed')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at   timestamptz,
  primary key (system_id, biz_id)
);
create unique index sandbox_payment_no on sandbox_payment (no);
select wotu_platform_table('sandbox_payment');

create table sandbox_transfer (
  system_id  integer not null,
  no         text not null,
  biz_id     bigint not null,
  amount_fen bigint not null check (amount_fen > 0),
  token      text not null,
  outcome    text not null check (outcome in ('success', 'failed')),
  settle_at  timestamptz not null,             -- processing until then
  primary key (system_id, biz_id)
);
select wotu_tenant_table('sandbox_transfer');

create table sandbox_notice (
  system_id    integer not null,
  id           bigint primary key,
  body         text not null,                  -- exactly the bytes that are signed
  due_at       timestamptz not null,
  tries        integer not null default 0,
  delivered_at timestamptz
);
create index sandbox_notice_due on sandbox_notice (due_at) where delivered_at is null;
select wotu_platform_table('sandbox_notice');

-- How the sandbox misbehaves: see Mischief in adapters/channel/sandbox/mischief.ts.
create table sandbox_mischief (
  system_id integer primary key,
  settings  jsonb not null
);
select wotu_tenant_table('sandbox_mischief');
