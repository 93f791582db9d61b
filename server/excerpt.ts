/** Characters of a message that tell of it elsewhere. */
const EXCERPT_MAX = 200;

/** The beginning of a text on one line, cut at a word. */
export const excerptOf = (text: string): string => {
  const line = text
    .slice(0, EXCERPT_MAX * 5)
    .split(/\s+/)
    .filter(Boolean)
    .join(' ');
  if (line.length <= EXCERPT_MAX) return line;
  const start = line.slice(0, EXCERPT_MAX - 1);
  const end = start.lastIndexOf(' ');
  // A single long word is cut where it must be, never within a character.
  return `${(end > 0 ? start.slice(0, end) : start).toWellFormed().replace(/\uFFFD$/, '')}…`;
};
