-- What the search reads: one short row for each live job, kept by a trigger, so that whoever writes a job keeps
-- it. `docs/decisions.md` says why the search works on these columns.

drop index jobs_search;
drop index jobs_location;
drop index jobs_place;
alter table jobs drop column search_vector;

-- Words ------------------------------------------------------------------------------------------

-- What isn't one plain expression is in PL/pgSQL, which keeps its plans: functions in SQL are planned anew by
-- every statement that calls them, and that takes longer than the words of a job.

-- The stems of English, without its stop words: 'it' and 'us' are what people search for.
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

-- Words of `search_words` without the endings that Turkish adds: plural and possessive ('garsonlar',
-- 'hemşireleri'), -lik ('mühendisliği'), possessive after a vowel ('geliştiricisi') and after a consonant
-- ('müdürü'). An s at the end may belong to either ('mühendis', 'mühendisi'), so it goes from both. Applied to query and job alike, so it need not be a word that is left, only the same one.
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

-- The lexemes of a vector, each after a mark that says what it is.
create function marked(vector tsvector, mark text) returns tsvector
language plpgsql immutable strict parallel safe as $$
begin
  return array_to_tsvector(array(select mark || left(lexeme, 200) from unnest(tsvector_to_array(vector)) as lexeme));
end
$$;

-- Words of `search_words`: each as it is, at its place, and by its stems, without a place.
create function word_vector(words text) returns tsvector
language plpgsql immutable strict parallel safe as $$
declare
  vector tsvector := to_tsvector('simple', words);
  -- Each word of a long text is stemmed once.
  once text := array_to_string(tsvector_to_array(vector), ' ');
begin
  return vector || strip(to_tsvector('english_words', once)) || strip(to_tsvector('simple', turkish_stems(once)));
end
$$;

-- The same with the marks '~' for the stems, all of them at their places.
create function rank_words(words text) returns tsvector
language plpgsql immutable strict parallel safe as $$
begin
  return to_tsvector('simple', singular_words(words)) || regexp_replace(
    to_tsvector('english_words', words)::text || ' ' || to_tsvector('simple', turkish_stems(words))::text,
    '''([^'']+)''', '''~\1''', 'g'
  )::tsvector;
end
$$;

-- All neighbours as one word, so that 'data scientist' is found by 'datascientist' and 'front-end' by 'frontend':
-- the pairs from the first word on, and those from the second.
create function joined_words(words text) returns text
language plpgsql immutable strict parallel safe as $$
begin
  return regexp_replace(words, '(\S+) (\S+)', '\1\2', 'g') || ' '
    || regexp_replace(regexp_replace(words, '^\S+ ?', ''), '(\S+) (\S+)', '\1\2', 'g');
end
$$;

-- The parts of compounds as one word: 'node.js' as 'nodejs', 'e-commerce' as 'ecommerce'.
create function compound_words(value text) returns text
language plpgsql immutable strict parallel safe as $$
begin
  return (
    select coalesce(string_agg(distinct search_words(regexp_replace(compound[1], '[-.]', '', 'g')), ' '), '')
    from regexp_matches(value, '[[:alnum:]]{1,40}(?:[-.][[:alnum:]]{1,40})+', 'g') as compound
  );
end
$$;

-- Words of one or two letters, and Go, where they are written in capitals: 'IT', 'R', 'HR'. Written small they are
-- what every text is full of.
create function capital_words(value text) returns text
language plpgsql immutable strict parallel safe as $$
begin
  return (
    select coalesce(string_agg(distinct search_words(capitals[1]), ' '), '')
    from regexp_matches(value, '(?:^|[^\w&.])([A-ZÇĞİÖŞÜ]{1,2}|Go)(?![\w+#&''’])', 'g') as capitals
  );
end
$$;

-- A title without what it says of the gender of whoever is hired: '(m/w/d)', 'Ingenieur/in', 'Erfahrene/r'.
create function plain_title(title text) returns text
language sql immutable strict parallel safe
return regexp_replace(
  regexp_replace(title, '\(\s*[a-z*]{1,3}\s*(?:[/|]\s*[a-z*]{1,3}\s*){1,4}\)', ' ', 'gi'),
  '([[:alpha:]]{3})[/*:](?:in|innen|r|n|e)\M', '\1', 'g'
);

-- What the columns of a job that are no text are called by people who look for such a job.
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

-- What jobs are filtered by, as lexemes. The moment is given in spans of 1, 2, 4 to 1,024 hours since 1970, so that
-- any time up to now is told by few of them: an index takes long to join many. `windows.ts` asks for the same spans.
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

-- The table --------------------------------------------------------------------------------------

create table job_search (
  job_id uuid primary key references jobs (_id) on delete cascade,
  employer_id uuid not null,
  published_at timestamptz(3) not null,
  application_deadline date,
  job_type text not null,
  experience_level text not null,
  workplace text not null,
  company_name text not null,
  -- The most that it pays in a year, in the deployment's currency; null when it doesn't say.
  salary_yearly integer,
  -- The title's words, in the singular.
  title_key text not null,
  -- What a found job is ranked by: words of the title (A), of the skills (B), of the company (C), of place and
  -- facts (D) in the singular, and their stems after '~'.
  rank_vector tsvector not null,
  -- What jobs are found by: all words and stems; after '^' those of title and facts, after '@' the words of
  -- the place and, in capitals, its codes, after '!' short ones in capitals, after '#' the filters.
  search_vector tsvector not null
);

-- The rows of these jobs; none for one that isn't live. With one plan, made for no number of jobs: the planner takes
-- longer than the words of a job.
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
      || setweight(rank_words(place || ' ' || facts), 'D') as rank_vector,
    word_vector(concat_ws(' ', title_words, company_words, skill_words, place, facts))
      || word_vector(regexp_replace(body_words, '\m\w{1,2}\M', '', 'g'))
      || strip(to_tsvector('simple', joined || ' ' || compound_words(title || ' ' || body)))
      || marked(word_vector(concat_ws(' ', title_words, facts, joined_words(title_words))), '^')
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
      search_words(body) as body_words
    from (
      select
        *,
        -- What was written past the server may be live and say no moment.
        coalesce(published_at, created_at) as listed_at,
        search_words(plain_title(title)) as title_words,
        left(concat_ws(E'\n',
          description, requirements, responsibilities, joined_list(required_skills), joined_list(benefits)
        ), 60000) as body
      from jobs
      where _id = any(ids) and status in ('published', 'active')
      -- A fence: without it the planner puts each expression wherever it is used, and it is computed as often.
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

insert into job_search select made.* from jobs cross join lateral job_search_rows(array[_id]) as made;

-- Without a pending list: whoever searches would have to read it from end to end.
create index job_search_vector on job_search using gin (search_vector) with (fastupdate = off);
create index job_search_newest on job_search (published_at desc, job_id desc) include (application_deadline);
create index job_search_salary on job_search (salary_yearly desc nulls last, published_at desc, job_id desc);
