import { expect, it } from 'vitest';
import { LINE_MAX, OPTION_MAX, QUESTIONS_MAX } from '#src/contract/limits.ts';
import {
  ANSWER_FILTERS_MAX,
  parseAnswerFilters,
  readAnswerFilters,
  writeAnswerFilters,
} from './answer-filters.ts';

it('keeps of an address what can filter', () => {
  const long = { ['q'.repeat(LINE_MAX)]: 'a'.repeat(OPTION_MAX) };
  expect(parseAnswerFilters(JSON.stringify(long))).toEqual(long);
  const bad = {
    blank: '',
    number: 7,
    list: ['yes'],
    nul: 'a\0',
    half: '\ud800',
    long: 'a'.repeat(OPTION_MAX + 1),
    ['q'.repeat(LINE_MAX + 1)]: 'yes',
  };
  expect(parseAnswerFilters(JSON.stringify({ ...bad, q: 'yes' }))).toEqual({ q: 'yes' });
});

it.each([undefined, '', '{', 'null', '7', '"yes"'])('finds no filter in %j', (text) => {
  expect(parseAnswerFilters(text)).toEqual({});
});

it('reads at most so many filters, of at most so many characters', () => {
  const many = Object.fromEntries(
    Array.from({ length: QUESTIONS_MAX + 1 }, (_, index) => [`q${index}`, 'yes']),
  );
  expect(Object.keys(parseAnswerFilters(JSON.stringify(many)))).toHaveLength(QUESTIONS_MAX);
  const text = '{"q":"yes"}';
  expect(parseAnswerFilters(text.padEnd(ANSWER_FILTERS_MAX))).toEqual({ q: 'yes' });
  expect(parseAnswerFilters(text.padEnd(ANSWER_FILTERS_MAX + 1))).toEqual({});
});

it('writes them back, or nothing', () => {
  expect(writeAnswerFilters({ q: 'yes', blank: '' })).toBe('{"q":"yes"}');
  expect(writeAnswerFilters({ blank: '' })).toBeUndefined();
  expect(readAnswerFilters('{"q":"yes","bad":7}')).toBe('{"q":"yes"}');
  expect(readAnswerFilters(7)).toBeUndefined();
});
