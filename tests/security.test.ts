import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROW = /^\| (\d{1,2}\.\d\.\d{1,2}) [^|]+ \| ([^|]+) \| ([^|]*)\|$/;
const STATES = ['held', 'by design', 'not held', 'operator', 'none'];

const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, id = line, state = '', where = ''] = ROW.exec(line) ?? [];
    const files = [...where.matchAll(/`([\w./-]+\.(?:tsx?|mjs)|docs\/\w+\.md|package\.json)`/g)];
    return { id, state, files: files.map(([, file = '']) => file) };
  });

/** The requirements of levels 1 and 2, without the chapters of OAuth and WebRTC. */
const REQUIREMENTS = 217;

test('docs/security.md names each requirement once', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(rows).toHaveLength(REQUIREMENTS);
});

test('each has a state; a held one names its test, and one by design the file that decides it', () => {
  const faults = rows.filter(({ state, files }) => {
    if (!STATES.includes(state) || !files.every((file) => existsSync(file))) return true;
    if (state === 'held') return !files.some((file) => file.includes('.test.'));
    return state === 'by design' && files.length === 0;
  });
  expect(faults).toEqual([]);
});
