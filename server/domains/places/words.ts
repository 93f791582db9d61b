import type { Place } from './choose.ts';
import { countryNames } from './country-names.ts';
import { foldName } from './fold.ts';
import { namesOf } from './place-list.ts';

/** Region codes that are also words or abbreviations of other things, and would match too much. */
const ALSO_WORDS = new Set(
  'AL AR AS CO DE HI ID IN LA MA MD ME MS NL NT OK ON OR PA PE PR SA SK VA WA'.split(' '),
);

/** Maximum characters of a job's place words. */
const WORDS_LENGTH_MAX = 2000;

const namesOfPlace = ({ city, region, country }: Place): string[] => [
  ...(city ? namesOf(city) : []),
  ...(region ? namesOf(region) : []),
  ...(region?.code && !ALSO_WORDS.has(region.code) ? [region.code] : []),
  ...countryNames(country),
];

/** The text and all names of its places, each once, separated by spaces. */
export function wordsOf(text: string, places: readonly Place[]): string {
  const seen = new Set(['']);
  const words: string[] = [];
  for (const name of [text.trim(), ...places.flatMap(namesOfPlace)]) {
    const folded = foldName(name);
    if (seen.has(folded)) continue;
    seen.add(folded);
    words.push(name);
  }
  return words.join(' ').slice(0, WORDS_LENGTH_MAX);
}
