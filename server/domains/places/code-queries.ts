import { loadRegions } from '#src/contract/places/regions.ts';
import { AREA_WORDS_MAX, areaCode, areasOf } from './area-queries.ts';
import type { Place } from './choose.ts';
import { foldName } from './fold.ts';
import { EITHER, placeList } from './place-list.ts';
import { withoutDutchPostcode } from './postcodes.ts';

const CODE = /^[a-z]{2}$/i;
/** Words of other things: behind a place in small letters they are no codes. */
const WORDS = new Set('as at be in is it la me my no or so to'.split(' '));
/** A text in capitals has longer words than codes. */
const LONGER = /\p{L}{4}/u;

/** The code that the word can be: of a country or a state. Britain's has two. */
function codeOf(token: string): string | undefined {
  const code = token.replaceAll('.', '').toUpperCase();
  if (!CODE.test(code)) return undefined;
  if (code === 'UK') return 'GB';
  return loadRegions().codes.has(code) || placeList().regionsByCode.has(code) ? code : undefined;
}

const STATE = /^US-([A-Z]{2})$/;

/**
 * What a code means that nothing else says the place of: 'US-CA' for 'CA', since of a country and a state of
 * the USA the state is meant; the code itself where it has one place, or where both are meant alike (rule
 * SEARCH-13).
 */
export const meantBy = (code: string): string => {
  const isState = placeList()
    .regionsByCode.get(code)
    ?.some(({ country }) => country === 'US');
  return isState && loadRegions().codes.has(code) && !EITHER.has(code) ? `US-${code}` : code;
};

/** The code that has what `meantBy` gives, and finds the country too; any other text as it is. */
export const anyPlaceOf = (meant: string): string => STATE.exec(meant)?.[1] ?? meant;

/** What is said by code, and all other words as they are. */
export type CodedWords = { codes: string[]; words: string[] };

/**
 * Takes codes of countries and states, and names of areas, out of the words of a place. A code is one that stands
 * alone or last, or in capitals among small letters: the 'de' of 'Rio de Janeiro' isn't Germany. Which of its
 * places a code means stays open ('CA' is of California and of Canada): `meantBy` says it.
 */
export function readCodes(tokens: readonly string[]): CodedWords {
  const isLoud =
    tokens.some((token) => LONGER.test(token)) &&
    tokens.every((token) => token === token.toUpperCase());
  const read: CodedWords = { codes: [], words: [] };
  for (let at = 0; at < tokens.length; ) {
    const length = AREA_LENGTHS.find((count) => areaAt(tokens, at, count) !== undefined);
    const token = tokens[at] ?? '';
    const isLast = at === tokens.length - 1;
    const isCapital = token === token.toUpperCase();
    const isCode =
      tokens.length === 1 ||
      (isCapital && (isLast || !isLoud)) ||
      (isLast && !WORDS.has(token.toLowerCase()));
    const code = length ? areaAt(tokens, at, length) : isCode ? codeOf(token) : undefined;
    if (code) read.codes.push(code);
    else read.words.push(token);
    at += length ?? 1;
  }
  return read;
}

/** The longest first. */
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

/** The most codes of one job. */
const CODES_MAX = 40;

/**
 * The codes of a job's places, and those that its text has, each once. What its text has it is found by, whichever
 * place is meant.
 */
export const codesOf = (text: string, places: readonly Place[]): string[] => {
  // In '1012 CA Amsterdam', 'CA' isn't a code.
  const isDutch = places.some(({ country }) => country === 'NL');
  const coded = isDutch ? withoutDutchPostcode(text) : text;
  const tokens = coded.split(/[\s,;/|()[\]·•]+/u).filter(Boolean);
  const written = readCodes(tokens).codes;
  const codes = [...places.flatMap(codesOfPlace), ...written, ...written.map(meantBy)];
  return [...new Set(codes)].slice(0, CODES_MAX);
};
