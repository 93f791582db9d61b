import { expect, it } from 'vitest';
import { LINE_MAX } from './limits.ts';
import { suggestionQuerySchema } from './search/job-suggestion.ts';
import { PAGE_MAX, readId, readPageNumber, readText, readWordsUpTo } from './search-params.ts';

it('reads pages up to the last there can be', () => {
  expect([readPageNumber(String(PAGE_MAX)), readPageNumber(PAGE_MAX + 1)]).toEqual([PAGE_MAX, 1]);
});

it('reads an id that the router took for a number, but no list', () => {
  expect([readId('a'), readId(7), readId(true)]).toEqual(['a', '7', 'true']);
  expect([readId(''), readId(undefined), readId(['a'])]).toEqual([undefined, undefined, undefined]);
  const longest = 'a'.repeat(LINE_MAX);
  expect([readId(longest), readId(`${longest}a`)]).toEqual([longest, undefined]);
});

it('reads nothing but a text as a text', () => {
  expect([readText('a'), readText(''), readText(7)]).toEqual(['a', '', undefined]);
});

it('cuts words without leaving half a letter', () => {
  const read = readWordsUpTo(3);
  expect([read(' abcd '), read('ab😀'), read('a😀b'), read(['a'])]).toEqual([
    'abc',
    'ab',
    'a😀',
    undefined,
  ]);
});

it('suggests the kinds that are named, or all', () => {
  const kindsOf = (kinds?: string) => suggestionQuerySchema.parse({ query: 'ab', kinds }).kinds;
  expect(kindsOf('place,title')).toEqual(['title', 'place']);
  expect(kindsOf('unknown')).toEqual(['title', 'company', 'place']);
});
