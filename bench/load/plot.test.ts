import { expect, it } from 'vitest';
import { plot, roundedUp } from './plot.ts';

it.each([
  [0, 1],
  [Number.NaN, 1],
  [0.03, 0.05],
  [1, 1],
  [1.01, 2],
  [4, 5],
  [51, 100],
  [260, 500],
])('%d fits below %d', (most, limit) => {
  expect(roundedUp(most)).toBeCloseTo(limit);
});

it('draws each line from the left to the right, in its own colour', () => {
  const svg = plot({
    title: 'Memory <1>',
    unit: 'MB',
    lines: [
      {
        name: 'one',
        points: [
          [0, 0],
          [10, 50],
        ],
      },
      { name: 'two', points: [[5, 25]] },
      { name: 'none', points: [] },
    ],
  });
  const lines = [...svg.matchAll(/points="([^"]*)" fill="none" stroke="([^"]*)"/g)];
  expect(lines.map(([, points]) => points)).toEqual(['70.0,186.0 610.0,34.0', '340.0,110.0', '']);
  expect(new Set(lines.map(([, , colour]) => colour)).size).toBe(3);
  expect(svg).toContain('Memory &lt;1> (MB)');
  expect(svg).toContain('>10 s<');
});
