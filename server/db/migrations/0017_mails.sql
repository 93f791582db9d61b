-- Mails that tell of notifications: written in the transaction of what they tell of, sent afterwards. What a
-- mail says is made when it is sent.
create table mails (
  _id uuid primary key,
  user_id uuid not null references users (_id) on delete cascade,
  -- A digest, which further notifications join until it is claimed for the first time.
  is_daily boolean not null default false,
  created_at timestamptz(3) not null,
  -- When it is sent, or tried again.
  due_at timestamptz(3) not null,
  attempts integer not null default 0,
  -- Until then it belongs to the instance that is sending it; null until the first attempt.
  claimed_until timestamptz(3),
  -- When all but its last line was with the mail server: from here on it may have arrived.
  handed_over_at timestamptz(3),
  sent_at timestamptz(3),
  -- When it was given up: it is among the dead letters.
  failed_at timestamptz(3),
  error text not null default ''
);
create index mails_due on mails (due_at) where sent_at is null and failed_at is null;
-- Those that were handed over and not answered for, without reading the digests that wait for their hour.
create index mails_unanswered on mails (claimed_until)
  where handed_over_at is not null and sent_at is null and failed_at is null;
create unique index mails_open_digest on mails (user_id) where is_daily and claimed_until is null;
create index mails_failed on mails (failed_at) where failed_at is not null;
create index mails_of_user on mails (user_id);
create index mails_created on mails (created_at);

alter table notifications
  -- The mail that tells of it; null when its reader wants none.
  add column mail_id uuid references mails (_id) on delete set null;
create index notifications_mail on notifications (mail_id) where mail_id is not null;

-- What differs from the default, a mail at once.
create table notification_preferences (
  user_id uuid not null references users (_id) on delete cascade,
  kind text not null,
  mode text not null check (mode in ('now', 'daily', 'never')),
  primary key (user_id, kind)
);

-- In which language mails are written to the account's owner.
alter table users add column language text not null default 'en' check (language in ('en', 'tr'));
