import { describe, expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

describe('the edit distance of two words', () => {
  test.each([
    ['cook', 'cook', 0],
    ['cook', 'cooks', 1],
    ['cooks', 'cook', 1],
    ['cook', 'book', 1],
    ['cook', 'coko', 1],
    ['vetinarian', 'veterinarian', 2],
    ['recpetionsit', 'receptionist', 2],
    ['повар', 'поавр', 1],
  ])('%s and %s: %i', (one, other, distance) => {
    expect(editDistance(one, other, 2)).toBe(distance);
  });

  test('is infinite beyond the maximum, or for very long words', () => {
    expect(editDistance('cook', 'books', 1)).toBe(Infinity);
    expect(editDistance('cook', 'waiter', 2)).toBe(Infinity);
    expect(editDistance('a'.repeat(50), 'a'.repeat(50), 2)).toBe(Infinity);
  });
});
