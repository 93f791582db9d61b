// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readPlaywright, readResults, readVitest } from './results.ts';
import { inRoot } from './setup/paths.mjs';

const file = (status: string, ...tests: string[]) => ({
  name: inRoot('tests', 'a.test.ts'),
  status,
  message: 'no such module',
  assertionResults: tests.map((test) => ({
    status: test,
    fullName: `jobs are ${test}`,
    failureMessages: test === 'failed' ? ['expected 1 to be 2'] : [],
  })),
});
const vitest = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [file('passed', 'passed'), file('failed', 'passed', 'failed')],
};
const noFailure = { ...vitest, numFailedTests: 0, testResults: [] };

const resultFile = async (content: unknown): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'results-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'results.json');
  await writeFile(path, JSON.stringify(content));
  return path;
};

describe('what a runner came to', () => {
  it('takes skipped tests and those yet to be written as skipped', () => {
    expect(readVitest(vitest)).toMatchObject({ passed: 5, failed: 1, skipped: 3 });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const broken = { ...vitest, testResults: [...vitest.testResults, file('failed')] };
    expect(readVitest(broken)).toMatchObject({
      failed: 2,
      failedTests: [
        { name: 'tests/a.test.ts: jobs are failed', message: 'expected 1 to be 2' },
        { name: 'tests/a.test.ts', message: 'no such module' },
      ],
    });
  });

  it('counts a test that passed on a second try as a failure', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    const failed = { errors: [{ message: 'not visible' }] };
    const spec = (title: string, ok: boolean, ...results: { errors: { message: string }[] }[]) => ({
      title,
      file: 'a.test.ts',
      ok,
      tests: [{ results }],
    });
    const specs = [
      spec('passes', true, { errors: [] }),
      spec('fails', false, failed),
      spec('flickers', true, failed, { errors: [] }),
    ];
    const suites = [{ title: 'a.test.ts', specs: [], suites: [{ title: 'group', specs }] }];
    expect(readPlaywright({ stats, suites })).toEqual({
      passed: 4,
      failed: 2,
      skipped: 2,
      failedTests: [
        { name: 'a.test.ts: fails', message: 'not visible' },
        { name: 'a.test.ts: flickers', message: 'not visible' },
      ],
    });
  });

  it('believes the exit code when it fails without a failed test', async () => {
    const path = await resultFile(noFailure);
    expect(await readResults(path, 0, readVitest)).toMatchObject({ passed: 5, failed: 0 });
    expect(await readResults(path, 1, readVitest)).toMatchObject({ passed: 5, failed: 1 });
  });

  it('is a failure when there is no result at all', async () => {
    expect(await readResults('/nowhere/results.json', 0, readVitest)).toMatchObject({ failed: 1 });
  });
});
