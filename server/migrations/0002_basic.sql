-- Members, their employers, and the addresses goods go to.

-- A person, or a business registered as one account. `bo_id` elsewhere names the member whose business it is.
create table member (
  system_id     integer not null,
  id            bigint primary key,
  login_name    text not null,
  phone         text not null,
  kind          text not null check (kind in ('person', 'business')),
  name          text not null default '',
  nickname      text not null default '',
  avatar        text not null default '',
  org_name      text not null default '',
  credit_code   text not null default '',
  licence       text not null default '',      -- file id of the business licence
  contact       text not null default '',
  password_hash text not null,
  -- Counted before each check, so that parallel guesses can't outrun the limit.
  login_failed  integer not null default 0,
  staff         boolean not null default false, -- the platform's back office
  disabled_at   timestamptz,
  created_at    timestamptz not null default now(),
  unique (system_id, phone),
  unique (system_id, login_name)
);
select wotu_tenant_table('member');

-- Who works for whom, and what he may do there.
create table employee (
  system_id  integer not null,
  bo_id      bigint not null,                  -- the employer
  member_id  bigint not null,
  grants     text[] not null default '{}',
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (bo_id, member_id)
);
create index employee_member on employee (member_id);
select wotu_tenant_table('employee');

create table address (
  system_id  integer not null,
  bo_id      bigint not null,
  id         bigint not null,
  kind       text not null default 'receive' check (kind in ('receive', 'send', 'return')),
  consignee  text not null,
  phone      text not null,
  area_code  text not null,                    -- six digits, county level
  area_name  text not null,                    -- 省 市 区 joined by a space
  detail     text not null,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (bo_id, id)
);
create unique index address_default on address (bo_id, kind) where is_default;
select wotu_tenant_table('address');

-- The administrative areas of China, as trees of six-digit codes: the same for every tenant.
create table area (
  code      text primary key,
  parent    text not null default '',
  name      text not null,
  full_name text not null,                     -- 省 市 区 joined by a space
  level     integer not null                   -- 1 province, 2 city, 3 county
);
create index area_parent on area (parent, code);
grant select on area to wotu_app;

-- Codes sent by SMS. Only the hash is stored; each is good once, for one purpose.
create table sms_code (
  system_id  integer not null,
  phone      text not null,
  purpose    text not null,
  code_hash  text not null,
  tries      integer not null default 0,
  sent_at    timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz,
  primary key (system_id, phone, purpose)
);
select wotu_tenant_table('sms_code');
