// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('what the bench is asked for', () => {
  it('is a million jobs on PostgreSQL and 100,000 on the embedded database', () => {
    expect(readOptions([])).toMatchObject({
      markets: [
        { engine: 'postgres', count: 1_000_000 },
        { engine: 'embedded', count: 100_000 },
      ],
      check: false,
    });
  });

  it('may be one database, fewer jobs and one class', () => {
    const args = ['--embedded', '--jobs', '5000', '--only', 'facets', '--runs', '7', '--check'];
    expect(readOptions(args)).toEqual({
      markets: [{ engine: 'embedded', count: 5000 }],
      ...{ runs: 7, only: 'facets', check: true, fresh: false },
    });
  });

  it('is refused when it is no number of jobs or of runs', () => {
    expect(() => readOptions(['--jobs', '12'])).toThrow('--jobs must be a whole number from');
    expect(() => readOptions(['--runs', 'many'])).toThrow('--runs must be');
  });
});
