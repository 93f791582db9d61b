import { expect, it } from 'vitest';
import { type PagerItem, pagesToShow } from './pages-to-show.ts';

const shown = (items: PagerItem[]) =>
  items.map((item) => (typeof item === 'number' ? item : '…')).join(' ');

it.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 2, '1 2'],
  [1, 3, '1 2 3'],
  [1, 4, '1 2 3 4'],
  [1, 5, '1 2 … 5'],
  [3, 5, '1 2 3 4 5'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 10, '1 2 … 10'],
  [2, 10, '1 2 3 … 10'],
  [3, 10, '1 2 3 4 … 10'],
  [4, 10, '1 2 3 4 5 … 10'],
  [5, 10, '1 … 4 5 6 … 10'],
  [7, 10, '1 … 6 7 8 9 10'],
  [10, 10, '1 … 9 10'],
  [50, 100, '1 … 49 50 51 … 100'],
  [9, 3, '1 2 3'],
])('page %i of %i offers %s (LIST-2)', (page, totalPages, items) => {
  expect(shown(pagesToShow(page, totalPages))).toBe(items);
});

it('offers nothing when there are no pages', () => {
  expect(pagesToShow(1, 0)).toEqual([]);
});

it('tells the two gaps apart', () => {
  expect(pagesToShow(5, 10)).toEqual([1, 'gap-before', 4, 5, 6, 'gap-after', 10]);
});
