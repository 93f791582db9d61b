-- A database as these migrations make it, with rows: written by `npm run release:keep`.
-- 0001_start.sql c1f9918168c0a374285877c9838aed5855752eb998abcbfd4714aedac6f697db

SET check_function_bodies = false;

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

CREATE FUNCTION public.application_moved() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform refresh_unread_threads(array[new._id]);
  return null;
end
$$;

CREATE FUNCTION public.capital_words(value text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
begin
  return (
    select coalesce(string_agg(distinct search_words(capitals[1]), ' '), '')
    from regexp_matches(value, '(?:^|[^\w&.])([A-ZÇĞİÖŞÜ]{1,2}|Go)(?![\w+#&''’])', 'g') as capitals
  );
end
$$;

CREATE FUNCTION public.compound_words(value text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
begin
  return (
    select coalesce(string_agg(distinct search_words(regexp_replace(compound[1], '[-.]', '', 'g')), ' '), '')
    from regexp_matches(value, '[[:alnum:]]{1,40}(?:[-.][[:alnum:]]{1,40})+', 'g') as compound
  );
end
$$;

CREATE FUNCTION public.fold_text(value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN lower(NORMALIZE(replace(replace(replace(replace(replace(replace(translate(regexp_replace(NORMALIZE(value, NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text), 'ıİIøØłŁđĐςΣ'::text, 'iiioollddσσ'::text), 'ß'::text, 'ss'::text), 'ẞ'::text, 'ss'::text), 'æ'::text, 'ae'::text), 'Æ'::text, 'ae'::text), 'œ'::text, 'oe'::text), 'Œ'::text, 'oe'::text), NFC));

CREATE FUNCTION public.contains_pattern(value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN (('%'::text || replace(replace(replace(public.fold_text(TRIM(BOTH FROM value)), '\'::text, '\\'::text), '%'::text, '\%'::text), '_'::text, '\_'::text)) || '%'::text);

CREATE FUNCTION public.count_job_terms() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.fact_words(job_type text, experience_level text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN concat_ws(' '::text, CASE job_type WHEN 'full_time'::text THEN 'full time fulltime tam zamanli'::text WHEN 'part_time'::text THEN 'part time parttime yari zamanli'::text WHEN 'contract'::text THEN 'contract contractor freelance sozlesmeli'::text WHEN 'temporary'::text THEN 'temporary temp gecici donemsel'::text WHEN 'internship'::text THEN 'internship intern staj stajyer'::text ELSE NULL::text END, CASE experience_level WHEN 'senior'::text THEN 'senior kidemli'::text WHEN 'executive'::text THEN 'executive'::text ELSE NULL::text END);

CREATE FUNCTION public.filter_lexemes(job_type text, experience_level text, workplace text, employer_id uuid, company_name text, listed_at timestamp with time zone) RETURNS text[]
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
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

CREATE FUNCTION public.first_words(folded text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN ARRAY(SELECT split.word FROM regexp_split_to_table(first_words.folded, '\s+'::text) WITH ORDINALITY split(word, place) WHERE (split.word <> ''::text) GROUP BY split.word ORDER BY (min(split.place)) LIMIT 8);

CREATE FUNCTION public.fold_list(list text[]) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN (SELECT COALESCE(array_agg(DISTINCT public.fold_text(item.item)), '{}'::text[]) AS "coalesce" FROM unnest(fold_list.list) item(item) WHERE (item.item <> ''::text));

CREATE FUNCTION public.forget_deletion() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.deletes_at := null;
  return new;
end
$$;

CREATE FUNCTION public.forget_deletion_of_applications() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update applications set deletes_at = null
    where job_id = new._id and deletes_at is not null and status <> 'rejected' and withdrawn_at is null;
  return null;
end
$$;

CREATE FUNCTION public.forget_job_terms() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  truncate search_terms, search_vocabulary, search_term_changes;
  return null;
end
$$;

CREATE FUNCTION public.forget_place() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.place_version := 0;
  return new;
end
$$;

CREATE FUNCTION public.job_moved() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform refresh_unread_threads(array(select _id from applications where job_id = new._id));
  return null;
end
$$;

CREATE TABLE public.job_search (
    job_id uuid NOT NULL,
    employer_id uuid NOT NULL,
    published_at timestamp(3) with time zone NOT NULL,
    application_deadline date,
    job_type text NOT NULL,
    experience_level text NOT NULL,
    workplace text NOT NULL,
    company_name text NOT NULL,
    salary_yearly integer,
    title_key text NOT NULL,
    rank_vector tsvector NOT NULL,
    search_vector tsvector NOT NULL
);

CREATE FUNCTION public.job_search_rows(ids uuid[]) RETURNS SETOF public.job_search
    LANGUAGE plpgsql STABLE
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
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

CREATE FUNCTION public.job_terms(title text, company_name text, location text, place_words text, skills text[]) RETURNS TABLE(kind text, label text)
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select term.kind, trim(term.label)
  from (
    values ('title', title), ('company', company_name), ('place', coalesce(nullif(place_words, ''), location))
    union all
    select 'skill', skill from unnest(skills) as skill
  ) as term (kind, label)
  where trim(term.label) <> ''
$$;

CREATE FUNCTION public.joined_list(list text[]) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN (SELECT COALESCE(string_agg(item.item, ' '::text), ''::text) AS "coalesce" FROM unnest(joined_list.list) item(item));

CREATE FUNCTION public.joined_words(words text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
begin
  return regexp_replace(words, '(\S+) (\S+)', '\1\2', 'g') || ' '
    || regexp_replace(regexp_replace(words, '^\S+ ?', ''), '(\S+) (\S+)', '\1\2', 'g');
end
$$;

CREATE FUNCTION public.keep_job_search() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'UPDATE' then
    delete from job_search where job_id = new._id;
  end if;
  insert into job_search select * from job_search_rows(array[new._id]);
  return null;
end
$$;

CREATE FUNCTION public.marked(vector tsvector, mark text) RETURNS tsvector
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
begin
  return array_to_tsvector(array(select mark || left(lexeme, 200) from unnest(tsvector_to_array(vector)) as lexeme));
end
$$;

CREATE FUNCTION public.messages_read() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform refresh_unread_threads(array(
    select distinct application_id
    from now_read join before using (_id, application_id, side)
    where side = 'candidate' and now_read.read_at is distinct from before.read_at
  ));
  return null;
end
$$;

CREATE FUNCTION public.messages_sent() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform refresh_unread_threads(array(select distinct application_id from sent where side = 'candidate'));
  return null;
end
$$;

CREATE FUNCTION public.notify_jobs_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  notify jobs_changed;
  return null;
end
$$;

CREATE FUNCTION public.plain_title(title text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN regexp_replace(regexp_replace(title, '\(\s*[a-z*]{1,3}\s*(?:[/|]\s*[a-z*]{1,3}\s*){1,4}\)'::text, ' '::text, 'gi'::text), '([[:alpha:]]{3})[/*:](?:in|innen|r|n|e)\M'::text, '\1'::text, 'g'::text);

CREATE FUNCTION public.rank_words(words text) RETURNS tsvector
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
begin
  return to_tsvector('simple', singular_words(words)) || regexp_replace(
    to_tsvector('english_words', words)::text || ' ' || to_tsvector('simple', turkish_stems(words))::text,
    '''([^'']+)''', '''~\1''', 'g'
  )::tsvector;
end
$$;

CREATE FUNCTION public.refresh_unread_threads(ids uuid[]) RETURNS void
    LANGUAGE sql
    AS $$
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

CREATE FUNCTION public.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'audit_log is append-only';
end
$$;

CREATE FUNCTION public.search_words(value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN TRIM(BOTH FROM regexp_replace(replace(replace(replace(public.fold_text(value), 'c++'::text, ' cplusplus '::text), 'c#'::text, ' csharp '::text), '.net'::text, ' dotnet '::text), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+'::text, ' '::text, 'g'::text));

CREATE FUNCTION public.search_query(value text) RETURNS tsquery
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN (SELECT CASE WHEN (numnode(queries.query) > 0) THEN queries.query ELSE NULL::tsquery END AS "case" FROM (SELECT to_tsquery('simple'::regconfig, string_agg(((''''::text || word.word) || ''':*'::text), ' & '::text)) AS query FROM unnest(public.first_words(public.search_words(search_query.value))) word(word)) queries);

CREATE FUNCTION public.singular_words(words text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN regexp_replace(regexp_replace(words, '([a-z]{2})ies\M'::text, '\1y'::text, 'g'::text), '([a-z]{2}[^siu\s])s\M'::text, '\1'::text, 'g'::text);

CREATE FUNCTION public.title_phrases(title text) RETURNS text[]
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $_$
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
$_$;

CREATE FUNCTION public.turkish_stems(words text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN regexp_replace(regexp_replace(regexp_replace(regexp_replace(words, '([a-z]{4})(lar|ler)(i|in|ini|ina|ine|inin|imiz|a|e|da|de|dan|den)?\M'::text, '\1'::text, 'g'::text), '([a-z]{4})l[iu][gk](i|u|in|un|inin|unun)?\M'::text, '\1'::text, 'g'::text), '([a-z]{3}[aeiou])s[iu]?\M'::text, '\1'::text, 'g'::text), '([a-z]{3}[b-df-hj-np-tv-z])[iu]\M'::text, '\1'::text, 'g'::text);

CREATE FUNCTION public.word_pairs(words text) RETURNS text[]
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
declare
  each text[] := array_remove(string_to_array(words, ' '), '');
begin
  return array(
    select distinct '+' || left(md5(word || ' ' || follower), 3)
    from unnest(each, each[2:]) as pair (word, follower) where follower is not null
  );
end
$$;

CREATE FUNCTION public.word_vector(words text) RETURNS tsvector
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
declare
  vector tsvector := to_tsvector('simple', words);
  -- Stems each distinct word of a long text once.
  once text := array_to_string(tsvector_to_array(vector), ' ');
begin
  return vector || strip(to_tsvector('english_words', once)) || strip(to_tsvector('simple', turkish_stems(once)));
end
$$;

CREATE FUNCTION public.workplace_words(workplace text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN CASE workplace WHEN 'remote'::text THEN 'remote uzaktan home office homeoffice telecommute'::text WHEN 'hybrid'::text THEN 'hybrid hibrit'::text ELSE ''::text END;

CREATE TABLE public.currency_rates (
    currency text NOT NULL,
    rate double precision NOT NULL,
    CONSTRAINT currency_rates_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT currency_rates_rate_check CHECK (((rate > (0)::double precision) AND (rate < 'Infinity'::double precision)))
);

CREATE FUNCTION public.yearly_salary(amount double precision, currency text, period text, hours_per_week integer) RETURNS integer
    LANGUAGE sql STABLE PARALLEL SAFE
    RETURN (SELECT (CASE WHEN (salaries.yearly > (2000000000)::double precision) THEN (2000000000)::double precision ELSE GREATEST(round(salaries.yearly), (1)::double precision) END)::integer AS "greatest" FROM (SELECT ((yearly_salary.amount * rates.rate) * (CASE yearly_salary.period WHEN 'hour'::text THEN (52 * COALESCE(NULLIF(yearly_salary.hours_per_week, 0), 40)) WHEN 'day'::text THEN 260 WHEN 'month'::text THEN 12 WHEN 'year'::text THEN 1 ELSE NULL::integer END)::double precision) AS yearly FROM public.currency_rates rates WHERE (rates.currency = yearly_salary.currency)) salaries WHERE ((yearly_salary.amount > (0)::double precision) AND (salaries.yearly IS NOT NULL)));

CREATE TEXT SEARCH DICTIONARY public.english_stems (
    TEMPLATE = pg_catalog.snowball,
    language = 'english' );

CREATE TEXT SEARCH CONFIGURATION public.english_words (
    PARSER = pg_catalog."default" );

ALTER TEXT SEARCH CONFIGURATION public.english_words
    ADD MAPPING FOR asciiword WITH public.english_stems;

ALTER TEXT SEARCH CONFIGURATION public.english_words
    ADD MAPPING FOR word WITH public.english_stems;

ALTER TEXT SEARCH CONFIGURATION public.english_words
    ADD MAPPING FOR numword WITH simple;

ALTER TEXT SEARCH CONFIGURATION public.english_words
    ADD MAPPING FOR email WITH simple;

ALTER TEXT SEARCH CONFIGURATION public.english_words
    ADD MAPPING FOR url WITH simple;

ALTER TEXT SEARCH CONFIGURATION public.english_words
    ADD MAPPING FOR host WITH simple;

ALTER TEXT SEARCH CONFIGURATION public.english_words
    ADD MAPPING FOR sfloat WITH simple;

ALTER TEXT SEARCH CONFIGURATION public.english_words
    ADD MAPPING FOR version WITH simple;

ALTER TEXT SEARCH CONFIGURATION public.english_words
    ADD MAPPING FOR hword_numpart WITH simple;

ALTER TEXT SEARCH CONFIGURATION public.english_words
    ADD MAPPING FOR hword_part WITH public.english_stems;

ALTER TEXT SEARCH CONFIGURATION public.english_words
    ADD MAPPING FOR hword_asciipart WITH public.english_stems;

ALTER TEXT SEARCH CONFIGURATION public.english_words
    ADD MAPPING FOR numhword WITH simple;

ALTER TEXT SEARCH CONFIGURATION public.english_words
    ADD MAPPING FOR asciihword WITH public.english_stems;

ALTER TEXT SEARCH CONFIGURATION public.english_words
    ADD MAPPING FOR hword WITH public.english_stems;

ALTER TEXT SEARCH CONFIGURATION public.english_words
    ADD MAPPING FOR url_path WITH simple;

ALTER TEXT SEARCH CONFIGURATION public.english_words
    ADD MAPPING FOR file WITH simple;

ALTER TEXT SEARCH CONFIGURATION public.english_words
    ADD MAPPING FOR "float" WITH simple;

ALTER TEXT SEARCH CONFIGURATION public.english_words
    ADD MAPPING FOR "int" WITH simple;

ALTER TEXT SEARCH CONFIGURATION public.english_words
    ADD MAPPING FOR uint WITH simple;

CREATE TABLE public.account_links (
    token_hash text NOT NULL,
    purpose text NOT NULL,
    user_id uuid NOT NULL,
    email text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    sent_at timestamp(3) with time zone,
    used_at timestamp(3) with time zone,
    wrong_codes smallint DEFAULT 0 NOT NULL,
    CONSTRAINT account_links_purpose_check CHECK ((purpose = ANY (ARRAY['reset'::text, 'confirm'::text, 'take_back'::text, 'recover'::text])))
);

CREATE TABLE public.application_events (
    _id uuid NOT NULL,
    seq bigint NOT NULL,
    application_id uuid NOT NULL,
    kind text DEFAULT 'status'::text NOT NULL,
    audience text DEFAULT 'both'::text NOT NULL,
    from_status text,
    to_status text,
    data jsonb DEFAULT '{}'::jsonb NOT NULL,
    actor_id uuid,
    batch_id uuid,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT application_events_audience_check CHECK ((audience = ANY (ARRAY['both'::text, 'employer'::text, 'candidate'::text]))),
    CONSTRAINT application_events_check CHECK ((from_status <> to_status)),
    CONSTRAINT application_events_check1 CHECK (((kind = 'status'::text) = ((from_status IS NOT NULL) AND (to_status IS NOT NULL)))),
    CONSTRAINT application_events_from_status_check CHECK ((from_status = ANY (ARRAY['pending'::text, 'reviewed'::text, 'interview'::text, 'accepted'::text, 'rejected'::text, 'hired'::text]))),
    CONSTRAINT application_events_kind_check CHECK ((kind = ANY (ARRAY['status'::text, 'withdrawn'::text, 'interview_set'::text, 'interview_changed'::text, 'interview_cancelled'::text, 'interview_answered'::text]))),
    CONSTRAINT application_events_to_status_check CHECK ((to_status = ANY (ARRAY['pending'::text, 'reviewed'::text, 'interview'::text, 'accepted'::text, 'rejected'::text, 'hired'::text])))
);

ALTER TABLE public.application_events ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.application_events_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.application_messages (
    _id uuid NOT NULL,
    application_id uuid NOT NULL,
    author_id uuid,
    side text NOT NULL,
    body text NOT NULL,
    event_id uuid,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    sent_at timestamp(3) with time zone,
    recalled_at timestamp(3) with time zone,
    read_at timestamp(3) with time zone,
    CONSTRAINT application_messages_check CHECK (((sent_at IS NULL) OR (recalled_at IS NULL))),
    CONSTRAINT application_messages_side_check CHECK ((side = ANY (ARRAY['employer'::text, 'candidate'::text])))
);

CREATE TABLE public.application_notes (
    _id uuid NOT NULL,
    application_id uuid NOT NULL,
    author_id uuid,
    body text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone,
    __v integer DEFAULT 0 NOT NULL,
    CONSTRAINT application_notes_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 5000)))
);

CREATE TABLE public.applications (
    _id uuid NOT NULL,
    job_id uuid NOT NULL,
    candidate_id uuid NOT NULL,
    cover_letter text DEFAULT ''::text NOT NULL,
    resume_url text DEFAULT ''::text NOT NULL,
    resume_file_id uuid,
    phone text DEFAULT ''::text NOT NULL,
    availability text DEFAULT ''::text NOT NULL,
    additional_questions text DEFAULT ''::text NOT NULL,
    answers jsonb DEFAULT '[]'::jsonb NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    contact_email text DEFAULT ''::text NOT NULL,
    contact_phone text DEFAULT ''::text NOT NULL,
    interview_date timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    last_updated timestamp(3) with time zone,
    opened_at timestamp(3) with time zone,
    withdrawn_at timestamp(3) with time zone,
    erased_at timestamp(3) with time zone,
    announced_status text DEFAULT 'pending'::text NOT NULL,
    announced_at timestamp(3) with time zone,
    announce_at timestamp(3) with time zone,
    profile jsonb,
    headline text GENERATED ALWAYS AS (COALESCE((profile ->> 'title'::text), ''::text)) STORED NOT NULL,
    place text GENERATED ALWAYS AS (COALESCE((profile ->> 'location'::text), ''::text)) STORED NOT NULL,
    held_at timestamp(3) with time zone,
    kept_since timestamp(3) with time zone GENERATED ALWAYS AS (GREATEST(COALESCE(withdrawn_at, last_updated, created_at), held_at)) STORED NOT NULL,
    deletes_at timestamp(3) with time zone,
    rating smallint,
    labels text[] DEFAULT '{}'::text[] NOT NULL,
    __v integer DEFAULT 0 NOT NULL,
    letter_key text GENERATED ALWAYS AS (public.fold_text(cover_letter)) STORED NOT NULL,
    search_key text GENERATED ALWAYS AS (public.fold_text(((((contact_email || ' '::text) || phone) || ' '::text) || contact_phone))) STORED NOT NULL,
    CONSTRAINT applications_announced_status_check CHECK ((announced_status = ANY (ARRAY['pending'::text, 'reviewed'::text, 'interview'::text, 'accepted'::text, 'rejected'::text, 'hired'::text]))),
    CONSTRAINT applications_answers_check CHECK ((jsonb_typeof(answers) = 'array'::text)),
    CONSTRAINT applications_labels_check CHECK ((cardinality(labels) <= 10)),
    CONSTRAINT applications_profile_check CHECK ((jsonb_typeof(profile) = 'object'::text)),
    CONSTRAINT applications_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
    CONSTRAINT applications_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'reviewed'::text, 'interview'::text, 'accepted'::text, 'rejected'::text, 'hired'::text])))
);

CREATE TABLE public.audit_keys (
    subject_id uuid NOT NULL,
    key text NOT NULL
);

CREATE TABLE public.audit_log (
    _id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    actor_id uuid,
    action text NOT NULL,
    entity text NOT NULL,
    record_id uuid NOT NULL,
    subject_id uuid,
    content text NOT NULL,
    CONSTRAINT audit_log_action_check CHECK ((action = ANY (ARRAY['create'::text, 'update'::text, 'delete'::text, 'grant'::text, 'revoke'::text])))
);

CREATE TABLE public.backup_rounds (
    only_one boolean DEFAULT true NOT NULL,
    due_at timestamp(3) with time zone NOT NULL,
    claimed_until timestamp(3) with time zone NOT NULL,
    claim uuid NOT NULL,
    CONSTRAINT backup_rounds_only_one_check CHECK (only_one)
);

CREATE TABLE public.candidates (
    user_id uuid NOT NULL,
    title text DEFAULT ''::text NOT NULL,
    skills text[] DEFAULT '{}'::text[] NOT NULL,
    experience_level text DEFAULT ''::text NOT NULL,
    bio text DEFAULT ''::text NOT NULL,
    education jsonb DEFAULT '[]'::jsonb NOT NULL,
    experience jsonb DEFAULT '[]'::jsonb NOT NULL,
    education_text text DEFAULT ''::text NOT NULL,
    experience_text text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    __v integer DEFAULT 0 NOT NULL,
    search_key text GENERATED ALWAYS AS (public.fold_text(((title || ' '::text) || public.joined_list(skills)))) STORED NOT NULL,
    CONSTRAINT candidates_experience_level_check CHECK ((experience_level = ANY (ARRAY[''::text, 'entry'::text, 'mid'::text, 'senior'::text, 'executive'::text])))
);

CREATE TABLE public.consents (
    _id uuid NOT NULL,
    user_id uuid NOT NULL,
    purpose text NOT NULL,
    version text DEFAULT ''::text NOT NULL,
    language text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    taken_back_at timestamp(3) with time zone,
    application_id uuid,
    CONSTRAINT consents_check CHECK (((purpose = 'profile'::text) = (application_id IS NOT NULL))),
    CONSTRAINT consents_check1 CHECK (((purpose = 'profile'::text) = (version = ''::text))),
    CONSTRAINT consents_language_check CHECK ((language = ANY (ARRAY['en'::text, 'tr'::text]))),
    CONSTRAINT consents_purpose_check CHECK ((purpose = ANY (ARRAY['terms'::text, 'privacy'::text, 'profile'::text]))),
    CONSTRAINT consents_version_check CHECK ((length(version) <= 10))
);

CREATE TABLE public.deletions (
    record_id uuid NOT NULL,
    entity text NOT NULL,
    label text NOT NULL,
    total integer NOT NULL,
    shell_id uuid,
    started_at timestamp(3) with time zone NOT NULL,
    claims integer DEFAULT 0 NOT NULL,
    claimed_until timestamp(3) with time zone,
    CONSTRAINT deletions_entity_check CHECK ((entity = ANY (ARRAY['users'::text, 'jobs'::text])))
);

CREATE TABLE public.employers (
    user_id uuid NOT NULL,
    company_name text DEFAULT ''::text NOT NULL,
    company_website text DEFAULT ''::text NOT NULL,
    company_size text DEFAULT ''::text NOT NULL,
    industry text DEFAULT ''::text NOT NULL,
    company_description text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    __v integer DEFAULT 0 NOT NULL,
    search_key text GENERATED ALWAYS AS (public.fold_text(((company_name || ' '::text) || industry))) STORED NOT NULL
);

CREATE TABLE public.erasure_rounds (
    only_one boolean DEFAULT true NOT NULL,
    read_day date,
    due_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT erasure_rounds_only_one_check CHECK (only_one)
);

CREATE TABLE public.erasures (
    account_id uuid NOT NULL,
    leaves_shells boolean NOT NULL,
    erased_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.exports (
    _id uuid NOT NULL,
    user_id uuid NOT NULL,
    requested_at timestamp(3) with time zone NOT NULL,
    language text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    claimed_until timestamp(3) with time zone,
    file_id uuid,
    ready_at timestamp(3) with time zone,
    bytes integer DEFAULT 0 NOT NULL,
    failed_at timestamp(3) with time zone,
    expires_at timestamp(3) with time zone,
    CONSTRAINT exports_check CHECK (((ready_at IS NULL) OR (failed_at IS NULL))),
    CONSTRAINT exports_check1 CHECK (((expires_at IS NULL) = ((ready_at IS NULL) AND (failed_at IS NULL)))),
    CONSTRAINT exports_language_check CHECK ((language = ANY (ARRAY['en'::text, 'tr'::text])))
);

CREATE TABLE public.file_rounds (
    only_one boolean DEFAULT true NOT NULL,
    began_at timestamp(3) with time zone NOT NULL,
    after_id uuid,
    due_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT file_rounds_only_one_check CHECK (only_one)
);

CREATE TABLE public.files (
    _id uuid NOT NULL,
    owner_id uuid,
    kind text NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    bytes integer NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    removed_at timestamp(3) with time zone,
    CONSTRAINT files_kind_check CHECK ((kind = ANY (ARRAY['resume'::text, 'image'::text, 'export'::text])))
);

CREATE TABLE public.idempotency_keys (
    account_id uuid,
    key_hash text NOT NULL,
    request_hash text NOT NULL,
    reply text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT idempotency_keys_reply_check CHECK ((octet_length(reply) <= 1000000))
);

CREATE TABLE public.installation (
    key text NOT NULL,
    value text NOT NULL
);

CREATE TABLE public.interviews (
    application_id uuid NOT NULL,
    starts_at timestamp(3) with time zone NOT NULL,
    duration_minutes integer DEFAULT 60 NOT NULL,
    time_zone text DEFAULT 'UTC'::text NOT NULL,
    place text DEFAULT ''::text NOT NULL,
    link text DEFAULT ''::text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    sequence integer DEFAULT 0 NOT NULL,
    state text DEFAULT 'set'::text NOT NULL,
    answer text DEFAULT 'none'::text NOT NULL,
    answer_note text DEFAULT ''::text NOT NULL,
    answered_at timestamp(3) with time zone,
    set_at timestamp(3) with time zone NOT NULL,
    announced jsonb,
    announced_at timestamp(3) with time zone,
    kept_answer jsonb,
    cancelled_by uuid,
    reminded_at timestamp(3) with time zone,
    CONSTRAINT interviews_answer_check CHECK ((answer = ANY (ARRAY['none'::text, 'confirmed'::text, 'declined'::text, 'other_time'::text]))),
    CONSTRAINT interviews_answer_note_check CHECK ((char_length(answer_note) <= 1000)),
    CONSTRAINT interviews_duration_minutes_check CHECK (((duration_minutes >= 15) AND (duration_minutes <= 480))),
    CONSTRAINT interviews_link_check CHECK ((char_length(link) <= 2000)),
    CONSTRAINT interviews_note_check CHECK ((char_length(note) <= 2000)),
    CONSTRAINT interviews_place_check CHECK ((char_length(place) <= 200)),
    CONSTRAINT interviews_state_check CHECK ((state = ANY (ARRAY['set'::text, 'cancelled'::text])))
);

CREATE TABLE public.jobs (
    _id uuid NOT NULL,
    employer_id uuid NOT NULL,
    title text NOT NULL,
    company_name text NOT NULL,
    location text DEFAULT ''::text NOT NULL,
    description text NOT NULL,
    requirements text DEFAULT ''::text NOT NULL,
    responsibilities text DEFAULT ''::text NOT NULL,
    job_type text DEFAULT 'full_time'::text NOT NULL,
    experience_level text DEFAULT 'entry'::text NOT NULL,
    workplace text DEFAULT 'on_site'::text NOT NULL,
    is_remote boolean GENERATED ALWAYS AS ((workplace = 'remote'::text)) STORED NOT NULL,
    salary_min double precision DEFAULT 0 NOT NULL,
    salary_max double precision DEFAULT 0 NOT NULL,
    salary_currency text DEFAULT 'USD'::text NOT NULL,
    salary_period text DEFAULT 'year'::text NOT NULL,
    hours_per_week integer DEFAULT 0 NOT NULL,
    positions integer DEFAULT 0 NOT NULL,
    start_date date,
    application_deadline date,
    contact_email text DEFAULT ''::text NOT NULL,
    status text DEFAULT 'published'::text NOT NULL,
    required_skills text[] DEFAULT '{}'::text[] NOT NULL,
    benefits text[] DEFAULT '{}'::text[] NOT NULL,
    questions jsonb DEFAULT '[]'::jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    published_at timestamp(3) with time zone,
    removed_at timestamp(3) with time zone,
    ended_at timestamp(3) with time zone,
    announce_closed_at timestamp(3) with time zone,
    unneeded_since timestamp(3) with time zone GENERATED ALWAYS AS (
CASE
    WHEN (ended_at IS NOT NULL) THEN NULL::timestamp with time zone
    WHEN (removed_at IS NOT NULL) THEN removed_at
    WHEN (status = 'closed'::text) THEN updated_at
    WHEN ((status <> 'draft'::text) AND (application_deadline IS NOT NULL)) THEN GREATEST((((application_deadline + 1))::timestamp without time zone AT TIME ZONE 'UTC'::text), updated_at)
    ELSE NULL::timestamp with time zone
END) STORED,
    deletes_at timestamp(3) with time zone,
    __v integer DEFAULT 0 NOT NULL,
    location_key text GENERATED ALWAYS AS (public.fold_text(TRIM(BOTH FROM location))) STORED NOT NULL,
    skill_keys text[] GENERATED ALWAYS AS (public.fold_list(required_skills)) STORED NOT NULL,
    place_city text,
    place_region text,
    place_country text,
    place_words text DEFAULT ''::text NOT NULL,
    place_codes text[] DEFAULT '{}'::text[] NOT NULL,
    place_version integer DEFAULT 0 NOT NULL,
    search_key text GENERATED ALWAYS AS (public.fold_text(((((((title || ' '::text) || company_name) || ' '::text) || location) || ' '::text) || contact_email))) STORED NOT NULL,
    CONSTRAINT jobs_check CHECK (((ended_at IS NULL) OR (removed_at IS NOT NULL))),
    CONSTRAINT jobs_experience_level_check CHECK ((experience_level = ANY (ARRAY['entry'::text, 'mid'::text, 'senior'::text, 'executive'::text, 'not_specified'::text]))),
    CONSTRAINT jobs_hours_per_week_check CHECK (((hours_per_week >= 0) AND (hours_per_week <= 168))),
    CONSTRAINT jobs_job_type_check CHECK ((job_type = ANY (ARRAY['full_time'::text, 'part_time'::text, 'contract'::text, 'temporary'::text, 'internship'::text]))),
    CONSTRAINT jobs_place_country_check CHECK ((place_country ~ '^[A-Z]{2}$'::text)),
    CONSTRAINT jobs_positions_check CHECK (((positions >= 0) AND (positions <= 10000))),
    CONSTRAINT jobs_questions_check CHECK ((jsonb_typeof(questions) = 'array'::text)),
    CONSTRAINT jobs_salary_currency_check CHECK ((salary_currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT jobs_salary_max_check CHECK ((salary_max >= (0)::double precision)),
    CONSTRAINT jobs_salary_max_check1 CHECK ((salary_max = (round((salary_max)::numeric, 2))::double precision)),
    CONSTRAINT jobs_salary_min_check CHECK ((salary_min >= (0)::double precision)),
    CONSTRAINT jobs_salary_min_check1 CHECK ((salary_min = (round((salary_min)::numeric, 2))::double precision)),
    CONSTRAINT jobs_salary_period_check CHECK ((salary_period = ANY (ARRAY['hour'::text, 'day'::text, 'month'::text, 'year'::text]))),
    CONSTRAINT jobs_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'active'::text, 'closed'::text]))),
    CONSTRAINT jobs_workplace_check CHECK ((workplace = ANY (ARRAY['on_site'::text, 'hybrid'::text, 'remote'::text])))
);

CREATE TABLE public.known_clients (
    user_id uuid NOT NULL,
    kind text NOT NULL,
    hash text NOT NULL,
    seen_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT known_clients_kind_check CHECK ((kind = ANY (ARRAY['address'::text, 'device'::text])))
);

CREATE TABLE public.mails (
    _id uuid NOT NULL,
    user_id uuid NOT NULL,
    is_daily boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    due_at timestamp(3) with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    claimed_until timestamp(3) with time zone,
    handed_over_at timestamp(3) with time zone,
    sent_at timestamp(3) with time zone,
    failed_at timestamp(3) with time zone,
    error text DEFAULT ''::text NOT NULL,
    letter jsonb,
    letter_to text
);

CREATE TABLE public.message_templates (
    _id uuid NOT NULL,
    employer_id uuid NOT NULL,
    kind text NOT NULL,
    language text NOT NULL,
    name text NOT NULL,
    body text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT message_templates_kind_check CHECK ((kind = ANY (ARRAY['rejection'::text, 'next_step'::text, 'offer'::text])))
);

CREATE TABLE public.messages (
    _id uuid NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    subject text DEFAULT ''::text NOT NULL,
    body text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    __v integer DEFAULT 0 NOT NULL,
    search_key text GENERATED ALWAYS AS (public.fold_text(((((((name || ' '::text) || email) || ' '::text) || subject) || ' '::text) || body))) STORED NOT NULL
);

CREATE TABLE public.notification_preferences (
    user_id uuid NOT NULL,
    kind text NOT NULL,
    mode text NOT NULL,
    CONSTRAINT notification_preferences_mode_check CHECK ((mode = ANY (ARRAY['now'::text, 'daily'::text, 'never'::text])))
);

CREATE TABLE public.notifications (
    _id uuid NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    application_id uuid,
    job_id uuid,
    facts jsonb DEFAULT '{}'::jsonb NOT NULL,
    dedupe_key text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    read_at timestamp(3) with time zone,
    mail_id uuid
);

CREATE TABLE public.passkeys (
    _id uuid NOT NULL,
    user_id uuid NOT NULL,
    credential_id text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text[] DEFAULT '{}'::text[] NOT NULL,
    name text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    used_at timestamp(3) with time zone
);

CREATE TABLE public.recovery_codes (
    user_id uuid NOT NULL,
    code_hash text NOT NULL
);

CREATE TABLE public.schema_migrations (
    name text NOT NULL,
    applied_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.search_term_changes (
    _id bigint NOT NULL,
    kind text NOT NULL,
    label text NOT NULL,
    jobs integer NOT NULL
);

ALTER TABLE public.search_term_changes ALTER COLUMN _id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.search_term_changes__id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.search_terms (
    kind text NOT NULL,
    label text NOT NULL COLLATE pg_catalog."C",
    place smallint NOT NULL,
    start text NOT NULL COLLATE pg_catalog."C",
    jobs integer NOT NULL,
    tier smallint GENERATED ALWAYS AS (
CASE
    WHEN (jobs > 0) THEN ((floor(((4)::double precision * ln((jobs)::double precision))))::smallint)::integer
    ELSE '-1'::integer
END) STORED NOT NULL
)
WITH (fillfactor='85');

CREATE TABLE public.search_terms_expired (
    day date NOT NULL,
    job uuid NOT NULL
);

CREATE TABLE public.search_vocabulary (
    word text NOT NULL COLLATE pg_catalog."C",
    jobs integer NOT NULL,
    titles integer NOT NULL,
    places integer NOT NULL
)
WITH (fillfactor='85');

CREATE TABLE public.sessions (
    _id uuid NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    seen_at timestamp(3) with time zone NOT NULL,
    verified_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    user_agent text NOT NULL,
    country text,
    CONSTRAINT sessions_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
    CONSTRAINT sessions_user_agent_check CHECK ((length(user_agent) <= 300))
);

CREATE TABLE public.site_notices (
    _id uuid NOT NULL,
    text_en text NOT NULL,
    text_tr text NOT NULL,
    is_read_only boolean DEFAULT false NOT NULL,
    starts_at timestamp(3) with time zone NOT NULL,
    ends_at timestamp(3) with time zone,
    CONSTRAINT site_notices_check CHECK ((ends_at > starts_at)),
    CONSTRAINT site_notices_text_en_check CHECK (((length(text_en) >= 1) AND (length(text_en) <= 300))),
    CONSTRAINT site_notices_text_tr_check CHECK (((length(text_tr) >= 1) AND (length(text_tr) <= 300)))
);

CREATE TABLE public.totp_factors (
    user_id uuid NOT NULL,
    sealed_secret text NOT NULL,
    confirmed_at timestamp(3) with time zone,
    last_step bigint DEFAULT 0 NOT NULL
);

CREATE TABLE public.unread_threads (
    application_id uuid NOT NULL,
    employer_id uuid NOT NULL,
    sent_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.users (
    _id uuid NOT NULL,
    user_type text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    email_confirmed_at timestamp(3) with time zone,
    password_hash text NOT NULL,
    is_admin boolean DEFAULT false NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    location text DEFAULT ''::text NOT NULL,
    resume_url text DEFAULT ''::text NOT NULL,
    profile_image_url text DEFAULT ''::text NOT NULL,
    leaves_at timestamp(3) with time zone,
    ended_at timestamp(3) with time zone,
    is_shell boolean DEFAULT false NOT NULL,
    language text DEFAULT 'en'::text NOT NULL,
    has_templates boolean DEFAULT false NOT NULL,
    seen_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    deletes_at timestamp(3) with time zone,
    is_warned_again boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    __v integer DEFAULT 0 NOT NULL,
    search_key text GENERATED ALWAYS AS (public.fold_text(((((first_name || ' '::text) || last_name) || ' '::text) || email))) STORED NOT NULL,
    CONSTRAINT users_email_check CHECK ((email = lower(email))),
    CONSTRAINT users_language_check CHECK ((language = ANY (ARRAY['en'::text, 'tr'::text]))),
    CONSTRAINT users_own_picture CHECK (((profile_image_url = ''::text) OR (profile_image_url ~~ '/api/uploads/images/%'::text))),
    CONSTRAINT users_user_type_check CHECK ((user_type = ANY (ARRAY['candidate'::text, 'employer'::text])))
);

CREATE TABLE public.webauthn_challenges (
    challenge_hash text NOT NULL,
    purpose text NOT NULL,
    user_id uuid,
    expires_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT webauthn_challenges_purpose_check CHECK ((purpose = ANY (ARRAY['login'::text, 'register'::text])))
);

INSERT INTO public.account_links (token_hash, purpose, user_id, email, created_at, expires_at, sent_at, used_at, wrong_codes) VALUES ('a-hash-of-a-link', 'confirm', '0192f3a4-0000-7000-8000-000000000003', 'leaving@example.com', '2026-11-28 09:00:00+00', '2026-12-28 09:00:00+00', NULL, NULL, 1);

INSERT INTO public.application_events (_id, seq, application_id, kind, audience, from_status, to_status, data, actor_id, batch_id, created_at) OVERRIDING SYSTEM VALUE VALUES ('0192f3a4-0000-7000-8000-000000000061', 1, '0192f3a4-0000-7000-8000-000000000021', 'status', 'both', 'pending', 'interview', '{}', '0192f3a4-0000-7000-8000-000000000001', '0192f3a4-0000-7000-8000-000000000062', '2026-11-14 09:00:00+00');
INSERT INTO public.application_events (_id, seq, application_id, kind, audience, from_status, to_status, data, actor_id, batch_id, created_at) OVERRIDING SYSTEM VALUE VALUES ('0192f3a4-0000-7000-8000-000000000063', 2, '0192f3a4-0000-7000-8000-000000000022', 'withdrawn', 'both', NULL, NULL, '{}', '0192f3a4-0000-7000-8000-000000000002', NULL, '2026-11-15 09:00:00+00');

INSERT INTO public.application_messages (_id, application_id, author_id, side, body, event_id, created_at, sent_at, recalled_at, read_at) VALUES ('0192f3a4-0000-7000-8000-000000000065', '0192f3a4-0000-7000-8000-000000000021', '0192f3a4-0000-7000-8000-000000000001', 'employer', 'We would like to meet you.', '0192f3a4-0000-7000-8000-000000000061', '2026-11-14 09:00:00+00', '2026-11-14 09:01:00+00', NULL, '2026-11-14 10:00:00+00');
INSERT INTO public.application_messages (_id, application_id, author_id, side, body, event_id, created_at, sent_at, recalled_at, read_at) VALUES ('0192f3a4-0000-7000-8000-000000000066', '0192f3a4-0000-7000-8000-000000000021', '0192f3a4-0000-7000-8000-000000000002', 'candidate', 'With pleasure.', NULL, '2026-11-15 09:00:00+00', '2026-11-15 09:00:00+00', NULL, NULL);

INSERT INTO public.application_notes (_id, application_id, author_id, body, created_at, updated_at, __v) VALUES ('0192f3a4-0000-7000-8000-000000000064', '0192f3a4-0000-7000-8000-000000000021', '0192f3a4-0000-7000-8000-000000000001', 'Called.', '2026-11-13 09:00:00+00', NULL, 0);

INSERT INTO public.applications (_id, job_id, candidate_id, cover_letter, resume_url, resume_file_id, phone, availability, additional_questions, answers, status, contact_email, contact_phone, interview_date, created_at, last_updated, opened_at, withdrawn_at, erased_at, announced_status, announced_at, announce_at, profile, held_at, deletes_at, rating, labels, __v) VALUES ('0192f3a4-0000-7000-8000-000000000021', '0192f3a4-0000-7000-8000-000000000011', '0192f3a4-0000-7000-8000-000000000002', 'I would like to work here.', '/api/uploads/resumes/0192f3a4-0000-7000-8000-000000000031/resume.pdf', '0192f3a4-0000-7000-8000-000000000031', '555 0100', 'Now', 'None', '[{"text": "When?", "value": "Later", "question": "0192f3a4-0000-7000-8000-000000000012"}]', 'interview', 'candidate@example.com', '555 0100', '2099-05-01 09:30:00+00', '2026-11-12 09:00:00+00', '2026-11-14 09:00:00+00', '2026-11-13 09:00:00+00', NULL, NULL, 'interview', '2026-11-14 09:01:00+00', NULL, '{"title": "Clerk", "location": "Ankara"}', '2026-11-14 09:00:00+00', NULL, 4, '{"Night shift"}', 3);
INSERT INTO public.applications (_id, job_id, candidate_id, cover_letter, resume_url, resume_file_id, phone, availability, additional_questions, answers, status, contact_email, contact_phone, interview_date, created_at, last_updated, opened_at, withdrawn_at, erased_at, announced_status, announced_at, announce_at, profile, held_at, deletes_at, rating, labels, __v) VALUES ('0192f3a4-0000-7000-8000-000000000022', '0192f3a4-0000-7000-8000-000000000013', '0192f3a4-0000-7000-8000-000000000002', '', 'https://cv.example/me.pdf', NULL, '', '', '', '[]', 'pending', '', '', NULL, '2026-11-12 09:00:00+00', NULL, NULL, '2026-11-15 09:00:00+00', NULL, 'pending', NULL, NULL, NULL, NULL, NULL, NULL, '{}', 0);

INSERT INTO public.audit_keys (subject_id, key) VALUES ('0192f3a4-0000-7000-8000-000000000001', 'a-key');

INSERT INTO public.audit_log (_id, created_at, actor_id, action, entity, record_id, subject_id, content) VALUES ('0192f3a4-0000-7000-8000-000000000074', '2026-11-17 09:00:00+00', NULL, 'grant', 'users', '0192f3a4-0000-7000-8000-000000000001', '0192f3a4-0000-7000-8000-000000000001', 'a-sealed-content');

INSERT INTO public.backup_rounds (only_one, due_at, claimed_until, claim) VALUES (true, '2026-12-28 09:00:00+00', '2026-11-28 09:15:00+00', '0192f3a4-0000-7000-8000-000000000090');

INSERT INTO public.candidates (user_id, title, skills, experience_level, bio, education, experience, education_text, experience_text, created_at, updated_at, __v) VALUES ('0192f3a4-0000-7000-8000-000000000002', 'Clerk', '{Counting,"Forklift trucks"}', 'mid', 'Careful.', '[{"field": "B", "degree": "A", "current": false, "end_date": "2021-02-03", "start_date": "2020-01", "institution": "School"}]', '[{"title": "D", "company": "C", "current": true, "end_date": "", "location": "E", "start_date": "2021-03", "description": "F"}]', '', '', '2026-11-02 09:00:00+00', '2026-11-03 09:00:00+00', 1);
INSERT INTO public.candidates (user_id, title, skills, experience_level, bio, education, experience, education_text, experience_text, created_at, updated_at, __v) VALUES ('0192f3a4-0000-7000-8000-000000000003', '', '{}', '', '', '[]', '[]', '', '', '2026-11-26 09:00:00+00', '2026-11-26 09:00:00+00', 0);

INSERT INTO public.consents (_id, user_id, purpose, version, language, created_at, taken_back_at, application_id) VALUES ('0192f3a4-0000-7000-8000-000000000051', '0192f3a4-0000-7000-8000-000000000002', 'terms', '2026-11-01', 'en', '2026-11-02 09:00:00+00', NULL, NULL);
INSERT INTO public.consents (_id, user_id, purpose, version, language, created_at, taken_back_at, application_id) VALUES ('0192f3a4-0000-7000-8000-000000000052', '0192f3a4-0000-7000-8000-000000000002', 'profile', '', 'en', '2026-11-12 09:00:00+00', NULL, '0192f3a4-0000-7000-8000-000000000021');

INSERT INTO public.currency_rates (currency, rate) VALUES ('USD', 1);

INSERT INTO public.deletions (record_id, entity, label, total, shell_id, started_at, claims, claimed_until) VALUES ('0192f3a4-0000-7000-8000-000000000081', 'users', 'gone@example.com', 1, NULL, '2026-11-28 09:00:00+00', 1, '2026-11-28 09:01:00+00');

INSERT INTO public.employers (user_id, company_name, company_website, company_size, industry, company_description, created_at, updated_at, __v) VALUES ('0192f3a4-0000-7000-8000-000000000001', 'Example Logistics', 'https://example.com', '11-50', 'Logistics', 'Moves things.', '2026-11-01 09:00:00+00', '2026-11-01 09:00:00+00', 2);

INSERT INTO public.erasure_rounds (only_one, read_day, due_at) VALUES (true, '2026-11-28', '2026-12-28 09:00:00+00');

INSERT INTO public.erasures (account_id, leaves_shells, erased_at) VALUES ('0192f3a4-0000-7000-8000-000000000081', false, '2026-11-28 09:00:00+00');

INSERT INTO public.exports (_id, user_id, requested_at, language, attempts, claimed_until, file_id, ready_at, bytes, failed_at, expires_at) VALUES ('0192f3a4-0000-7000-8000-000000000082', '0192f3a4-0000-7000-8000-000000000002', '2026-11-28 09:00:00+00', 'en', 1, '2026-11-28 09:02:00+00', '0192f3a4-0000-7000-8000-000000000033', '2026-11-28 09:01:00+00', 12, NULL, '2026-12-05 09:01:00+00');

INSERT INTO public.file_rounds (only_one, began_at, after_id, due_at) VALUES (true, '2026-11-28 09:00:00+00', NULL, '2026-12-28 09:00:00+00');

INSERT INTO public.files (_id, owner_id, kind, name, type, bytes, created_at, removed_at) VALUES ('0192f3a4-0000-7000-8000-000000000031', '0192f3a4-0000-7000-8000-000000000002', 'resume', 'resume.pdf', 'application/pdf', 12, '2026-11-03 09:00:00+00', NULL);
INSERT INTO public.files (_id, owner_id, kind, name, type, bytes, created_at, removed_at) VALUES ('0192f3a4-0000-7000-8000-000000000032', '0192f3a4-0000-7000-8000-000000000002', 'image', 'me.webp', 'image/webp', 12, '2026-11-03 09:00:00+00', NULL);
INSERT INTO public.files (_id, owner_id, kind, name, type, bytes, created_at, removed_at) VALUES ('0192f3a4-0000-7000-8000-000000000033', '0192f3a4-0000-7000-8000-000000000002', 'export', 'meydan.zip', 'application/zip', 12, '2026-11-28 09:00:00+00', NULL);

INSERT INTO public.idempotency_keys (account_id, key_hash, request_hash, reply, created_at) VALUES (NULL, 'a-hash-of-a-key', 'a-hash-of-a-request', '{"status":201,"body":"{}"}', '2026-11-28 09:00:00+00');

INSERT INTO public.installation (key, value) VALUES ('data_key', 'M9bDqnlna7G-6Dwrt4KEGO1dHWwPk7GyPz9DaM5qbqWln8RvvVL4WyQyZzuFP0CQi8saFUNPnqHYgZeK3SkkmL7U24yniRg');

INSERT INTO public.interviews (application_id, starts_at, duration_minutes, time_zone, place, link, note, sequence, state, answer, answer_note, answered_at, set_at, announced, announced_at, kept_answer, cancelled_by, reminded_at) VALUES ('0192f3a4-0000-7000-8000-000000000021', '2099-05-01 09:30:00+00', 45, 'Europe/Istanbul', 'Room 1', 'https://meet.example/1', 'Ring twice.', 1, 'set', 'confirmed', 'With pleasure', '2026-11-15 09:00:00+00', '2026-11-14 09:00:00+00', NULL, NULL, NULL, NULL, NULL);

INSERT INTO public.job_search (job_id, employer_id, published_at, application_deadline, job_type, experience_level, workplace, company_name, salary_yearly, title_key, rank_vector, search_vector) VALUES ('0192f3a4-0000-7000-8000-000000000011', '0192f3a4-0000-7000-8000-000000000001', '2026-11-10 09:00:00+00', '2099-12-31', 'part_time', 'mid', 'hybrid', 'Example Logistics', 31200, 'warehouse clerk', '''=warehouse clerk'' ''clerk'':2A ''counting'':5B ''example'':7C ''hibrit'':17,24 ''hybrid'':16,23 ''izmir'':11,12,13 ''logistic'':8C ''part'':18 ''parttime'':20 ''time'':19 ''turkey'':14 ''turkiye'':15 ''warehouse'':1A ''yari'':21 ''zamanli'':22 ''~clerk'':4A ''~count'':6B ''~counting'':6B ''~exampl'':9C ''~example'':9C ''~hibrit'':31,38 ''~hybrid'':30,37 ''~izmir'':25,26,27 ''~logist'':10C ''~logistics'':10C ''~part'':32 ''~parttim'':34 ''~parttime'':34 ''~time'':33 ''~turkey'':28 ''~turkiy'':29 ''~turkiye'':29 ''~warehous'':3A ''~warehouse'':3A ''~yari'':35 ''~zaman'':36 ''~zamanl'':36', '''#1024h 486'' ''#128h 3893'' ''#16h 31151'' ''#1h 498417'' ''#256h 1946'' ''#2h 249208'' ''#32h 15575'' ''#4h 124604'' ''#512h 973'' ''#64h 7787'' ''#8h 62302'' ''#by example logistics'' ''#level mid'' ''#of 0192f3a4-0000-7000-8000-000000000001'' ''#type part_time'' ''#work hybrid'' ''+12c'' ''+18a'' ''+242'' ''+254'' ''+266'' ''+277'' ''+32b'' ''+41d'' ''+4c1'' ''+523'' ''+58f'' ''+663'' ''+6b8'' ''+6e3'' ''+959'' ''+9ef'' ''+a04'' ''+ae2'' ''+c32'' ''+c7b'' ''+d4e'' ''+d77'' ''+d78'' ''+df8'' ''+e00'' ''+e49'' ''+e7d'' ''+e8a'' ''+f3e'' ''+f59'' ''+f67'' ''=warehouse clerk'' ''@hibrit'' ''@hybrid'' ''@hybridhibrit'' ''@izmir'' ''@izmirizmir'' ''@izmirturkey'' ''@tr'' ''@turkey'' ''@turkeyturkiye'' ''@turkiye'' ''@turkiyehybrid'' ''^clerk'' ''^hibrit'' ''^hybrid'' ''^part'' ''^parttim'' ''^parttime'' ''^time'' ''^warehous'' ''^warehouse'' ''^warehouseclerk'' ''^yari'' ''^zaman'' ''^zamanl'' ''^zamanli'' ''and'':22,28 ''care'' ''careful'':27 ''clerk'':2 ''count'' ''counting'':5,31,33 ''exampl'' ''example'':3 ''good'' ''goods'':21 ''hibrit'':12,19 ''hybrid'':11,18 ''izmir'':6,7,8 ''keep'' ''keeps'':23 ''logist'' ''logistics'':4 ''lunch'':34 ''order'':26 ''part'':13 ''parttim'' ''parttime'':15 ''receiv'' ''receive'' ''receives'':20 ''receiving'':30 ''shelv'' ''shelve'' ''shelves'':25 ''shelving'':32 ''the'':24 ''time'':14,29 ''turkey'':9 ''turkiy'' ''turkiye'':10 ''warehous'' ''warehouse'':1 ''warehouseclerk'' ''yari'':16 ''zaman'' ''zamanl'' ''zamanli'':17');

INSERT INTO public.jobs (_id, employer_id, title, company_name, location, description, requirements, responsibilities, job_type, experience_level, workplace, salary_min, salary_max, salary_currency, salary_period, hours_per_week, positions, start_date, application_deadline, contact_email, status, required_skills, benefits, questions, created_at, updated_at, published_at, removed_at, ended_at, announce_closed_at, deletes_at, __v, place_city, place_region, place_country, place_words, place_codes, place_version) VALUES ('0192f3a4-0000-7000-8000-000000000011', '0192f3a4-0000-7000-8000-000000000001', 'Warehouse clerk', 'Example Logistics', 'Izmir', 'Receives goods and keeps the shelves in order.', 'Careful and on time.', 'Receiving, counting, shelving.', 'part_time', 'mid', 'hybrid', 17.5, 20, 'USD', 'hour', 30, 2, '2099-01-01', '2099-12-31', 'jobs@example.com', 'published', '{Counting}', '{Lunch}', '[{"_id": "0192f3a4-0000-7000-8000-000000000012", "kind": "choice", "text": "When?", "options": ["Now", "Later"], "is_required": true}]', '2026-11-10 09:00:00+00', '2026-11-10 09:00:00+00', '2026-11-10 09:00:00+00', NULL, NULL, NULL, NULL, 1, 'İzmir', 'İzmir', 'TR', 'Izmir İzmir Turkey Türkiye', '{tr}', 1);
INSERT INTO public.jobs (_id, employer_id, title, company_name, location, description, requirements, responsibilities, job_type, experience_level, workplace, salary_min, salary_max, salary_currency, salary_period, hours_per_week, positions, start_date, application_deadline, contact_email, status, required_skills, benefits, questions, created_at, updated_at, published_at, removed_at, ended_at, announce_closed_at, deletes_at, __v, place_city, place_region, place_country, place_words, place_codes, place_version) VALUES ('0192f3a4-0000-7000-8000-000000000013', '0192f3a4-0000-7000-8000-000000000001', 'Muhasebe uzmanı', 'Örnek Lojistik', '', 'Defterleri tutar.', '', '', 'full_time', 'not_specified', 'remote', 0, 0, 'TRY', 'month', 0, 0, NULL, NULL, '', 'closed', '{}', '{}', '[]', '2026-11-11 09:00:00+00', '2026-11-20 09:00:00+00', '2026-11-11 09:00:00+00', NULL, NULL, '2026-11-20 09:01:00+00', NULL, 2, NULL, NULL, NULL, '', '{}', 1);
INSERT INTO public.jobs (_id, employer_id, title, company_name, location, description, requirements, responsibilities, job_type, experience_level, workplace, salary_min, salary_max, salary_currency, salary_period, hours_per_week, positions, start_date, application_deadline, contact_email, status, required_skills, benefits, questions, created_at, updated_at, published_at, removed_at, ended_at, announce_closed_at, deletes_at, __v, place_city, place_region, place_country, place_words, place_codes, place_version) VALUES ('0192f3a4-0000-7000-8000-000000000014', '0192f3a4-0000-7000-8000-000000000001', 'A draft', '', '', '', '', '', 'full_time', 'entry', 'on_site', 0, 0, 'USD', 'year', 0, 0, NULL, NULL, '', 'draft', '{}', '{}', '[]', '2026-11-12 09:00:00+00', '2026-11-12 09:00:00+00', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, '', '{}', 0);

INSERT INTO public.known_clients (user_id, kind, hash, seen_at) VALUES ('0192f3a4-0000-7000-8000-000000000002', 'device', 'a-hash-of-a-device', '2026-11-28 09:00:00+00');

INSERT INTO public.mails (_id, user_id, is_daily, created_at, due_at, attempts, claimed_until, handed_over_at, sent_at, failed_at, error, letter, letter_to) VALUES ('0192f3a4-0000-7000-8000-000000000071', '0192f3a4-0000-7000-8000-000000000002', false, '2026-11-14 09:01:00+00', '2026-11-14 09:01:00+00', 1, '2026-11-14 09:03:00+00', '2026-11-14 09:01:00+00', '2026-11-14 09:01:00+00', NULL, '', NULL, NULL);

INSERT INTO public.message_templates (_id, employer_id, kind, language, name, body, created_at, updated_at) VALUES ('0192f3a4-0000-7000-8000-000000000067', '0192f3a4-0000-7000-8000-000000000001', 'offer', 'tr', 'Teklif', 'Merhaba {name}', '2026-11-01 09:00:00+00', '2026-11-01 09:00:00+00');

INSERT INTO public.messages (_id, name, email, subject, body, created_at, updated_at, __v) VALUES ('0192f3a4-0000-7000-8000-000000000073', 'Ada', 'ada@example.com', 'Hello', 'How does it work?', '2026-11-16 09:00:00+00', '2026-11-16 09:00:00+00', 0);

INSERT INTO public.notification_preferences (user_id, kind, mode) VALUES ('0192f3a4-0000-7000-8000-000000000002', 'message', 'daily');

INSERT INTO public.notifications (_id, user_id, kind, application_id, job_id, facts, dedupe_key, created_at, read_at, mail_id) VALUES ('0192f3a4-0000-7000-8000-000000000072', '0192f3a4-0000-7000-8000-000000000002', 'application_status', '0192f3a4-0000-7000-8000-000000000021', '0192f3a4-0000-7000-8000-000000000011', '{"status": "interview"}', 'once', '2026-11-14 09:01:00+00', NULL, '0192f3a4-0000-7000-8000-000000000071');

INSERT INTO public.passkeys (_id, user_id, credential_id, public_key, counter, transports, name, created_at, used_at) VALUES ('0192f3a4-0000-7000-8000-000000000042', '0192f3a4-0000-7000-8000-000000000003', 'AQ', 'a-public-key', 3, '{internal}', 'Phone', '2026-11-27 09:00:00+00', NULL);

INSERT INTO public.recovery_codes (user_id, code_hash) VALUES ('0192f3a4-0000-7000-8000-000000000003', 'a-hash-of-a-code');

INSERT INTO public.schema_migrations (name, applied_at) VALUES ('0001_start.sql', '2026-11-01 09:00:00+00');

INSERT INTO public.search_term_changes (_id, kind, label, jobs) OVERRIDING SYSTEM VALUE VALUES (1, 'place', 'Izmir İzmir Turkey Türkiye', 1);
INSERT INTO public.search_term_changes (_id, kind, label, jobs) OVERRIDING SYSTEM VALUE VALUES (2, 'title', 'Warehouse clerk', 1);
INSERT INTO public.search_term_changes (_id, kind, label, jobs) OVERRIDING SYSTEM VALUE VALUES (3, 'company', 'Example Logistics', 1);
INSERT INTO public.search_term_changes (_id, kind, label, jobs) OVERRIDING SYSTEM VALUE VALUES (4, 'skill', 'Counting', 1);

INSERT INTO public.search_terms (kind, label, place, start, jobs) VALUES ('title', 'Warehouse clerk', 1, 'warehouse clerk', 1);

INSERT INTO public.search_terms_expired (day, job) VALUES ('-infinity', '00000000-0000-0000-0000-000000000000');

INSERT INTO public.search_vocabulary (word, jobs, titles, places) VALUES ('warehouse', 1, 1, 0);

INSERT INTO public.sessions (_id, user_id, created_at, seen_at, verified_at, expires_at, user_agent, country) VALUES ('0192f3a4-0000-7000-8000-000000000041', '0192f3a4-0000-7000-8000-000000000002', '2026-11-28 08:00:00+00', '2026-11-28 09:00:00+00', '2026-11-28 08:00:00+00', '2026-12-28 08:00:00+00', 'Mozilla/5.0', 'TR');

INSERT INTO public.site_notices (_id, text_en, text_tr, is_read_only, starts_at, ends_at) VALUES ('0192f3a4-0000-7000-8000-000000000083', 'Moving', 'Taşınıyor', false, '2026-11-28 09:00:00+00', '2026-11-28 10:00:00+00');

INSERT INTO public.totp_factors (user_id, sealed_secret, confirmed_at, last_step) VALUES ('0192f3a4-0000-7000-8000-000000000003', 'a-sealed-secret', NULL, 0);

INSERT INTO public.unread_threads (application_id, employer_id, sent_at) VALUES ('0192f3a4-0000-7000-8000-000000000021', '0192f3a4-0000-7000-8000-000000000001', '2026-11-15 09:00:00+00');

INSERT INTO public.users (_id, user_type, first_name, last_name, email, email_confirmed_at, password_hash, is_admin, phone, location, resume_url, profile_image_url, leaves_at, ended_at, is_shell, language, has_templates, seen_at, deletes_at, is_warned_again, created_at, updated_at, __v) VALUES ('0192f3a4-0000-7000-8000-000000000001', 'employer', 'Emre', 'Test', 'employer@example.com', '2026-11-01 09:00:00+00', 'scrypt$14$8$5$367c858250d74469ba063903261b3c96$2de6d011aeaad39d0eef4a34940dd0c60da87c30764450f45391289ae29e3ac6', true, '', 'İzmir', '', '', NULL, NULL, false, 'tr', true, '2026-11-28 09:00:00+00', NULL, false, '2026-11-01 09:00:00+00', '2026-11-01 09:00:00+00', 0);
INSERT INTO public.users (_id, user_type, first_name, last_name, email, email_confirmed_at, password_hash, is_admin, phone, location, resume_url, profile_image_url, leaves_at, ended_at, is_shell, language, has_templates, seen_at, deletes_at, is_warned_again, created_at, updated_at, __v) VALUES ('0192f3a4-0000-7000-8000-000000000002', 'candidate', 'Ceren', 'Çağlar', 'candidate@example.com', '2026-11-02 09:00:00+00', 'scrypt$14$8$5$367c858250d74469ba063903261b3c96$2de6d011aeaad39d0eef4a34940dd0c60da87c30764450f45391289ae29e3ac6', false, '555 0100', 'Ankara', '/api/uploads/resumes/0192f3a4-0000-7000-8000-000000000031/resume.pdf', '/api/uploads/images/0192f3a4-0000-7000-8000-000000000032', NULL, NULL, false, 'en', false, '2026-11-28 09:00:00+00', NULL, false, '2026-11-02 09:00:00+00', '2026-11-03 09:00:00+00', 1);
INSERT INTO public.users (_id, user_type, first_name, last_name, email, email_confirmed_at, password_hash, is_admin, phone, location, resume_url, profile_image_url, leaves_at, ended_at, is_shell, language, has_templates, seen_at, deletes_at, is_warned_again, created_at, updated_at, __v) VALUES ('0192f3a4-0000-7000-8000-000000000003', 'candidate', 'Deniz', 'Test', 'leaving@example.com', NULL, 'scrypt$14$8$5$367c858250d74469ba063903261b3c96$2de6d011aeaad39d0eef4a34940dd0c60da87c30764450f45391289ae29e3ac6', false, '', '', '', '', '2026-12-10 09:00:00+00', NULL, false, 'en', false, '2026-11-27 09:00:00+00', NULL, false, '2026-11-26 09:00:00+00', '2026-11-26 09:00:00+00', 0);

INSERT INTO public.webauthn_challenges (challenge_hash, purpose, user_id, expires_at) VALUES ('a-hash-of-a-challenge', 'login', NULL, '2026-12-28 09:00:00+00');

SELECT pg_catalog.setval('public.application_events_seq_seq', 2, true);

SELECT pg_catalog.setval('public.search_term_changes__id_seq', 4, true);

ALTER TABLE ONLY public.account_links
    ADD CONSTRAINT account_links_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.application_events
    ADD CONSTRAINT application_events_pkey PRIMARY KEY (_id);

ALTER TABLE ONLY public.application_messages
    ADD CONSTRAINT application_messages_pkey PRIMARY KEY (_id);

ALTER TABLE ONLY public.application_notes
    ADD CONSTRAINT application_notes_pkey PRIMARY KEY (_id);

ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_pkey PRIMARY KEY (_id);

ALTER TABLE ONLY public.audit_keys
    ADD CONSTRAINT audit_keys_pkey PRIMARY KEY (subject_id);

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (_id);

ALTER TABLE ONLY public.backup_rounds
    ADD CONSTRAINT backup_rounds_pkey PRIMARY KEY (only_one);

ALTER TABLE ONLY public.candidates
    ADD CONSTRAINT candidates_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_application_id_key UNIQUE (application_id);

ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_pkey PRIMARY KEY (_id);

ALTER TABLE ONLY public.currency_rates
    ADD CONSTRAINT currency_rates_pkey PRIMARY KEY (currency);

ALTER TABLE ONLY public.deletions
    ADD CONSTRAINT deletions_pkey PRIMARY KEY (record_id);

ALTER TABLE ONLY public.employers
    ADD CONSTRAINT employers_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.erasure_rounds
    ADD CONSTRAINT erasure_rounds_pkey PRIMARY KEY (only_one);

ALTER TABLE ONLY public.erasures
    ADD CONSTRAINT erasures_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.exports
    ADD CONSTRAINT exports_pkey PRIMARY KEY (_id);

ALTER TABLE ONLY public.file_rounds
    ADD CONSTRAINT file_rounds_pkey PRIMARY KEY (only_one);

ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_pkey PRIMARY KEY (_id);

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_account_id_key_hash_key UNIQUE NULLS NOT DISTINCT (account_id, key_hash);

ALTER TABLE ONLY public.installation
    ADD CONSTRAINT installation_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.interviews
    ADD CONSTRAINT interviews_pkey PRIMARY KEY (application_id);

ALTER TABLE ONLY public.job_search
    ADD CONSTRAINT job_search_pkey PRIMARY KEY (job_id);

ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (_id);

ALTER TABLE ONLY public.known_clients
    ADD CONSTRAINT known_clients_pkey PRIMARY KEY (user_id, kind, hash);

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (_id);

ALTER TABLE ONLY public.message_templates
    ADD CONSTRAINT message_templates_pkey PRIMARY KEY (_id);

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (_id);

ALTER TABLE ONLY public.notification_preferences
    ADD CONSTRAINT notification_preferences_pkey PRIMARY KEY (user_id, kind);

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (_id);

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id);

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (_id);

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash);

ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.search_term_changes
    ADD CONSTRAINT search_term_changes_pkey PRIMARY KEY (_id);

ALTER TABLE ONLY public.search_terms
    ADD CONSTRAINT search_terms_pkey PRIMARY KEY (kind, label, place);

ALTER TABLE ONLY public.search_vocabulary
    ADD CONSTRAINT search_vocabulary_pkey PRIMARY KEY (word);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (_id);

ALTER TABLE ONLY public.site_notices
    ADD CONSTRAINT site_notices_pkey PRIMARY KEY (_id);

ALTER TABLE ONLY public.totp_factors
    ADD CONSTRAINT totp_factors_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.unread_threads
    ADD CONSTRAINT unread_threads_pkey PRIMARY KEY (application_id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (_id);

ALTER TABLE ONLY public.webauthn_challenges
    ADD CONSTRAINT webauthn_challenges_pkey PRIMARY KEY (challenge_hash);

CREATE INDEX account_links_email ON public.account_links USING btree (email) WHERE (purpose = 'take_back'::text);

CREATE INDEX account_links_expiry ON public.account_links USING btree (expires_at);

CREATE UNIQUE INDEX account_links_recovery ON public.account_links USING btree (user_id) WHERE (purpose = 'recover'::text);

CREATE INDEX account_links_user ON public.account_links USING btree (user_id, purpose, created_at);

CREATE INDEX application_events_actor ON public.application_events USING btree (actor_id);

CREATE INDEX application_events_application ON public.application_events USING btree (application_id, seq DESC);

CREATE INDEX application_events_batch ON public.application_events USING btree (batch_id) WHERE (batch_id IS NOT NULL);

CREATE INDEX application_messages_author ON public.application_messages USING btree (author_id);

CREATE INDEX application_messages_event ON public.application_messages USING btree (event_id);

CREATE INDEX application_messages_held ON public.application_messages USING btree (application_id) WHERE ((sent_at IS NULL) AND (recalled_at IS NULL));

CREATE INDEX application_messages_thread ON public.application_messages USING btree (application_id, created_at DESC, _id DESC);

CREATE INDEX application_messages_unread ON public.application_messages USING btree (application_id, side) WHERE ((sent_at IS NOT NULL) AND (read_at IS NULL));

CREATE INDEX application_notes_author ON public.application_notes USING btree (author_id, created_at DESC, _id DESC);

CREATE INDEX application_notes_of_application ON public.application_notes USING btree (application_id, created_at DESC, _id DESC);

CREATE INDEX applications_created ON public.applications USING btree (created_at, _id);

CREATE INDEX applications_due ON public.applications USING btree (announce_at) WHERE (announce_at IS NOT NULL);

CREATE INDEX applications_interviews ON public.applications USING btree (candidate_id, interview_date) WHERE (interview_date IS NOT NULL);

CREATE INDEX applications_interviews_of_job ON public.applications USING btree (job_id, interview_date) WHERE (interview_date IS NOT NULL);

CREATE INDEX applications_job ON public.applications USING btree (job_id, created_at DESC, _id DESC);

CREATE UNIQUE INDEX applications_live ON public.applications USING btree (job_id, candidate_id) WHERE (withdrawn_at IS NULL);

CREATE INDEX applications_of_candidate ON public.applications USING btree (candidate_id, created_at DESC, _id DESC) INCLUDE (job_id, status, withdrawn_at);

CREATE INDEX applications_of_pair ON public.applications USING btree (job_id, candidate_id, created_at);

CREATE INDEX applications_resume ON public.applications USING btree (resume_file_id);

CREATE INDEX applications_search_key ON public.applications USING gin (search_key public.gin_trgm_ops);

CREATE INDEX applications_statuses ON public.applications USING btree (job_id, status) INCLUDE (candidate_id, opened_at) WHERE (withdrawn_at IS NULL);

CREATE INDEX applications_to_delete ON public.applications USING btree (deletes_at) WHERE (deletes_at IS NOT NULL);

CREATE INDEX applications_to_delete_of_job ON public.applications USING btree (job_id) WHERE (deletes_at IS NOT NULL);

CREATE INDEX applications_unneeded ON public.applications USING btree (kept_since) WHERE ((deletes_at IS NULL) AND ((status = 'rejected'::text) OR (withdrawn_at IS NOT NULL)));

CREATE INDEX applications_unopened ON public.applications USING btree (job_id, created_at DESC, _id DESC) WHERE ((opened_at IS NULL) AND (withdrawn_at IS NULL));

CREATE INDEX audit_log_newest ON public.audit_log USING btree (created_at DESC, _id DESC);

CREATE INDEX audit_log_record ON public.audit_log USING btree (entity, record_id, created_at DESC, _id DESC);

CREATE INDEX candidates_created ON public.candidates USING btree (created_at, user_id);

CREATE INDEX candidates_search_key ON public.candidates USING gin (search_key public.gin_trgm_ops);

CREATE UNIQUE INDEX consents_text ON public.consents USING btree (user_id, purpose, version) WHERE (application_id IS NULL);

CREATE INDEX consents_user ON public.consents USING btree (user_id, created_at, _id);

CREATE INDEX deletions_started ON public.deletions USING btree (started_at, record_id);

CREATE INDEX employers_created ON public.employers USING btree (created_at, user_id);

CREATE INDEX employers_search_key ON public.employers USING gin (search_key public.gin_trgm_ops);

CREATE INDEX exports_due ON public.exports USING btree (requested_at, _id) WHERE (expires_at IS NULL);

CREATE INDEX exports_expiry ON public.exports USING btree (expires_at) WHERE (expires_at IS NOT NULL);

CREATE INDEX exports_file ON public.exports USING btree (file_id);

CREATE INDEX exports_of_user ON public.exports USING btree (user_id, requested_at DESC, _id DESC);

CREATE UNIQUE INDEX exports_open ON public.exports USING btree (user_id) WHERE (expires_at IS NULL);

CREATE INDEX files_owner ON public.files USING btree (owner_id);

CREATE INDEX files_removed ON public.files USING btree (_id) WHERE (removed_at IS NOT NULL);

CREATE INDEX idempotency_keys_account ON public.idempotency_keys USING btree (account_id, created_at);

CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);

CREATE INDEX interviews_to_remind ON public.interviews USING btree (starts_at) WHERE ((state = 'set'::text) AND (reminded_at IS NULL));

CREATE INDEX job_search_newest ON public.job_search USING btree (published_at DESC, job_id DESC) INCLUDE (application_deadline);

CREATE INDEX job_search_salary ON public.job_search USING btree (salary_yearly DESC NULLS LAST, published_at DESC, job_id DESC);

CREATE INDEX job_search_vector ON public.job_search USING gin (search_vector) WITH (fastupdate=off);

CREATE INDEX jobs_closing ON public.jobs USING btree (announce_closed_at) WHERE (announce_closed_at IS NOT NULL);

CREATE INDEX jobs_created ON public.jobs USING btree (created_at, _id);

CREATE INDEX jobs_deadline ON public.jobs USING btree (application_deadline, _id) WHERE ((status = ANY (ARRAY['published'::text, 'active'::text])) AND (application_deadline IS NOT NULL));

CREATE INDEX jobs_ended ON public.jobs USING btree (_id) WHERE (ended_at IS NOT NULL);

CREATE INDEX jobs_newest ON public.jobs USING btree (published_at DESC, _id DESC) INCLUDE (application_deadline, job_type, experience_level, is_remote) WHERE (status = ANY (ARRAY['published'::text, 'active'::text]));

CREATE INDEX jobs_of_employer ON public.jobs USING btree (employer_id, created_at DESC, _id DESC) INCLUDE (status, removed_at);

CREATE INDEX jobs_place_version ON public.jobs USING btree (place_version);

CREATE INDEX jobs_search_key ON public.jobs USING gin (search_key public.gin_trgm_ops);

CREATE INDEX jobs_skills ON public.jobs USING gin (skill_keys);

CREATE INDEX jobs_title ON public.jobs USING btree (public.fold_text(title), _id);

CREATE INDEX jobs_to_delete ON public.jobs USING btree (deletes_at) WHERE (deletes_at IS NOT NULL);

CREATE INDEX jobs_unneeded ON public.jobs USING btree (unneeded_since) WHERE ((deletes_at IS NULL) AND (unneeded_since IS NOT NULL));

CREATE INDEX known_clients_age ON public.known_clients USING btree (kind, seen_at);

CREATE INDEX mails_created ON public.mails USING btree (created_at);

CREATE INDEX mails_due ON public.mails USING btree (due_at) WHERE ((sent_at IS NULL) AND (failed_at IS NULL));

CREATE INDEX mails_failed ON public.mails USING btree (failed_at) WHERE (failed_at IS NOT NULL);

CREATE INDEX mails_of_user ON public.mails USING btree (user_id, created_at DESC, _id DESC);

CREATE UNIQUE INDEX mails_open_digest ON public.mails USING btree (user_id) WHERE (is_daily AND (claimed_until IS NULL));

CREATE INDEX mails_unanswered ON public.mails USING btree (claimed_until) WHERE ((handed_over_at IS NOT NULL) AND (sent_at IS NULL) AND (failed_at IS NULL));

CREATE INDEX message_templates_employer ON public.message_templates USING btree (employer_id, created_at, _id);

CREATE INDEX messages_created ON public.messages USING btree (created_at, _id);

CREATE INDEX messages_email ON public.messages USING btree (lower(email));

CREATE INDEX messages_name ON public.messages USING btree (public.fold_text(name), _id);

CREATE INDEX messages_search_key ON public.messages USING gin (search_key public.gin_trgm_ops);

CREATE INDEX notifications_application ON public.notifications USING btree (application_id);

CREATE INDEX notifications_created ON public.notifications USING btree (created_at);

CREATE INDEX notifications_job ON public.notifications USING btree (job_id);

CREATE INDEX notifications_mail ON public.notifications USING btree (mail_id) WHERE (mail_id IS NOT NULL);

CREATE INDEX notifications_of_user ON public.notifications USING btree (user_id, created_at DESC, _id DESC);

CREATE UNIQUE INDEX notifications_once ON public.notifications USING btree (user_id, dedupe_key) WHERE (dedupe_key IS NOT NULL);

CREATE INDEX notifications_unread ON public.notifications USING btree (user_id) WHERE (read_at IS NULL);

CREATE INDEX passkeys_user ON public.passkeys USING btree (user_id, created_at, _id);

CREATE INDEX search_terms_start ON public.search_terms USING btree (kind, tier, start);

CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at);

CREATE INDEX sessions_of_user ON public.sessions USING btree (user_id);

CREATE INDEX unread_threads_of_employer ON public.unread_threads USING btree (employer_id, sent_at DESC, application_id DESC);

CREATE INDEX users_created ON public.users USING btree (created_at, _id);

CREATE INDEX users_ended ON public.users USING btree (_id) WHERE ((ended_at IS NOT NULL) AND (NOT is_shell));

CREATE INDEX users_leaving ON public.users USING btree (leaves_at) WHERE (leaves_at IS NOT NULL);

CREATE INDEX users_name ON public.users USING btree (public.fold_text(((first_name || ' '::text) || last_name)), _id);

CREATE INDEX users_search_key ON public.users USING gin (search_key public.gin_trgm_ops);

CREATE INDEX users_shells ON public.users USING btree (created_at) WHERE is_shell;

CREATE INDEX users_to_delete ON public.users USING btree (deletes_at) WHERE (deletes_at IS NOT NULL);

CREATE INDEX users_unconfirmed ON public.users USING btree (created_at) WHERE ((email_confirmed_at IS NULL) AND (ended_at IS NULL));

CREATE INDEX users_unused ON public.users USING btree (seen_at) WHERE ((deletes_at IS NULL) AND (ended_at IS NULL) AND (NOT is_admin));

CREATE INDEX webauthn_challenges_expiry ON public.webauthn_challenges USING btree (expires_at);

CREATE INDEX webauthn_challenges_user ON public.webauthn_challenges USING btree (user_id) WHERE (user_id IS NOT NULL);

CREATE TRIGGER application_messages_read AFTER UPDATE ON public.application_messages REFERENCING OLD TABLE AS before NEW TABLE AS now_read FOR EACH STATEMENT EXECUTE FUNCTION public.messages_read();

CREATE TRIGGER application_messages_sent AFTER INSERT ON public.application_messages REFERENCING NEW TABLE AS sent FOR EACH STATEMENT EXECUTE FUNCTION public.messages_sent();

CREATE TRIGGER applications_forget_deletion BEFORE UPDATE ON public.applications FOR EACH ROW WHEN (((new.deletes_at IS NOT NULL) AND ((((new.status IS DISTINCT FROM old.status) OR (new.withdrawn_at IS DISTINCT FROM old.withdrawn_at)) OR (new.last_updated IS DISTINCT FROM old.last_updated)) OR (new.held_at IS DISTINCT FROM old.held_at)))) EXECUTE FUNCTION public.forget_deletion();

CREATE TRIGGER applications_moved AFTER UPDATE OF job_id, withdrawn_at ON public.applications FOR EACH ROW WHEN (((old.job_id IS DISTINCT FROM new.job_id) OR (old.withdrawn_at IS DISTINCT FROM new.withdrawn_at))) EXECUTE FUNCTION public.application_moved();

CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER company_added AFTER INSERT ON public.employers FOR EACH ROW WHEN ((((new.company_name || new.company_description) || new.company_website) <> ''::text)) EXECUTE FUNCTION public.notify_jobs_changed();

CREATE TRIGGER company_changed AFTER UPDATE ON public.employers FOR EACH ROW WHEN ((((old.company_name IS DISTINCT FROM new.company_name) OR (old.company_description IS DISTINCT FROM new.company_description)) OR (old.company_website IS DISTINCT FROM new.company_website))) EXECUTE FUNCTION public.notify_jobs_changed();

CREATE TRIGGER company_deleted AFTER DELETE ON public.employers FOR EACH ROW EXECUTE FUNCTION public.notify_jobs_changed();

CREATE TRIGGER job_terms_added AFTER INSERT ON public.jobs REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_job_terms();

CREATE TRIGGER job_terms_changed AFTER UPDATE ON public.jobs REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_job_terms();

CREATE TRIGGER job_terms_removed AFTER DELETE ON public.jobs REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.count_job_terms();

CREATE TRIGGER job_terms_truncated AFTER TRUNCATE ON public.jobs FOR EACH STATEMENT EXECUTE FUNCTION public.forget_job_terms();

CREATE TRIGGER jobs_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.jobs FOR EACH STATEMENT EXECUTE FUNCTION public.notify_jobs_changed();

CREATE TRIGGER jobs_changed_applications AFTER UPDATE ON public.jobs FOR EACH ROW WHEN ((old.unneeded_since IS DISTINCT FROM new.unneeded_since)) EXECUTE FUNCTION public.forget_deletion_of_applications();

CREATE TRIGGER jobs_forget_deletion BEFORE UPDATE ON public.jobs FOR EACH ROW WHEN (((new.deletes_at IS NOT NULL) AND (((((new.status IS DISTINCT FROM old.status) OR (new.removed_at IS DISTINCT FROM old.removed_at)) OR (new.ended_at IS DISTINCT FROM old.ended_at)) OR (new.application_deadline IS DISTINCT FROM old.application_deadline)) OR (new.updated_at IS DISTINCT FROM old.updated_at)))) EXECUTE FUNCTION public.forget_deletion();

CREATE TRIGGER jobs_forget_place BEFORE UPDATE ON public.jobs FOR EACH ROW WHEN (((new.location IS DISTINCT FROM old.location) AND (NOT ((new.place_words IS DISTINCT FROM old.place_words) OR (new.place_version IS DISTINCT FROM old.place_version))))) EXECUTE FUNCTION public.forget_place();

CREATE TRIGGER jobs_moved AFTER UPDATE OF employer_id, removed_at ON public.jobs FOR EACH ROW WHEN (((old.employer_id IS DISTINCT FROM new.employer_id) OR (old.removed_at IS DISTINCT FROM new.removed_at))) EXECUTE FUNCTION public.job_moved();

CREATE TRIGGER jobs_search AFTER INSERT OR UPDATE ON public.jobs FOR EACH ROW EXECUTE FUNCTION public.keep_job_search();

CREATE TRIGGER picture_changed AFTER UPDATE ON public.users FOR EACH ROW WHEN (((new.user_type = 'employer'::text) AND (old.profile_image_url IS DISTINCT FROM new.profile_image_url))) EXECUTE FUNCTION public.notify_jobs_changed();

CREATE TRIGGER users_forget_deletion BEFORE UPDATE ON public.users FOR EACH ROW WHEN (((new.deletes_at IS NOT NULL) AND ((new.seen_at IS DISTINCT FROM old.seen_at) OR (new.ended_at IS DISTINCT FROM old.ended_at)))) EXECUTE FUNCTION public.forget_deletion();

ALTER TABLE ONLY public.account_links
    ADD CONSTRAINT account_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.application_events
    ADD CONSTRAINT application_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.users(_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.application_events
    ADD CONSTRAINT application_events_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.application_messages
    ADD CONSTRAINT application_messages_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.application_messages
    ADD CONSTRAINT application_messages_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.users(_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.application_messages
    ADD CONSTRAINT application_messages_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.application_events(_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.application_notes
    ADD CONSTRAINT application_notes_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.application_notes
    ADD CONSTRAINT application_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.users(_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES public.users(_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.jobs(_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_resume_file_id_fkey FOREIGN KEY (resume_file_id) REFERENCES public.files(_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.candidates
    ADD CONSTRAINT candidates_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.employers
    ADD CONSTRAINT employers_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.exports
    ADD CONSTRAINT exports_file_id_fkey FOREIGN KEY (file_id) REFERENCES public.files(_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.exports
    ADD CONSTRAINT exports_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.users(_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.users(_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.interviews
    ADD CONSTRAINT interviews_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.job_search
    ADD CONSTRAINT job_search_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.jobs(_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES public.users(_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.known_clients
    ADD CONSTRAINT known_clients_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.message_templates
    ADD CONSTRAINT message_templates_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES public.users(_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notification_preferences
    ADD CONSTRAINT notification_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.jobs(_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES public.mails(_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.totp_factors
    ADD CONSTRAINT totp_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.unread_threads
    ADD CONSTRAINT unread_threads_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.webauthn_challenges
    ADD CONSTRAINT webauthn_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(_id) ON DELETE CASCADE;
