import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** Advisory lock ids, arbitrary but the same in all instances; `0001_start.sql` has the second one too. */
const COUNT_LOCK = 7_413_090_229;
const EXPIRY_LOCK = 7_413_090_228;

/** Changes per statement: few enough not to delay others. */
const BATCH = 300;
/** Expired jobs per statement; each has about ten terms. */
const EXPIRED_BATCH = 50;
/** Maximum characters of a suggested label. */
const LABEL_MAX = 100;
/** How many words of a label, from the first, can match a typed prefix. */
const STARTS_MAX = 5;

const KINDS = sql.raw(`'title', 'company'`);

/** The texts for `in`, as one parameter however many. */
const textList = (texts: readonly string[] = []): SQL =>
  sql`select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)`;

async function tryLock(tx: Database, lock: number): Promise<boolean> {
  const [row] = await rowsOf<{ is_ours: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(${lock}::bigint) as is_ours`,
  );
  return row?.is_ours ?? false;
}

/** Subtracts live jobs with a past deadline from the counts. Returns whether more remain. */
export const subtractExpired = (db: Database, day: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!(await tryLock(tx, EXPIRY_LOCK))) return false;
    const [row] = await rowsOf<{ count: number }>(
      tx,
      sql`
      with expired as (
        select jobs._id, application_deadline, title, company_name, location, place_words, required_skills
        from jobs, search_terms_expired as done
        where status in ('published', 'active') and application_deadline is not null
          and (application_deadline, _id) > (done.day, done.job)
          and application_deadline < ${day}::date
        order by application_deadline, _id
        limit ${EXPIRED_BATCH}
      ), removed as (
        insert into search_term_changes (kind, label, jobs)
        select term.kind, term.label, -count(*)
        from expired
          cross join lateral job_terms(title, company_name, location, place_words, required_skills) as term
        group by 1, 2
      ), moved as (
        update search_terms_expired set day = last.application_deadline, job = last._id
        from (select * from expired order by application_deadline desc, _id desc limit 1) as last
      )
      select count(*)::int as count from expired`,
    );
    return row?.count === EXPIRED_BATCH;
  });

/** Adds the recorded changes of jobs to the counts. Returns whether more remain. */
export const applyChanges = (db: Database): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!(await tryLock(tx, COUNT_LOCK))) return false;
    const [row] = await rowsOf<{ count: number; words: string[]; labels: string[] }>(
      tx,
      sql`
      with taken as (
        delete from search_term_changes
        where _id in (select _id from search_term_changes order by _id limit ${BATCH})
        returning kind, label, jobs
      ), sums as (
        select kind, label, string_to_array(search_words(label), ' ') as words, sum(jobs)::int as jobs
        from taken group by kind, label having sum(jobs) <> 0
      ), counted_words as (
        insert into search_vocabulary as known (word, jobs, titles, places)
        select
          word, sum(jobs)::int,
          coalesce(sum(jobs) filter (where kind = 'title'), 0)::int,
          coalesce(sum(jobs) filter (where kind = 'place'), 0)::int
        from sums cross join lateral (select distinct unnest(words) as word) as split
        where length(word) between 2 and 40
        group by word
        on conflict (word) do update set
          jobs = known.jobs + excluded.jobs,
          titles = known.titles + excluded.titles,
          places = known.places + excluded.places
        returning word, jobs
      ), counted_terms as (
        insert into search_terms as known (kind, label, place, start, jobs)
        select kind, label, place, left(array_to_string(words[place:], ' '), ${LABEL_MAX}), jobs
        from sums cross join lateral generate_series(1, least(cardinality(words), ${STARTS_MAX})) as place
        where kind in (${KINDS}) and length(label) <= ${LABEL_MAX} and words <> '{""}'
        on conflict (kind, label, place) do update set jobs = known.jobs + excluded.jobs
        returning label, jobs
      )
      select
        (select count(*)::int from taken) as count,
        array(select word from counted_words where jobs = 0) as words,
        array(select label from counted_terms where jobs = 0) as labels`,
    );
    // Delete what no job has any more.
    await tx.execute(
      sql`delete from search_vocabulary where word in (${textList(row?.words)})
        and jobs = 0 and titles = 0 and places = 0`,
    );
    await tx.execute(
      sql`delete from search_terms where kind in (${KINDS}) and label in (${textList(row?.labels)}) and jobs = 0`,
    );
    return row?.count === BATCH;
  });
