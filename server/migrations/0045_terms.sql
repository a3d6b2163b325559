-- What a tenant has set otherwise than kernel/terms.ts has by default; whole numbers, in the unit that a term's name ends in.
create table term (
  system_id integer not null references system,
  name      text not null,
  value     bigint not null check (value >= 0),
  primary key (system_id, name)
);
select wotu_tenant_table('term');
