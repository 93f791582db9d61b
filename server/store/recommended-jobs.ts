import type { JobPage, JobQuery } from '../../src/contract/job.ts';
import { PAGES_MAX } from '../../src/contract/limits.ts';
import type { Database } from '../db/schema.ts';
import type { SearchRequest } from '../search/job-search-engine.ts';
import { recommendJobs } from '../search/recommended-jobs.ts';
import { readFound } from './job-search.ts';
import { pagesOf } from './pages.ts';

/** Whether a search is for recommended jobs: with words, filters or an order it is one like any other. */
export const asksForRecommended = ({ recommended, page, ...rest }: JobQuery): boolean => {
  const { limit: _, not_applied: __, exact: ___, ...filters } = rest;
  return recommended && page <= PAGES_MAX && Object.values(filters).every((value) => !value);
};

/** One page of recommended jobs. */
export async function listRecommendedJobs(
  db: Database,
  { search: { page, limit }, candidate, today, now }: SearchRequest & { candidate: string },
): Promise<JobPage> {
  const asked = { candidate, today, now, offset: (page - 1) * limit, limit };
  const { ids, reasons, total, totalRelation, isPersonal } = await recommendJobs(db, asked);
  const rows = await readFound(db, { ids });
  return {
    jobs: rows.map((row) => ({ ...row, reasons: reasons.get(row._id) })),
    ...pagesOf(Math.min(total, PAGES_MAX * limit), limit, page),
    total,
    totalRelation,
    isPersonal,
  };
}
