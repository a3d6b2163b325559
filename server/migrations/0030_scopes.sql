-- What a partner's page may do with a member's token: docs/decisions/0010-vouching-and-frames.md.

-- At most, for whoever agrees; who is signed in, and signing out, is always among it.
alter table system_origin add column scopes text[] not null
  default '{profile,cart,addresses,orders,ordering,sales,wallet}'
  check ('profile' = any (scopes));

-- What the member agreed to. Who agreed before there were scopes agrees again.
alter table embed_grant add column scopes text[] not null default '{}';
alter table embed_grant alter column scopes drop default;
alter table partner_user add column scopes text[] not null default '{}';
alter table partner_user alter column scopes drop default;

-- Of a page's token only; null where the session is the platform's own.
alter table session add column scopes text[];
update session set scopes = '{}' where kind = 'embed';
alter table session add constraint session_scopes check ((kind = 'embed') = (scopes is not null));
