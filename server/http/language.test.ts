import { expect, it } from 'vitest';
import { namedLanguage, preferredLanguage } from './language.ts';

it.each([
  ['tr', 'tr', 'tr'],
  ['TR-tr,en;q=0.8', 'tr', 'tr'],
  ['en;q=0.5,tr;q=0.9', 'tr', 'tr'],
  ['de,tr;q=0.1', 'tr', 'tr'],
  ['tr;q=0,en', 'en', 'en'],
  ['tr;q=0', 'en', undefined],
  ['de', 'en', undefined],
  ['*', 'en', undefined],
  ['', 'en', undefined],
  [undefined, 'en', undefined],
])('Accept-Language %j prefers %s, and names %s (LANG-1)', (header, preferred, named) => {
  expect(preferredLanguage(header)).toBe(preferred);
  expect(namedLanguage(header)).toBe(named);
});
