-- What an application carries of its candidate's profile, as it was when the application was sent; null for
-- nothing. What lists show of it has columns of its own, so that no list reads the whole.

alter table applications
  add column profile jsonb check (jsonb_typeof(profile) = 'object'),
  add column headline text not null generated always as (coalesce(profile ->> 'title', '')) stored,
  add column place text not null generated always as (coalesce(profile ->> 'location', '')) stored;
