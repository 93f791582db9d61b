import { expect, it } from 'vitest';
import { pageSize } from './paging.ts';

it.each([
  ['5', 5],
  [5, 5],
  ['5.0', 25],
  ['0x5', 25],
  ['5e0', 25],
  ['51', 25],
  [['5'], 25],
  [true, 25],
])('%j is a page of %i records', (limit, size) => {
  expect(pageSize(25).parse(limit)).toBe(size);
});
