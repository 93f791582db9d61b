import { isArea } from '#src/contract/places/regions.ts';
import { readCountry } from './country-names.ts';
import { foldName } from './fold.ts';
import { type City, placeList, type Region } from './place-list.ts';

/** One part of a place text, and its possible meanings. */
export type Part = {
  /** ISO 3166-1 alpha-2. */
  country: string | undefined;
  regions: readonly Region[];
  cities: readonly City[];
  /** Written as a code: 'CA'. */
  isCode: boolean;
  /** The text starts with this part. */
  isFirst: boolean;
  folded: string;
};

/** Maximum parts read per text. */
export const PARTS_MAX = 10;
/** Maximum words of a part that are searched for places. */
const WORDS_MAX = 8;
/** Thousands of inhabitants from which a city or region is found among other words. */
const AMONG_WORDS_MIN = 100;

const words = (list: string): ReadonlySet<string> => new Set(list.split(','));

/** Texts that mean no place, though some are place names. */
const NO_PLACES = words(
  'remote,hybrid,anywhere,worldwide,global,office,merkez,various,multiple,any,all,other,saha,ofis,uzaktan,hibrit,evden,avr,and,avrupa,anadolu,asya',
);
/** Texts that mean a place only beside another one: 'Mobile, AL'. */
export const PLACES_ONLY_WITH_CONTEXT = words(
  'mobile,field,home,central,center,north,south,east,west,northern,southern,eastern,western,online,most,split,bar,midlands',
);
/** 'Orange County' is not Orange. */
const OTHER_PLACE = /\b(?:county|kreis|landkreis)\b/i;
/** Words around a place name, to strip. */
const SURROUNDING_WORDS = words(
  'remote,fully,hybrid,onsite,on,site,office,offices,based,in,near,within,the,from,only,greater,metro,metropolitan,area,bay,region,city,of,hq,headquarters,uzaktan,hibrit,ofis,ofisi,evden,tamamen,cevresi,civari,ili,ve,veya,and,or',
);
const BETWEEN = / (?:and|or|ve|veya|und|oder|ya da|&|\+|-|–|—) /;

const NONE: readonly never[] = [];

/** What the text means. After another part, codes count in lower case too: 'austin, tx'. */
function meaningOf(text: string, isFirst: boolean): Part | undefined {
  const folded = foldName(text);
  if (folded === '' || NO_PLACES.has(folded)) return undefined;
  const { citiesByName, regionsByName, regionsByCode } = placeList();
  const plain = text.replaceAll('.', '');
  const code = !isFirst && plain.length <= 3 ? plain.toUpperCase() : plain;
  const regions = regionsByCode.get(code) ?? regionsByName.get(folded) ?? NONE;
  // England is listed as a country too, but here it's a region of the United Kingdom.
  const isNation = regions.some((region) => region.country === 'GB');
  const country = isNation ? undefined : readCountry(code, folded);
  const cities = citiesByName.get(folded) ?? NONE;
  if (!country && regions.length === 0 && cities.length === 0) return undefined;
  if (!country && isArea(text)) return undefined;
  const isCode = code.length <= 3 && code === code.toUpperCase();
  return { country, regions, cities, folded, isCode, isFirst };
}

const isAmongWords = ({ country, regions, cities, folded }: Part): boolean =>
  !PLACES_ONLY_WITH_CONTEXT.has(folded) &&
  (country !== undefined ||
    regions.some((region) => region.population >= AMONG_WORDS_MIN) ||
    cities.some((city) => city.population >= AMONG_WORDS_MIN));

/** Whether a word of `SURROUNDING_WORDS` is the code of a state here: 'London ON'. */
const isLastCode = (word: string, at: number, { length }: readonly string[]): boolean =>
  at === length - 1 && at > 0 && placeList().regionsByCode.has(word);

/** Two adjacent places, as in 'London UK', or one among other words. */
function placesAmong(list: readonly string[]): Part[] {
  const side = (start: number, end: number) => meaningOf(list.slice(start, end).join(' '), true);
  let single: Part | undefined;
  for (let at = list.length - 1; at > 0; at -= 1) {
    const left = side(0, at);
    const right = side(at, list.length);
    // The 'West' of 'West Midlands' isn't in Cameroon.
    const isPair = left && right && (right.isCode || !PLACES_ONLY_WITH_CONTEXT.has(left.folded));
    if (isPair) return [left, { ...right, isFirst: false }];
    const either = right ?? left;
    if (either && isAmongWords(either)) single = either;
  }
  return single ? [single] : [];
}

/** Reads the text between two commas; empty when no word is known. */
export function readPart(text: string, isFirst: boolean): Part[] {
  const whole = meaningOf(text, isFirst);
  if (whole) return [whole];
  const pieces = text.split(BETWEEN);
  if (pieces.length > 1)
    return pieces.slice(0, PARTS_MAX).flatMap((piece) => readPart(piece.trim(), isFirst));
  const list = text.split(/[\s-]+/).slice(0, WORDS_MAX);
  const kept = list.filter(
    (word, at) => !SURROUNDING_WORDS.has(foldName(word)) || isLastCode(word, at, list),
  );
  const stripped = kept.length < list.length ? meaningOf(kept.join(' '), true) : undefined;
  if (stripped) return [stripped];
  return OTHER_PLACE.test(text) ? [] : placesAmong(kept);
}
