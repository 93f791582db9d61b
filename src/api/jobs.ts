import { msg } from '@lingui/core/macro';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { getJob } from '#src/contract/jobs/endpoints.ts';
import { DASHBOARD_PAGE_SIZE, SEARCH_PAGE_SIZE } from '#src/contract/limits.ts';
import type { getSimilarJobs, searchJobs } from '#src/contract/search/endpoints.ts';
import type { JobSearch, RecommendedSearch } from '#src/contract/search/job-search.ts';
import { type FailureMessages, withServerMessage } from './api-error.ts';
import { visitorCalls } from './load-calls.ts';
import { keyOf } from './resource-key.ts';

/** A key for lists of live jobs. */
const listKey = (...rest: unknown[]) => keyOf<typeof searchJobs>('job-lists', ...rest);

/** One page of the search in the job list's URL. The previous page stays on screen while the next one loads. */
export const searchJobsQuery = ({ page, ...filters }: JobSearch) => {
  const query = { page, limit: SEARCH_PAGE_SIZE, ...filters, employer_id: undefined };
  return queryOptions({
    queryKey: listKey(query),
    queryFn: async ({ signal }) => (await visitorCalls()).searchJobs(query, signal),
    placeholderData: keepPreviousData,
  });
};

/** Counts per filter choice for that search, whatever its page and order. */
export const getJobFacetsQuery = ({ page: _, sort: __, after: ___, ...query }: JobSearch) =>
  queryOptions({
    queryKey: listKey('facets', query),
    queryFn: async ({ signal }) => (await visitorCalls()).getJobFacets(query, signal),
    placeholderData: keepPreviousData,
  });

/** The key prefix of the recommended jobs. */
export const searchRecommendedJobsKey = () => listKey('recommended');

/** One page of live jobs that the candidate has not applied to, best matches first. */
export const searchRecommendedJobsQuery = (search: RecommendedSearch) =>
  queryOptions({
    queryKey: [...searchRecommendedJobsKey(), search],
    queryFn: async ({ signal }) =>
      (await visitorCalls()).searchJobs(
        { limit: DASHBOARD_PAGE_SIZE, ...search, not_applied: true, recommended: true },
        signal,
      ),
    placeholderData: keepPreviousData,
  });

export const getSimilarJobsKey = () => keyOf<typeof getSimilarJobs>('similar-jobs');

export const getJobQuery = (jobId: string) =>
  queryOptions({
    queryKey: keyOf<typeof getJob>('jobs', jobId),
    queryFn: async ({ signal }) => (await visitorCalls()).getJob(jobId, signal),
  });

export const getSimilarJobsQuery = (jobId: string) =>
  queryOptions({
    queryKey: [...getSimilarJobsKey(), jobId],
    queryFn: async ({ signal }) => (await visitorCalls()).getSimilarJobs(jobId, signal),
  });

export const searchJobsFailure: FailureMessages = { fallback: msg`Failed to fetch jobs` };
export const getJobFailure = withServerMessage(msg`Failed to fetch job`);
