import { onOneLine, shorten } from '#src/shared/one-line.ts';

/** Maximum characters of a subject. */
const SUBJECT_MAX = 120;

/** A subject on one line, shortened. */
export const subjectOf = (text: string): string => shorten(onOneLine(text), SUBJECT_MAX);

/** Maximum characters of a quote in a digest, which has to fit many (rule MAIL-3). */
const QUOTE_MAX = 500;

/** A quote with its paragraphs; shortened in a digest. */
export const quoteOf = (text: string, isDigest: boolean): string =>
  shorten(
    text
      .split('\n')
      .map(onOneLine)
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    isDigest ? QUOTE_MAX : Number.POSITIVE_INFINITY,
  );
