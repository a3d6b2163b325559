-- Strangers lock no member out: wrong passwords are counted by the name and by whoever types it, an address or, signed in, the
-- member. Who has once signed in from an address is known there, and bears nothing that others do elsewhere.
drop table login_failure;
create table login_failure (
  system_id  integer not null,
  login_name text not null,
  asker      text not null,        -- 'address:…', or 'member:…' of whoever is signed in
  failed     integer not null,     -- one after the other, until one was right
  last_at    timestamptz not null,
  known_at   timestamptz,          -- when a password was last right
  primary key (system_id, login_name, asker)
);
create index login_failure_last on login_failure (last_at);
select wotu_tenant_table('login_failure');
