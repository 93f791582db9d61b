-- More facts of a job: in which currency and per what it pays, whether it is done on site, partly or wholly
-- from elsewhere, how many hours a week, from when, and how many people are hired.

-- Jobs written before meant US dollars a year.
alter table jobs
  add column salary_currency text not null default 'USD'
    check (salary_currency ~ '^[A-Z]{3}$'),
  add column salary_period text not null default 'year'
    check (salary_period in ('hour', 'day', 'month', 'year')),
  add column workplace text not null default 'on_site'
    check (workplace in ('on_site', 'hybrid', 'remote')),
  -- 0 where it isn't said, in both.
  add column hours_per_week integer not null default 0 check (hours_per_week between 0 and 168),
  add column positions integer not null default 0 check (positions between 0 and 10000),
  add column start_date date,
  drop constraint jobs_experience_level_check,
  add check (experience_level in ('entry', 'mid', 'senior', 'executive', 'not_specified'));

-- Whether a job is remote follows from its workplace, and the other way round for what is there. In one
-- statement, so that the table and its indexes are written anew once.
alter table jobs rename column is_remote to was_remote;
alter table jobs
  -- Two decimals at most: an hour may pay 17.50.
  alter column salary_min type double precision,
  alter column salary_max type double precision,
  add check (salary_min = round(salary_min::numeric, 2)::double precision),
  add check (salary_max = round(salary_max::numeric, 2)::double precision),
  alter column workplace type text using case when was_remote then 'remote' else 'on_site' end,
  add column is_remote boolean not null generated always as (workplace = 'remote') stored;
drop index jobs_newest;
alter table jobs drop column was_remote;
create index jobs_newest on jobs (published_at desc, _id desc)
  include (application_deadline, job_type, experience_level, is_remote)
  where status in ('published', 'active');

-- What one unit of a currency is worth in the deployment's currency, whose own rate is 1. Written by the server
-- from its settings.
create table currency_rates (
  currency text primary key check (currency ~ '^[A-Z]{3}$'),
  rate double precision not null check (rate > 0 and rate < 'infinity')
);
insert into currency_rates (currency, rate) values ('USD', 1);

-- What a salary comes to in a year, in whole units of the deployment's currency, at least 1; null when none is
-- said, or when its currency has no rate. Hours a week of 0 count as 40, and a year as 52 weeks or 260 days.
create function yearly_salary(amount double precision, currency text, period text, hours_per_week integer)
returns integer
language sql stable parallel safe
return (
  select (case when yearly > 2000000000 then 2000000000 else greatest(round(yearly), 1) end)::integer
  from (
    select amount * rates.rate * case period
      when 'hour' then 52 * coalesce(nullif(yearly_salary.hours_per_week, 0), 40)
      when 'day' then 260
      when 'month' then 12
      when 'year' then 1
    end as yearly
    from currency_rates as rates
    where rates.currency = yearly_salary.currency
  ) as salaries
  where amount > 0 and yearly is not null
);
