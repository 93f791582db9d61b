import { LABEL_MAX } from '#src/contract/limits.ts';
import {
  type ReadParams,
  readNumberOf,
  readOneOf,
  readPageNumber,
  readText,
  readWords,
  readWordsUpTo,
} from '#src/contract/search-params.ts';
import { APPLICATION_FILTERS } from './statuses.ts';

export const APPLICATION_SORTS = ['newest', 'oldest', 'name', 'status', 'rating'] as const;
export type ApplicationSort = (typeof APPLICATION_SORTS)[number];

const readSort = readOneOf(APPLICATION_SORTS);

export const RATINGS = [1, 2, 3, 4, 5] as const;

const readLabel = readWordsUpTo(LABEL_MAX);

/**
 * The readers of the search params of a job's applications: filters, sort and page (from 1). Invalid values
 * are dropped rather than refused, since people edit URLs (rule REVIEW-2).
 */
export const applicationSearchReaders = {
  page: readPageNumber,
  status: readOneOf(APPLICATION_FILTERS),
  query: readWords,
  /** Read where the answers are (`parseAnswerFilters`): every first visit loads these readers. */
  answers: readText,
  /** At least this rating. */
  rating: readNumberOf(RATINGS),
  label: (value: unknown) => readLabel(value) || undefined,
  sort: (value: unknown): ApplicationSort => readSort(value) ?? 'newest',
};
export type ApplicationSearch = ReadParams<typeof applicationSearchReaders>;
