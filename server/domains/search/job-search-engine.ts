import type { JobFacets, JobFacetsQuery, JobQuery, TotalRelation } from '#src/contract/jobs/job.ts';

/** Which jobs to look for, when, and for whom. */
export type SearchRequest = {
  /**
   * As in the URL: texts as typed, `salaryMin` per year in the deployment's currency, `postedWithin` in days, `page`
   * from 1. `after` is a cursor in the newest-first order, a time with milliseconds and an id
   * ('2026-11-22T09:30:00.000Z_<uuid>', see `writeCursor`); engines ignore any other text. They also ignore
   * `not_applied` and `recommended` in favour of `candidate`.
   */
  search: JobQuery;
  /** YYYY-MM-DD; a job with an earlier deadline is not listed. */
  today: string;
  /** The end of the `postedWithin` days. */
  now: Date;
  /** The id of the candidate whose applied jobs are left out. */
  candidate?: string | undefined;
};

/** A search without page and order, the same for all visitors. */
export type FacetsRequest = Omit<SearchRequest, 'search'> & { search: JobFacetsQuery };

/** How many jobs each choice of each filter would find. */
export type FacetCounts = Omit<JobFacets, 'currency'>;

/** Words to highlight in results: lower case without accents, 'cplusplus' for 'C++'. */
export type HighlightWords = {
  /** For each term of the query, prefixes of the words that match it. */
  words: readonly (readonly string[])[];
  /** The same for the location box. */
  place: readonly string[];
  /** Words of other names of the same places: 'turkiye' for 'Turkey'. */
  placeNames: readonly string[];
};

/** One page of results. */
export type FoundJobs = {
  /** Ids of listed jobs, `search.limit` at most, in their order, each once. */
  ids: string[];
  /** How many jobs have all words, on all pages. */
  total: number;
  totalRelation: TotalRelation;
  /** The query that was searched instead. */
  correctedQuery?: string | undefined;
  /** The index of the first of `ids` with only some of the words; missing if all have all of them. */
  relaxedFrom?: number | undefined;
  /** The location that was searched instead. */
  correctedLocation?: string | undefined;
  /** Missing without words to highlight. */
  highlights?: HighlightWords;
};

/**
 * What the job search needs from an engine. `engine-queries.ts` is one in the database; docs/search.md says how to
 * replace it.
 */
export type JobSearchEngine = {
  /**
   * One page of listed jobs; `search.page` is at most PAGES_MAX. Accepts any text. Throws if the engine is
   * unreachable or gives up; `failureStatus` says which errors are a 503.
   */
  find: (request: SearchRequest) => Promise<FoundJobs>;
  /**
   * How many jobs each choice of each filter would find beside the other filters, 0 included. Throws like `find`;
   * the list then shows no numbers.
   */
  getJobFacets: (request: FacetsRequest) => Promise<FacetCounts>;
};
