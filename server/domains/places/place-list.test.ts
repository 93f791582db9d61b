import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PLACE_VERSION, placeList } from './place-list.ts';

it('has a new version when the list changes, so that stored places are read again', () => {
  const file = readFileSync(join(import.meta.dirname, 'places.tsv'));
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 12);
  // When this fails, raise PLACE_VERSION and update both values here.
  expect([PLACE_VERSION, hash]).toEqual([2, '01ec8ae3f6e0']);
});

it('has the cities by size, and their regions', () => {
  const { cities, citiesByName } = placeList();
  expect(cities.length).toBeGreaterThan(25_000);
  const sizes = cities.map(({ population }) => population);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(citiesByName.get('munih')?.[0]).toMatchObject({
    name: 'Munich',
    country: 'DE',
    turkish: 'Münih',
    region: { name: 'Bavaria', others: ['Bayern'] },
  });
});
