import * as checks from '#src/contract/applications/check-endpoints.ts';
import * as jobs from '#src/contract/jobs/endpoints.ts';
import type { JobFacetsQuery, JobQuery } from '#src/contract/jobs/job.ts';
import * as search from '#src/contract/search/endpoints.ts';
import type { SuggestionQuery } from '#src/contract/search/job-suggestion.ts';
import * as suggestions from '#src/contract/search/suggestion-endpoints.ts';
import { call } from './http.ts';

/*
 * The calls behind the queries that every visit knows. A first visit gets its data with the page and
 * makes none, so this comes later, with what all calls need: the client and the schemas of replies
 * (`load-calls.ts`). Each raises ApiError.
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
