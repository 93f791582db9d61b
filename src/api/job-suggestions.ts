import type { Suggestion, SuggestionQuery } from '#src/contract/search/job-suggestion.ts';
import { visitorCalls } from './load-calls.ts';

/** Suggestions for the typed text, with places in `language`. Throws ApiError. */
export const suggestJobs = async (
  query: Pick<SuggestionQuery, 'query' | 'kinds'>,
  language: string,
  signal: AbortSignal,
): Promise<Suggestion[]> => (await visitorCalls()).suggestJobs(query, language, signal);
