import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

it('puts the beginning of a text on one line', () => {
  expect(excerptOf(' Dear\nMs  Kaya,\t\r\n\n thanks ')).toBe('Dear Ms Kaya, thanks');
  expect(excerptOf(' \n ')).toBe('');
});

it('cuts a long text at a word, to 500 characters (MAIL-3)', () => {
  expect(excerptOf('a'.repeat(500))).toBe('a'.repeat(500));
  expect(excerptOf(`${'a'.repeat(498)} bb`)).toBe(`${'a'.repeat(498)}…`);
  expect(excerptOf('four '.repeat(110))).toBe(`${'four '.repeat(98)}four…`);
  expect(excerptOf('a'.repeat(501))).toBe(`${'a'.repeat(499)}…`);
  expect(excerptOf(`${' '.repeat(999)}ab`)).toBe('a');
});

it('leaves no half of a letter', () => {
  expect(excerptOf(`${'a'.repeat(498)}😀bcd`)).toBe(`${'a'.repeat(498)}…`);
  expect(excerptOf(`${' '.repeat(999)}😀`)).toBe('');
  expect(excerptOf(`😀 ${'b'.repeat(600)}`)).toBe('😀…');
});
