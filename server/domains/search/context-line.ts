/** Characters of the line, without the ellipses. */
const LENGTH = 160;
/** Where the line may begin: at a sentence or line near the word. */
const BEGINNING = /[.!?:;•]\s+|\n\s*/g;
const BULLET = /^[-*•](?:\s+|$)/;
const ENDS_IN_MARK = /[.!?:;,…·]$/;

/** Joins lines with ' · ', or a space after punctuation. */
const joinLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim().replace(BULLET, ''))
    .filter((line) => line !== '')
    .reduce((joined, line) => {
      if (joined === '') return line;
      return `${joined}${ENDS_IN_MARK.test(joined) ? ' ' : ' · '}${line}`;
    }, '');

/** The line up to its last whole word within LENGTH. */
function shorten(line: string): string {
  if (line.length <= LENGTH) return line;
  const space = line.lastIndexOf(' ', LENGTH);
  return line
    .slice(0, space > LENGTH / 2 ? space : LENGTH)
    .toWellFormed()
    .replace(/ ·$/, '');
}

/** The text around the word that begins at `at`, as one line of about 160 characters. */
export function cutAround(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - LENGTH / 2), at);
  const sentence = [...before.matchAll(BEGINNING)].at(-1);
  const start = at - before.length + (sentence ? sentence.index + sentence[0].length : 0);
  const isWhole = start === 0 || sentence !== undefined;
  const from = isWhole ? start : start + Math.max(0, text.slice(start, at).indexOf(' ') + 1);
  // Read twice the length, since joining drops spaces and bullets.
  const line = joinLines(text.slice(from, from + 2 * LENGTH).toWellFormed());
  const cut = shorten(line);
  const isCut = cut.length < line.length || from + 2 * LENGTH < text.length;
  return `${isWhole ? '' : '… '}${cut}${isCut ? ' …' : ''}`;
}
