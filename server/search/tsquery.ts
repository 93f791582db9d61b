/*
 * Full-text queries as PostgreSQL reads them. An empty text asks for nothing, and is left out where it stands.
 */

/** A lexeme, with the weights in which it counts; whatever its characters are. */
export const lexeme = (text: string, weights = ''): string => {
  const quoted = text.replaceAll('\\', '\\\\').replaceAll("'", "''");
  return `'${quoted}'${weights && `:${weights}`}`;
};

const join = (parts: readonly string[], operator: string): string => {
  const given = [...new Set(parts.filter((part) => part !== ''))];
  return given.length > 1 ? `(${given.join(operator)})` : (given[0] ?? '');
};

export const allOf = (parts: readonly string[]): string => join(parts, ' & ');
export const anyOf = (parts: readonly string[]): string => join(parts, ' | ');
export const not = (part: string): string => part && `!${part}`;

/** The lexemes, one directly after the other. */
export const inSequence = (texts: readonly string[]): string =>
  texts.length > 0 ? `(${texts.map((text) => lexeme(text)).join(' <-> ')})` : '';
