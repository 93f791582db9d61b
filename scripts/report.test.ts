// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { report } from './report.ts';

const outcomes = [
  { suite: 'unit', passed: 12, failed: 0, skipped: 1, seconds: 3.14 },
  { suite: 'api (postgres)', passed: 0, failed: 0, skipped: 1, seconds: 0, note: 'no PostgreSQL' },
  { suite: 'e2e', passed: 3, failed: 2, skipped: 0, seconds: 40 },
];

describe('the report of a run', () => {
  it('ends with the totals, alone on their line', () => {
    expect(report(outcomes).split('\n').at(-1)).toBe('15 passed, 2 failed, 2 skipped');
  });

  it('has one row for each suite', () => {
    const rows = report(outcomes).split('\n');
    expect(rows).toContainEqual(expect.stringMatching(/^unit +12 +0 +1 +3\.1$/));
    expect(rows).toContainEqual(expect.stringMatching(/^e2e +3 +2 +0 +40\.0$/));
  });

  it('names each failed test with what its runner said, before the table', () => {
    const failedTests = [
      { name: 'a.test.ts: opens', message: 'expected 1 to be 2\n  at a.test.ts:3' },
    ];
    const text = report([
      { suite: 'unit', passed: 11, failed: 1, skipped: 0, seconds: 1, failedTests },
    ]);
    expect(text).toContain(
      'FAILED unit: a.test.ts: opens\n  expected 1 to be 2\n    at a.test.ts:3\n\nsuite',
    );
  });

  it('says loudly what the numbers do not', () => {
    expect(report(outcomes)).toMatch(/!!!\n! api \(postgres\): no PostgreSQL\n!!!/);
  });
});
