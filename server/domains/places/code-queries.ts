import { loadRegions } from '#src/contract/places/regions.ts';
import { AREA_WORDS_MAX, areaCode, areasOf } from './area-queries.ts';
import type { Place } from './choose.ts';
import { foldName } from './fold.ts';
import { COUNTRY_OR_STATE_CODES, placeList } from './place-list.ts';
import { withoutDutchPostcode } from './postcodes.ts';

const CODE = /^[a-z]{2}$/i;
/** Common words, which are no codes in lower case after a place. */
const COMMON_WORDS = new Set('as at be in is it la me my no or so to'.split(' '));
/** A word too long for a code. Without one, a text in capitals may consist of codes. */
const WORD_TOO_LONG_FOR_CODE = /\p{L}{4}/u;

/** The country or state code that the word can be; 'UK' is read as 'GB'. */
function codeOf(token: string): string | undefined {
  const code = token.replaceAll('.', '').toUpperCase();
  if (!CODE.test(code)) return undefined;
  if (code === 'UK') return 'GB';
  return loadRegions().codes.has(code) || placeList().regionsByCode.has(code) ? code : undefined;
}

const STATE = /^US-([A-Z]{2})$/;

/**
 * What a code means by itself: of a country and a state of the USA, the state, as 'US-CA' for 'CA'; unchanged if the
 * code has one meaning, or both are equally likely (rule SEARCH-13).
 */
export const meantBy = (code: string): string => {
  const isState = placeList()
    .regionsByCode.get(code)
    ?.some(({ country }) => country === 'US');
  return isState && loadRegions().codes.has(code) && !COUNTRY_OR_STATE_CODES.has(code)
    ? `US-${code}`
    : code;
};

/** Undoes `meantBy`, so that the country is found too; returns any other text unchanged. */
export const anyPlaceOf = (meant: string): string => STATE.exec(meant)?.[1] ?? meant;

/** The codes of a text, and all other words unchanged. */
export type CodedWords = { codes: string[]; words: string[] };

/**
 * Separates codes of countries and states, and names of areas, from the other words of a place. A word is a code only
 * if alone, last, or in capitals among lower case: the 'de' of 'Rio de Janeiro' isn't Germany. Ambiguous codes stay so
 * ('CA' means California and Canada): `meantBy` resolves them.
 */
export function readCodes(tokens: readonly string[]): CodedWords {
  const isAllCaps =
    tokens.some((token) => WORD_TOO_LONG_FOR_CODE.test(token)) &&
    tokens.every((token) => token === token.toUpperCase());
  const read: CodedWords = { codes: [], words: [] };
  for (let at = 0; at < tokens.length; ) {
    const length = AREA_LENGTHS.find((count) => areaAt(tokens, at, count) !== undefined);
    const token = tokens[at] ?? '';
    const isLast = at === tokens.length - 1;
    const isCapital = token === token.toUpperCase();
    const isCode =
      tokens.length === 1 ||
      (isCapital && (isLast || !isAllCaps)) ||
      (isLast && !COMMON_WORDS.has(token.toLowerCase()));
    const code = length ? areaAt(tokens, at, length) : isCode ? codeOf(token) : undefined;
    if (code) read.codes.push(code);
    else read.words.push(token);
    at += length ?? 1;
  }
  return read;
}

/** Longest first. */
const AREA_LENGTHS = Array.from({ length: AREA_WORDS_MAX }, (_, index) => AREA_WORDS_MAX - index);

const areaAt = (tokens: readonly string[], at: number, length: number): string | undefined =>
  at + length <= tokens.length
    ? areaCode(foldName(tokens.slice(at, at + length).join(' ')))
    : undefined;

const codesOfPlace = ({ region, country }: Place): string[] => [
  country,
  ...(region && CODE.test(region.code) ? [region.code] : []),
  ...(region && country === 'US' ? [meantBy(region.code)] : []),
  ...areasOf(country),
];

/** Maximum codes per job. */
const CODES_MAX = 40;

/** The distinct codes of a job's places and of its text. A code in the text finds the job whichever place is meant. */
export const codesOf = (text: string, places: readonly Place[]): string[] => {
  // In '1012 CA Amsterdam', 'CA' isn't a code.
  const isDutch = places.some(({ country }) => country === 'NL');
  const coded = isDutch ? withoutDutchPostcode(text) : text;
  const tokens = coded.split(/[\s,;/|()[\]·•]+/u).filter(Boolean);
  const written = readCodes(tokens).codes;
  const codes = [...places.flatMap(codesOfPlace), ...written, ...written.map(meantBy)];
  return [...new Set(codes)].slice(0, CODES_MAX);
};
