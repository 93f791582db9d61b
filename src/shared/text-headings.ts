import { isLower, type Line } from './text-lines.ts';

const LENGTH_MAX = 60;
const WORDS_MAX = 7;
const MARKED_MAX = 100;
/** A line this long belongs to a paragraph, not to an address or a signature. */
const PROSE_MIN = 60;

const MARKED = /^(?:#{1,6}\s+(\S.*)|\*\*([^*]+)\*\*(:?))$/;
/** How letters begin and end in English and Turkish. */
const GREETING =
  /^(?:dear|hello|hi|hey|to whom|say[ıi]n|sayg[ıi]lar\p{L}*|merhaba(?:lar)?|sevgili|selam(?:lar)?|[iİ]y[iİ] günler)(?!\p{L})/iu;
/** The end of a sentence, or the number of a date, a house or a telephone. */
const NO_TITLE = /[.,;:!…]$|\d/;

const isUpper = (text: string): boolean =>
  text.length > 3 && text === text.toUpperCase() && text !== text.toLowerCase();

type Surroundings = {
  /** The line below. */
  next: Line | undefined;
  /** Whether a line of a paragraph is right above. */
  isBelowText: boolean;
  /** Whether each line is an item. */
  asList: boolean;
  /** Whether a line on its own above a paragraph is a heading. */
  withTitles: boolean;
};

/** A line's text as a heading; undefined if it isn't one (rule TEXT-2). */
export const headingOf = (
  { text, isItem }: Line,
  { next, isBelowText, asList, withTitles }: Surroundings,
): string | undefined => {
  if (isItem || !next || text.length > MARKED_MAX) return undefined;
  const [, hashed, bold, colon] = MARKED.exec(text) ?? [];
  if (hashed || bold) return hashed ?? `${bold}${colon}`;
  if (text.length > LENGTH_MAX || text.split(/\s+/).length > WORDS_MAX) return undefined;
  if (isLower(text) || GREETING.test(text)) return undefined;
  if (text.endsWith(':')) return text;
  if (NO_TITLE.test(text)) return undefined;
  const isAboveCapitals = isUpper(next.text) && !next.isItem && !next.isAfterBlank;
  if (isUpper(text) && !isAboveCapitals && (next.isItem || !asList)) return text;
  // An unmarked heading needs a capital, which not every script has.
  if (asList || isBelowText || !/^\P{L}*\p{Lu}/u.test(text)) return undefined;
  return next.isItem || (withTitles && next.text.length >= PROSE_MIN) ? text : undefined;
};
