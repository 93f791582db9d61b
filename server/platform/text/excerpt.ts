/** Maximum characters of an excerpt: what a mail has of a message (rule MAIL-3). */
const EXCERPT_MAX = 500;

/** The first characters, without half a surrogate pair at the end, which no database accepts. */
const beginning = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');

/** The beginning of a text on one line, cut at a word. */
export const excerptOf = (text: string): string => {
  const line = beginning(text, EXCERPT_MAX * 2)
    .split(/\s+/)
    .filter(Boolean)
    .join(' ');
  if (line.length <= EXCERPT_MAX) return line;
  const start = beginning(line, EXCERPT_MAX - 1);
  const end = start.lastIndexOf(' ');
  // A single long word is cut where it must be.
  return `${end > 0 ? start.slice(0, end) : start}…`;
};
