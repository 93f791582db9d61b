import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import type { Counts } from './report.ts';

const vitestSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

const playwrightSchema = z.object({
  stats: z.object({
    expected: z.int(),
    unexpected: z.int(),
    flaky: z.int(),
    skipped: z.int(),
  }),
});

/** The JSON that Vitest's reporter wrote. A file that could not even be loaded counts as one failure. */
export const readVitest = (json: unknown): Counts => {
  const result = vitestSchema.parse(json);
  const brokenFiles = result.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + brokenFiles.length,
    skipped: result.numPendingTests + result.numTodoTests,
  };
};

/** The JSON that Playwright's reporter wrote. A test that passed on a second try has failed. */
export const readPlaywright = (json: unknown): Counts => {
  const { stats } = playwrightSchema.parse(json);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
};

/**
 * What a runner came to, from the file that it wrote and its exit code. The exit code has the last word: a
 * runner that failed without a failed test (no tests found, an error outside of them) counts as one failure.
 */
export const readResults = async (
  file: string,
  exitCode: number,
  read: (json: unknown) => Counts,
): Promise<Counts> => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) {
    return { passed: 0, failed: 1, skipped: 0, note: 'the runner ended without a result' };
  }
  const counts = read(JSON.parse(text));
  if (counts.failed > 0 || exitCode === 0) return counts;
  return {
    ...counts,
    failed: 1,
    note: `no test failed, but the runner did (exit code ${exitCode})`,
  };
};
