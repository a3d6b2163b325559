-- What an organisation has filled in of a form that it has not handed in yet, one of each type.
create table data_temp (
  system_id  integer not null,
  bo_id      bigint not null,
  id         bigint not null,
  type       text not null check (type in ('shop', 'provider', 'listing')),
  details    jsonb not null default '{}',      -- what was typed, by the names of the fields
  updated_at timestamptz not null,
  primary key (bo_id, id),
  unique (bo_id, type)
);
select wotu_tenant_table('data_temp');
create index data_temp_updated on data_temp (system_id, updated_at);
