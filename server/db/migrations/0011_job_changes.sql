-- Every instance keeps searches and pages in memory. Each is told when jobs, or what is shown with them, have
-- changed, whoever wrote it; equal notifications of one transaction are sent once.
create function notify_jobs_changed() returns trigger language plpgsql as $$
begin
  notify jobs_changed;
  return null;
end
$$;

-- Accounts take their jobs with them.
create trigger jobs_changed after insert or update or delete or truncate on jobs
  for each statement execute function notify_jobs_changed();

-- Shown with jobs are the company and the picture of their employer. By row, since most writes change nothing
-- of them: a new employer's company is empty, and a profile is saved whole.
create trigger company_added after insert on employers
  for each row when (new.company_name || new.company_description || new.company_website <> '')
  execute function notify_jobs_changed();
create trigger company_changed after update on employers
  for each row when (
    (old.company_name, old.company_description, old.company_website)
    is distinct from (new.company_name, new.company_description, new.company_website)
  )
  execute function notify_jobs_changed();
create trigger company_deleted after delete on employers
  for each row execute function notify_jobs_changed();
create trigger picture_changed after update on users
  for each row when (old.profile_image_url is distinct from new.profile_image_url)
  execute function notify_jobs_changed();
