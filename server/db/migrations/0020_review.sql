-- What the employer's side notes about an application, for itself alone.

alter table applications
  add column rating smallint check (rating between 1 and 5),
  add column labels text[] not null default '{}' check (cardinality(labels) <= 10);

create table application_notes (
  _id uuid primary key,
  application_id uuid not null references applications (_id) on delete cascade,
  -- Null when the account is gone.
  author_id uuid references users (_id) on delete set null,
  body text not null check (char_length(body) between 1 and 5000),
  created_at timestamptz(3) not null default now(),
  -- When it was last changed; null when it never was.
  updated_at timestamptz(3),
  __v integer not null default 0
);
create index application_notes_of_application
  on application_notes (application_id, created_at desc, _id desc);
create index application_notes_author on application_notes (author_id);

-- The newest unopened applications to each job, without reading the others.
drop index applications_unopened;
create index applications_unopened on applications (job_id, created_at desc, _id desc)
  where opened_at is null and withdrawn_at is null;
