import { createHash } from 'node:crypto';

/*
 * Full-text queries in PostgreSQL's syntax. An empty text is no query and is left out everywhere.
 */

/**
 * Queries that a job must all match. An index answers several faster than one joined by '&', since it skips jobs
 * that one of them rules out.
 */
export type Tsqueries = readonly string[];

/** Digits of a pair's number, as in `word_pairs`. */
const PAIR_DIGITS = 3;

/** Any text as a quoted lexeme, optionally limited to some weights. */
export const lexeme = (text: string, weights = ''): string => {
  const quoted = text.replaceAll('\\', '\\\\').replaceAll("'", "''");
  return `'${quoted}'${weights && `:${weights}`}`;
};

/** Each query once, without empty ones. */
export const distinct = (queries: Tsqueries): Tsqueries => [
  ...new Set(queries.filter((query) => query !== '')),
];

const join = (parts: readonly string[], operator: string): string => {
  const given = distinct(parts);
  return given.length > 1 ? `(${given.join(operator)})` : (given[0] ?? '');
};

export const allOf = (parts: readonly string[]): string => join(parts, ' & ');
export const anyOf = (parts: readonly string[]): string => join(parts, ' | ');
export const not = (part: string): string => part && `!${part}`;

/**
 * Neighbours in this order, by the numbers that `word_pairs` gives each two of them. An index answers it, but a few
 * jobs have the same numbers from other words.
 */
export const inPairs = (texts: readonly string[]): string =>
  allOf(
    texts.slice(1).map((text, index) => {
      const pair = createHash('md5').update(`${texts[index]} ${text}`).digest('hex');
      return lexeme(`+${pair.slice(0, PAIR_DIGITS)}`);
    }),
  );

/** The lexemes side by side, in this order. */
export const inSequence = (texts: readonly string[]): string =>
  texts.length > 0 ? `(${texts.map((text) => lexeme(text)).join(' <-> ')})` : '';
