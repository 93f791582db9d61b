import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '#server/platform/project/version.ts';
import { foldName } from './fold.ts';

export type Region = {
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The usual abbreviation: 'NY', 'NSW'; empty for most. */
  code: string;
  turkish: string;
  others: readonly string[];
  /** Thousands of inhabitants in its cities. */
  population: number;
  /** Its largest city of the same name: İstanbul. */
  namesake: City | undefined;
};

export type City = {
  name: string;
  country: string;
  region: Region | undefined;
  /** Thousands of inhabitants. */
  population: number;
  turkish: string;
  others: readonly string[];
};

export type PlaceList = {
  /** Largest first. */
  cities: readonly City[];
  citiesByName: ReadonlyMap<string, readonly City[]>;
  regionsByName: ReadonlyMap<string, readonly Region[]>;
  regionsByCode: ReadonlyMap<string, readonly Region[]>;
  /** Thousands of inhabitants of each country's cities. */
  inhabitants: ReadonlyMap<string, number>;
};

const NONE: readonly string[] = [];

/** All unfolded names of a city or region. */
export const namesOf = ({ name, turkish, others }: City | Region): string[] =>
  turkish ? [name, turkish, ...others] : [name, ...others];

const listed = (names: string | undefined) => (names ? names.split('|') : NONE);

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else if (values.at(-1) !== value) values.push(value);
}

function read(): PlaceList {
  const text = readFileSync(
    join(projectFolder, 'server', 'domains', 'places', 'places.tsv'),
    'utf8',
  );
  const lines = text.split('\n');
  const empty = lines.indexOf('');
  const regions = new Map<string, Region>();
  const regionsByName = new Map<string, Region[]>();
  const regionsByCode = new Map<string, Region[]>();
  for (const line of lines.slice(0, empty)) {
    if (line.startsWith('#')) continue;
    const [key = '', name = '', code = '', turkish = '', others] = line.split('\t');
    const country = key.slice(0, 2);
    const named = { name, country, code, turkish, others: listed(others) };
    const region: Region = { ...named, population: 0, namesake: undefined };
    regions.set(key, region);
    for (const one of namesOf(region)) add(regionsByName, foldName(one), region);
    if (code) add(regionsByCode, code, region);
  }
  const cities: City[] = [];
  const citiesByName = new Map<string, City[]>();
  const inhabitants = new Map<string, number>();
  for (const line of lines.slice(empty + 1)) {
    if (line === '') continue;
    const [name = '', country = '', key, thousands, turkish = '', others] = line.split('\t');
    const region = regions.get(`${country}.${key}`);
    const population = Number(thousands);
    const city = { name, country, region, population, turkish, others: listed(others) };
    cities.push(city);
    if (region) region.population += population;
    inhabitants.set(country, (inhabitants.get(country) ?? 0) + population);
    for (const one of namesOf(city)) {
      const folded = foldName(one);
      add(citiesByName, folded, city);
      // Cities are listed by size.
      if (region && regionsByName.get(folded)?.includes(region)) region.namesake ??= city;
    }
  }
  return { cities, citiesByName, regionsByName, regionsByCode, inhabitants };
}

/** Codes that mean the country as often as the state of the USA. */
export const COUNTRY_OR_STATE_CODES: ReadonlySet<string> = new Set(['DE', 'IN', 'ID']);

/** Raise when the list or its reading changes, to have stored places read again. */
export const PLACE_VERSION = 2;

let list: PlaceList | undefined;

/** The list of places, read from its file on first use. */
export const placeList = (): PlaceList => {
  list ??= read();
  return list;
};
