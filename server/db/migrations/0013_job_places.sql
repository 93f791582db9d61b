-- Where a job is, as its text is read by the list of places: the server fills these columns with each write of
-- a job's location.
alter table jobs
  -- The English name, or the local one; null for none and for several.
  add column place_city text,
  add column place_region text,
  -- ISO 3166-1 alpha-2.
  add column place_country text check (place_country ~ '^[A-Z]{2}$'),
  -- The text and every name and code that a search for its places may use.
  add column place_words text not null default '',
  -- By which codes of countries, states and areas it is found.
  add column place_codes text[] not null default '{}',
  -- The version of the list by which they were read; 0 for not yet.
  add column place_version integer not null default 0;

create index jobs_place_version on jobs (place_version);

-- A location that was written without its place is read again in the background.
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
