import type { JobFacets, JobFacetsQuery, JobQuery, TotalRelation } from '#src/contract/jobs/job.ts';

/** Which jobs to look for, when, and for whom. */
export type SearchRequest = {
  /**
   * As the address has it: texts as they were typed, `salaryMin` per year in the deployment's currency,
   * `postedWithin` in days, `page` from 1. `after` is where to go on in the order of the newest first, a moment in
   * milliseconds and an id ('2026-11-22T09:30:00.000Z_<uuid>', see `writeCursor`); anything else is no `after`.
   * `not_applied` and `recommended` are not the engine's: `candidate` says it.
   */
  search: JobQuery;
  /** YYYY-MM-DD; a job with an earlier deadline is not listed. */
  today: string;
  /** From which `postedWithin` counts. */
  now: Date;
  /** The id of the candidate whose applied jobs are left out. */
  candidate?: string | undefined;
};

/** The same without page and order, for all visitors alike. */
export type FacetsRequest = Omit<SearchRequest, 'search'> & { search: JobFacetsQuery };

/** How many jobs each choice of each filter would find. */
export type FacetCounts = Omit<JobFacets, 'currency'>;

/** What to mark in what was found: lower case without accents, 'cplusplus' for 'C++'. */
export type HighlightWords = {
  /** Of each thing that was asked for the words that stand for it, as beginnings of words. */
  words: readonly (readonly string[])[];
  /** Of the location box, likewise. */
  place: readonly string[];
  /** Words of other names of the same places: 'turkiye' for 'Turkey'. */
  placeNames: readonly string[];
};

/** One page of what was found. */
export type FoundJobs = {
  /** Ids of listed jobs, `search.limit` at most, in their order, each once. */
  ids: string[];
  /** How many have all words, on all pages. */
  total: number;
  totalRelation: TotalRelation;
  /** What was searched for in place of the words. */
  correctedQuery?: string | undefined;
  /** The index of the first of `ids` that has only some of the words; if missing, all have all of them. */
  relaxedFrom?: number | undefined;
  /** What was searched for in place of the location. */
  correctedLocation?: string | undefined;
  /** Missing where nothing was searched for. */
  highlights?: HighlightWords;
};

/**
 * What the job search needs from an engine. The one here works in the database (`engine-queries.ts`); docs/search.md
 * says how another one could replace it.
 */
export type JobSearchEngine = {
  /**
   * One page of listed jobs; `search.page` is at most PAGES_MAX. No text is refused. Throws if the engine can't be
   * reached or gives up; `failureStatus` says which errors are a 503.
   */
  find: (request: SearchRequest) => Promise<FoundJobs>;
  /**
   * How many jobs each choice of each filter would find beside the other filters, 0 included. Throws as `find`
   * does; the list is shown without numbers then.
   */
  getJobFacets: (request: FacetsRequest) => Promise<FacetCounts>;
};
