-- What becomes of an application: each change of its status, and when the employer first opened it.

create table application_events (
  _id uuid primary key,
  -- The order of events: given out while the application is locked, so no clock is asked.
  seq bigint not null generated always as identity,
  application_id uuid not null references applications (_id) on delete cascade,
  from_status text not null
    check (from_status in ('pending', 'reviewed', 'interview', 'accepted', 'rejected', 'hired')),
  to_status text not null
    check (to_status in ('pending', 'reviewed', 'interview', 'accepted', 'rejected', 'hired')),
  actor_id uuid references users (_id) on delete set null,
  -- The same for all changes of one call, which is taken back as one.
  batch_id uuid,
  created_at timestamptz(3) not null default now(),
  check (from_status <> to_status)
);
create index application_events_application on application_events (application_id, seq desc);
create index application_events_actor on application_events (actor_id);
create index application_events_batch on application_events (batch_id) where batch_id is not null;

-- Folding a long letter costs a millisecond or more: once when it is written, not at each search.
alter table applications
  add column opened_at timestamptz(3),
  add column letter_key text not null generated always as (fold_text(cover_letter)) stored;

-- What has been answered has been opened.
update applications set opened_at = coalesce(last_updated, created_at) where status <> 'pending';

create index applications_unopened on applications (job_id) where opened_at is null;
