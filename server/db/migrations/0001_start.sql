-- Accounts, profiles, jobs, applications, messages and files; runs on PostgreSQL 15 and later.

create extension if not exists pg_trgm;

-- Folding and search ---------------------------------------------------------------------------

-- The text as people mean it when they search: without case and without accents. The Turkish
-- letters are mapped by hand, so that the result is the same under every collation.
create function fold_text(value text) returns text
language sql immutable strict parallel safe
return lower(
  normalize(
    replace(replace(replace(replace(replace(replace(
      translate(
        regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'),
        'ıİIøØłŁđĐ',
        'iiioolldd'
      ),
      'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'),
    NFC
  )
);

-- The folded text as words between single spaces. The names of languages that live by their
-- punctuation are spelled out first.
create function search_words(value text) returns text
language sql immutable strict parallel safe
return trim(
  regexp_replace(
    replace(replace(replace(fold_text(value), 'c++', ' cplusplus '), 'c#', ' csharp '), '.net', ' dotnet '),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+',
    ' ', 'g'
  )
);

-- Every word of the text as the beginning of a word, all of them wanted; null without any word.
create function search_query(value text) returns tsquery
language sql immutable strict parallel safe
return (
  select case when numnode(query) > 0 then query end
  from (
    select to_tsquery('simple', string_agg('''' || word || ''':*', ' & ')) as query
    from regexp_split_to_table(search_words(value), ' +') as word
    where word <> ''
  ) as queries
);

-- A LIKE pattern for "contains this", with the wildcards of the text taken literally.
create function contains_pattern(value text) returns text
language sql immutable strict parallel safe
return '%' || replace(replace(replace(fold_text(trim(value)), '\', '\\'), '%', '\%'), '_', '\_') || '%';

create function fold_list(list text[]) returns text[]
language sql immutable strict parallel safe
return (
  select coalesce(array_agg(distinct fold_text(item)), '{}') from unnest(list) as item where item <> ''
);

create function joined_list(list text[]) returns text
language sql immutable strict parallel safe
return (select coalesce(string_agg(item, ' '), '') from unnest(list) as item);

-- Accounts -------------------------------------------------------------------------------------

create table users (
  _id uuid primary key,
  user_type text not null check (user_type in ('candidate', 'employer')),
  first_name text not null,
  last_name text not null,
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  is_admin boolean not null default false,
  phone text not null default '',
  location text not null default '',
  resume_url text not null default '',
  profile_image_url text not null default '',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  __v integer not null default 0
);

create table employers (
  user_id uuid primary key references users (_id) on delete cascade,
  company_name text not null default '',
  company_website text not null default '',
  company_size text not null default '',
  industry text not null default '',
  company_description text not null default '',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  __v integer not null default 0
);

create table candidates (
  user_id uuid primary key references users (_id) on delete cascade,
  title text not null default '',
  skills text[] not null default '{}',
  experience_level text not null default ''
    check (experience_level in ('', 'entry', 'mid', 'senior', 'executive')),
  bio text not null default '',
  education jsonb not null default '[]',
  experience jsonb not null default '[]',
  education_text text not null default '',
  experience_text text not null default '',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  __v integer not null default 0
);

create table revoked_tokens (
  jti text primary key,
  expires_at timestamptz(3) not null
);
create index revoked_tokens_expiry on revoked_tokens (expires_at);

-- Jobs -----------------------------------------------------------------------------------------

create table jobs (
  _id uuid primary key,
  employer_id uuid not null references users (_id) on delete cascade,
  title text not null,
  company_name text not null,
  location text not null default '',
  description text not null,
  requirements text not null default '',
  responsibilities text not null default '',
  job_type text not null default 'full_time'
    check (job_type in ('full_time', 'part_time', 'contract', 'temporary', 'internship')),
  experience_level text not null default 'entry'
    check (experience_level in ('entry', 'mid', 'senior', 'executive')),
  is_remote boolean not null default false,
  salary_min integer not null default 0 check (salary_min >= 0),
  salary_max integer not null default 0 check (salary_max >= 0),
  application_deadline date,
  contact_email text not null default '',
  status text not null default 'published'
    check (status in ('draft', 'published', 'active', 'closed')),
  required_skills text[] not null default '{}',
  benefits text[] not null default '{}',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  published_at timestamptz(3),
  __v integer not null default 0,
  location_key text not null generated always as (fold_text(trim(location))) stored,
  skill_keys text[] not null generated always as (fold_list(required_skills)) stored,
  search_vector tsvector not null generated always as (
    setweight(to_tsvector('simple', search_words(title)), 'A')
    || setweight(to_tsvector('simple', search_words(company_name || ' ' || joined_list(required_skills))), 'B')
    || setweight(to_tsvector('simple', search_words(description)), 'C')
  ) stored
);

-- Without a large sample the planner takes a word that nothing contains for a common one, and
-- walks the whole table to find it.
alter table jobs alter column search_vector set statistics 1000;

-- What the filters look at comes along, so that counting need not visit the jobs themselves.
create index jobs_newest on jobs (published_at desc, _id desc)
  include (application_deadline, job_type, experience_level, is_remote)
  where status in ('published', 'active');
create index jobs_employer on jobs (employer_id, created_at desc, _id desc);
create index jobs_search on jobs using gin (search_vector);
create index jobs_location on jobs using gin (location_key gin_trgm_ops);
create index jobs_place on jobs (location_key, published_at desc) where status in ('published', 'active');
create index jobs_skills on jobs using gin (skill_keys);

-- Files and applications -----------------------------------------------------------------------

create table files (
  _id uuid primary key,
  owner_id uuid not null references users (_id) on delete cascade,
  kind text not null check (kind in ('resume', 'image')),
  name text not null,
  type text not null,
  bytes integer not null,
  created_at timestamptz(3) not null default now()
);
create index files_owner on files (owner_id);

create table applications (
  _id uuid primary key,
  job_id uuid not null references jobs (_id) on delete cascade,
  candidate_id uuid not null references users (_id) on delete cascade,
  cover_letter text not null default '',
  resume_url text not null default '',
  resume_file_id uuid references files (_id) on delete set null,
  phone text not null default '',
  availability text not null default '',
  additional_questions text not null default '',
  status text not null default 'pending'
    check (status in ('pending', 'reviewed', 'interview', 'accepted', 'rejected', 'hired')),
  contact_email text not null default '',
  contact_phone text not null default '',
  interview_date timestamptz(3),
  created_at timestamptz(3) not null default now(),
  last_updated timestamptz(3),
  __v integer not null default 0,
  -- Once per job, also when two requests race.
  unique (job_id, candidate_id)
);
create index applications_candidate on applications (candidate_id, created_at desc, _id desc);
create index applications_job on applications (job_id, created_at desc, _id desc);
create index applications_resume on applications (resume_file_id);

-- Everything else ------------------------------------------------------------------------------

create table messages (
  _id uuid primary key,
  name text not null,
  email text not null,
  subject text not null default '',
  body text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  __v integer not null default 0
);

-- What is to be known about this installation, such as that demo content was written to it.
create table installation (
  key text primary key,
  value text not null
);
