-- Tenancy, and the kernel's own tables.

-- The server works as this role, never as the tables' owner. Roles belong to the whole cluster, so another database,
-- or another migrator at this moment, may have made it already.
do $$
begin
  if not exists (select from pg_roles where rolname = 'wotu_app') then
    create role wotu_app nologin nobypassrls;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;

do $$
begin
  if not pg_has_role(current_user, 'wotu_app', 'member') then
    execute format('grant wotu_app to %I', current_user);
  end if;
end $$;

-- An index serves a query under row-level security only through operators that are known to leak nothing. That `@>`
-- and `&&` on arrays leak nothing of text and bigint is true, but PostgreSQL takes a superuser's word for it alone;
-- without it, search reads every row of the tenant.
do $$
begin
  alter function pg_catalog.arraycontains(anyarray, anyarray) leakproof;
  alter function pg_catalog.arrayoverlap(anyarray, anyarray) leakproof;
exception when insufficient_privilege then
  raise notice 'Not a superuser: indexed search of arrays is slower.';
end $$;

-- The tenant whose rows the session may see; null outside any tenant. Set by the pool at checkout.
create function wotu_system_id() returns integer
language sql stable parallel safe
as $$ select nullif(current_setting('wotu.system_id', true), '')::integer $$;

-- Every table with a column `system_id` says `select wotu_tenant_table('name')`: one tenant's rows are then all that
-- the server can see or write. An append-only table passes 'select, insert'.
create function wotu_tenant_table(name regclass, privileges text default 'select, insert, update, delete') returns void
language plpgsql
as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy tenant on %s using (system_id = wotu_system_id())', name);
  execute format('grant %s on %s to wotu_app', privileges, name);
end $$;

-- The same, for the few tables that platform-wide work reads across tenants: outside any tenant all rows are seen.
create function wotu_platform_table(name regclass) returns void
language plpgsql
as $$
begin
  perform wotu_tenant_table(name);
  execute format('alter policy tenant on %s using (wotu_system_id() is null or system_id = wotu_system_id())', name);
end $$;

-- A tenant.
create table system (
  id             integer primary key check (id > 0),
  name           text not null,
  app_name       text not null default '',     -- in Chinese, as titles show it
  platform_name  text not null default '',
  logo           text not null default '',
  app_token      text not null unique,         -- public: names the tenant, proves nothing
  settings       jsonb not null default '{}',
  redirect_hosts text[] not null default '{}'  -- https hosts that code 021101 may send a browser to
);
grant select, insert, update on system to wotu_app;

-- The web origins whose pages may call, and in whose name.
create table system_origin (
  origin    text primary key,                  -- scheme://host[:port], exactly as browsers send it
  system_id integer not null references system,
  kind      text not null check (kind in ('platform', 'partner'))
);
create index system_origin_system on system_origin (system_id);
select wotu_platform_table('system_origin');

-- A sign-in: by cookie on the platform, by a short-lived bearer token in a partner's page.
create table session (
  system_id  integer not null,
  id         text primary key,                 -- SHA-256 of the token, base64url
  member_id  bigint not null,                  -- who signed in
  bo_id      bigint not null,                  -- whose business he acts for
  kind       text not null check (kind in ('cookie', 'embed')),
  origin     text,                             -- the partner's, which alone may use it
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  check ((kind = 'embed') = (origin is not null))
);
create index session_member on session (member_id) where revoked_at is null;
create index session_expires on session (expires_at);
select wotu_tenant_table('session');

-- The first answer of each write that came with a key. Commits with its effect.
create table idempotency (
  system_id    integer not null,
  member_id    bigint not null,
  path         text not null,
  key          text not null,
  request_hash text not null,                  -- the same key with another body is refused
  response     jsonb not null,
  created_at   timestamptz not null,
  primary key (system_id, member_id, path, key)
);
create index idempotency_created on idempotency (created_at);
select wotu_tenant_table('idempotency');

-- Work for later. Any process takes due rows with SKIP LOCKED; a pending key is queued once.
create table job (
  system_id    integer not null,
  id           bigint primary key,
  kind         text not null,
  key          text not null,
  run_at       timestamptz not null,
  payload      jsonb not null,
  attempts     integer not null default 0,
  last_error   text,
  done_at      timestamptz
);
create unique index job_pending on job (system_id, kind, key) where done_at is null;
create index job_due on job (run_at) where done_at is null;
create index job_done on job (done_at) where done_at is not null;
select wotu_platform_table('job');

-- Counts in fixed windows, shared by all processes.
create table rate (
  system_id    integer not null,
  bucket       text not null,
  window_start timestamptz not null,
  count        integer not null,
  primary key (system_id, bucket)
);
create index rate_window on rate (window_start);
select wotu_tenant_table('rate');

-- Messages that a demo shows on a page instead of sending.
create table outbox_sms (
  system_id  integer not null,
  id         bigint primary key,
  phone      text not null,
  text       text not null,
  created_at timestamptz not null
);
create index outbox_sms_newest on outbox_sms (system_id, created_at desc);
select wotu_tenant_table('outbox_sms');
