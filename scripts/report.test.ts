import { expect, test } from 'vitest';
import { report } from './report.ts';

test('the table names what failed left behind, and what did not run', () => {
  const passing = { suite: 'unit', passed: 12, failed: 0, skipped: 0, seconds: 3.21 };
  const failing = {
    suite: 'e2e',
    passed: 3,
    failed: 1,
    skipped: 0,
    seconds: 40,
    folder: 'test-results/e2e',
    failedTests: [{ name: 'login', message: 'no button' }],
  };
  const lines = report([passing, failing], { seconds: 44, notRun: ['visual'] }).split('\n');
  expect(lines).toContain('unit        12       0        0      3.2');
  expect(lines).toContain('e2e          3       1        0     40.0  test-results/e2e');
  expect(lines.find((line) => line.startsWith('visual'))).toMatch(/ not run here$/);
  expect(lines.find((line) => line.startsWith('in all'))).toMatch(/ 44\.0$/);
  expect(lines).toContain('FAILED e2e: login');
  expect(lines.at(-1)).toBe('15 passed, 1 failed, 0 skipped');
});
