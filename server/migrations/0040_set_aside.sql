-- Rows that a sweep could not move, so that they hold up none of the others: see kernel/jobs-batch.ts. A person who has
-- mended one lets it be tried at once: update set_aside set again_at = now() where kind = '…' and row_id = …
create table set_aside (
  system_id integer not null,
  kind      text not null,                     -- the job that swept, e.g. order.receive
  row_id    bigint not null,
  attempts  integer not null default 1,
  reason    text not null,
  first_at  timestamptz not null,
  last_at   timestamptz not null,
  again_at  timestamptz not null,              -- not looked at before
  primary key (system_id, kind, row_id)
);
select wotu_platform_table('set_aside');

-- With the tenant in front: one tenant's backlog is not read through for another's.
drop index orders_pay_by;
drop index orders_receive_by;
drop index orders_evaluate_by;
create index orders_pay_by on orders (system_id, pay_by) where state in ('unpaid', 'unconfirmed');
create index orders_receive_by on orders (system_id, receive_by) where state = 'unreceived';
create index orders_evaluate_by on orders (system_id, received_at) where state = 'unevaluated';

-- The run of a recurring job that has just ended, to be taken away: not searched for among all the jobs of a month.
create index job_recurring on job (system_id, kind) where key = 'recurring' and done_at is not null;
