-- What a seller owes back to the buyer of an order that was paid by transfer beside the platform, and then closed. The
-- platform moves no money here; it shows both sides what is still open.
create table order_refund (
  system_id  integer not null,
  buyer_id   bigint not null,
  order_id   bigint not null,
  seller_id  bigint not null,
  amount_fen bigint not null check (amount_fen > 0),
  state      text not null default 'owed' check (state in ('owed', 'sent', 'denied', 'done')),
  voucher    text[] not null default '{}',     -- file keys: the seller's transfer
  words      text not null default '',         -- what the seller says of it
  denied_why text not null default '',         -- the buyer's words, where it didn't come
  created_at timestamptz not null,
  sent_at    timestamptz,
  ended_at   timestamptz,                      -- the buyer has confirmed
  primary key (buyer_id, order_id)
);
select wotu_tenant_table('order_refund', 'select, insert, update');
