/** Maximum characters of an excerpt: what a notification shows of a message. */
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

/** What a notification has of a message: the beginning for the app, and all of it for the mail (rule MAIL-3). */
export const quote = (text: string): { excerpt: string; message: string } => ({
  excerpt: excerptOf(text),
  message: text,
});
