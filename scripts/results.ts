import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import * as z from 'zod/mini';
import type { Counts, FailedTest } from './report.ts';
import { root } from './setup/paths.mjs';

const vitestSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.nullish(z.array(z.string())),
        }),
      ),
    }),
  ),
});

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      results: z.array(
        z.object({ errors: z.array(z.object({ message: z.optional(z.string()) })) }),
      ),
    }),
  ),
});
const suiteSchema = z.object({
  title: z.string(),
  specs: z.array(specSchema),
  get suites() {
    return z.optional(z.array(suiteSchema));
  },
});

const playwrightSchema = z.object({
  suites: z.array(suiteSchema),
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
  const failedTests = result.testResults.flatMap((file): FailedTest[] => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    if (file.status === 'failed' && failed.length === 0) {
      return [{ name: relative(root, file.name), message: file.message }];
    }
    return failed.map((test) => ({
      name: `${relative(root, file.name)}: ${test.fullName}`,
      message: test.failureMessages?.join('\n') ?? '',
    }));
  });
  return {
    passed: result.numPassedTests,
    failed: failedTests.length,
    skipped: result.numPendingTests + result.numTodoTests,
    failedTests,
  };
};

const specsOf = (suite: z.infer<typeof suiteSchema>): z.infer<typeof specSchema>[] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

/** The JSON that Playwright's reporter wrote. A test that passed on a second try has failed. */
export const readPlaywright = (json: unknown): Counts => {
  const { stats, suites } = playwrightSchema.parse(json);
  const failedTests = suites
    .flatMap(specsOf)
    .filter(({ ok, tests }) => !ok || tests.some(({ results }) => results.length > 1))
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return { name: `${file}: ${title}`, message: errors.map((e) => e.message ?? '').join('\n') };
    });
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failedTests,
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
