import {
  JOB_LEVELS,
  JOB_SORTS,
  JOB_TYPES,
  POSTED_WITHIN,
  WORKPLACES,
} from '#src/contract/enumerations.ts';
import { QUERY_MAX, SALARY_MAX } from '#src/contract/limits.ts';
import {
  type ReadParams,
  readAmount,
  readCursor,
  readFlag,
  readNumberOf,
  readOneOf,
  readPageNumber,
  readParams,
  readSeveralOf,
  readWords,
  readWordsUpTo,
} from '#src/contract/search-params.ts';

/** The words of a job search. */
export const readQueryWords = readWordsUpTo(QUERY_MAX);

/** The filters of a job search that take several values. */
const severalReaders = {
  jobType: readSeveralOf(JOB_TYPES),
  experienceLevel: readSeveralOf(JOB_LEVELS),
  workplace: readSeveralOf(WORKPLACES),
};

/** The readers of the job list's search params (rules SEARCH-1 and CALL-7). */
export const jobSearchReaders = {
  page: readPageNumber,
  query: readQueryWords,
  location: readWords,
  ...severalReaders,
  /** Like `workplace=remote`, in addition to other workplaces named. */
  remote: readFlag,
  /** In the deployment's currency, per year. */
  salaryMin: readAmount(SALARY_MAX),
  /** Days. */
  postedWithin: readNumberOf(POSTED_WITHIN),
  /** The company's whole name, in any case and with or without accents. */
  company: readWords,
  /** Default: by relevance if there are words, otherwise newest first. */
  sort: readOneOf(JOB_SORTS),
  /** Whether to search for the words as typed, without correction. */
  exact: readFlag,
  /** The `next` of a reply: continues the list after it, newest first. */
  after: readCursor,
};
export type JobSearch = ReadParams<typeof jobSearchReaders>;

/** The search params of the job list: filters and page (from 1). Invalid values are dropped. */
export const readJobSearch = (search: object): JobSearch => readParams(jobSearchReaders, search);

/**
 * Whether the results of a search may change while no job does: words and places are also read by what is counted and
 * listed in the background, salaries by exchange rates, and the days since a job was posted pass (rule PAGE-6).
 */
export const changesWithoutJobs = ({
  query,
  location,
  postedWithin,
  salaryMin,
}: JobSearch): boolean => Boolean(query || location || postedWithin || salaryMin);

/**
 * Merges repeated parameters of a query string: the first value wins, but values of a filter that takes several are
 * joined with commas. A form without scripts repeats the parameter for each checkbox.
 */
export const onceEach = (params: Iterable<readonly [string, string]>): Map<string, string> => {
  const once = new Map<string, string>();
  for (const [name, value] of params) {
    const before = once.get(name);
    if (before === undefined) once.set(name, value);
    else if (Object.hasOwn(severalReaders, name)) once.set(name, `${before},${value}`);
  }
  return once;
};

const recommendedReaders = { page: readPageNumber, query: readQueryWords, location: readWords };
export type RecommendedSearch = ReadParams<typeof recommendedReaders>;

/** The search params of the candidate's dashboard; invalid values are dropped. */
export const readRecommendedSearch = (search: object): RecommendedSearch =>
  readParams(recommendedReaders, search);
