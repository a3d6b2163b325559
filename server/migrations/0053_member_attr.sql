-- What members have told of what they do; nothing yet where there is no row.
create table member_attr (
  system_id integer not null,
  bo_id     bigint primary key,
  gender    text not null default '' check (gender in ('', 'male', 'female', 'secret')),
  identity  text not null default '',          -- of the dictionary `identity`
  crops     text[] not null default '{}',
  area_code text not null default '',
  area_name text not null default ''           -- 省 市 区 joined by a space
);
select wotu_tenant_table('member_attr');

-- Of a company, beside what it registered with, which stands with its member.
create table org (
  system_id integer not null,
  bo_id     bigint primary key,
  type      text not null check (type in ('company', 'cooperative', 'familyFarm', 'soleTrader')),
  area_code text not null,
  area_name text not null,
  detail    text not null,
  phone     text not null,
  intro     text not null
);
select wotu_tenant_table('org');
