-- Accounts, profiles, jobs, applications and all that belongs to them; runs on PostgreSQL 15 and later.

create extension if not exists pg_trgm;

-- Folding -----------------------------------------------------------------------------------------

-- The text without case and accents, for searching. The letters of Turkish and sigma are mapped by hand, so that the result is
-- the same under every collation, and that of `foldText` in src/shared/fold-text.ts.
create function fold_text(value text) returns text
language sql immutable strict parallel safe
return lower(
  normalize(
    replace(replace(replace(replace(replace(replace(
      translate(
        regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'),
        'ıİIøØłŁđĐςΣ',
        'iiioollddσσ'
      ),
      'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'),
    NFC
  )
);

-- The folded text as words between single spaces. Names of programming languages that depend on punctuation are spelled
-- out first.
create function search_words(value text) returns text
language sql immutable strict parallel safe
return trim(
  regexp_replace(
    replace(replace(replace(fold_text(value), 'c++', ' cplusplus '), 'c#', ' csharp '), '.net', ' dotnet '),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+',
    ' ', 'g'
  )
);

-- The first eight distinct words: a search of a hundred words took a second.
create function first_words(folded text) returns text[]
language sql immutable strict parallel safe
return array(
  select word
  from regexp_split_to_table(folded, '\s+') with ordinality as split(word, place)
  where word <> ''
  group by word
  order by min(place)
  limit 8
);

-- A query for all of the text's first words, each as a prefix; null without any word.
create function search_query(value text) returns tsquery
language sql immutable strict parallel safe
return (
  select case when numnode(query) > 0 then query end
  from (
    select to_tsquery('simple', string_agg('''' || word || ''':*', ' & ')) as query
    from unnest(first_words(search_words(value))) as word
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

-- Accounts ----------------------------------------------------------------------------------------

create table users (
  _id uuid primary key,
  user_type text not null check (user_type in ('candidate', 'employer')),
  first_name text not null,
  last_name text not null,
  email text not null unique check (email = lower(email)),
  -- When the owner confirmed the address; null until then.
  email_confirmed_at timestamptz(3),
  password_hash text not null,
  is_admin boolean not null default false,
  phone text not null default '',
  location text not null default '',
  resume_url text not null default '',
  -- A picture on another site would let that site see who views it.
  profile_image_url text not null default '' constraint users_own_picture check (
    profile_image_url = '' or profile_image_url like '/api/uploads/images/%'
  ),
  -- When the owner wants it deleted; until then, logging in offers to keep it.
  leaves_at timestamptz(3),
  -- When its deletion started: its personal data is erased, and it counts as gone.
  ended_at timestamptz(3),
  -- Nobody's: an ended account in whose name stays what a deleted one leaves with others (rule DELETE-3).
  is_shell boolean not null default false,
  -- The language of mails to the owner.
  language text not null default 'en' check (language in ('en', 'tr')),
  -- Whether the employer got the initial templates, so that deleted ones aren't added again.
  has_templates boolean not null default false,
  -- When it was last used, to a day: few calls write it.
  seen_at timestamptz(3) not null default now(),
  -- When it will be deleted because nobody uses it, as its owner was warned; null before the first warning.
  deletes_at timestamptz(3),
  -- Whether the second warning was sent.
  is_warned_again boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  __v integer not null default 0,
  -- The folded text that the console searches, here and in the tables below: a search for one or two letters, which no
  -- trigram index serves, would otherwise fold 100,000 texts.
  search_key text not null generated always as (
    fold_text(first_name || ' ' || last_name || ' ' || email)
  ) stored
);
create index users_search_key on users using gin (search_key gin_trgm_ops);
create index users_created on users (created_at, _id);
create index users_name on users (fold_text(first_name || ' ' || last_name), _id);
create index users_unconfirmed on users (created_at) where email_confirmed_at is null and ended_at is null;
create index users_ended on users (_id) where ended_at is not null and not is_shell;
create index users_shells on users (created_at) where is_shell;
create index users_leaving on users (leaves_at) where leaves_at is not null;
create index users_unused on users (seen_at) where deletes_at is null and ended_at is null and not is_admin;
create index users_to_delete on users (deletes_at) where deletes_at is not null;

-- What nobody needs any more is only deleted at the moment that its owners were told. Whatever starts its term again
-- takes that moment back, whoever writes it (rule RETAIN-2).
create function forget_deletion() returns trigger language plpgsql as $$
begin
  new.deletes_at := null;
  return new;
end
$$;
create trigger users_forget_deletion before update on users
  for each row when (
    new.deletes_at is not null and (new.seen_at, new.ended_at) is distinct from (old.seen_at, old.ended_at)
  )
  execute function forget_deletion();

create table employers (
  user_id uuid primary key references users (_id) on delete cascade,
  company_name text not null default '',
  company_website text not null default '',
  company_size text not null default '',
  industry text not null default '',
  company_description text not null default '',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  __v integer not null default 0,
  search_key text not null generated always as (fold_text(company_name || ' ' || industry)) stored
);
create index employers_search_key on employers using gin (search_key gin_trgm_ops);
create index employers_created on employers (created_at, user_id);

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
  __v integer not null default 0,
  search_key text not null generated always as (fold_text(title || ' ' || joined_list(skills))) stored
);
create index candidates_search_key on candidates using gin (search_key gin_trgm_ops);
create index candidates_created on candidates (created_at, user_id);

-- Sessions. A token names its session, and is refused once that is gone.
create table sessions (
  _id uuid primary key,
  user_id uuid not null references users (_id) on delete cascade,
  created_at timestamptz(3) not null,
  -- When it was last used, to a quarter of an hour: few calls write it.
  seen_at timestamptz(3) not null,
  -- When the password was last given in it.
  verified_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  user_agent text not null check (length(user_agent) <= 300),
  -- Where it began (ISO 3166-1 alpha-2), if the operator has a list of countries.
  country text check (country ~ '^[A-Z]{2}$')
);
create index sessions_of_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- Links in mails that act for an account. Only the hash of a link's token is kept.
create table account_links (
  token_hash text primary key,
  purpose text not null check (purpose in ('reset', 'confirm', 'take_back', 'recover')),
  user_id uuid not null references users (_id) on delete cascade,
  -- The address that the link was mailed to: a confirming link proves it, one to take the account back brings it back.
  email text not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  -- Of a password reset, when the mail server received its mail; null while it is being sent.
  sent_at timestamptz(3),
  -- When a confirming link was used: pressed again, it says so instead of failing.
  used_at timestamptz(3),
  -- Wrong codes that were typed instead of opening the link.
  wrong_codes smallint not null default 0
);
create index account_links_user on account_links (user_id, purpose, created_at);
create index account_links_expiry on account_links (expires_at);
-- An address can't be registered while its former owner may take it back.
create index account_links_email on account_links (email) where purpose = 'take_back';
-- The way back for a lost device, whose link cancels it. It began at `created_at`.
create unique index account_links_recovery on account_links (user_id) where purpose = 'recover';

-- The authenticator app of an account.
create table totp_factors (
  user_id uuid primary key references users (_id) on delete cascade,
  -- Encrypted with a key derived from the server's secret.
  sealed_secret text not null,
  -- When a first code proved that the app has the secret; until then it protects nothing.
  confirmed_at timestamptz(3),
  -- The time step of the last code that was accepted: neither it nor an earlier one is accepted again.
  last_step bigint not null default 0
);

create table passkeys (
  _id uuid primary key,
  user_id uuid not null references users (_id) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  -- How often it was used, if its authenticator counts.
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index passkeys_user on passkeys (user_id, created_at, _id);

-- Only hashes, keyed with the server's secret.
create table recovery_codes (
  user_id uuid not null references users (_id) on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

-- What a passkey has to sign, once.
create table webauthn_challenges (
  challenge_hash text primary key,
  purpose text not null check (purpose in ('login', 'register')),
  -- Null for a login, whose account isn't known yet.
  user_id uuid references users (_id) on delete cascade,
  expires_at timestamptz(3) not null
);
create index webauthn_challenges_user on webauthn_challenges (user_id) where user_id is not null;
create index webauthn_challenges_expiry on webauthn_challenges (expires_at);

-- From where an account was logged in to: addresses, where strangers who guess its password can't lock its owner out,
-- and devices, since the owner is told of a new one. Stores only the newest, each as a hash keyed with the server's
-- secret.
create table known_clients (
  user_id uuid not null references users (_id) on delete cascade,
  kind text not null check (kind in ('address', 'device')),
  hash text not null,
  seen_at timestamptz(3) not null,
  primary key (user_id, kind, hash)
);
create index known_clients_age on known_clients (kind, seen_at);

-- Replies kept for repeated calls under the same key, for a day or until the account is deleted.
create table idempotency_keys (
  -- Null for a visitor.
  account_id uuid references users (_id) on delete cascade,
  key_hash text not null,
  -- Distinguishes a repetition from another call under the same key.
  request_hash text not null,
  -- The reply as sent; empty until the write that takes the key ends.
  reply text not null check (octet_length(reply) <= 1000000),
  created_at timestamptz(3) not null default now(),
  unique nulls not distinct (account_id, key_hash)
);
create index idempotency_keys_account on idempotency_keys (account_id, created_at);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Jobs --------------------------------------------------------------------------------------------

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
    check (experience_level in ('entry', 'mid', 'senior', 'executive', 'not_specified')),
  workplace text not null default 'on_site' check (workplace in ('on_site', 'hybrid', 'remote')),
  is_remote boolean not null generated always as (workplace = 'remote') stored,
  -- Two decimals at most: an hour may pay 17.50.
  salary_min double precision not null default 0
    check (salary_min >= 0) check (salary_min = round(salary_min::numeric, 2)::double precision),
  salary_max double precision not null default 0
    check (salary_max >= 0) check (salary_max = round(salary_max::numeric, 2)::double precision),
  salary_currency text not null default 'USD' check (salary_currency ~ '^[A-Z]{3}$'),
  salary_period text not null default 'year' check (salary_period in ('hour', 'day', 'month', 'year')),
  -- 0 if unspecified, in both.
  hours_per_week integer not null default 0 check (hours_per_week between 0 and 168),
  positions integer not null default 0 check (positions between 0 and 10000),
  start_date date,
  application_deadline date,
  contact_email text not null default '',
  status text not null default 'published'
    check (status in ('draft', 'published', 'active', 'closed')),
  required_skills text[] not null default '{}',
  benefits text[] not null default '{}',
  -- The employer's questions to candidates who apply.
  questions jsonb not null default '[]' check (jsonb_typeof(questions) = 'array'),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  published_at timestamptz(3),
  -- Deleted by its employer while it had applications; only its candidates still see it.
  removed_at timestamptz(3),
  -- When the deletion with its applications started: the removed job counts as gone for its candidates too.
  ended_at timestamptz(3) check (ended_at is null or removed_at is not null),
  -- When to notify its candidates that it was closed, unless it is live again by then.
  announce_closed_at timestamptz(3),
  -- Since when nobody needs it: closed, removed or past its deadline, and not changed since; null while it is needed.
  unneeded_since timestamptz(3) generated always as (
    case
      when ended_at is not null then null
      when removed_at is not null then removed_at
      when status = 'closed' then updated_at
      when status <> 'draft' and application_deadline is not null
        then greatest((application_deadline + 1)::timestamp at time zone 'UTC', updated_at)
    end
  ) stored,
  -- When it will be deleted, as its employer was warned; null before that.
  deletes_at timestamptz(3),
  __v integer not null default 0,
  location_key text not null generated always as (fold_text(trim(location))) stored,
  skill_keys text[] not null generated always as (fold_list(required_skills)) stored,
  -- The job's place, as the list of places reads its location: the server sets these columns with each write of a
  -- location. The English name, or the local one; null for none and for several.
  place_city text,
  place_region text,
  -- ISO 3166-1 alpha-2.
  place_country text check (place_country ~ '^[A-Z]{2}$'),
  -- The text and every name and code that a search for its places may use.
  place_words text not null default '',
  -- Codes of countries, states and areas that find the job.
  place_codes text[] not null default '{}',
  -- The version of the list that the place was read by; 0 for none yet.
  place_version integer not null default 0,
  search_key text not null generated always as (
    fold_text(title || ' ' || company_name || ' ' || location || ' ' || contact_email)
  ) stored
);

-- Includes the columns that filters read, so that counting need not visit the jobs.
create index jobs_newest on jobs (published_at desc, _id desc)
  include (application_deadline, job_type, experience_level, is_remote)
  where status in ('published', 'active');
-- An employer's own list and its counts use this index alone.
create index jobs_of_employer on jobs (employer_id, created_at desc, _id desc)
  include (status, removed_at);
create index jobs_skills on jobs using gin (skill_keys);
create index jobs_ended on jobs (_id) where ended_at is not null;
create index jobs_closing on jobs (announce_closed_at) where announce_closed_at is not null;
create index jobs_place_version on jobs (place_version);
create index jobs_search_key on jobs using gin (search_key gin_trgm_ops);
create index jobs_created on jobs (created_at, _id);
create index jobs_title on jobs (fold_text(title), _id);
create index jobs_unneeded on jobs (unneeded_since) where deletes_at is null and unneeded_since is not null;
create index jobs_to_delete on jobs (deletes_at) where deletes_at is not null;

create trigger jobs_forget_deletion before update on jobs
  for each row when (
    new.deletes_at is not null
    and (new.status, new.removed_at, new.ended_at, new.application_deadline, new.updated_at)
      is distinct from (old.status, old.removed_at, old.ended_at, old.application_deadline, old.updated_at)
  )
  execute function forget_deletion();

-- Marks a location written without its place for the background task to read.
create function forget_place() returns trigger language plpgsql as $$
begin
  new.place_version := 0;
  return new;
end
$$;
create trigger jobs_forget_place before update on jobs
  for each row when (
    new.location is distinct from old.location
    and (new.place_words, new.place_version)
      is not distinct from (old.place_words, old.place_version)
  )
  execute function forget_place();

-- Every instance caches searches and pages in memory, and is notified when any writer changes jobs or data shown with
-- them. PostgreSQL sends equal notifications of one transaction once.
create function notify_jobs_changed() returns trigger language plpgsql as $$
begin
  notify jobs_changed;
  return null;
end
$$;

-- Also when an account is deleted with its jobs.
create trigger jobs_changed after insert or update or delete or truncate on jobs
  for each statement execute function notify_jobs_changed();

-- Jobs are shown with their employer's company and picture. By row, since most writes change neither: a new employer's
-- company is empty, and a profile is saved whole.
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
  for each row
  when (new.user_type = 'employer' and old.profile_image_url is distinct from new.profile_image_url)
  execute function notify_jobs_changed();

-- The value of one unit of each currency in the deployment's currency, whose own rate is 1. The server writes it from
-- its settings.
create table currency_rates (
  currency text primary key check (currency ~ '^[A-Z]{3}$'),
  rate double precision not null check (rate > 0 and rate < 'infinity')
);
insert into currency_rates (currency, rate) values ('USD', 1);

-- A salary per year in whole units of the deployment's currency, at least 1; null without a salary or a rate for its
-- currency. Hours a week of 0 count as 40, and a year as 52 weeks or 260 days.
-- Rule JOB-11.
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

-- Words of jobs -----------------------------------------------------------------------------------

-- Functions of more than one plain expression use PL/pgSQL, which caches plans: every calling statement plans SQL
-- functions again, which takes longer than processing a job's words.

-- English stems, without a list of stop words: people search for 'it' and 'us'.
create text search dictionary english_stems (template = snowball, language = english);
create text search configuration english_words (copy = pg_catalog.english);
alter text search configuration english_words
  alter mapping for asciiword, word, hword, hword_part, hword_asciipart, asciihword with english_stems;

-- Words of `search_words` in the singular, by the regular English plural.
create function singular_words(words text) returns text
language sql immutable strict parallel safe
return regexp_replace(
  regexp_replace(words, '([a-z]{2})ies\M', '\1y', 'g'),
  '([a-z]{2}[^siu\s])s\M', '\1', 'g'
);

-- Words of `search_words` without Turkish endings: plural and possessive ('garsonlar', 'hemşireleri'), -lik
-- ('mühendisliği'), possessive after a vowel ('geliştiricisi') and after a consonant ('müdürü'). A final s may belong
-- to either ('mühendis', 'mühendisi'), so both lose it. Queries and jobs share this function, so stems need not be
-- words, only equal.
create function turkish_stems(words text) returns text
language sql immutable strict parallel safe
return regexp_replace(
  regexp_replace(
    regexp_replace(
      regexp_replace(words, '([a-z]{4})(lar|ler)(i|in|ini|ina|ine|inin|imiz|a|e|da|de|dan|den)?\M', '\1', 'g'),
      '([a-z]{4})l[iu][gk](i|u|in|un|inin|unun)?\M', '\1', 'g'
    ),
    '([a-z]{3}[aeiou])s[iu]?\M', '\1', 'g'
  ),
  '([a-z]{3}[b-df-hj-np-tv-z])[iu]\M', '\1', 'g'
);

-- The lexemes of a vector, each prefixed with a mark of its kind.
create function marked(vector tsvector, mark text) returns tsvector
language plpgsql immutable strict parallel safe as $$
begin
  return array_to_tsvector(array(select mark || left(lexeme, 200) from unnest(tsvector_to_array(vector)) as lexeme));
end
$$;

-- Words of `search_words`: each unchanged with its position, and its stems without positions.
create function word_vector(words text) returns tsvector
language plpgsql immutable strict parallel safe as $$
declare
  vector tsvector := to_tsvector('simple', words);
  -- Stems each distinct word of a long text once.
  once text := array_to_string(tsvector_to_array(vector), ' ');
begin
  return vector || strip(to_tsvector('english_words', once)) || strip(to_tsvector('simple', turkish_stems(once)));
end
$$;

-- The singular words, and their stems marked '~', all with positions.
create function rank_words(words text) returns tsvector
language plpgsql immutable strict parallel safe as $$
begin
  return to_tsvector('simple', singular_words(words)) || regexp_replace(
    to_tsvector('english_words', words)::text || ' ' || to_tsvector('simple', turkish_stems(words))::text,
    '''([^'']+)''', '''~\1''', 'g'
  )::tsvector;
end
$$;

-- All pairs of adjacent words joined, so that 'datascientist' finds 'data scientist' and 'frontend' finds 'front-end':
-- the pairs from the first word on, and those from the second.
create function joined_words(words text) returns text
language plpgsql immutable strict parallel safe as $$
begin
  return regexp_replace(words, '(\S+) (\S+)', '\1\2', 'g') || ' '
    || regexp_replace(regexp_replace(words, '^\S+ ?', ''), '(\S+) (\S+)', '\1\2', 'g');
end
$$;

-- The order of words, of which the index knows none otherwise: each word with its follower, as one of 4,096 numbers
-- after '+'. A job with a phrase has the numbers of the phrase; few others have all of them.
create function word_pairs(words text) returns text[]
language plpgsql immutable strict parallel safe as $$
declare
  each text[] := array_remove(string_to_array(words, ' '), '');
begin
  return array(
    select distinct '+' || left(md5(word || ' ' || follower), 3)
    from unnest(each, each[2:]) as pair (word, follower) where follower is not null
  );
end
$$;

-- Compounds joined to one word: 'node.js' as 'nodejs', 'e-commerce' as 'ecommerce'.
create function compound_words(value text) returns text
language plpgsql immutable strict parallel safe as $$
begin
  return (
    select coalesce(string_agg(distinct search_words(regexp_replace(compound[1], '[-.]', '', 'g')), ' '), '')
    from regexp_matches(value, '[[:alnum:]]{1,40}(?:[-.][[:alnum:]]{1,40})+', 'g') as compound
  );
end
$$;

-- Words of one or two letters, and Go, written in capitals: 'IT', 'R', 'HR'. In lower case they are common words.
create function capital_words(value text) returns text
language plpgsql immutable strict parallel safe as $$
begin
  return (
    select coalesce(string_agg(distinct search_words(capitals[1]), ' '), '')
    from regexp_matches(value, '(?:^|[^\w&.])([A-ZÇĞİÖŞÜ]{1,2}|Go)(?![\w+#&''’])', 'g') as capitals
  );
end
$$;

-- A title without its gender markers: '(m/w/d)', 'Ingenieur/in', 'Erfahrene/r'.
create function plain_title(title text) returns text
language sql immutable strict parallel safe
return regexp_replace(
  regexp_replace(title, '\(\s*[a-z*]{1,3}\s*(?:[/|]\s*[a-z*]{1,3}\s*){1,4}\)', ' ', 'gi'),
  '([[:alpha:]]{3})[/*:](?:in|innen|r|n|e)\M', '\1', 'g'
);

-- The parts of a title of at most four words, each in the singular and without rank, hours and urgency: 'server' and
-- 'downtown bistro' of 'Experienced Servers (Full-time), Downtown Bistro'. Ranking has its own words: lexicon.json.
create function title_phrases(title text) returns text[]
language plpgsql immutable strict parallel safe as $$
begin
  return array(
    select distinct '=' || phrase
    from regexp_split_to_table(title, '[][,;:|/()–—•·@]|\s-\s|\s(?:at|for|in|near|with)\s', 'i') as part
      cross join lateral (
        select trim(regexp_replace(regexp_replace(
          singular_words(search_words(part)),
          '\m(?:senior|sr|junior|jr|lead|head|experienced|entry|level|full|part|time|fulltime|parttime|temporary|temp|seasonal|casual|permanent|night|day|morning|evening|weekend|shift|am|pm|needed|wanted|hiring|urgent|urgently|now|new|kidemli|deneyimli|tecrubeli|acil|yeni|tam|yari|zamanli|vardiyali|gece|bay|bayan|araniyor|\d+)\M', '', 'g'
        ), ' {2,}', ' ', 'g')) as phrase
      ) as read
    where phrase ~ '^\S{1,40}(?: \S{1,40}){0,3}$'
  );
end
$$;

-- The words by which people search for a job's enumerated columns.
create function fact_words(job_type text, experience_level text) returns text
language sql immutable strict parallel safe
return concat_ws(' ',
  case job_type
    when 'full_time' then 'full time fulltime tam zamanli'
    when 'part_time' then 'part time parttime yari zamanli'
    when 'contract' then 'contract contractor freelance sozlesmeli'
    when 'temporary' then 'temporary temp gecici donemsel'
    when 'internship' then 'internship intern staj stajyer'
  end,
  case experience_level
    when 'senior' then 'senior kidemli'
    when 'executive' then 'executive'
  end
);
create function workplace_words(workplace text) returns text
language sql immutable strict parallel safe
return case workplace
  when 'remote' then 'remote uzaktan home office homeoffice telecommute'
  when 'hybrid' then 'hybrid hibrit'
  else ''
end;

-- The filters as lexemes. The publishing time falls into one span each of 1, 2, 4 to 1,024 hours since 1970, so that
-- few lexemes cover any range up to now: an index is slow to join many. `windows.ts` uses the same spans.
create function filter_lexemes(
  job_type text, experience_level text, workplace text, employer_id uuid, company_name text, listed_at timestamptz
) returns text[]
language plpgsql immutable strict parallel safe as $$
declare
  hour bigint := floor(extract(epoch from listed_at) / 3600);
begin
  return array[
    '#type ' || job_type,
    '#level ' || experience_level,
    '#work ' || workplace,
    '#of ' || employer_id,
    '#by ' || left(fold_text(trim(company_name)), 200)
  ] || array(select '#' || (1 << span) || 'h ' || (hour >> span) from generate_series(0, 10) as span);
end
$$;

-- Search ------------------------------------------------------------------------------------------

-- One short row per live job, maintained by a trigger whoever writes the job. `docs/decisions` says why the search uses
-- these columns.
create table job_search (
  job_id uuid primary key references jobs (_id) on delete cascade,
  employer_id uuid not null,
  published_at timestamptz(3) not null,
  application_deadline date,
  job_type text not null,
  experience_level text not null,
  workplace text not null,
  company_name text not null,
  -- The maximum yearly salary in the deployment's currency; null without a salary.
  salary_yearly integer,
  -- The title's words in the singular.
  title_key text not null,
  -- Ranks a found job: words of the title (A), the skills (B), the company (C), place and facts (D), in the singular,
  -- and their stems after '~'; parts of the title after '='.
  rank_vector tsvector not null,
  -- Finds jobs: all words and stems; after '^' those of title and facts, after '=' the parts of the title, after '@'
  -- the words of the place and, in capitals, its codes, after '!' short words in capitals, after '#' the filters, after
  -- '+' pairs of neighbours.
  search_vector tsvector not null
);

-- The rows of these jobs; none for a job that isn't live. Uses one generic plan, since planning takes longer than
-- processing a job's words.
create function job_search_rows(ids uuid[]) returns setof job_search
language plpgsql stable set plan_cache_mode = force_generic_plan
as $$
begin return query
  select
    _id as job_id, employer_id, listed_at, application_deadline,
    job_type, experience_level, workplace, company_name,
    coalesce(
      yearly_salary(salary_max, salary_currency, salary_period, hours_per_week),
      yearly_salary(salary_min, salary_currency, salary_period, hours_per_week)
    ) as salary_yearly,
    singular_words(title_words) as title_key,
    setweight(rank_words(title_words), 'A')
      || setweight(rank_words(skill_words), 'B')
      || setweight(rank_words(company_words), 'C')
      || setweight(rank_words(place || ' ' || facts), 'D')
      || array_to_tsvector(title_phrases(title)) as rank_vector,
    word_vector(concat_ws(' ', title_words, company_words, skill_words, place, facts))
      || word_vector(body_words)
      || array_to_tsvector(word_pairs(concat_ws(' ', title_words, company_words, skill_words, place, facts, body_words)))
      || strip(to_tsvector('simple', joined || ' ' || compound_words(title || ' ' || body)))
      || marked(word_vector(concat_ws(' ', title_words, facts, joined_words(title_words))), '^')
      || array_to_tsvector(title_phrases(title))
      || marked(to_tsvector('simple', place || ' ' || joined_words(place)), '@')
      || array_to_tsvector(array(select '@' || code from unnest(place_codes) as code))
      || marked(to_tsvector('simple', capital_words(body)), '!')
      || array_to_tsvector(filter_lexemes(job_type, experience_level, workplace, employer_id, company_name, listed_at))
      as search_vector
  from (
    select
      _id, employer_id, listed_at, application_deadline, job_type, experience_level, workplace, company_name, title, title_words,
      salary_min, salary_max, salary_currency, salary_period, hours_per_week, body, place_codes,
      search_words(company_name) as company_words,
      search_words(joined_list(required_skills)) as skill_words,
      concat_ws(' ', search_words(location || ' ' || place_words), workplace_words(workplace)) as place,
      concat_ws(' ', fact_words(job_type, experience_level), workplace_words(workplace)) as facts,
      joined_words(title_words) || ' ' || coalesce(
        (select string_agg(joined_words(search_words(skill)), ' ') from unnest(required_skills) as skill), ''
      ) as joined,
      regexp_replace(search_words(body), '\m\w{1,2}\M', '', 'g') as body_words
    from (
      select
        *,
        -- A job written past the server may be live without a date.
        coalesce(published_at, created_at) as listed_at,
        search_words(plain_title(title)) as title_words,
        left(concat_ws(E'\n',
          description, requirements, responsibilities, joined_list(required_skills), joined_list(benefits)
        ), 60000) as body
      from jobs
      where _id = any(ids) and status in ('published', 'active')
      -- An optimization fence: without it, the planner copies each expression to every use, which computes it each
      -- time.
      offset 0
    ) as jobs
    offset 0
  ) as words;
end
$$;

create function keep_job_search() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from job_search where job_id = new._id;
  end if;
  insert into job_search select * from job_search_rows(array[new._id]);
  return null;
end
$$;
create trigger jobs_search after insert or update on jobs
  for each row execute function keep_job_search();

-- No pending list, which every search would have to read from end to end.
create index job_search_vector on job_search using gin (search_vector) with (fastupdate = off);
create index job_search_newest on job_search (published_at desc, job_id desc) include (application_deadline);
create index job_search_salary on job_search (salary_yearly desc nulls last, published_at desc, job_id desc);

-- Suggestions -------------------------------------------------------------------------------------

-- Suggestions while typing, and words that correct misspelt ones: the titles, companies, skills and places of live
-- jobs, with their number of jobs.

-- A title or company by the start of each word: 'software engineer' also by 'engineer'.
create table search_terms (
  kind text not null,
  label text collate "C" not null,
  -- The number of the word at which `start` begins.
  place smallint not null,
  start text collate "C" not null,
  jobs integer not null,
  -- Grows logarithmically with the number of jobs, to about 55 tiers at a million, so that the most frequent terms with
  -- a prefix are found tier by tier, without sorting all of them.
  tier smallint not null generated always as (
    case when jobs > 0 then floor(4 * ln(jobs))::smallint else -1 end
  ) stored,
  primary key (kind, label, place)
) with (fillfactor = 85);
create index search_terms_start on search_terms (kind, tier, start);

-- Their words, split by `search_words`, with the number of titles and of places that contain each: the more titles, the
-- less distinctive the word, and the likelier as a correction.
create table search_vocabulary (
  word text collate "C" primary key,
  jobs integer not null,
  titles integer not null,
  places integer not null
) with (fillfactor = 85);

-- Changes of the counts not yet merged into the tables above. Writes of jobs only insert here, so none waits for
-- another with the same title.
create table search_term_changes (
  _id bigint generated always as identity primary key,
  kind text not null,
  label text not null,
  jobs integer not null
);

-- The last job, by deadline and id, up to which expired live jobs are out of the counts.
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
  -- Shared with other writes, but excludes the removal of expired jobs.
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

-- Files and applications --------------------------------------------------------------------------

-- The row of a file outlives its owner until its bytes are gone: without a row, bytes would stay in the store for ever.
create table files (
  _id uuid primary key,
  owner_id uuid references users (_id) on delete set null,
  kind text not null check (kind in ('resume', 'image', 'export')),
  name text not null,
  type text not null,
  bytes integer not null,
  created_at timestamptz(3) not null default now(),
  -- When it was marked deleted: it is hidden, and its bytes are about to be removed.
  removed_at timestamptz(3)
);
create index files_owner on files (owner_id);
create index files_removed on files (_id) where removed_at is not null;

-- The position of the round that finds unused files: one instance at a time claims the only row.
create table file_rounds (
  only_one boolean primary key default true check (only_one),
  began_at timestamptz(3) not null,
  -- The last file checked; null at the end of a round.
  after_id uuid,
  -- When the next portion may be claimed. Until then, the last one belongs to its instance.
  due_at timestamptz(3) not null
);

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
  -- Each answer includes its question as asked.
  answers jsonb not null default '[]' check (jsonb_typeof(answers) = 'array'),
  status text not null default 'pending'
    check (status in ('pending', 'reviewed', 'interview', 'accepted', 'rejected', 'hired')),
  contact_email text not null default '',
  contact_phone text not null default '',
  interview_date timestamptz(3),
  created_at timestamptz(3) not null default now(),
  last_updated timestamptz(3),
  opened_at timestamptz(3),
  withdrawn_at timestamptz(3),
  -- When its candidate's account was deleted: only job, dates and status are left.
  erased_at timestamptz(3),
  -- The status that the candidate was last notified of, and when. Notifications wait a minute, so that a change undone
  -- by then is never announced.
  announced_status text not null default 'pending'
    check (announced_status in ('pending', 'reviewed', 'interview', 'accepted', 'rejected', 'hired')),
  announced_at timestamptz(3),
  -- When to notify the candidate of changes since; null when there are none.
  announce_at timestamptz(3),
  -- The candidate's profile as shared when applying; null for nothing. What lists show has columns of its own, so that
  -- no list reads the whole.
  profile jsonb check (jsonb_typeof(profile) = 'object'),
  headline text not null generated always as (coalesce(profile ->> 'title', '')) stored,
  place text not null generated always as (coalesce(profile ->> 'location', '')) stored,
  -- When its term was last started again: by its employer, or by the candidate's next application to the employer.
  held_at timestamptz(3),
  -- Since when it is kept unchanged.
  kept_since timestamptz(3) not null generated always as (
    greatest(coalesce(withdrawn_at, last_updated, created_at), held_at)
  ) stored,
  -- When it will be deleted, as both sides were warned; null before that.
  deletes_at timestamptz(3),
  -- Private to the employer's side.
  rating smallint check (rating between 1 and 5),
  labels text[] not null default '{}' check (cardinality(labels) <= 10),
  __v integer not null default 0,
  -- Folding a long letter takes a millisecond or more, so it happens at the write, not at each search.
  letter_key text not null generated always as (fold_text(cover_letter)) stored,
  search_key text not null generated always as (
    fold_text(contact_email || ' ' || phone || ' ' || contact_phone)
  ) stored
);

-- One live application per job and candidate, even when two requests race; another after a withdrawal.
-- Rule STATUS-5.
create unique index applications_live on applications (job_id, candidate_id) where withdrawn_at is null;
create index applications_of_pair on applications (job_id, candidate_id, created_at);
create index applications_due on applications (announce_at) where announce_at is not null;
-- A candidate's own list and its counts use this index alone.
create index applications_of_candidate on applications (candidate_id, created_at desc, _id desc)
  include (job_id, status, withdrawn_at);
create index applications_job on applications (job_id, created_at desc, _id desc);
-- The newest unopened applications to each job, without reading the others.
create index applications_unopened on applications (job_id, created_at desc, _id desc)
  where opened_at is null and withdrawn_at is null;
-- Counts a job's applications by status, and the unopened ones: an employer's lists use this index alone.
create index applications_statuses on applications (job_id, status) include (candidate_id, opened_at)
  where withdrawn_at is null;
-- Upcoming interviews of a candidate, and of a job.
create index applications_interviews on applications (candidate_id, interview_date)
  where interview_date is not null;
create index applications_interviews_of_job on applications (job_id, interview_date)
  where interview_date is not null;
create index applications_resume on applications (resume_file_id);
create index applications_search_key on applications using gin (search_key gin_trgm_ops);
create index applications_created on applications (created_at, _id);
create index applications_unneeded on applications (kept_since)
  where deletes_at is null and (status = 'rejected' or withdrawn_at is not null);
create index applications_to_delete on applications (deletes_at) where deletes_at is not null;
create index applications_to_delete_of_job on applications (job_id) where deletes_at is not null;

create trigger applications_forget_deletion before update on applications
  for each row when (
    new.deletes_at is not null
    and (new.status, new.withdrawn_at, new.last_updated, new.held_at)
      is distinct from (old.status, old.withdrawn_at, old.last_updated, old.held_at)
  )
  execute function forget_deletion();

-- Applications that would only be deleted with their job stay when the job is changed.
create function forget_deletion_of_applications() returns trigger language plpgsql as $$
begin
  update applications set deletes_at = null
    where job_id = new._id and deletes_at is not null and status <> 'rejected' and withdrawn_at is null;
  return null;
end
$$;
create trigger jobs_changed_applications after update on jobs
  for each row when (old.unneeded_since is distinct from new.unneeded_since)
  execute function forget_deletion_of_applications();

-- What users agreed to: a version of the terms and of the privacy policy, and to share parts of the profile with an
-- application. Once for each, so that no account adds a row with every call.
-- Rule CONSENT-1.
create table consents (
  _id uuid primary key,
  user_id uuid not null references users (_id) on delete cascade,
  purpose text not null check (purpose in ('terms', 'privacy', 'profile')),
  -- The day of the text, as YYYY-MM-DD.
  version text not null default '' check (length(version) <= 10),
  language text not null check (language in ('en', 'tr')),
  created_at timestamptz(3) not null,
  taken_back_at timestamptz(3),
  application_id uuid unique references applications (_id) on delete cascade,
  check ((purpose = 'profile') = (application_id is not null)),
  check ((purpose = 'profile') = (version = ''))
);
create unique index consents_text on consents (user_id, purpose, version) where application_id is null;
create index consents_user on consents (user_id, created_at, _id);

-- The history of an application.
create table application_events (
  _id uuid primary key,
  -- The order of events: assigned while the application is locked, so independent of clocks.
  seq bigint not null generated always as identity,
  application_id uuid not null references applications (_id) on delete cascade,
  kind text not null default 'status' check (
    kind in (
      'status', 'withdrawn', 'interview_set', 'interview_changed', 'interview_cancelled',
      'interview_answered'
    )
  ),
  -- Who reads it. An employer's action is recorded for the employer at once, for the candidate with the announcement.
  audience text not null default 'both' check (audience in ('both', 'employer', 'candidate')),
  from_status text
    check (from_status in ('pending', 'reviewed', 'interview', 'accepted', 'rejected', 'hired')),
  to_status text
    check (to_status in ('pending', 'reviewed', 'interview', 'accepted', 'rejected', 'hired')),
  -- Details by kind, such as the time of an interview.
  data jsonb not null default '{}',
  actor_id uuid references users (_id) on delete set null,
  -- The same for all changes of one call, which are undone together.
  batch_id uuid,
  created_at timestamptz(3) not null default now(),
  check (from_status <> to_status),
  check ((kind = 'status') = (from_status is not null and to_status is not null))
);
create index application_events_application on application_events (application_id, seq desc);
create index application_events_actor on application_events (actor_id);
create index application_events_batch on application_events (batch_id) where batch_id is not null;

-- The details of an interview, the candidate's answer, and what was announced.
create table interviews (
  application_id uuid primary key references applications (_id) on delete cascade,
  -- Equals the application's `interview_date` while set.
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
  -- The facts last announced to the candidate; null before the first time and after a cancellation.
  announced jsonb,
  -- When the candidate was last notified of it; null if never.
  announced_at timestamptz(3),
  -- The answer to the announced facts, while a change is unannounced.
  kept_answer jsonb,
  -- The change of status that cancelled it, so that undoing that restores the interview.
  cancelled_by uuid,
  -- When both sides were reminded of it.
  reminded_at timestamptz(3)
);
create index interviews_to_remind on interviews (starts_at)
  where state = 'set' and reminded_at is null;

create table application_notes (
  _id uuid primary key,
  application_id uuid not null references applications (_id) on delete cascade,
  -- Null when the account is gone.
  author_id uuid references users (_id) on delete set null,
  body text not null check (char_length(body) between 1 and 5000),
  created_at timestamptz(3) not null default now(),
  -- When it was last changed; null if never.
  updated_at timestamptz(3),
  __v integer not null default 0
);
create index application_notes_of_application
  on application_notes (application_id, created_at desc, _id desc);
create index application_notes_author
  on application_notes (author_id, created_at desc, _id desc);

-- Messages between an application's employer and candidate, and employers' templates for them.
create table application_messages (
  _id uuid primary key,
  application_id uuid not null references applications (_id) on delete cascade,
  author_id uuid references users (_id) on delete set null,
  side text not null check (side in ('employer', 'candidate')),
  body text not null,
  -- The change of status that it accompanies, if any.
  event_id uuid references application_events (_id) on delete set null,
  created_at timestamptz(3) not null default now(),
  -- Null while its change is unannounced; undoing the change recalls the message.
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

-- Applications with unread messages from their candidates, so that a large employer's need not be found among all
-- messages.
create table unread_threads (
  application_id uuid primary key references applications (_id) on delete cascade,
  employer_id uuid not null,
  -- When the newest unread message was sent.
  sent_at timestamptz(3) not null
);
create index unread_threads_of_employer on unread_threads (employer_id, sent_at desc, application_id desc);

-- Callers that send or read messages have locked the application.
create function refresh_unread_threads(ids uuid[]) returns void language sql as $$
  delete from unread_threads where application_id = any(ids);
  insert into unread_threads (application_id, employer_id, sent_at)
    select applications._id, jobs.employer_id, newest.sent_at
    from unnest(ids) as one (_id)
      join applications on applications._id = one._id
      join jobs on jobs._id = applications.job_id
      cross join lateral (
        select max(sent_at) as sent_at from application_messages
        where application_id = one._id and side = 'candidate' and sent_at is not null and read_at is null
      ) as newest
    where applications.withdrawn_at is null and jobs.removed_at is null and newest.sent_at is not null
$$;

create function messages_sent() returns trigger language plpgsql as $$
begin
  perform refresh_unread_threads(array(select distinct application_id from sent where side = 'candidate'));
  return null;
end
$$;
create trigger application_messages_sent after insert on application_messages
  referencing new table as sent for each statement execute function messages_sent();

create function messages_read() returns trigger language plpgsql as $$
begin
  perform refresh_unread_threads(array(
    select distinct application_id
    from now_read join before using (_id, application_id, side)
    where side = 'candidate' and now_read.read_at is distinct from before.read_at
  ));
  return null;
end
$$;
create trigger application_messages_read after update on application_messages
  referencing old table as before new table as now_read
  for each statement execute function messages_read();

create function application_moved() returns trigger language plpgsql as $$
begin
  perform refresh_unread_threads(array[new._id]);
  return null;
end
$$;
create trigger applications_moved after update of job_id, withdrawn_at on applications
  for each row
  when (old.job_id is distinct from new.job_id or old.withdrawn_at is distinct from new.withdrawn_at)
  execute function application_moved();

create function job_moved() returns trigger language plpgsql as $$
begin
  perform refresh_unread_threads(array(select _id from applications where job_id = new._id));
  return null;
end
$$;
create trigger jobs_moved after update of employer_id, removed_at on jobs
  for each row
  when (old.employer_id is distinct from new.employer_id or old.removed_at is distinct from new.removed_at)
  execute function job_moved();

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

-- Notifications and mails -------------------------------------------------------------------------

-- Mails about notifications: inserted in the transaction that notifies, sent afterwards. Their text is rendered when
-- they are sent.
create table mails (
  _id uuid primary key,
  user_id uuid not null references users (_id) on delete cascade,
  -- A digest, which further notifications join until it is claimed for the first time.
  is_daily boolean not null default false,
  created_at timestamptz(3) not null,
  -- When to send or retry it.
  due_at timestamptz(3) not null,
  attempts integer not null default 0,
  -- The instance that sends it owns it until then; null until the first attempt.
  claimed_until timestamptz(3),
  -- When the mail server had all but its last line: from then on it may have arrived.
  handed_over_at timestamptz(3),
  sent_at timestamptz(3),
  -- When sending was given up.
  failed_at timestamptz(3),
  error text not null default '',
  -- A mail about the account itself; null for one about notifications.
  letter jsonb,
  -- Where a letter goes, if not to the account's address.
  letter_to text
);
create index mails_due on mails (due_at) where sent_at is null and failed_at is null;
-- Mails handed over but unconfirmed, without reading the digests that wait for their hour.
create index mails_unanswered on mails (claimed_until)
  where handed_over_at is not null and sent_at is null and failed_at is null;
create unique index mails_open_digest on mails (user_id) where is_daily and claimed_until is null;
create index mails_failed on mails (failed_at) where failed_at is not null;
create index mails_of_user on mails (user_id, created_at desc, _id desc);
create index mails_created on mails (created_at);

create table notifications (
  _id uuid primary key,
  user_id uuid not null references users (_id) on delete cascade,
  kind text not null,
  application_id uuid references applications (_id) on delete cascade,
  job_id uuid references jobs (_id) on delete cascade,
  -- Further facts of the text, besides the names of job, company and candidate.
  facts jsonb not null default '{}',
  -- Identifies a notification to send only once, such as a reminder.
  dedupe_key text,
  created_at timestamptz(3) not null default now(),
  read_at timestamptz(3),
  -- Its mail; null when its reader wants none.
  mail_id uuid references mails (_id) on delete set null
);
create index notifications_of_user on notifications (user_id, created_at desc, _id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create unique index notifications_once on notifications (user_id, dedupe_key)
  where dedupe_key is not null;
create index notifications_application on notifications (application_id);
create index notifications_job on notifications (job_id);
create index notifications_created on notifications (created_at);
create index notifications_mail on notifications (mail_id) where mail_id is not null;

-- Differences from the default, a mail at once.
create table notification_preferences (
  user_id uuid not null references users (_id) on delete cascade,
  kind text not null,
  mode text not null check (mode in ('now', 'daily', 'never')),
  primary key (user_id, kind)
);

-- Everything else ---------------------------------------------------------------------------------

create table messages (
  _id uuid primary key,
  name text not null,
  email text not null,
  subject text not null default '',
  body text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  __v integer not null default 0,
  search_key text not null generated always as (
    fold_text(name || ' ' || email || ' ' || subject || ' ' || body)
  ) stored
);
create index messages_search_key on messages using gin (search_key gin_trgm_ops);
create index messages_created on messages (created_at, _id);
create index messages_email on messages (lower(email));
create index messages_name on messages (fold_text(name), _id);

-- Who wrote what, when. No reference to users or records: the log outlives both.
create table audit_log (
  _id uuid primary key,
  created_at timestamptz(3) not null default now(),
  -- The administrator; null for a command on the server.
  actor_id uuid,
  action text not null check (action in ('create', 'update', 'delete', 'grant', 'revoke')),
  entity text not null,
  record_id uuid not null,
  -- Whose values `content` has; null for nobody's.
  subject_id uuid,
  -- The record's name and the changes as JSON, encrypted with the subject's key.
  content text not null
);
create index audit_log_record on audit_log (entity, record_id, created_at desc, _id desc);
create index audit_log_newest on audit_log (created_at desc, _id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is append-only';
end
$$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

-- The key of each person whose values are in the log. It is deleted with the account, which makes them unreadable: the
-- log itself, and its copies, can't be changed. Of a visitor's message to the operator, the subject is the message.
create table audit_keys (
  subject_id uuid primary key,
  key text not null
);

-- Records that count as gone while their rows are deleted in portions. The instance that last raised `claims` owns the
-- work until `claimed_until`.
create table deletions (
  record_id uuid primary key,
  entity text not null check (entity in ('users', 'jobs')),
  label text not null,
  total integer not null,
  -- The account in whose name stays what the deleted one leaves with others; null if nothing does.
  shell_id uuid,
  started_at timestamptz(3) not null,
  claims integer not null default 0,
  claimed_until timestamptz(3)
);
create index deletions_started on deletions (started_at, record_id);

-- Ended accounts that aren't yet in the list outside the database, by which a restored one erases them again.
create table erasures (
  account_id uuid primary key,
  -- Whether others keep what concerns them.
  leaves_shells boolean not null,
  erased_at timestamptz(3) not null
);

-- How far the list was read: one instance at a time claims the only row.
create table erasure_rounds (
  only_one boolean primary key default true check (only_one),
  -- The last day whose list was read.
  read_day date,
  -- When the next round may be claimed. Until then, the last one belongs to its instance.
  due_at timestamptz(3) not null
);

-- Copies of users' data. The instance that last raised `attempts` makes the copy until `claimed_until`.
create table exports (
  _id uuid primary key,
  user_id uuid not null references users (_id) on delete cascade,
  requested_at timestamptz(3) not null,
  -- The language of its page.
  language text not null check (language in ('en', 'tr')),
  attempts integer not null default 0,
  claimed_until timestamptz(3),
  -- The archive, recorded before it is stored: nobody is offered it until `ready_at`.
  file_id uuid references files (_id) on delete set null,
  ready_at timestamptz(3),
  bytes integer not null default 0,
  -- When making it was given up.
  failed_at timestamptz(3),
  -- When the row is deleted with its archive; null while the copy is being made.
  expires_at timestamptz(3),
  check (ready_at is null or failed_at is null),
  check ((expires_at is null) = (ready_at is null and failed_at is null))
);
-- One copy being made per account, even when two requests race.
-- Rule EXPORT-2.
create unique index exports_open on exports (user_id) where expires_at is null;
create index exports_due on exports (requested_at, _id) where expires_at is null;
create index exports_of_user on exports (user_id, requested_at desc, _id desc);
create index exports_expiry on exports (expires_at) where expires_at is not null;
create index exports_file on exports (file_id);

-- The schedule of backups: one instance at a time claims the only row.
create table backup_rounds (
  only_one boolean primary key default true check (only_one),
  -- When the next backup is to be made; a failed one stays due.
  due_at timestamptz(3) not null,
  -- Until then it belongs to the instance that makes it, or is to wait after a failure.
  claimed_until timestamptz(3) not null,
  -- By which that instance knows it again.
  claim uuid not null
);

-- Facts about this installation, such as that demo content was written to it.
create table installation (
  key text primary key,
  value text not null
);

-- What the operator tells everybody on the site, in each language, from one moment to another.
create table site_notices (
  _id uuid primary key,
  text_en text not null check (length(text_en) between 1 and 300),
  text_tr text not null check (length(text_tr) between 1 and 300),
  -- Nothing can be changed meanwhile, such as while the site moves to another machine.
  is_read_only boolean not null default false,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) check (ends_at > starts_at)
);
