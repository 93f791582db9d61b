import { expect, it } from 'vitest';
import { addressLanguage, firstLanguage } from './language.ts';

it('is the first one wanted that there is, otherwise English (LANG-1)', () => {
  expect(firstLanguage([null, 'de', undefined, 'tr', 'en'])).toBe('tr');
  expect(firstLanguage(['de'])).toBe('en');
  expect(firstLanguage([])).toBe('en');
});

it.each([
  ['?lng=tr', 'tr'],
  ['page=2&lng=en', 'en'],
  ['?lng=de', null],
  ['?language=tr', null],
  ['', null],
])('the address %j names %s (LANG-1)', (query, language) => {
  expect(addressLanguage(query)).toBe(language);
});
