import { expect, it } from 'vitest';
import { isWrapped, readLines, wrapWidth } from './text-lines.ts';

/** A line of so many characters that begins in mid-sentence, or with a capital. */
const low = (length: number) => `ab ${'c'.repeat(length - 3)}`;
const high = (length: number) => `Ab ${'c'.repeat(length - 3)}`;
const widthOf = (...lines: string[]) => wrapWidth(readLines(lines.join('\n')));
const NONE = Number.POSITIVE_INFINITY;

it('a line is wrapped where the next word would not have fitted (TEXT-4)', () => {
  const isCut = (before: string, text: string) => {
    const [one, other] = readLines(`${before}\n${text}`);
    return one && other && isWrapped(one, other, 100);
  };
  expect(isCut('a'.repeat(80), 'bcde')).toBe(false);
  expect(isCut('a'.repeat(80), 'bcdef')).toBe(true);
  expect(isCut('a'.repeat(80), 'bcdef gh')).toBe(true);
  expect(isCut('a'.repeat(80), 'b cdefgh')).toBe(false);
  expect(isCut(`    ${'a'.repeat(76)}`, 'bcdef')).toBe(true);
});

it('a text was wrapped at its longest line, of 60 to 120 characters (TEXT-4)', () => {
  const wrapped = (width: number) => widthOf(high(width), low(width), low(width));
  expect([59, 60, 120, 121].map(wrapped)).toEqual([NONE, 60, 120, NONE]);
});

it('half of the line breaks are enough, and half of what follows them (TEXT-4)', () => {
  expect(widthOf(high(100), high(100), low(100))).toBe(100);
  expect(widthOf(high(100), high(100), high(100), low(100))).toBe(NONE);
  expect(widthOf(high(100), low(100), low(20), low(20), 'a b')).toBe(100);
  expect(widthOf(high(100), low(100), low(20), low(20), 'a b', 'a b')).toBe(NONE);
});
