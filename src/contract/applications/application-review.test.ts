import { expect, it } from 'vitest';
import { reviewInputSchema } from './application-review.ts';
import { applicationSearchReaders } from './application-search.ts';

it('keeps the first spelling of a label, in order, with single spaces', () => {
  const labels = ['Nights', 'Çok  iyi', '', 'cok iyi', ' ', 'NIGHTS', 'Later'];
  expect(reviewInputSchema.parse({ labels }).labels).toEqual(['Nights', 'Çok iyi', 'Later']);
});

it('reads a blank label as none, and an unknown order as the newest first (REVIEW-2)', () => {
  const { label, sort } = applicationSearchReaders;
  expect([label(' '), label(undefined), label(' Nights ')]).toEqual([
    undefined,
    undefined,
    'Nights',
  ]);
  expect([sort('name'), sort('age'), sort(undefined)]).toEqual(['name', 'newest', 'newest']);
});
