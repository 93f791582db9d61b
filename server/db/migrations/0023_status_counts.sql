-- How many applications of a job are in each status, and how many of them are unopened: an employer's lists
-- count them from this index alone.
create index applications_statuses on applications (job_id, status) include (opened_at)
  where withdrawn_at is null;
