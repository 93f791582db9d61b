-- Messages about an application between its employer and its candidate, and the texts that employers
-- write them from.

create table application_messages (
  _id uuid primary key,
  application_id uuid not null references applications (_id) on delete cascade,
  author_id uuid references users (_id) on delete set null,
  side text not null check (side in ('employer', 'candidate')),
  body text not null,
  -- The change of status that it goes with, if it goes with one.
  event_id uuid references application_events (_id) on delete set null,
  created_at timestamptz(3) not null default now(),
  -- Null while it is held: it is sent when its change is announced, or recalled with it.
  sent_at timestamptz(3),
  recalled_at timestamptz(3),
  read_at timestamptz(3),
  check (sent_at is null or recalled_at is null)
);
create index application_messages_thread
  on application_messages (application_id, created_at desc, _id desc);
create index application_messages_unread on application_messages (application_id, side)
  where sent_at is not null and read_at is null;
create index application_messages_held on application_messages (application_id)
  where sent_at is null and recalled_at is null;
create index application_messages_event on application_messages (event_id);
create index application_messages_author on application_messages (author_id);

create table message_templates (
  _id uuid primary key,
  employer_id uuid not null references users (_id) on delete cascade,
  kind text not null check (kind in ('rejection', 'next_step', 'offer')),
  language text not null,
  name text not null,
  body text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index message_templates_employer on message_templates (employer_id, created_at, _id);

-- Whether the employer was given the templates to begin with: those that were deleted stay deleted.
alter table users add column has_templates boolean not null default false;
