import { onOneLine, shorten } from '#src/shared/one-line.ts';

/** Maximum characters of a subject. */
const SUBJECT_MAX = 120;

/** A subject on one line, shortened. */
export const subjectOf = (text: string): string => shorten(onOneLine(text), SUBJECT_MAX);

/** Maximum characters of a quote. */
const QUOTE_MAX = 500;

/** A quote with its line breaks, shortened. */
export const quoteOf = (text: string, max = QUOTE_MAX): string =>
  shorten(
    text
      .split('\n')
      .map(onOneLine)
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    max,
  );
