-- Applications last: what is withdrawn or removed stays with those whom it concerns. A change is told a
-- minute later, so that one which was taken back by then is never heard of.

alter table jobs
  -- Deleted by its employer while it had applications; its candidates alone still read of it.
  add column removed_at timestamptz(3),
  -- When its candidates are told that it was closed, unless it is live again by then.
  add column announce_closed_at timestamptz(3);
create index jobs_closing on jobs (announce_closed_at) where announce_closed_at is not null;

alter table applications
  add column withdrawn_at timestamptz(3),
  -- The status that the candidate was last told of, and when.
  add column announced_status text not null default 'pending'
    check (announced_status in ('pending', 'reviewed', 'interview', 'accepted', 'rejected', 'hired')),
  add column announced_at timestamptz(3),
  -- When the candidate is told what has changed since; null when there is nothing to tell.
  add column announce_at timestamptz(3);
update applications set announced_status = status, announced_at = last_updated;

-- Once per job, also when two requests race; again after a withdrawal.
alter table applications drop constraint applications_job_id_candidate_id_key;
create unique index applications_live on applications (job_id, candidate_id) where withdrawn_at is null;
create index applications_of_pair on applications (job_id, candidate_id, created_at);
create index applications_due on applications (announce_at) where announce_at is not null;

-- A candidate's own list, with its numbers, comes from this index alone.
drop index applications_of_candidate;
create index applications_of_candidate on applications (candidate_id, created_at desc, _id desc)
  include (status, withdrawn_at);
drop index applications_unopened;
create index applications_unopened on applications (job_id)
  where opened_at is null and withdrawn_at is null;

alter table application_events
  add column kind text not null default 'status' check (
    kind in (
      'status', 'withdrawn', 'interview_set', 'interview_changed', 'interview_cancelled',
      'interview_answered'
    )
  ),
  -- Who reads it. What an employer does is written for the employer at once, for the candidate with the
  -- announcement; events of before were for both.
  add column audience text not null default 'both'
    check (audience in ('both', 'employer', 'candidate')),
  -- Facts of its kind, such as the time of an interview.
  add column data jsonb not null default '{}',
  alter column from_status drop not null,
  alter column to_status drop not null,
  add check ((kind = 'status') = (from_status is not null and to_status is not null));

-- An employer's own list and its numbers come from this index alone.
drop index jobs_of_employer;
create index jobs_of_employer on jobs (employer_id, created_at desc, _id desc)
  include (status, removed_at);

create table notifications (
  _id uuid primary key,
  user_id uuid not null references users (_id) on delete cascade,
  kind text not null,
  application_id uuid references applications (_id) on delete cascade,
  job_id uuid references jobs (_id) on delete cascade,
  -- What the text says beside the names of job, company and candidate.
  facts jsonb not null default '{}',
  -- Names what is told once only, such as a reminder.
  dedupe_key text,
  created_at timestamptz(3) not null default now(),
  read_at timestamptz(3)
);
create index notifications_of_user on notifications (user_id, created_at desc, _id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create unique index notifications_once on notifications (user_id, dedupe_key)
  where dedupe_key is not null;
create index notifications_application on notifications (application_id);
create index notifications_job on notifications (job_id);
create index notifications_created on notifications (created_at);
