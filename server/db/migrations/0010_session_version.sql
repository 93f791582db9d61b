-- A session ends when its account's version is raised: tokens carry the version that they were signed under.
-- A moment in its place told nothing apart within a second, nor between instances whose clocks differ.
alter table users add column session_version integer not null default 0;
-- Tokens of before carry no version and count as version 0: those that the moment had ended stay ended.
update users set session_version = 1 where tokens_valid_from > to_timestamp(0);
alter table users drop column tokens_valid_from;

-- A link that is used, or made void, is deleted with the account's other links; those that have merely
-- expired are kept for a day, to count by.
delete from password_resets where used_at is not null or expires_at < created_at + interval '1 hour';
alter table password_resets drop column used_at;
