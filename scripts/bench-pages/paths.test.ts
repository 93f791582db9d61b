// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { freshPaths, fullSearches, inTurn } from './paths.ts';

describe('searches that show a full page', () => {
  const searches = fullSearches(1000);

  it('are all different, and more than a cache holds', () => {
    expect(new Set(searches).size).toBe(searches.length);
    expect(searches.length).toBeGreaterThan(500);
  });

  it('end where a filter has no ten jobs left, and at the hundredth page', () => {
    expect(searches).toContain('?page=100&lng=en');
    expect(searches).toContain('?jobType=contract&page=20&lng=tr');
    expect(searches).not.toContain('?jobType=contract&page=21&lng=tr');
    expect(fullSearches(5000)).not.toContain('?page=101&lng=en');
  });
});

describe('paths that no cache knows', () => {
  it('differ from each other on every page of the table', () => {
    const paths = freshPaths(Array.from({ length: 1000 }, (_, index) => `id-${index}`));
    for (const next of Object.values(paths)) {
      const some = Array.from({ length: 500 }, next);
      expect(new Set(some).size).toBe(500);
    }
    expect(paths['/jobs/{id}']?.()).toMatch(/^\/jobs\/id-\d+\?lng=en$/);
  });
});

describe('turns', () => {
  it('begin again at the end', () => {
    const next = inTurn(['a', 'b']);
    expect([next(), next(), next()]).toEqual(['a', 'b', 'a']);
    expect(inTurn([])).toThrow(RangeError);
  });
});
