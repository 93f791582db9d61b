import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { instant } from '#server/platform/database/values.ts';
import { POSTED_WITHIN } from '#src/contract/enumerations.ts';
import type { JobQuery } from '#src/contract/jobs/job.ts';
import { COMPANY_CHOICES_MAX } from '#src/contract/limits.ts';
import { READ_MAX } from './found-pages.ts';

/** Amounts per year in the deployment's currency. */
export const SALARY_STEPS = [30_000, 50_000, 80_000, 120_000] as const;
const DAY = 86_400_000;

/** Jobs with the same filter values. */
export type Group = {
  type: string;
  level: string;
  work: string;
  /** How many of the SALARY_STEPS they reach. */
  salary: number;
  /** How many of the POSTED_WITHIN spans include them. */
  posted: number;
  company: boolean;
  jobs: number;
};

/** The chosen filters, as group values; undefined ones let every job pass. */
export type Chosen = {
  type: readonly string[] | undefined;
  level: readonly string[] | undefined;
  work: readonly string[] | undefined;
  /** Minimum for `salary` and `posted` of a group. */
  salary: number;
  posted: number;
  company: string | undefined;
};

type Filters = Pick<
  JobQuery,
  'jobType' | 'experienceLevel' | 'workplace' | 'remote' | 'salaryMin' | 'postedWithin' | 'company'
>;

export function chosenBy({
  jobType,
  experienceLevel,
  workplace,
  remote,
  ...rest
}: Filters): Chosen {
  const { salaryMin = 0, postedWithin, company } = rest;
  return {
    type: jobType,
    level: experienceLevel,
    work: remote ? [...(workplace ?? []), 'remote'] : workplace,
    salary: SALARY_STEPS.filter((step) => step <= salaryMin).length,
    posted: postedWithin ? POSTED_WITHIN.length - POSTED_WITHIN.indexOf(postedWithin) : 0,
    company,
  };
}

/** SQL for how many of the bounds a column reaches. */
const reached = (column: SQL, bounds: readonly SQL[]): SQL =>
  sql`num_nonnulls(${sql.join(
    bounds.map((bound) => sql`case when ${column} >= ${bound} then 1 end`),
    sql`, `,
  )})`;

const isOneOf = (column: SQL, values: readonly string[] | undefined): SQL =>
  values ? sql`${column} = any(${sql.param(values)}::text[])` : sql`true`;

export type Counted = {
  groups: Group[];
  /** The companies with the most jobs that pass the filters. */
  companies: { value: string; count: number }[];
  found: number;
};

/** Counts matching jobs, READ_MAX at most, reading each once for all filters. */
export async function countGroups(
  db: Database,
  match: SQL,
  { type, level, work, salary, posted, company }: Chosen,
  now: Date,
): Promise<Counted> {
  const since = POSTED_WITHIN.map((days) => instant(new Date(now.getTime() - days * DAY)));
  const steps = SALARY_STEPS.map((step) => sql`${step}::int`);
  const isCompany =
    company === undefined
      ? sql`true`
      : sql`fold_text(trim(job.company_name)) = fold_text(trim(${company}::text))`;
  const [row] = await rowsOf<Pick<Counted, 'groups' | 'companies'>>(
    db,
    sql`
      with hits as materialized (
        select
          job.job_type as type, job.experience_level as level, job.workplace as work,
          ${reached(sql`job.salary_yearly`, steps)} as salary,
          ${reached(sql`job.published_at`, since)} as posted,
          ${isCompany} as company, job.company_name
        from job_search as job where ${match} limit ${READ_MAX}::int
      )
      select
        (select coalesce(json_agg(counted), '[]') from (
          select type, level, work, salary, posted, company, count(*)::int as jobs
          from hits group by 1, 2, 3, 4, 5, 6
        ) as counted) as groups,
        (select coalesce(json_agg(named), '[]') from (
          select company_name as value, count(*)::int as count from hits
          where company_name <> ''
            and ${isOneOf(sql`type`, type)} and ${isOneOf(sql`level`, level)} and ${isOneOf(sql`work`, work)}
            and salary >= ${salary}::int and posted >= ${posted}::int
          group by 1 order by 2 desc, 1 limit ${COMPANY_CHOICES_MAX}::int
        ) as named) as companies
    `,
  );
  const { groups, companies } = row ?? { groups: [], companies: [] };
  return { groups, companies, found: groups.reduce((sum, { jobs }) => sum + jobs, 0) };
}
