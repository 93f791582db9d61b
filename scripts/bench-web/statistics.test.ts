// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { middleOf, quantile, spreadOf } from './statistics.ts';

describe('the spread of figures', () => {
  it('has the middle one, the least and the most, in whatever order they are given', () => {
    expect(spreadOf([9, 1, 100, 3, 2])).toEqual({ median: 3, least: 1, most: 100 });
  });

  it('takes the mean of the middle two of an even number', () => {
    expect(spreadOf([4, 1, 2, 9]).median).toBe(3);
  });

  it('is of no number without figures', () => {
    expect(spreadOf([])).toEqual({ median: Number.NaN, least: Number.NaN, most: Number.NaN });
  });
});

describe('a quantile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  it('has that share of the figures below it', () => {
    expect(quantile(hundred, 0.5)).toBe(51);
    expect(quantile(hundred, 0.99)).toBe(100);
  });

  it('is the most at the end', () => {
    expect(quantile(hundred, 1)).toBe(100);
  });
});

describe('the member in the middle', () => {
  it('is by its figure, and the lower one of two', () => {
    const length = (text: string) => text.length;
    expect(middleOf(['ccc', 'a', 'bb'], length)).toBe('bb');
    expect(middleOf(['ccc', 'a', 'bb', 'dddd'], length)).toBe('bb');
    expect(() => middleOf([], length)).toThrow(RangeError);
  });
});
