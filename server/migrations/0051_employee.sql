-- What an employer keeps of an employee. `grants` is all that they may do: what the roles bring, and `functions`.
alter table employee add column id bigint;
update employee set id = member_id;
alter table employee alter column id set not null;
alter table employee add column roles text[] not null default '{}';
alter table employee add column functions text[] not null default '{}';
update employee set functions = grants;
alter table employee add column post text not null default '';
alter table employee add column tags text[] not null default '{}';
create unique index employee_id on employee (bo_id, id);
