import { readAnswerFilters } from './answer-filters.ts';
import { APPLICATION_FILTERS } from './enumerations.ts';
import { type ReadParams, readOneOf, readPageNumber, readWords } from './search-params.ts';

export const APPLICATION_SORTS = ['newest', 'oldest', 'name', 'status'] as const;
export type ApplicationSort = (typeof APPLICATION_SORTS)[number];

const readSort = readOneOf(APPLICATION_SORTS);

/**
 * The readers of the search params of a job's applications: filters, sort and page (from 1). Invalid
 * values are dropped rather than refused, since people edit URLs.
 */
export const applicationSearchReaders = {
  page: readPageNumber,
  status: readOneOf(APPLICATION_FILTERS),
  query: readWords,
  answers: readAnswerFilters,
  sort: (value: unknown): ApplicationSort => readSort(value) ?? 'newest',
};
export type ApplicationSearch = ReadParams<typeof applicationSearchReaders>;
