-- What an employer keeps of an employee. `grants` is all that they may do: what the roles bring, and `functions`.
alter table employee add column id bigint;
update employee set id = member_id;
alter table employee alter column id set not null;
alter table employee add column roles text[] not null default '{}';
alter table employee add column functions text[] not null default '{}';
update employee set functions = grants;
alter table employee add column post text not null default '';
alter table employee add column tags text[] not null default '{}';
alter table employee add column name text not null default '';  -- as their employer calls them
update employee e set name = m.name from member m where m.id = e.member_id;
create unique index employee_id on employee (bo_id, id);
