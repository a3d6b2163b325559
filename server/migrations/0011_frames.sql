-- What is secret is typed in a frame of the platform's within a partner's page: docs/decisions/0010-vouching-and-frames.md.

-- The frame's own sign-in, made from the partner's: it counts on the platform's own pages, for the calls of a frame only.
alter table session drop constraint session_kind_check, drop constraint session_check;
alter table session
  add constraint session_kind_check check (kind in ('cookie', 'embed', 'frame')),
  add constraint session_check check ((kind = 'cookie') = (origin is null));

-- The sign-in whose holder typed the password: no other may use the authorisation. Those on their way are void.
alter table pay_authorisation add column session_id text not null default '';
alter table pay_authorisation alter column session_id drop default;
