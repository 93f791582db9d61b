import { expect, it } from 'vitest';
import { firstLetter } from './first-letter.ts';

it.each([
  ['Ceren', 'C'],
  [' Özlem', 'Ö'],
  ['🇹🇷 Can', '🇹🇷'],
  ['👩‍🍳', '👩‍🍳'],
  [' ', ''],
])('of %j is %j', (text, letter) => {
  expect(firstLetter(text)).toBe(letter);
});
