import type { BrowserContext } from '@playwright/test';

/** Collects uncaught errors and console errors of pages. */
export function watchProblems(context: BrowserContext) {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  context.on('weberror', (problem) => seen.push(`uncaught: ${problem.error().stack}`));
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()}`);
  });
  return {
    /** Ignores errors that the test causes on purpose. */
    expect: (pattern: RegExp): void => {
      expected.push(pattern);
    },
    /** Errors that no expected pattern matches. */
    unexpected: (): string[] =>
      seen.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
  };
}
export type Problems = ReturnType<typeof watchProblems>;
