import { LINE_MAX, OPTION_MAX, QUESTIONS_MAX } from '#src/contract/limits.ts';
import type { ParamReader } from '#src/contract/search-params.ts';

/*
 * Filters a job's applications by the answers to its questions. Parsed without a schema library, like all URL
 * parameters.
 */

/** Required answer by question id: `yes` or `no`, one of the options, or the minimum of a number. */
export type AnswerFilters = Readonly<Record<string, string>>;

/** Maximum characters of the parameter: enough to filter by ten questions. */
export const ANSWER_FILTERS_MAX = 3000;

/** Characters that no database stores: NUL and lone surrogates. */
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

/** Parses the parameter; drops invalid filters. */
export const parseAnswerFilters = (text: string | undefined): AnswerFilters => {
  const filters = text && text.length <= ANSWER_FILTERS_MAX ? parse(text) : undefined;
  if (typeof filters !== 'object' || filters === null) return {};
  const readable = Object.entries(filters).filter(isFilter).slice(0, QUESTIONS_MAX);
  return Object.fromEntries(readable);
};

/** Serializes the filters, dropping blank ones; undefined when none is left. */
export const writeAnswerFilters = (filters: AnswerFilters): string | undefined => {
  const set = Object.entries(filters).filter(isFilter);
  return set.length > 0 ? JSON.stringify(Object.fromEntries(set)) : undefined;
};

/** Normalizes the parameter: drops invalid filters. */
export const readAnswerFilters: ParamReader<string | undefined> = (value) =>
  typeof value === 'string' ? writeAnswerFilters(parseAnswerFilters(value)) : undefined;
