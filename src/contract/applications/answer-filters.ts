import { LINE_MAX, OPTION_MAX, QUESTIONS_MAX } from '#src/contract/limits.ts';
import type { ParamReader } from '#src/contract/search-params.ts';

/*
 * How a job's applications are filtered by the answers to its questions. Read without a schema library, like
 * all parameters of addresses.
 */

/**
 * By the id of a question what its answer must be: `yes` or `no`, one of its options, or for a number the
 * minimum.
 */
export type AnswerFilters = Readonly<Record<string, string>>;

/** Characters of the parameter: as many as the filters of ten questions can have. */
export const ANSWER_FILTERS_MAX = 3000;

/** What no database takes: the character 0, and halves of others. */
const UNSTORABLE = /[\0\p{Cs}]/u;

const isFilter = ([question, value]: [string, unknown]): boolean =>
  question.length <= LINE_MAX &&
  typeof value === 'string' &&
  value !== '' &&
  value.length <= OPTION_MAX &&
  !UNSTORABLE.test(question + value);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The filters in a parameter; those that can't be read are left out. */
export const parseAnswerFilters = (text: string | undefined): AnswerFilters => {
  const filters = text && text.length <= ANSWER_FILTERS_MAX ? parse(text) : undefined;
  if (typeof filters !== 'object' || filters === null) return {};
  const readable = Object.entries(filters).filter(isFilter).slice(0, QUESTIONS_MAX);
  return Object.fromEntries(readable);
};

/** The filters as a parameter; undefined when there are none. Blank values are no filters. */
export const writeAnswerFilters = (filters: AnswerFilters): string | undefined => {
  const set = Object.entries(filters).filter(isFilter);
  return set.length > 0 ? JSON.stringify(Object.fromEntries(set)) : undefined;
};

/** The parameter in its own form, without what can't be read. */
export const readAnswerFilters: ParamReader<string | undefined> = (value) =>
  typeof value === 'string' ? writeAnswerFilters(parseAnswerFilters(value)) : undefined;
