import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** Jobs per statement. */
const BATCH = 1000;

/** The maximum yearly pay of a job by current rates; `job` is its row of `jobs`. */
const yearly: SQL = sql`coalesce(
  yearly_salary(job.salary_max, job.salary_currency, job.salary_period, job.hours_per_week),
  yearly_salary(job.salary_min, job.salary_currency, job.salary_period, job.hours_per_week)
)`;

/** Recomputes, after rates changed, the yearly salaries that searches filter and sort by. */
export async function recomputeSalaries(db: Database): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; after !== ''; ) {
    const rows: { job_id: string }[] = await rowsOf<{ job_id: string }>(
      db,
      sql`
        with batch as (
          select job_id from job_search where job_id > ${after}::uuid order by job_id limit ${BATCH}::int
        ), changed as (
          update job_search set salary_yearly = ${yearly}
          from jobs as job, batch
          where job._id = batch.job_id and job_search.job_id = batch.job_id
            and job_search.salary_yearly is distinct from ${yearly}
        )
        select job_id::text from batch order by job_id
      `,
    );
    after = rows.length === BATCH ? (rows.at(-1)?.job_id ?? '') : '';
  }
}
