-- Who produces for an owner: a cooperative, a family farm. An owner has one default among theirs.
create table manufacturer (
  system_id  integer not null,
  bo_id      bigint not null,
  id         bigint not null,
  name       text not null,
  kind       text not null check (kind in ('enterprise', 'cooperative', 'familyFarm', 'person')),
  leader     text not null,
  phone      text not null,
  area_code  text not null,
  area_name  text not null,                    -- 省 市 区 joined by a space
  is_default boolean not null,
  created_at timestamptz not null,
  primary key (bo_id, id)
);
create unique index manufacturer_default on manufacturer (bo_id) where is_default;
create unique index manufacturer_name on manufacturer (bo_id, name);
create index manufacturer_kind on manufacturer (system_id, kind, id desc);
select wotu_tenant_table('manufacturer');

-- Which of them a person who acts for an owner works for now.
create table manufacturer_choice (
  system_id       integer not null,
  bo_id           bigint not null,
  member_id       bigint not null,
  manufacturer_id bigint not null,
  primary key (bo_id, member_id),
  foreign key (bo_id, manufacturer_id) references manufacturer on delete cascade
);
select wotu_tenant_table('manufacturer_choice');
