import { expect, it } from 'vitest';
import { foldText, withoutAccents } from './fold-text.ts';

it.each([
  ['ÇİĞDEM Şöğüt', 'CIGDEM Sogut'],
  ['ıøØłŁđĐ', 'ioOlLdD'],
  ['ßẞæÆœŒ', 'ssSSaeAEoeOE'],
  ['ΣΟΦΟΣ σοφος', 'σΟΦΟσ σοφοσ'],
  ['한글, 7%', '한글, 7%'],
])('writes %s without accents as %s', (text, plain) => {
  expect(withoutAccents(text)).toBe(plain);
  expect(foldText(text)).toBe(plain.toLowerCase());
});
