import { expect, it, test } from 'vitest';
import { countryName, loadRegions } from '#src/contract/places/regions.ts';
import { areasOf } from './area-queries.ts';
import { anyPlaceOf, meantBy, readCodes } from './code-queries.ts';
import { placeList } from './place-list.ts';
import { resolvePlace } from './queries.ts';

const read = (text: string) => readCodes(text.split(' '));

it.each([
  ['NY', ['NY'], ''],
  ['ny', ['NY'], ''],
  ['N.Y.', ['NY'], ''],
  ['IT', ['IT'], ''],
  ['in', ['IN'], ''],
  ['UK', ['GB'], ''],
  ['London UK', ['GB'], 'London'],
  ['Berlin DE', ['DE'], 'Berlin'],
  ['austin tx', ['TX'], 'austin'],
  ['NEW YORK NY', ['NY'], 'NEW YORK'],
  ['US CA Remote', ['US', 'CA'], 'Remote'],
  ['Rio de Janeiro', [], 'Rio de Janeiro'],
  ['RIO DE JANEIRO', [], 'RIO DE JANEIRO'],
  ['jobs in', [], 'jobs in'],
  ['XX', [], 'XX'],
  ['Europe', ['EUROPE'], ''],
  ['remote avrupa', ['EUROPE'], 'remote'],
  ['Avrupa Birliği', ['EU'], ''],
  ['eu', ['EU'], ''],
  ['AB', ['AB'], ''],
  ['Latin Amerika', ['LATIN-AMERICA'], ''],
  ['Orta Doğu', ['MIDDLE-EAST'], ''],
])('“%s” has the codes %j, and the words “%s”', (text, codes, left) => {
  const { codes: found, words } = read(text);
  expect([found, words.join(' ')]).toEqual([codes, left]);
});

it.each([
  ['Albany, New York', ['US', 'NY', 'NORTH-AMERICA']],
  ['San Francisco', ['US', 'CA', 'US-CA', 'NORTH-AMERICA']],
  ['Toronto', ['CA', 'ON', 'NORTH-AMERICA']],
  ['Milan', ['IT', 'EU', 'AB', 'EUROPE']],
  ['İzmir', ['TR', 'MIDDLE-EAST', 'ASIA']],
  ['Munich', ['DE', 'EU', 'AB', 'EUROPE', 'DACH']],
  // Delaware's code too.
  ['Somewhere, DE', ['DE']],
  ['Remote, Europe', ['EUROPE']],
  ['Rio de Janeiro', ['BR', 'SOUTH-AMERICA', 'LATIN-AMERICA']],
  ['Somewhere', []],
  // The code is part of the postcode.
  ['1012 CA Amsterdam', ['NL', 'EU', 'AB', 'EUROPE', 'BENELUX']],
  // The code may mean either.
  ['Toronto, CA', ['CA', 'US-CA', 'ON', 'NORTH-AMERICA']],
  ['CA', ['CA', 'US-CA']],
])('a job in %s is found by %j (SEARCH-13)', (location, codes) => {
  expect(resolvePlace(location).codes.toSorted()).toEqual(codes.toSorted());
});

it.each([
  // States.
  ['CA', 'US-CA'],
  ['IL', 'US-IL'],
  ['CO', 'US-CO'],
  // The country as often as the state, or the only meaning.
  ['DE', 'DE'],
  ['IN', 'IN'],
  ['ID', 'ID'],
  ['NY', 'NY'],
  ['FR', 'FR'],
  ['NL', 'NL'],
  ['EUROPE', 'EUROPE'],
])('%s means %s, which can be widened to any place of the code (SEARCH-13)', (code, meant) => {
  expect(meantBy(code)).toBe(meant);
  expect(anyPlaceOf(meant)).toBe(code);
});

test('every two-letter code is known, and finds its country or state', () => {
  const states = [...placeList().regionsByCode].flatMap(([code, regions]) =>
    regions.map(({ name, country }) => [code, `${name}, ${countryName(country)}`] as const),
  );
  // Ambiguous names: of a state of another country, or of a country that is also a region of one.
  const open = new Set(['Georgia', 'Canary Islands', 'Cocos (Keeling) Islands']);
  const named = [...loadRegions().codes].map((code) => [code, countryName(code)] as const);
  const missed = [...states.filter(([code]) => code.length === 2), ...named]
    .filter(([, name]) => !open.has(name))
    .filter(
      ([code, name]) =>
        readCodes([code]).codes.join() !== code || !resolvePlace(name).codes.includes(code),
    );
  expect(missed).toEqual([]);
});

test('no country is on two of the old continents', () => {
  const CONTINENTS = ['EUROPE', 'ASIA', 'AFRICA'];
  const other = [...loadRegions().codes].filter(
    (code) => CONTINENTS.filter((name) => areasOf(code).includes(name)).length > 1,
  );
  expect(other).toEqual([]);
});
