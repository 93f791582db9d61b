// @vitest-environment node
import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

it('puts the beginning of a text on one line', () => {
  expect(excerptOf(' Dear\nMs  Kaya,\t\r\n\n thanks ')).toBe('Dear Ms Kaya, thanks');
  expect(excerptOf(' \n ')).toBe('');
});

it('cuts a long text at a word, to 200 characters', () => {
  expect(excerptOf('a'.repeat(200))).toBe('a'.repeat(200));
  expect(excerptOf(`${'a'.repeat(198)} bb`)).toBe(`${'a'.repeat(198)}…`);
  expect(excerptOf('four '.repeat(50))).toBe(`${'four '.repeat(38)}four…`);
  expect(excerptOf('a'.repeat(201))).toBe(`${'a'.repeat(199)}…`);
  expect(excerptOf(`${' '.repeat(999)}ab`)).toBe('a');
});

it('leaves no half of a letter', () => {
  expect(excerptOf(`${'a'.repeat(198)}😀bcd`)).toBe(`${'a'.repeat(198)}…`);
  expect(excerptOf(`${' '.repeat(999)}😀`)).toBe('');
  expect(excerptOf(`😀 ${'b'.repeat(300)}`)).toBe('😀…');
});
