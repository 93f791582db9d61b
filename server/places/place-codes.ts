import { loadRegions } from '../../src/contract/regions.ts';
import { AREA_WORDS_MAX, areaCode, areasOf } from './areas.ts';
import type { Place } from './choose.ts';
import { foldName } from './fold.ts';
import { placeList } from './place-list.ts';

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

/** What is said by code, and all other words as they are. */
export type CodedWords = { codes: string[]; words: string[] };

/**
 * Takes codes of countries and states, and names of areas, out of the words of a place. A code is one that stands
 * alone or last, or in capitals among small letters: the 'de' of 'Rio de Janeiro' isn't Germany. Which of its
 * places a code means stays open: 'CA' is of California and of Canada.
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
  ...areasOf(country),
];

/** The most codes of one job. */
const CODES_MAX = 40;

/** The codes of a job's places, and those that its text has, each once. */
export const codesOf = (text: string, places: readonly Place[]): string[] => {
  const tokens = text.split(/[\s,;/|()[\]·•]+/u).filter(Boolean);
  const codes = [...places.flatMap(codesOfPlace), ...readCodes(tokens).codes];
  return [...new Set(codes)].slice(0, CODES_MAX);
};
