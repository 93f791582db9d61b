import { onOneLine, shorten } from '#src/shared/one-line.ts';

/** Characters of a subject. */
const SUBJECT_MAX = 120;

/** A subject, short enough to be read. */
export const subjectOf = (text: string): string => shorten(onOneLine(text), SUBJECT_MAX);

/** Characters of what somebody wrote. */
const QUOTE_MAX = 500;

/** What somebody wrote, on its own lines. */
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
