import { msg } from '@lingui/core/macro';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { getJob } from '#src/contract/jobs/endpoints.ts';
import type { JobQuery } from '#src/contract/jobs/job.ts';
import { DASHBOARD_PAGE_SIZE, SEARCH_PAGE_SIZE } from '#src/contract/limits.ts';
import type { getSimilarJobs, searchJobs } from '#src/contract/search/endpoints.ts';
import type { JobSearch, RecommendedSearch } from '#src/contract/search/job-search.ts';
import { type FailureMessages, serverWordsOr } from './api-error.ts';
import { visitorCalls } from './load-calls.ts';
import { keyOf } from './resource-key.ts';

/** A key of live jobs in a list. */
const listKey = (...rest: unknown[]) => keyOf<typeof searchJobs>('job-lists', ...rest);

export const jobQueries = {
  /** One page of live jobs. The previous page stays on screen while the next one loads. */
  list: (query: Omit<JobQuery, 'not_applied' | 'recommended'>) =>
    queryOptions({
      queryKey: listKey(query),
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
      queryKey: listKey('facets', query),
      queryFn: async ({ signal }) => (await visitorCalls()).fetchJobFacets(query, signal),
      placeholderData: keepPreviousData,
    }),
  /** The key prefix of the recommended jobs. */
  recommendations: () => listKey('recommended'),
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
  similarKey: () => keyOf<typeof getSimilarJobs>('similar-jobs'),
  detail: (jobId: string) =>
    queryOptions({
      queryKey: keyOf<typeof getJob>('jobs', jobId),
      queryFn: async ({ signal }) => (await visitorCalls()).fetchJob(jobId, signal),
    }),
  similar: (jobId: string) =>
    queryOptions({
      queryKey: [...jobQueries.similarKey(), jobId],
      queryFn: async ({ signal }) => (await visitorCalls()).fetchSimilarJobs(jobId, signal),
    }),
};

export const jobListFailure: FailureMessages = { otherwise: msg`Failed to fetch jobs` };
export const jobFailure = serverWordsOr(msg`Failed to fetch job`);
