import { checkApplication } from '#src/contract/applications/check-endpoints.ts';
import { getJob } from '#src/contract/jobs/endpoints.ts';
import type { JobFacetsQuery, JobQuery } from '#src/contract/jobs/job.ts';
import { getJobFacets, getSimilarJobs, searchJobs } from '#src/contract/search/endpoints.ts';
import type { SuggestionQuery } from '#src/contract/search/job-suggestion.ts';
import { suggestJobs } from '#src/contract/search/suggestion-endpoints.ts';
import { call } from './http.ts';

/*
 * The calls behind the queries that every visit knows. A first visit gets its data with the page and
 * makes none, so this comes later, with what all calls need: the client and the schemas of replies
 * (`load-calls.ts`). Each raises ApiError.
 */

export { loadUser } from './load-user.ts';

export const fetchJobs = (query: Partial<JobQuery>, signal: AbortSignal) =>
  call(searchJobs, { query, signal });

export const fetchJobFacets = (query: JobFacetsQuery, signal: AbortSignal) =>
  call(getJobFacets, { query, signal });

export const fetchJob = (id: string, signal: AbortSignal) =>
  call(getJob, { params: { id }, signal });

export const fetchSimilarJobs = (id: string, signal: AbortSignal) =>
  call(getSimilarJobs, { params: { id }, signal });

export const fetchSuggestions = async (
  query: Pick<SuggestionQuery, 'query' | 'kinds'>,
  language: string,
  signal: AbortSignal,
) => (await call(suggestJobs, { query, language, signal })).suggestions;

export const fetchApplicationCheck = (jobId: string, signal: AbortSignal) =>
  call(checkApplication, { params: { jobId }, signal });
