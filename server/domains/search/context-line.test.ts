import { expect, test } from 'vitest';
import { cutAround } from './context-line.ts';

const around = (word: string, text: string) => cutAround(text, text.indexOf(word));

test.each([
  [
    'lines',
    'know',
    'You know people\nand their texts\nExtend it',
    'You know people · and their texts · Extend it',
  ],
  [
    'bullets',
    'know',
    '- know CSS\r\n* Write well\n  • Extend it',
    'know CSS · Write well · Extend it',
  ],
  [
    'ends of sentences',
    'know',
    'You know:\n\n- CSS;\n- Go.\nExtend it',
    'You know: CSS; Go. Extend it',
  ],
  ['brackets', 'Go', 'Go (1.20)\n"Rust"\nC++\nC', 'Go (1.20) · "Rust" · C++ · C'],
  ['a dash within a line', 'a', 'a - b * c', 'a - b * c'],
  ['empty lines', 'a', 'a\n-\n \n- \n•\nb', 'a · b'],
])('%s', (_, word, text, line) => {
  expect(around(word, text)).toBe(line);
});

test('it begins with the line or sentence of the word, and ends with a whole word (SEARCH-5)', () => {
  const long = 'word '.repeat(60);
  expect(around('garden', `${long}\n- The garden\n- ${long}`)).toMatch(
    /^The garden · (?:word )+…$/,
  );
  expect(around('garden', `${long}end. The garden, ${long}`)).toMatch(/^The garden, (?:word )+…$/);
  expect(around('garden', `${long}garden ${long}`)).toMatch(/^… (?:word )+garden (?:word )+…$/);
  // The separator before a hidden line is hidden too.
  const lines = around('garden', `garden${'\nabcdefghi'.repeat(40)}`);
  expect(lines).toMatch(/ abcdefghi …$/);
  expect(lines.length).toBeLessThanOrEqual(164);
});

test('a text without spaces is cut too, but never within a character', () => {
  expect(around('日', '日本'.repeat(200))).toHaveLength(162);
  expect(around('a', `a${'😀'.repeat(200)}`).isWellFormed()).toBe(true);
});
