import { expect, test } from 'vitest';
import { readReviewSearch } from './review-search.ts';

test('the address names filters, page and the open application (REVIEW-2, REVIEW-9)', () => {
  expect(readReviewSearch({ status: 'rejected', query: ' ada ', open: 'a1', page: '2' })).toEqual({
    page: 2,
    status: 'rejected',
    query: 'ada',
    answers: undefined,
    rating: undefined,
    label: undefined,
    sort: 'newest',
    open: 'a1',
  });
});

test('accepted and hired are one filter, and blank words are none', () => {
  expect(readReviewSearch({ status: 'accepted', query: ' ' })).toMatchObject({
    status: 'hired',
    query: undefined,
  });
});
