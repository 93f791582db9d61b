// @vitest-environment node
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
])('of “%s” the codes are %j, and “%s” is left', (text, codes, left) => {
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
  // Also Delaware's code.
  ['Somewhere, DE', ['DE']],
  ['Remote, Europe', ['EUROPE']],
  ['Rio de Janeiro', ['BR', 'SOUTH-AMERICA', 'LATIN-AMERICA']],
  ['Somewhere', []],
  // 'CA' is part of the postcode.
  ['1012 CA Amsterdam', ['NL', 'EU', 'AB', 'EUROPE', 'BENELUX']],
  // Found by the text's code, whichever place is meant.
  ['Toronto, CA', ['CA', 'US-CA', 'ON', 'NORTH-AMERICA']],
  ['CA', ['CA', 'US-CA']],
])('a job in %s is found by %j', (location, codes) => {
  expect(resolvePlace(location).codes.toSorted()).toEqual(codes.toSorted());
});

it.each([
  // States.
  ['CA', 'US-CA'],
  ['IL', 'US-IL'],
  ['CO', 'US-CO'],
  // The country is meant as often as the state, or is the only meaning.
  ['DE', 'DE'],
  ['IN', 'IN'],
  ['ID', 'ID'],
  ['NY', 'NY'],
  ['FR', 'FR'],
  ['NL', 'NL'],
  ['EUROPE', 'EUROPE'],
])('%s means %s, which finds any place of the code if need be', (code, meant) => {
  expect(meantBy(code)).toBe(meant);
  expect(anyPlaceOf(meant)).toBe(code);
});

test('every code of two letters is one, and finds the country or state', () => {
  const states = [...placeList().regionsByCode].flatMap(([code, regions]) =>
    regions.map(({ name, country }) => [code, `${name}, ${countryName(country)}`] as const),
  );
  // Ambiguous: a state elsewhere has that name, or the country is also a region of another.
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
