/*
 * Full-text queries as PostgreSQL reads them. An empty text is no query, and is left out wherever it occurs.
 */

/**
 * Queries all of which a job matches. An index answers several sooner than one that joins them by '&': it passes
 * over what one of them rules out.
 */
export type Tsqueries = readonly string[];

/** A lexeme, with the weights in which it counts; whatever its characters are. */
export const lexeme = (text: string, weights = ''): string => {
  const quoted = text.replaceAll('\\', '\\\\').replaceAll("'", "''");
  return `'${quoted}'${weights && `:${weights}`}`;
};

/** Each query once, without those that ask for nothing. */
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

/** The lexemes, one directly after the other. */
export const inSequence = (texts: readonly string[]): string =>
  texts.length > 0 ? `(${texts.map((text) => lexeme(text)).join(' <-> ')})` : '';
