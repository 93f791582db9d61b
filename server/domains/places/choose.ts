import type { Candidate } from './candidates.ts';
import type { Part } from './part.ts';
import { type City, COUNTRY_OR_STATE_CODES, type Region } from './place-list.ts';

/** A place that the text means, as far as clear. */
export type Place = { city?: City; region?: Region | undefined; country: string };

/** A place this many times as large as its namesake is meant: Paris in France, not in Texas. */
const CLEARLY_LARGER = 4;
/** The same for a region and a city elsewhere, whose sizes compare less well. */
const REGION_CLEARLY_LARGER = 10;
/** Thousands of inhabitants from which a region without a code is meant by its name alone. */
const REGION_MIN = 500;
/** Thousands of inhabitants from which a region is as likely as a country of the same name: Georgia. */
const RIVAL_MIN = 1000;

const bySize = (a: Candidate, b: Candidate): number => b.population - a.population;

/** The country that all rivals share, if any. */
const inCommon = (rivals: readonly Candidate[]): Place | undefined => {
  const [first] = rivals;
  return first && rivals.every(({ country }) => country === first.country)
    ? { country: first.country }
    : undefined;
};

const placeOf = ({ city, region, country }: Candidate): Place => ({
  ...(city && { city }),
  ...(region && { region }),
  country,
});

/** Whether the region has a code used as often as its name: 'WA', 'NSW'. */
const isState = ({ region }: Candidate): boolean => Boolean(region?.code);

/** Whether its name alone can mean the region. */
const isLikely = (one: Candidate): boolean => one.population >= REGION_MIN || isState(one);

/** The city or region that one part means, by size. */
function largestOf(cities: readonly Candidate[], regions: readonly Candidate[]): Place | undefined {
  const [city] = cities;
  const [region] = regions;
  if (city) {
    const rivals = cities.filter(({ population }) => population * CLEARLY_LARGER > city.population);
    const isInside = regions.some((one) => one.region === city.region);
    if (!region || isInside) return rivals.length > 1 ? inCommon(rivals) : placeOf(city);
    if (region.population < REGION_CLEARLY_LARGER * city.population)
      return city.population > CLEARLY_LARGER * region.population && rivals.length === 1
        ? placeOf(city)
        : inCommon([...rivals, region]);
  }
  if (!region) return undefined;
  const rivals = regions.filter(
    ({ population }) => population * CLEARLY_LARGER > region.population,
  );
  return rivals.length > 1 ? inCommon(rivals) : placeOf(region);
}

/** The state meant beside its country: 'Washington, USA' is the state, but 'New York, USA' the city. */
function stateOf(cities: readonly Candidate[], regions: readonly Candidate[]): Place | undefined {
  const [city] = cities;
  const states = regions.filter(isState);
  const [state] = states;
  if (!city || !state || states.length > 1) return undefined;
  return city.region === state.region ? undefined : placeOf(state);
}

/** The region or country that a part means without support from other parts. */
function unsupported(
  part: Part,
  regions: readonly Candidate[],
  country: Candidate | undefined,
): Place | undefined {
  const [region] = regions;
  const rival = regions.find(({ region: one }) => one && one.country !== country?.country);
  if (part.isCode && rival && country) {
    const code = rival.region?.code ?? '';
    if (rival.country !== 'US') return placeOf(country);
    if (COUNTRY_OR_STATE_CODES.has(code)) return part.isFirst ? placeOf(country) : undefined;
    return part.isFirst ? undefined : placeOf(rival);
  }
  if (country) return rival && rival.population >= RIVAL_MIN ? undefined : placeOf(country);
  return region && (part.isCode || isLikely(region)) ? largestOf([], regions) : undefined;
}

/**
 * The place that one part's candidates mean, which all fit the same number of parts; undefined when unclear
 * (rule JOB-12).
 */
export function choose(part: Part, candidates: readonly Candidate[]): Place | undefined {
  const cities = candidates.filter(({ city }) => city).toSorted(bySize);
  const regions = candidates.filter(({ city, region }) => !city && region).toSorted(bySize);
  const country = candidates.find(({ city, region }) => !city && !region);
  const isSupported = (candidates[0]?.count ?? 0) > 1;
  if (isSupported)
    return stateOf(cities, regions) ?? largestOf(cities, regions) ?? (country && placeOf(country));
  if (country || cities.length === 0) return unsupported(part, regions, country);
  return largestOf(cities, regions.filter(isLikely));
}
