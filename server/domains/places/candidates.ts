import type { Part } from './part.ts';
import { type City, EITHER, type Region } from './place-list.ts';

/** One way to read a part of the text, and which parts it accounts for. */
export type Candidate = {
  city?: City;
  region?: Region | undefined;
  country: string;
  /** The part that names it. */
  at: number;
  /** The parts that fit, as bits. */
  fits: number;
  /** How many they are. */
  count: number;
  /** Thousands of inhabitants. */
  population: number;
};

/** How many times as many inhabitants decide between two places with one name. */
const MUCH_LARGER = 10;

const largest = (places: readonly { population: number }[]): number =>
  places.reduce((most, { population }) => Math.max(most, population), 0);

/** Whether the part can't well be a city: a country, a code, a state that is far larger than its namesakes. */
export const isAdministrative = ({ country, regions, cities, isCode }: Part): boolean =>
  country !== undefined ||
  (regions.length > 0 &&
    (isCode || cities.length === 0 || largest(regions) >= MUCH_LARGER * largest(cities)) &&
    !cities.some((city) => city.region && regions.includes(city.region)));

/** Whether the part names the city that gave its name to this one's region, as in 'Kadıköy, İstanbul'. */
const isPartOf = ({ region }: City, { cities }: Part): boolean =>
  region?.namesake !== undefined && cities.includes(region.namesake);

const made = (
  place: Pick<Candidate, 'city' | 'region' | 'country' | 'population'>,
  at: number,
  parts: readonly Part[],
  fitsPart: (part: Part) => boolean,
): Candidate => {
  const fitting = parts.flatMap((part, index) => (index === at || fitsPart(part) ? [index] : []));
  const fits = fitting.reduce((bits, index) => bits | (1 << index), 0);
  return { ...place, at, fits, count: fitting.length };
};

const cityCandidates = (part: Part, at: number, parts: readonly Part[]): Candidate[] =>
  part.cities.map((city) => {
    const { country, region, population } = city;
    return made({ city, region, country, population }, at, parts, (other) =>
      Boolean(
        other.country === country ||
          (region && (other.regions.includes(region) || isPartOf(city, other))),
      ),
    );
  });

const regionCandidates = (part: Part, at: number, parts: readonly Part[]): Candidate[] =>
  part.regions.map((region) => {
    const { country, population } = region;
    return made(
      { region, country, population },
      at,
      parts,
      (other) => other.country === country || other.regions.includes(region),
    );
  });

const countryCandidate = (country: string, at: number, parts: readonly Part[]): Candidate =>
  made({ country, population: 0 }, at, parts, (other) => other.country === country);

/** Whether the code is a state's, not as likely a country's. */
const isStateCode = ({ isCode, country, regions }: Part): boolean =>
  isCode && regions.length > 0 && (!country || regions.some(({ code }) => !EITHER.has(code)));

/** Whether a name before the code of a state is of a place in that state: 'Ontario, OR', 'Mexico, MO'. */
const isNamesake = (part: Part, above: Part | undefined): boolean =>
  !part.isCode && above !== undefined && isStateCode(above);

/**
 * All that the parts can mean. What comes before a country or state is in it: the Cairo of 'Cairo, IL' is none
 * that the list has.
 */
export const candidatesOf = (parts: readonly Part[]): Candidate[] =>
  parts.flatMap((part, at) => {
    const above = parts.findIndex((other, index) => index > at && isAdministrative(other));
    const isInside = ({ fits }: Candidate) => above === -1 || (fits & (1 << above)) !== 0;
    const cities = cityCandidates(part, at, parts);
    const regions = regionCandidates(part, at, parts);
    const { country } = part;
    const larger = [
      ...(isAdministrative(part) ? regions : []),
      ...(country ? [countryCandidate(country, at, parts)] : []),
    ];
    return [
      ...(isAdministrative(part) ? cities : [...cities, ...regions]).filter(isInside),
      ...(isNamesake(part, parts[above]) ? larger.filter(isInside) : larger),
    ];
  });
