import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  '﹦1',
  '﹢1',
  '﹣1',
  '﹫SUM(1)',
  '−1',
  ' =1',
  '\t1',
  '\r=1',
  '\n=1',
  '\u00a0＝1',
  '\u3000=1',
  '\u200b=1',
  '\ufeff=1',
  '\u0000=1',
])('%j is not a formula', (text) => {
  expect(csvLine([text])).toBe(`"'${text}"\r\n`);
});

test.each(['a=1', "O'Neill", '1-2', 'a@b.co', ' a', '（＝）', ''])('%j stays as it is', (text) => {
  expect(csvLine([text])).toBe(`"${text}"\r\n`);
});

test('the separator is a comma unless given', () => {
  expect(csvLine(['a', 'b'])).toBe('"a","b"\r\n');
});

test('quotes are doubled, and the separator is the reader’s', () => {
  expect(csvLine(['a"b', '=";"', 'c,d'], ';')).toBe('"a""b";"\'="";""";"c,d"\r\n');
});
