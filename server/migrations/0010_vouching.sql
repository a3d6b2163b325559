-- A partner's backend vouches for its own users: docs/decisions/0010-vouching-and-frames.md.

-- Public keys of partners' backends. A partner rotates by having two; no secret of his is ever here.
create table partner_key (
  system_id  integer not null,
  kid        text not null,
  origin     text not null references system_origin,  -- the page that its tokens count from
  public_key text not null,                           -- Ed25519, 32 bytes, base64url: `x` of its JWK
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  primary key (system_id, kid)
);
select wotu_tenant_table('partner_key');

-- Which member a partner's user is: agreed to by that member, on the platform's own page.
create table partner_user (
  system_id  integer not null,
  member_id  bigint not null,
  bo_id      bigint not null,                         -- whose business he acted for when he agreed
  origin     text not null,
  user_id    text not null,                           -- the partner's own number of him
  linked_at  timestamptz not null,
  expires_at timestamptz not null,
  primary key (member_id, origin)
);
create unique index partner_user_user on partner_user (system_id, origin, user_id);
select wotu_tenant_table('partner_user');

-- What a backend has said already: each assertion counts once.
create table vouch_used (
  system_id  integer not null,
  kid        text not null,
  jti        text not null,
  expires_at timestamptz not null,
  primary key (system_id, kid, jti)
);
create index vouch_used_expires on vouch_used (expires_at);
select wotu_tenant_table('vouch_used');

-- The member also agreed that from now on the partner's backend vouches for him.
alter table embed_grant add column link boolean not null default false;
