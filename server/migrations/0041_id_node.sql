-- Who makes ids with which node number (see kernel/ids.ts). Those from 896 on are for programs that don't lease one.
create table id_node (
  node       smallint primary key check (node between 0 and 895),
  holder     text not null default '',         -- a process, by a name that it gave itself
  expires_at timestamptz not null default '-infinity',
  used_until bigint not null default 0         -- Unix milliseconds: its ids are older, the next holder's are not
);
insert into id_node (node) select generate_series(0, 895);
grant select, update on id_node to wotu_app;
