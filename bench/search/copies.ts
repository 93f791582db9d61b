import { getTableColumns, sql } from 'drizzle-orm';
import { jobs } from '#server/platform/database/schema.ts';
import type { Loader } from './loaders.ts';
import { PERIOD_MS } from './market.ts';

/**
 * How often each job occurs, about as often as real ads are reposted. Copies reuse the search words of their
 * original, since extracting words takes longer than everything else.
 */
export const COPIES = 10;

/** The columns that a copy shares with its original. */
const sharedColumns = (): string[] => {
  const own = new Set(['_id', 'employer_id', 'created_at', 'updated_at', 'published_at']);
  return Object.values(getTableColumns(jobs))
    .filter(({ generated }) => generated === undefined)
    .map(({ name }) => name)
    .filter((name) => !own.has(name));
};

/** Copies all jobs of a market, each to another moment of the period and another employer. */
export const addCopies = async (
  { db, run }: Loader,
  until: Date,
  employers: readonly string[],
): Promise<void> => {
  const shared = sql.raw(sharedColumns().join(', '));
  await run('alter table jobs disable trigger jobs_search');
  await db.execute(sql`
    create table copies as
    select
      first._id as first, gen_random_uuid() as _id, number,
      (${sql.param([...employers])}::uuid[])[1 + floor(random() * ${employers.length}::int)::int] as employer_id,
      date_trunc('milliseconds', begun + make_interval(secs => mod(
        extract(epoch from first.published_at - begun) + number * (${PERIOD_MS / 1000}::numeric / ${COPIES}::int),
        ${PERIOD_MS / 1000}::numeric
      ))) as moment
    from jobs as first
      cross join generate_series(1, ${COPIES - 1}::int) as number
      cross join (select ${until.toISOString()}::timestamptz - make_interval(secs => ${PERIOD_MS / 1000}::numeric) as begun) as period`);
  for (let number = 1; number < COPIES; number += 1) {
    await db.execute(sql`
      insert into jobs (_id, employer_id, created_at, updated_at, published_at, ${shared})
      select copies._id, copies.employer_id, moment, moment, moment, ${shared}
      from copies join jobs on jobs._id = first where number = ${number}::int`);
    await db.execute(sql`
      insert into job_search
      select
        copies._id, copies.employer_id, moment, application_deadline, job_type, experience_level, workplace,
        company_name, salary_yearly, title_key, rank_vector,
        ts_delete(search_vector, filter_lexemes(
          job_type, experience_level, workplace, job.employer_id, company_name, published_at
        )) || array_to_tsvector(filter_lexemes(
          job_type, experience_level, workplace, copies.employer_id, company_name, moment
        ))
      from copies join job_search as job on job_id = first where number = ${number}::int`);
  }
  await run('drop table copies; alter table jobs enable trigger jobs_search');
};
