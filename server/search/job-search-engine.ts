import type { JobFacets, JobFacetsQuery, JobQuery, TotalRelation } from '../../src/contract/job.ts';

/** Which jobs to look for, when, and for whom. */
export type SearchRequest = {
  search: JobQuery;
  /** YYYY-MM-DD */
  today: string;
  now: Date;
  /** The candidate whose applied jobs are left out. */
  candidate?: string | undefined;
};

/** The same without page and order. */
export type FacetsRequest = Omit<SearchRequest, 'search'> & { search: JobFacetsQuery };

/** How many jobs each choice of each filter would find. */
export type FacetCounts = Omit<JobFacets, 'currency'>;

/** One page of what was found. */
export type FoundJobs = {
  /** In their order. */
  ids: string[];
  /** How many have all words. */
  total: number;
  totalRelation: TotalRelation;
  /** What was searched for instead. */
  correctedQuery?: string | undefined;
  /** The first of `ids` that has only some of the words; all have all of them, when missing. */
  relaxedFrom?: number | undefined;
  /** What was searched for in place of the location. */
  correctedLocation?: string | undefined;
  /** The beginnings of words to mark in what was found, as `search_words` writes them. */
  marks: readonly string[];
};

/**
 * What the search of jobs needs of an engine. The one that is here works in the database (`postgres-engine.ts`);
 * docs/search.md says how another one would stand in for it.
 */
export type JobSearchEngine = {
  /** One page of jobs; `search.page` is at most PAGES_MAX. */
  find: (request: SearchRequest) => Promise<FoundJobs>;
  countFacets: (request: FacetsRequest) => Promise<FacetCounts>;
};
