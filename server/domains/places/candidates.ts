import type { Part } from './part.ts';
import { type City, COUNTRY_OR_STATE_CODES, type Region } from './place-list.ts';

/** One reading of a part, and the parts that fit it. */
export type Candidate = {
  city?: City;
  region?: Region | undefined;
  country: string;
  /** Index of the part that names the place. */
  at: number;
  /** Bit mask of the parts that fit. */
  fittingParts: number;
  /** Number of parts that fit. */
  count: number;
  /** Thousands of inhabitants. */
  population: number;
};

/** A region with this many times the inhabitants of its namesake cities is meant. */
const MUCH_LARGER = 10;

const largest = (places: readonly { population: number }[]): number =>
  places.reduce((most, { population }) => Math.max(most, population), 0);

/** Whether the part is unlikely to be a city: a country, a code, a state far larger than its namesakes. */
export const isAdministrative = ({ country, regions, cities, isCode }: Part): boolean =>
  country !== undefined ||
  (regions.length > 0 &&
    (isCode || cities.length === 0 || largest(regions) >= MUCH_LARGER * largest(cities)) &&
    !cities.some((city) => city.region && regions.includes(city.region)));

/** Whether the part names the city after which this one's region is named, as in 'Kadıköy, İstanbul'. */
const isPartOf = ({ region }: City, { cities }: Part): boolean =>
  region?.namesake !== undefined && cities.includes(region.namesake);

const createCandidate = (
  place: Pick<Candidate, 'city' | 'region' | 'country' | 'population'>,
  at: number,
  parts: readonly Part[],
  fitsPart: (part: Part) => boolean,
): Candidate => {
  const fitting = parts.flatMap((part, index) => (index === at || fitsPart(part) ? [index] : []));
  const fittingParts = fitting.reduce((bits, index) => bits | (1 << index), 0);
  return { ...place, at, fittingParts, count: fitting.length };
};

const cityCandidates = (part: Part, at: number, parts: readonly Part[]): Candidate[] =>
  part.cities.map((city) => {
    const { country, region, population } = city;
    return createCandidate({ city, region, country, population }, at, parts, (other) =>
      Boolean(
        other.country === country ||
          (region && (other.regions.includes(region) || isPartOf(city, other))),
      ),
    );
  });

const regionCandidates = (part: Part, at: number, parts: readonly Part[]): Candidate[] =>
  part.regions.map((region) => {
    const { country, population } = region;
    return createCandidate(
      { region, country, population },
      at,
      parts,
      (other) => other.country === country || other.regions.includes(region),
    );
  });

const countryCandidate = (country: string, at: number, parts: readonly Part[]): Candidate =>
  createCandidate({ country, population: 0 }, at, parts, (other) => other.country === country);

/** Whether the part is a state's code, and not as likely a country's. */
const isStateCode = ({ isCode, country, regions }: Part): boolean =>
  isCode &&
  regions.length > 0 &&
  (!country || regions.some(({ code }) => !COUNTRY_OR_STATE_CODES.has(code)));

/** Whether a name before a state's code is of a place in that state: 'Ontario, OR', 'Mexico, MO'. */
const isInStateOfCode = (part: Part, above: Part | undefined): boolean =>
  !part.isCode && above !== undefined && isStateCode(above);

/** All readings of the parts. A place before a country or state must be inside it: 'Cairo, IL' isn't Cairo in Egypt. */
export const candidatesOf = (parts: readonly Part[]): Candidate[] =>
  parts.flatMap((part, at) => {
    const above = parts.findIndex((other, index) => index > at && isAdministrative(other));
    const isInside = ({ fittingParts }: Candidate) =>
      above === -1 || (fittingParts & (1 << above)) !== 0;
    const cities = cityCandidates(part, at, parts);
    const regions = regionCandidates(part, at, parts);
    const { country } = part;
    const larger = [
      ...(isAdministrative(part) ? regions : []),
      ...(country ? [countryCandidate(country, at, parts)] : []),
    ];
    return [
      ...(isAdministrative(part) ? cities : [...cities, ...regions]).filter(isInside),
      ...(isInStateOfCode(part, parts[above]) ? larger.filter(isInside) : larger),
    ];
  });
