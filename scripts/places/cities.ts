import { foldName } from '#server/domains/places/fold.ts';
import { type AddedNames, differentNames, keyOf } from './names.ts';
import type { Region } from './regions.ts';
import type { Sources } from './sources.ts';

export type City = {
  name: string;
  country: string;
  /** A region's key; empty if GeoNames has none. */
  region: string;
  population: number;
  turkish: string;
  others: string[];
};

const POPULATION_MIN = 15_000;
/** Feature codes of city parts and former places, whose populations and names mislead. */
const LEFT_OUT = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'STLMT', 'PPLCH']);
const GERMAN = new Set(['DE', 'AT', 'CH', 'LI']);

const withoutUmlauts = (name: string): string =>
  name.replace(/[äöüÄÖÜß]/g, (letter) =>
    letter === 'ß' ? 'ss' : `${letter.normalize('NFD')[0]}e`,
  );

/** Splits names such as 'Gasteiz / Vitoria' and 'Halle (Saale)'; the first part is the city's name. */
const spelledOut = (name: string): string[] => {
  const [first = name, ...more] = (name.split(',')[0] ?? name).split(/ ?\/ ?/);
  return [first.split('(')[0] ?? '', ...more].map((part) => part.replaceAll('’', "'").trim());
};

/** Reads the cities of GeoNames' table and adds the names of `added`. */
export function makeCities(
  lines: Sources['cities'],
  added: ReadonlyMap<string, AddedNames>,
  regions: ReadonlyMap<string, Region>,
): City[] {
  const largest = new Map<string, number>();
  for (const line of lines) {
    const columns = line.split('\t');
    const key = keyOf(columns[8] ?? '', columns[1] ?? '');
    largest.set(key, Math.max(largest.get(key) ?? 0, Number(columns[14])));
  }
  const namesakes = new Map(
    [...regions.values()].map(({ key, name }) => [`${key.slice(0, 2)} ${foldName(name)}`, key]),
  );
  return lines.flatMap((line) => {
    const columns = line.split('\t');
    const given = columns[1] ?? '';
    const [kind = '', country = ''] = columns.slice(7, 9);
    const code = `${country}.${columns[10]}`;
    const key = regions.has(code) ? code : namesakes.get(`${country} ${foldName(given)}`);
    const population = Number(columns[14]);
    if (LEFT_OUT.has(kind) || (population < POPULATION_MIN && kind !== 'PPLC')) return [];
    // Of several places with one name, the largest gets the added names.
    const names = keyOf(country, given);
    const more = largest.get(names) === population ? added.get(names) : undefined;
    const [name = given, ...parts] = spelledOut(given);
    const turkish = more?.turkish ?? '';
    const german = GERMAN.has(country) ? [name, ...(more?.others ?? [])].map(withoutUmlauts) : [];
    const others = [...parts, ...(more?.others ?? []), ...german];
    return [
      {
        name,
        country,
        population,
        region: key ?? '',
        turkish: turkish === name ? '' : turkish,
        others: differentNames([name, turkish, ...others]).filter(
          (one) => one !== name && one !== turkish,
        ),
      },
    ];
  });
}

/** The Turkish districts that are not among the cities. */
export function makeDistricts(
  districts: Sources['districts'],
  cities: readonly City[],
  regions: ReadonlyMap<string, Region>,
): City[] {
  const provinces = new Map(
    [...regions.values()]
      .filter(({ key }) => key.startsWith('TR.'))
      .map((one) => [one.name, one.key]),
  );
  const known = new Set(
    cities.flatMap(({ name, turkish, region }) =>
      [name, turkish].map((one) => `${region} ${foldName(one)}`),
    ),
  );
  return [...districts].flatMap(([province, names]) => {
    const region = provinces.get(province);
    if (!region) throw new Error(`No region for the province ${province}`);
    // GeoNames counts the population of districts as that of their city.
    const capital = cities.find(
      (one) => one.region === region && foldName(one.name) === foldName(province),
    );
    const share = Math.max(POPULATION_MIN, (capital?.population ?? 0) / names.length);
    return names
      .filter((name) => name !== 'Merkez' && !known.has(`${region} ${foldName(name)}`))
      .map((name) => ({
        name,
        country: 'TR',
        region,
        population: share,
        turkish: '',
        others: [],
      }));
  });
}

/** Sorts by population; of several with one name in one region keeps only the largest. */
export function sortCities(cities: readonly City[]): City[] {
  const seen = new Set<string>();
  return cities
    .toSorted((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1))
    .filter(({ name, country, region }) => {
      const key = `${country} ${region} ${foldName(name)}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
