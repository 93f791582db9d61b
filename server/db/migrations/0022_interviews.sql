-- An interview is more than a moment: how long, where, whether the candidate comes, and what they were told.

create table interviews (
  application_id uuid primary key references applications (_id) on delete cascade,
  -- The same as the application's `interview_date` while it is set.
  starts_at timestamptz(3) not null,
  duration_minutes integer not null default 60 check (duration_minutes between 15 and 480),
  -- The IANA name of the zone in which the employer set it.
  time_zone text not null default 'UTC',
  place text not null default '' check (char_length(place) <= 200),
  link text not null default '' check (char_length(link) <= 2000),
  note text not null default '' check (char_length(note) <= 2000),
  -- Counts the changes, as calendars do (RFC 5545).
  sequence integer not null default 0,
  state text not null default 'set' check (state in ('set', 'cancelled')),
  answer text not null default 'none'
    check (answer in ('none', 'confirmed', 'declined', 'other_time')),
  answer_note text not null default '' check (char_length(answer_note) <= 1000),
  answered_at timestamptz(3),
  -- When its time or place was last set.
  set_at timestamptz(3) not null,
  -- The facts that the candidate was told last; null before the first and after a cancellation.
  announced jsonb,
  -- When the candidate was last told of it; null when they never were.
  announced_at timestamptz(3),
  -- The answer to what was announced, while a change of it is not announced.
  kept_answer jsonb,
  -- The change of status that cancelled it, so that undoing the one undoes the other.
  cancelled_by uuid,
  -- When both sides were reminded of it.
  reminded_at timestamptz(3)
);
create index interviews_to_remind on interviews (starts_at)
  where state = 'set' and reminded_at is null;

-- Upcoming interviews of a candidate, and of a job.
create index applications_interviews on applications (candidate_id, interview_date)
  where interview_date is not null;
create index applications_interviews_of_job on applications (job_id, interview_date)
  where interview_date is not null;

insert into interviews (application_id, starts_at, set_at, announced_at, reminded_at)
  select _id, interview_date, coalesce(last_updated, created_at), coalesce(last_updated, created_at), null
  from applications where interview_date is not null;
update interviews set announced = jsonb_build_object(
  'starts_at', to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'duration_minutes', duration_minutes, 'time_zone', time_zone,
  'place', place, 'link', link, 'note', note
);
