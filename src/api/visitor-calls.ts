import * as checks from '#src/contract/applications/check-endpoints.ts';
import * as jobs from '#src/contract/jobs/endpoints.ts';
import type { JobFacetsQuery, JobQuery } from '#src/contract/jobs/job.ts';
import * as search from '#src/contract/search/endpoints.ts';
import type { SuggestionQuery } from '#src/contract/search/job-suggestion.ts';
import * as suggestions from '#src/contract/search/suggestion-endpoints.ts';
import { call } from './http.ts';

/*
 * The calls behind every visit's queries. A first visit gets its data with the page and makes no calls, so this module
 * loads later, with what all calls need: the HTTP client and the reply schemas (`load-calls.ts`). Each throws ApiError.
 */

export { getMe } from './get-me.ts';

export const searchJobs = (query: Partial<JobQuery>, signal: AbortSignal) =>
  call(search.searchJobs, { query, signal });

export const getJobFacets = (query: JobFacetsQuery, signal: AbortSignal) =>
  call(search.getJobFacets, { query, signal });

export const getJob = (id: string, signal: AbortSignal) =>
  call(jobs.getJob, { params: { id }, signal });

export const getSimilarJobs = (id: string, signal: AbortSignal) =>
  call(search.getSimilarJobs, { params: { id }, signal });

export const suggestJobs = async (
  query: Pick<SuggestionQuery, 'query' | 'kinds'>,
  language: string,
  signal: AbortSignal,
) => (await call(suggestions.suggestJobs, { query, language, signal })).suggestions;

export const checkApplication = (jobId: string, signal: AbortSignal) =>
  call(checks.checkApplication, { params: { jobId }, signal });
