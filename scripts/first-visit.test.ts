// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { countRounds } from './first-visit.ts';

describe('rounds of API requests', () => {
  it('is none without a request', () => {
    expect(countRounds([])).toBe(0);
  });

  it('is one for requests that run side by side', () => {
    const together = [
      { start: 0, end: 50 },
      { start: 10, end: 30 },
      { start: 29, end: 90 },
    ];
    expect(countRounds(together)).toBe(1);
  });

  it('counts each request that had to wait for a reply, in whatever order they are given', () => {
    const chain = [
      { start: 60, end: 90 },
      { start: 0, end: 20 },
      { start: 25, end: 50 },
      { start: 30, end: 70 },
    ];
    expect(countRounds(chain)).toBe(3);
  });
});
