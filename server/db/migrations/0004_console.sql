-- The data console: its log, and what makes its lists of 100,000 records quick.

-- Who wrote what, when. No reference to users or records: the log outlives both.
create table audit_log (
  _id uuid primary key,
  created_at timestamptz(3) not null default now(),
  actor_id uuid,
  actor text not null,
  action text not null check (action in ('create', 'update', 'delete', 'grant', 'revoke')),
  entity text not null,
  record_id uuid not null,
  label text not null default '',
  changes jsonb not null default '[]'
);
create index audit_log_record on audit_log (entity, record_id, created_at desc, _id desc);
create index audit_log_newest on audit_log (created_at desc, _id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is append-only';
end
$$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

-- What the searches look into, folded; each a column, so that a search for one or two letters, which
-- no index of trigrams serves, need not fold 100,000 texts.
alter table users add column search_key text not null generated always as (
  fold_text(first_name || ' ' || last_name || ' ' || email)
) stored;
alter table jobs add column search_key text not null generated always as (
  fold_text(title || ' ' || company_name || ' ' || location || ' ' || contact_email)
) stored;
alter table applications add column search_key text not null generated always as (
  fold_text(contact_email || ' ' || phone || ' ' || contact_phone)
) stored;
alter table candidates add column search_key text not null generated always as (
  fold_text(title || ' ' || joined_list(skills))
) stored;
alter table employers add column search_key text not null generated always as (
  fold_text(company_name || ' ' || industry)
) stored;
alter table messages add column search_key text not null generated always as (
  fold_text(name || ' ' || email || ' ' || subject || ' ' || body)
) stored;
create index users_search_key on users using gin (search_key gin_trgm_ops);
create index jobs_search_key on jobs using gin (search_key gin_trgm_ops);
create index applications_search_key on applications using gin (search_key gin_trgm_ops);
create index candidates_search_key on candidates using gin (search_key gin_trgm_ops);
create index employers_search_key on employers using gin (search_key gin_trgm_ops);
create index messages_search_key on messages using gin (search_key gin_trgm_ops);

-- The orders of the lists; `_id` has its own, and so has the address of a user.
create index users_created on users (created_at, _id);
create index jobs_created on jobs (created_at, _id);
create index applications_created on applications (created_at, _id);
create index candidates_created on candidates (created_at, user_id);
create index employers_created on employers (created_at, user_id);
create index messages_created on messages (created_at, _id);
create index users_name on users (fold_text(first_name || ' ' || last_name), _id);
create index jobs_title on jobs (fold_text(title), _id);
create index messages_name on messages (fold_text(name), _id);
