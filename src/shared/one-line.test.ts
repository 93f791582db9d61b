import { expect, it } from 'vitest';
import { onOneLine, shorten } from './one-line.ts';

it('cuts a text where it is too long, but no letter in two', () => {
  expect(shorten('👍👍👍', 3)).toBe('👍👍👍');
  expect(shorten('👍👍👍👍', 3)).toBe('👍👍…');
  expect(shorten('one two', 5)).toBe('one…');
});

it('puts a text on one line without what turns its direction', () => {
  expect(onOneLine(' a\r\n\tb\u0000\u0007c  d\u202e\u061c ')).toBe('a b c d');
});
