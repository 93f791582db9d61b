import { msg } from '@lingui/core/macro';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { JobQuery } from '../contract/job.ts';
import type { JobSearch, RecommendedSearch } from '../contract/job-search.ts';
import { DASHBOARD_PAGE_SIZE, SEARCH_PAGE_SIZE } from '../contract/limits.ts';
import type { FailureMessages } from './api-error.ts';
import { visitorCalls } from './load-calls.ts';

export const jobQueries = {
  all: () => ['jobs'] as const,
  /** The key prefixes of every list of jobs, not of single jobs. */
  lists: () => [jobQueries.listKey(), jobQueries.similarKey(), jobQueries.mineKey()] as const,
  listKey: () => [...jobQueries.all(), 'list'] as const,
  similarKey: () => [...jobQueries.all(), 'similar'] as const,
  detailKey: () => [...jobQueries.all(), 'detail'] as const,
  /** The key prefix of the pages of an employer's own jobs (`own-jobs.ts`). */
  mineKey: () => [...jobQueries.all(), 'mine'] as const,
  /** One page of live jobs. The previous page stays on screen while the next one loads. */
  list: (query: Omit<JobQuery, 'not_applied' | 'recommended'>) =>
    queryOptions({
      queryKey: [...jobQueries.listKey(), query],
      queryFn: async ({ signal }) => (await visitorCalls()).fetchJobs(query, signal),
      placeholderData: keepPreviousData,
    }),
  /** The page of the search in the job list's URL. */
  search: ({ page, ...filters }: JobSearch) =>
    // In the same order as in `lib/prefetch.ts`, since the URLs must be equal.
    jobQueries.list({ page, limit: SEARCH_PAGE_SIZE, ...filters, employer_id: undefined }),
  /** The counts of the filters' choices for that search, whatever its page and order. */
  facets: ({ page: _, sort: __, after: ___, ...query }: JobSearch) =>
    queryOptions({
      queryKey: [...jobQueries.listKey(), 'facets', query],
      queryFn: async ({ signal }) => (await visitorCalls()).fetchJobFacets(query, signal),
      placeholderData: keepPreviousData,
    }),
  recommendations: () => [...jobQueries.listKey(), 'recommended'] as const,
  /** One page of live jobs that the candidate has not applied to, those that fit best first. */
  recommended: (search: RecommendedSearch) =>
    queryOptions({
      queryKey: [...jobQueries.recommendations(), search],
      queryFn: async ({ signal }) =>
        (await visitorCalls()).fetchJobs(
          { limit: DASHBOARD_PAGE_SIZE, ...search, not_applied: true, recommended: true },
          signal,
        ),
      placeholderData: keepPreviousData,
    }),
  detail: (jobId: string) =>
    queryOptions({
      queryKey: [...jobQueries.detailKey(), jobId],
      queryFn: async ({ signal }) => (await visitorCalls()).fetchJob(jobId, signal),
    }),
  similar: (jobId: string) =>
    queryOptions({
      queryKey: [...jobQueries.similarKey(), jobId],
      queryFn: async ({ signal }) => (await visitorCalls()).fetchSimilarJobs(jobId, signal),
    }),
};

export const jobListFailure: FailureMessages = { otherwise: msg`Failed to fetch jobs` };
export const jobFailure: FailureMessages = {
  preferServerMessage: true,
  otherwise: msg`Failed to fetch job`,
};
