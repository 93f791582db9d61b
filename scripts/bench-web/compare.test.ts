// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { comparisonTable, pageTargets } from './compare.ts';
import type { Load } from './load-page.ts';
import { isMet } from './targets.ts';

const load = (changes: Partial<Load> = {}): Load => ({
  ...{ firstByte: 10, firstPaint: 500, largestPaint: 500, shift: 0, blocking: 100 },
  weight: { js: 60 * 1024, css: 1024, files: [] },
  ...{ requests: 2, html: 2048, sent: [], complaints: [] },
  notes: { firstPaint: 500, largest: [], shifts: [], tasks: [], frames: [] },
  ...changes,
});

/** The figures of /jobs that miss their target. */
const missed = (...loads: Load[]): string[] =>
  pageTargets('/jobs', loads, [load(), load(), load()])
    .filter((target) => !isMet(target))
    .map(({ figure }) => figure);

describe('the targets of a page', () => {
  it('are met by the floor itself', () => {
    expect(missed(load())).toEqual([]);
  });

  it('judge times by the median, as a multiple of the floor', () => {
    const slow = load({ largestPaint: 580, blocking: 151 });
    expect(missed(load(), slow, load())).toEqual([]);
    expect(missed(load(), slow, slow)).toEqual(['largest paint', 'blocking time']);
  });

  it('judge shifts and requests by the worst run', () => {
    const restless = load({ shift: 0.001, requests: 21 });
    expect(missed(load(), restless, load())).toEqual(['layout shift', 'requests']);
  });

  it('judge scripts and styles together', () => {
    const weight = { js: 110 * 1024, css: 5 * 1024, files: [] };
    expect(missed(load({ weight }))).toEqual([]);
    expect(missed(load({ weight: { ...weight, css: 6 * 1024 } }))).toEqual([
      'JavaScript and CSS (brotli)',
    ]);
  });

  it('are met where neither page blocks, and missed where only the floor does not', () => {
    const targets = (blocking: number) =>
      pageTargets('/', [load({ blocking })], [load({ blocking: 0 })]).every(isMet);
    expect(targets(0)).toBe(true);
    expect(targets(1)).toBe(false);
  });
});

describe('the table of a page', () => {
  it('has the median, the range where there is one, and the ratios to the floor', () => {
    const loads = [
      load({ largestPaint: 600 }),
      load({ largestPaint: 1000 }),
      load({ largestPaint: 700 }),
    ];
    const table = comparisonTable('/jobs', loads, [load()]).join('\n');
    expect(table).toMatch(/largest paint +700 ms \(600–1000\) +500 ms +1\.40 × +1\.20 ×/);
  });

  it('says each complaint of the page once', () => {
    const loads = [
      load({ complaints: ['hydration failed'] }),
      load({ complaints: ['hydration failed'] }),
    ];
    const lines = comparisonTable('/jobs', loads, [load()]);
    expect(lines.filter((line) => line.includes('hydration failed'))).toHaveLength(1);
  });
});
