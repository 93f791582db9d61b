import { msg } from '@lingui/core/macro';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getJob, getSimilarJobs, searchJobs } from '../contract/endpoints/jobs.ts';
import type { JobQuery, JobSearch, RecommendedSearch } from '../contract/job.ts';
import { DASHBOARD_PAGE_SIZE, SEARCH_PAGE_SIZE } from '../contract/limits.ts';
import type { FailureMessages } from './api-error.ts';
import { call } from './http.ts';

export const jobQueries = {
  all: () => ['jobs'] as const,
  /** Every key under which a job lies beside others; not those of one job alone. */
  lists: () =>
    [
      [...jobQueries.all(), 'list'],
      [...jobQueries.all(), 'similar'],
      jobQueries.mineKey(),
    ] as const,
  /** The key under which the pages of one's own jobs lie (`own-jobs.ts`). */
  mineKey: () => [...jobQueries.all(), 'mine'] as const,
  /** One page of live jobs. The page before stays on screen while the next one loads. */
  list: (query: Omit<JobQuery, 'not_applied'>) =>
    queryOptions({
      queryKey: [...jobQueries.all(), 'list', query],
      queryFn: ({ signal }) => call(searchJobs, { query, signal }),
      placeholderData: keepPreviousData,
    }),
  /** The page of the search that the job list's address names. */
  search: ({ page, ...filters }: JobSearch) =>
    // In the order in which the page's head asks for the first list (`lib/head-start.ts`).
    jobQueries.list({ page, limit: SEARCH_PAGE_SIZE, ...filters, employer_id: undefined }),
  recommendations: () => [...jobQueries.all(), 'list', 'recommended'] as const,
  /** One page of live jobs that the candidate has not applied to, newest first. */
  recommended: (search: RecommendedSearch) =>
    queryOptions({
      queryKey: [...jobQueries.recommendations(), search],
      queryFn: ({ signal }) =>
        call(searchJobs, {
          query: { limit: DASHBOARD_PAGE_SIZE, ...search, not_applied: true },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
  detail: (jobId: string) =>
    queryOptions({
      queryKey: [...jobQueries.all(), 'detail', jobId],
      queryFn: ({ signal }) => call(getJob, { params: { id: jobId }, signal }),
    }),
  similar: (jobId: string) =>
    queryOptions({
      queryKey: [...jobQueries.all(), 'similar', jobId],
      queryFn: ({ signal }) => call(getSimilarJobs, { params: { id: jobId }, signal }),
    }),
};

export const jobListFailure: FailureMessages = { otherwise: msg`Failed to fetch jobs` };
export const jobFailure: FailureMessages = {
  preferServerMessage: true,
  otherwise: msg`Failed to fetch job`,
};
