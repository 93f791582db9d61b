import type { OwnJobRow } from '#src/contract/jobs/own-jobs.ts';
import { PAGE_SIZE_MAX, PAGES_MAX } from '#src/contract/limits.ts';
import { searchJobs } from '#src/contract/search/endpoints.ts';
import { call } from './http.ts';

/** Fetches all of an employer's jobs in the public search, page by page. Throws ApiError. */
export async function searchEmployerJobs(
  employerId: string,
  signal: AbortSignal,
): Promise<OwnJobRow[]> {
  // By id: a job that moves to the next page meanwhile is not listed twice.
  const found = new Map<string, OwnJobRow>();
  for (let page = 1, pages = 1; page <= Math.min(pages, PAGES_MAX); page += 1) {
    const query = { page, limit: PAGE_SIZE_MAX, employer_id: employerId };
    const reply = await call(searchJobs, { query, signal });
    for (const job of reply.jobs) found.set(job._id, job);
    pages = reply.totalPages;
  }
  return [...found.values()];
}
