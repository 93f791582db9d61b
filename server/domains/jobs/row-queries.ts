import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type Database, employers, jobs, users } from '#server/platform/database/schema.ts';
import { iso } from '#server/platform/database/values.ts';
import { LIVE_JOB_STATUSES } from '#src/contract/enumerations.ts';
import { type Job, type JobRow, jobRowFields, jobTextFields } from '#src/contract/jobs/job.ts';
import { namesOf, pick } from '#src/shared/records.ts';

const employerColumns = {
  _id: users._id,
  company_name: employers.company_name,
  company_logo_url: users.profile_image_url,
};

/** The columns of a job in a list. */
const rowColumns = {
  ...pick(jobs, namesOf(jobRowFields)),
  _id: jobs._id,
  created_at: iso(jobs.created_at),
  published_at: iso(jobs.published_at),
  __v: jobs.__v,
  employer: employerColumns,
};

/** All columns of a job as the contract shows it, with its employer. */
const jobColumns = {
  ...rowColumns,
  ...pick(jobs, namesOf(jobTextFields)),
  updated_at: iso(jobs.updated_at),
  place: { city: jobs.place_city, region: jobs.place_region, country: jobs.place_country },
  employer: {
    ...employerColumns,
    company_description: employers.company_description,
    company_website: employers.company_website,
  },
};

type Stored<One extends JobRow> = Omit<One, 'employer' | 'place'> & {
  employer: { [Key in keyof NonNullable<One['employer']>]: string | null } | null;
};

/** A row of `selectJobRows` as the contract shows it; an unnamed company gets the job's company name. */
export const toJobRow = ({ employer, ...row }: Stored<JobRow>): JobRow => ({
  ...row,
  employer: employer?._id
    ? {
        _id: employer._id,
        company_name: employer.company_name || row.company_name,
        company_logo_url: employer.company_logo_url ?? '',
      }
    : null,
});

type StoredPlace = { city: string | null; region: string | null; country: string | null };

/** The same for a row of `selectJobs`. */
export const toJob = (row: Stored<Job> & { place: StoredPlace }): Job => {
  const listed = toJobRow(row);
  const { employer } = listed;
  const { country } = row.place;
  return {
    ...row,
    ...listed,
    place: country ? { ...row.place, country } : null,
    employer: employer && {
      ...employer,
      company_description: row.employer?.company_description ?? '',
      company_website: row.employer?.company_website ?? '',
    },
  };
};

/** All jobs with every column of the contract and `more`; add a condition. */
export const selectJobs = <More extends Record<string, SQL> = Record<never, SQL>>(
  db: Database,
  more?: More,
) =>
  db
    .select({ ...jobColumns, ...(more as More) })
    .from(jobs)
    .leftJoin(users, eq(users._id, jobs.employer_id))
    .leftJoin(employers, eq(employers.user_id, jobs.employer_id));

/** All jobs with the columns of lists and `more`; add a condition and an order. */
export const selectJobRows = <More extends Record<string, SQL> = Record<never, SQL>>(
  db: Database,
  more?: More,
) =>
  db
    .select({ ...rowColumns, ...(more as More) })
    .from(jobs)
    .leftJoin(users, eq(users._id, jobs.employer_id))
    .leftJoin(employers, eq(employers.user_id, jobs.employer_id));

/** The statuses of live jobs, as literals for an `in`. */
export const liveStatuses = sql.raw(LIVE_JOB_STATUSES.map((status) => `'${status}'`).join(', '));

/**
 * Live jobs whose deadline has not passed on the day `today` (YYYY-MM-DD). The statuses are literals in the
 * statement, so that the planner can use the partial indexes (rule JOB-2).
 */
export const isListed = (today: string | Placeholder): SQL =>
  sql`${jobs.status} in (${liveStatuses}) and (${jobs.application_deadline} is null or ${jobs.application_deadline} >= ${today}::date)`;

/** The order of every public list. */
export const newestFirst = sql`${jobs.published_at} desc, ${jobs._id} desc`;
