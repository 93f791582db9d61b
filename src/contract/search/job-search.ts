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
  /** As `workplace=remote`, beside whatever other workplaces are named. */
  remote: readFlag,
  /** In the deployment's currency, per year. */
  salaryMin: readAmount(SALARY_MAX),
  /** Days. */
  postedWithin: readNumberOf(POSTED_WITHIN),
  /** The company's whole name, in any case and with or without accents. */
  company: readWords,
  /** By relevance when there are words, the newest first otherwise, when not said. */
  sort: readOneOf(JOB_SORTS),
  /** Whether words are taken as they are typed, without correction. */
  exact: readFlag,
  /** The `next` of a reply: only jobs that come after it, the newest first. */
  after: readCursor,
};
export type JobSearch = ReadParams<typeof jobSearchReaders>;

/** The search params of the job list: filters and page (from 1). Invalid values are dropped. */
export const readJobSearch = (search: object): JobSearch => readParams(jobSearchReaders, search);

/**
 * Each parameter of a query string once: the first of its name, and all values of a filter that takes
 * several, with commas between them. A form without scripts repeats the parameter for each checkbox.
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

/** The search params of the candidate's dashboard, read as leniently. */
export const readRecommendedSearch = (search: object): RecommendedSearch =>
  readParams(recommendedReaders, search);
