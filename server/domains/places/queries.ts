import { LINE_MAX } from '#src/contract/limits.ts';
import { type Candidate, candidatesOf, isAdministrative } from './candidates.ts';
import { choose, type Place } from './choose.ts';
import { codesOf } from './code-queries.ts';
import { countryNames } from './country-names.ts';
import { namesOf } from './place-list.ts';
import { readParts } from './read-parts.ts';
import { wordsOf } from './words.ts';

/** What a place text means, as far as clear. */
export type ResolvedPlace = {
  /** The English name, or the local one if there is none; null for none and for several. */
  city: string | null;
  /** A state or province, likewise. */
  region: string | null;
  /** ISO 3166-1 alpha-2; null when no country is clear, and for several. */
  country: string | null;
  /** The text itself, and every name and code that a search for its places may use. */
  words: string;
  /** Codes of the places' countries, states and areas, and codes in the text. */
  codes: string[];
};

/** Maximum places per text. */
const PLACES_MAX = 10;
/** Thousands of inhabitants from which a city beside another is a separate place, not a part of it. */
const OWN_PLACE_MIN = 300;

type Found = Place & { at: number; population: number };

/** The candidates that fit most parts, from the part that names the largest place among them. */
function best(candidates: readonly Candidate[]): Candidate[] {
  const count = Math.max(0, ...candidates.map((one) => one.count));
  const most = candidates.filter((one) => one.count === count);
  const cities = most.filter(({ city }) => city);
  const from = cities.length > 0 ? cities : most;
  const largest = from.reduce<Candidate | undefined>(
    (found, one) => (!found || one.population > found.population ? one : found),
    undefined,
  );
  return most.filter(({ at }) => at === largest?.at);
}

/** The places of a single-line text. */
function placesOf(text: string): Place[] {
  const parts = readParts(text);
  const candidates = candidatesOf(parts);
  const found: Found[] = [];
  let open = (1 << parts.length) - 1;
  while (open !== 0 && found.length < PLACES_MAX) {
    const left = candidates.filter(({ at }) => (open & (1 << at)) !== 0);
    const chosen = best(left);
    const [first] = chosen;
    const part = first && parts[first.at];
    if (!first || !part) break;
    const place = choose(part, chosen);
    const fits = place
      ? (chosen.find(({ city, region }) => city === place.city && region === place.region)
          ?.fittingParts ?? first.fittingParts)
      : 0;
    open &= ~(fits | (1 << first.at));
    if (!place) continue;
    const population = place.city?.population ?? 0;
    const [main] = found;
    const isOwn =
      !main ||
      !place.city ||
      population >= OWN_PLACE_MIN ||
      (place.country === main.country && population * 10 >= main.population) ||
      parts.some((other, index) => (fits & (1 << index)) !== 0 && isAdministrative(other));
    if (isOwn) found.push({ ...place, at: first.at, population });
  }
  return found.toSorted((a, b) => a.at - b.at);
}

const same = <Value>(values: readonly (Value | undefined)[]): Value | null => {
  const [first] = values;
  return first !== undefined && values.every((value) => value === first) ? first : null;
};

/** The places that the text names, each as far as clear. Reads at most `LINE_MAX` characters. */
export const readPlaces = (text: string): Place[] =>
  text
    .slice(0, LINE_MAX)
    .split(/[;|\n•]/)
    .slice(0, PLACES_MAX)
    .flatMap(placesOf)
    .slice(0, PLACES_MAX);

/** All unfolded names of the places in the text. */
export const namesOfPlaces = (text: string): string[] =>
  readPlaces(text).flatMap(({ city, region, country }) => {
    const one = city ?? region;
    return one ? namesOf(one) : countryNames(country);
  });

/**
 * Reads a place as people write it in a job: 'Berlin, Germany', 'Kadıköy, İstanbul', 'Austin, TX', 'London UK',
 * 'Hybrid, Münih', 'Berlin / Hamburg'. Of places with the same name, the largest is meant if much larger; otherwise
 * returns only what is clear. Reads at most `LINE_MAX` characters, in linear time (rule JOB-12).
 */
export function resolvePlace(text: string): ResolvedPlace {
  const places = readPlaces(text);
  return {
    city: same(places.map(({ city }) => city))?.name ?? null,
    region: same(places.map(({ region }) => region))?.name ?? null,
    country: same(places.map(({ country }) => country)),
    words: wordsOf(text.slice(0, LINE_MAX), places),
    codes: codesOf(text.slice(0, LINE_MAX), places),
  };
}
