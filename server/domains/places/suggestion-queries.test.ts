import { describe, expect, it } from 'vitest';
import type { Place } from './choose.ts';
import { placeLabel } from './place-labels.ts';
import { placeList } from './place-list.ts';
import { resolvePlace } from './queries.ts';
import { suggestPlaces } from './suggestion-queries.ts';

const labels = (prefix: string, language: 'en' | 'tr' = 'en', limit = 8): string[] =>
  suggestPlaces(prefix, language, limit).map(({ label }) => label);

describe('the first suggestion (SUGGEST-1)', () => {
  it.each([
    ['ist', 'tr', 'İstanbul, Türkiye'],
    ['İST', 'en', 'Istanbul, Türkiye'],
    ['munih', 'en', 'Munich, Germany'],
    ['münich', 'en', 'Munich, Germany'],
    ['münch', 'tr', 'Münih, Almanya'],
    ['lond', 'tr', 'Londra, Birleşik Krallık'],
    ['ger', 'en', 'Germany'],
    ['alm', 'tr', 'Almanya'],
    ['uk', 'en', 'United Kingdom'],
    ['kad', 'tr', 'Kadıköy, İstanbul, Türkiye'],
    ['portland', 'en', 'Portland, Oregon, United States'],
    ['portland, m', 'en', 'Portland, Maine, United States'],
    ['berlin, ger', 'en', 'Berlin, Germany'],
    ['bav', 'tr', 'Bavyera, Almanya'],
    ['new york', 'en', 'New York City, New York, United States'],
  ] as const)('for %s in %s is %s', (prefix, language, label) => {
    expect(labels(prefix, language)[0]).toBe(label);
  });
});

it('has the place of exactly that name, however many larger ones begin with it', () => {
  expect(labels('van', 'en', 2)).toEqual(['Vancouver, British Columbia, Canada', 'Van, Türkiye']);
  expect(labels('san', 'en', 3).at(-1)).toBe('San, Mali');
});

it('returns as many as requested, each once, and none for blank input', () => {
  expect(labels('s', 'en', 5)).toHaveLength(5);
  expect(new Set(labels('s', 'en', 20)).size).toBe(20);
  expect(labels('s', 'en', 1000)).toHaveLength(20);
  for (const prefix of ['', ' ', ',', '!!', '👩‍🚀', 'zzzz', 'x'.repeat(100_000)])
    expect(labels(prefix)).toEqual([]);
  expect(labels('berlin', 'en', 0)).toEqual([]);
});

/** The cities whose label in the language is read as another place, and those without a label. */
function check(language: 'en' | 'tr', step: number): { wrong: string[]; none: string[] } {
  const wrong: string[] = [];
  const none: string[] = [];
  for (const [index, city] of placeList().cities.entries()) {
    if (index % step !== 0) continue;
    const { region, country } = city;
    const place: Place = { city, region, country };
    const label = placeLabel(place, language);
    const read = resolvePlace(label ?? '');
    const isSame =
      read.city === city.name && read.region === (region?.name ?? null) && read.country === country;
    if (label === undefined) none.push(city.name);
    else if (!isSame) wrong.push(label);
  }
  return { wrong, none };
}

describe('every label is read as its place', () => {
  it('in English', () => {
    const { wrong, none } = check('en', 1);
    expect(wrong).toEqual([]);
    expect(none.length, none.join(', ')).toBeLessThan(10);
  });

  it('in Turkish', () => {
    const { wrong, none } = check('tr', 7);
    expect(wrong).toEqual([]);
    expect(none.length, none.join(', ')).toBeLessThan(10);
  });
});
