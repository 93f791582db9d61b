import { expect, test } from 'vitest';
import { asTyped } from './as-typed.ts';

test.each([
  ['Fransisco', 'francisco', 'Francisco'],
  ['mühendsi', 'muhendis', 'mühendis'],
  ['acountant', 'accountant', 'accountant'],
  ['ISTANBLU', 'istanbul', 'ISTANBUL'],
  ['İZMR', 'izmir', 'İZMİR'],
  ['İstanbl', 'istanbul', 'İstanbul'],
  ['Ogretmeen', 'ogretmen', 'Ogretmen'],
  ['Straße', 'strasse', 'Strasse'],
  ['same', 'same', 'same'],
])('%s, corrected to %s, becomes %s', (typed, meant, shown) => {
  expect(asTyped(typed, meant)).toBe(shown);
});
