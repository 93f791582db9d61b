/** A text without its postcodes, and the country of their format. */
export type TakenPostcode = { rest: string; country?: 'CA' | 'GB' | 'US' };

/** N6E 1W4 */
const CANADIAN = /\b[a-ceghj-npr-tvxy]\d[a-ceghj-npr-tv-z][ -]?\d[a-ceghj-npr-tv-z]\d\b/i;
/** SW1A 1AA, but no '2nd' or '4th' after a building's name. */
const BRITISH = /\b[A-Z]{1,2}\d[A-Z\d]? ?(?!1ST|2ND|3RD|\dTH)\d[ABD-HJLNP-UW-Z]{2}\b/;
/** 1012 AB; elsewhere a number before a country's or state's code. */
const DUTCH = /\b[1-9]\d{3} ?[A-Z]{2}\b/g;
/** 78701-1234 and 78701. Germany, France and Türkiye share the format, so only a state's code decides. */
const ZIP = /\b(?:[A-Z]-)?\d{5}(?:-\d{4})?\b/;
/** The first half of a British or Canadian postcode: 'London EC1', 'Toronto, ON M5V'. */
const FIRST_HALF = /\b[A-Z]{1,2}\d[A-Z\d]?\b/g;
/** Formats of other countries, some with a letter prefix: 'D-10115', 'A-1010', '00-001', '100-0001'. */
const OTHERS = /\b(?:[A-Z]-)?(?:\d{4,6}(?:-\d{3})?|\d{2,3}-\d{3,4})\b/g;

const SHAPES = [
  ['CA', CANADIAN],
  ['GB', BRITISH],
  ['US', ZIP],
] as const;

const withoutOthers = (text: string): string =>
  text.replace(OTHERS, ' ').replace(FIRST_HALF, ' ').replace(/ {2,}/g, ' ').trim();

/** Removes all but Dutch postcodes from the text between two commas. */
export function takePostcode(text: string): TakenPostcode {
  for (const [country, shape] of SHAPES) {
    const rest = text.replace(shape, ' ');
    if (rest !== text) return { rest: withoutOthers(rest), country };
  }
  return { rest: withoutOthers(text) };
}

/** The text without Dutch postcodes; only valid if it names a place in the Netherlands. */
export const withoutDutchPostcode = (text: string): string => text.replace(DUTCH, ' ').trim();
