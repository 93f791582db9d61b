import type { Place } from './choose.ts';
import { codesByName } from './country-names.ts';
import { type City, placeList, type Region } from './place-list.ts';

let sortedNames: readonly string[] | undefined;

/** The distinct folded names of all places, sorted on first use. */
export const placeNames = (): readonly string[] => {
  if (sortedNames) return sortedNames;
  const { citiesByName, regionsByName } = placeList();
  const names = [citiesByName, regionsByName, codesByName()].flatMap((map) => [...map.keys()]);
  sortedNames = [...new Set(names)].sort();
  return sortedNames;
};

/** Whether a folded name is that of a place. */
export const isPlaceName = (name: string): boolean => {
  const { citiesByName, regionsByName } = placeList();
  return citiesByName.has(name) || regionsByName.has(name) || codesByName().has(name);
};

/** The index of the first name not before `wanted`. */
const firstFrom = (names: readonly string[], wanted: string): number => {
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((names[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
};

type Found = { key: City | Region | string; weight: number };

/** Calls `see` with each place that has this name. */
function forEachPlace(
  name: string,
  see: (key: City | Region | string, country: string, population: number) => void,
): void {
  const { citiesByName, regionsByName, inhabitants } = placeList();
  const code = codesByName().get(name);
  if (code) see(code, code, inhabitants.get(code) ?? 0);
  for (const city of citiesByName.get(name) ?? []) see(city, city.country, city.population);
  for (const region of regionsByName.get(name) ?? [])
    see(region, region.country, region.population);
}

const placeOf = (key: City | Region | string): Place => {
  if (typeof key === 'string') return { country: key };
  return 'region' in key
    ? { city: key, region: key.region, country: key.country }
    : { region: key, country: key.country };
};

/** The most populous places with these names, each once; inhabitants count tenfold in the country `home`. */
function largestOf(names: readonly string[], limit: number, home: string | undefined): Place[] {
  // Largest first.
  const found: Found[] = [];
  let smallest = -1;
  for (const name of names)
    forEachPlace(name, (key, country, population) => {
      const weight = country === home ? 10 * population : population;
      if (weight <= smallest || found.some((one) => one.key === key)) return;
      const rank = found.findIndex((one) => one.weight < weight);
      found.splice(rank === -1 ? found.length : rank, 0, { key, weight });
      if (found.length > limit) found.pop();
      if (found.length === limit) smallest = found.at(-1)?.weight ?? 0;
    });
  return found.map(({ key }) => placeOf(key));
}

function namesFrom(prefix: string): readonly string[] {
  const names = placeNames();
  return names.slice(firstFrom(names, prefix), firstFrom(names, `${prefix}\uffff`));
}

/** The places for one-letter prefixes, each of which thousands of names share. */
const byLetter = new Map<string, Place[]>();

/** The most populous places with a name that starts with `prefix`; inhabitants count tenfold in `home`. */
export function placesBeginning(prefix: string, limit: number, home: string | undefined): Place[] {
  if (!/^[a-z]$/.test(prefix)) return largestOf(namesFrom(prefix), limit, home);
  const key = `${prefix} ${limit} ${home}`;
  const places = byLetter.get(key) ?? largestOf(namesFrom(prefix), limit, home);
  byLetter.set(key, places);
  return places;
}

/** The most populous place with exactly this name, as an array of one or none. */
export const placesCalled = (name: string, home: string | undefined): Place[] =>
  largestOf([name], 1, home);
