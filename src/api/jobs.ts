import { msg } from '@lingui/core/macro';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type JobQuery,
  type JobSearch,
  jobListSchema,
  jobPageSchema,
  jobSchema,
  type RecommendedSearch,
} from '../contract/job.ts';
import { DASHBOARD_PAGE_SIZE, SEARCH_PAGE_SIZE } from '../contract/limits.ts';
import type { FailureMessages } from './api-error.ts';
import { call } from './http.ts';

/** The path of one job's calls. */
export const jobPath = (jobId: string) => `/api/jobs/${encodeURIComponent(jobId)}`;

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
  list: (search: Omit<JobQuery, 'not_applied'>) =>
    queryOptions({
      queryKey: [...jobQueries.all(), 'list', search],
      queryFn: ({ signal }) => call('GET', '/api/jobs', jobPageSchema, { search, signal }),
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
        call('GET', '/api/jobs', jobPageSchema, {
          search: { limit: DASHBOARD_PAGE_SIZE, ...search, not_applied: true },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
  detail: (jobId: string) =>
    queryOptions({
      queryKey: [...jobQueries.all(), 'detail', jobId],
      queryFn: ({ signal }) => call('GET', jobPath(jobId), jobSchema, { signal }),
    }),
  similar: (jobId: string) =>
    queryOptions({
      queryKey: [...jobQueries.all(), 'similar', jobId],
      queryFn: ({ signal }) => call('GET', `${jobPath(jobId)}/similar`, jobListSchema, { signal }),
    }),
};

export const jobListFailure: FailureMessages = { otherwise: msg`Failed to fetch jobs` };
export const jobFailure: FailureMessages = {
  preferServerMessage: true,
  otherwise: msg`Failed to fetch job`,
};
