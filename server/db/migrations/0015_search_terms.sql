-- What is suggested while somebody types, and the words that a misspelt one may stand for: the titles,
-- companies, skills and places of live jobs, with the number of jobs that have them.

-- A title or company by the beginnings of its words: 'software engineer' also by 'engineer'.
create table search_terms (
  kind text not null,
  label text collate "C" not null,
  -- The number of the word that `start` begins with.
  place smallint not null,
  start text collate "C" not null,
  jobs integer not null,
  -- Grows with the number of jobs, by logarithm: there are about 55 tiers up to a million jobs, so that the
  -- most frequent terms with a prefix are found by looking into each tier, not by sorting all of them.
  tier smallint not null generated always as (
    case when jobs > 0 then floor(4 * ln(jobs))::smallint else -1 end
  ) stored,
  primary key (kind, label, place)
) with (fillfactor = 85);
create index search_terms_start on search_terms (kind, tier, start);

-- Every word of them, as `search_words` splits, with the number of titles and of places that have it: the more
-- titles, the less a word tells of a job, and the likelier a misspelt one is meant for it.
create table search_vocabulary (
  word text collate "C" primary key,
  jobs integer not null,
  titles integer not null,
  places integer not null
) with (fillfactor = 85);

-- What writes of jobs have changed of the counts and is not yet in the tables above. They only add rows here,
-- so none waits for another that has the same title.
create table search_term_changes (
  _id bigint generated always as identity primary key,
  kind text not null,
  label text not null,
  jobs integer not null
);

-- Up to which job live ones with a past deadline are out of the counts, in the order of deadline and id.
create table search_terms_expired (
  day date not null,
  job uuid not null
);
insert into search_terms_expired values ('-infinity', '00000000-0000-0000-0000-000000000000');
create index jobs_deadline on jobs (application_deadline, _id)
  where status in ('published', 'active') and application_deadline is not null;

create function job_terms(title text, company_name text, location text, place_words text, skills text[])
returns table (kind text, label text)
language sql immutable parallel safe
as $$
  select term.kind, trim(term.label)
  from (
    values ('title', title), ('company', company_name), ('place', coalesce(nullif(place_words, ''), location))
    union all
    select 'skill', skill from unnest(skills) as skill
  ) as term (kind, label)
  where trim(term.label) <> ''
$$;

create function count_job_terms() returns trigger language plpgsql as $$
declare
  expired search_terms_expired;
begin
  -- Together with other writes, but not while the expired jobs are taken out.
  perform pg_advisory_xact_lock_shared(7413090228);
  select * into expired from search_terms_expired;
  if tg_op = 'INSERT' then
    insert into search_term_changes (kind, label, jobs)
    select term.kind, term.label, count(*)
    from added
      cross join lateral job_terms(title, company_name, location, place_words, required_skills) as term
    where status in ('published', 'active')
      and (application_deadline is null or (application_deadline, _id) > (expired.day, expired.job))
    group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into search_term_changes (kind, label, jobs)
    select term.kind, term.label, -count(*)
    from removed
      cross join lateral job_terms(title, company_name, location, place_words, required_skills) as term
    where status in ('published', 'active')
      and (application_deadline is null or (application_deadline, _id) > (expired.day, expired.job))
    group by 1, 2;
  else
    insert into search_term_changes (kind, label, jobs)
    select term.kind, term.label, sum(version.jobs)
    from (
      select *, 1 as jobs from added
      union all
      select *, -1 as jobs from removed
    ) as version
      cross join lateral job_terms(title, company_name, location, place_words, required_skills) as term
    where status in ('published', 'active')
      and (application_deadline is null or (application_deadline, _id) > (expired.day, expired.job))
    group by 1, 2
    having sum(version.jobs) <> 0;
  end if;
  return null;
end
$$;
create trigger job_terms_added after insert on jobs referencing new table as added
  for each statement execute function count_job_terms();
create trigger job_terms_changed after update on jobs
  referencing old table as removed new table as added
  for each statement execute function count_job_terms();
create trigger job_terms_removed after delete on jobs referencing old table as removed
  for each statement execute function count_job_terms();

create function forget_job_terms() returns trigger language plpgsql as $$
begin
  truncate search_terms, search_vocabulary, search_term_changes;
  return null;
end
$$;
create trigger job_terms_truncated after truncate on jobs
  for each statement execute function forget_job_terms();

insert into search_term_changes (kind, label, jobs)
select term.kind, term.label, count(*)
from jobs cross join lateral job_terms(title, company_name, location, place_words, required_skills) as term
where status in ('published', 'active')
group by 1, 2;
