import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { backgroundTasks } from './background.ts';

const UNITS = [
  ['h', 60 * 60_000],
  ['min', 60_000],
  ['s', 1000],
] as const;

/** '5 min' for 300,000: in the largest unit without a remainder. */
const written = (ms: number): string => {
  const [unit, size] = UNITS.find(([, one]) => ms % one === 0) ?? ['ms', 1];
  return `${ms / size} ${unit}`;
};

test('the documents have a table of all background tasks', () => {
  // Tasks use their dependencies only when they run.
  const none = {} as Parameters<typeof backgroundTasks>[0] & Parameters<typeof backgroundTasks>[1];
  const tasks = backgroundTasks(none, none).map(({ name, interval, lease, concurrency = 1 }) =>
    [name, written(interval), lease ? written(lease) : '–', String(concurrency)].join(' | '),
  );
  const [, section = ''] = readFileSync('docs/maintaining.md', 'utf8').split('## Background tasks');
  const rows = section.split('\n## ')[0]?.matchAll(/^\| ([a-z ]+ \| \d+ \w+ \| [^|]+ \| \d+) \|/gm);
  expect([...(rows ?? [])].map(([, row]) => row)).toEqual(tasks);
});
