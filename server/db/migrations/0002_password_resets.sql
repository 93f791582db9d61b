-- Links to a new password, and the end of all sessions that a new password brings.

-- Only the hash of a link's token is kept. A link that a newer one made void has expired.
create table password_resets (
  token_hash text primary key,
  user_id uuid not null references users (_id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index password_resets_user on password_resets (user_id, created_at);
create index password_resets_age on password_resets (created_at);

-- A token that was issued before this moment holds no more.
alter table users add column tokens_valid_from timestamptz(3) not null default to_timestamp(0);
