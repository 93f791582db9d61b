/** Characters of a name or title in a mail, and in its subject, where others have to fit beside it. */
const NAME_MAX = 80;
/** Characters of a subject. */
const SUBJECT_MAX = 120;

/** Cut to `max` characters, never within one. */
const shorten = (text: string, max: number): string => {
  const characters = [...text];
  return characters.length > max
    ? `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
    : text;
};

/** On one line: line breaks, control characters and marks that turn the direction of writing are left out. */
const onOneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();

/** What somebody has typed into one line, whole. */
export const lineOf = onOneLine;

/** A name or title that somebody has typed; `otherwise` when there is none. */
export const nameOf = (text: string, otherwise: string): string =>
  shorten(onOneLine(text), NAME_MAX) || otherwise;

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
