import { EXPERIENCE_LEVELS, JOB_TYPES } from './enumerations.ts';
import {
  type ReadParams,
  readFlag,
  readOneOf,
  readPageNumber,
  readParams,
  readWords,
} from './search-params.ts';

/** The readers of the job list's search params. */
export const jobSearchReaders = {
  page: readPageNumber,
  query: readWords,
  location: readWords,
  jobType: readOneOf(JOB_TYPES),
  experienceLevel: readOneOf(EXPERIENCE_LEVELS),
  remote: readFlag,
};
export type JobSearch = ReadParams<typeof jobSearchReaders>;

/** The search params of the job list: filters and page (from 1). Invalid values are dropped. */
export const readJobSearch = (search: object): JobSearch => readParams(jobSearchReaders, search);

const recommendedReaders = { page: readPageNumber, query: readWords, location: readWords };
export type RecommendedSearch = ReadParams<typeof recommendedReaders>;

/** The search params of the candidate's dashboard, read as leniently. */
export const readRecommendedSearch = (search: object): RecommendedSearch =>
  readParams(recommendedReaders, search);
