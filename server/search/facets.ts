import {
  EXPERIENCE_LEVELS,
  JOB_TYPES,
  POSTED_WITHIN,
  WORKPLACES,
} from '../../src/contract/enumerations.ts';
import type { JobFacets, JobFacetsQuery } from '../../src/contract/job.ts';
import { PAGE_SIZE_MAX } from '../../src/contract/limits.ts';
import type { Database } from '../db/schema.ts';
import { countJobs } from '../store/job-search.ts';

/** Round amounts per year in the deployment's currency. */
const SALARY_STEPS = [30_000, 50_000, 80_000, 120_000];

/** How many jobs are found by the search with each choice of a filter in the place of that filter. */
export async function countFacets(
  db: Database,
  { search, today }: { search: JobFacetsQuery; today: string },
): Promise<JobFacets> {
  const count = <Value>(values: readonly Value[], filter: (value: Value) => object) =>
    Promise.all(
      values.map(async (value) => {
        const asked = { ...search, page: 1, limit: PAGE_SIZE_MAX, ...filter(value) };
        const all = { ...asked, sort: undefined, after: undefined, employer_id: undefined };
        const scope = { search: { ...all, not_applied: false }, today, owner: false };
        return { value, count: await countJobs(db, scope) };
      }),
    );
  const [jobType, experienceLevel, workplace, postedWithin, salaryMin] = await Promise.all([
    count(JOB_TYPES, (value) => ({ jobType: [value] })),
    count(EXPERIENCE_LEVELS, (value) => ({ experienceLevel: [value] })),
    count(WORKPLACES, (value) => ({ workplace: [value], remote: value === 'remote' })),
    count(POSTED_WITHIN, (value) => ({ postedWithin: value })),
    count(SALARY_STEPS, (value) => ({ salaryMin: value })),
  ]);
  return {
    ...{ relation: 'exact', jobType, experienceLevel, workplace, postedWithin, salaryMin },
    company: [],
  };
}
