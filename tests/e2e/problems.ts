import type { BrowserContext } from '@playwright/test';

/** Collects what pages complain of: uncaught errors, and errors on the console. */
export function watchProblems(context: BrowserContext) {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  context.on('weberror', (problem) => seen.push(`uncaught: ${problem.error().stack}`));
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()}`);
  });
  return {
    /** A complaint that the test brings about on purpose. */
    expect: (pattern: RegExp): void => {
      expected.push(pattern);
    },
    /** The complaints that nobody expected. */
    unexpected: (): string[] =>
      seen.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
  };
}
export type Problems = ReturnType<typeof watchProblems>;
