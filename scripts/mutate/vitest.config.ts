import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import tests from '#vitest.config.ts';

/** Milliseconds for a test and for a condition. Shorter than usual: a mutant that hangs has been noticed. */
const HANGS_MS = 15_000;
const WAITS_MS = 10_000;

/** The tests of the project, which give up sooner. */
export default defineConfig((env) => {
  const config = tests(env);
  const projects = (config.test?.projects ?? []) as TestProjectInlineConfiguration[];
  for (const { test } of projects) {
    if (!test) continue;
    test.testTimeout = HANGS_MS;
    test.expect = { poll: { timeout: WAITS_MS } };
    if (test.setupFiles)
      test.setupFiles = [test.setupFiles, 'scripts/mutate/give-up-sooner.ts'].flat();
    // Stryker's runner doesn't reach into the contexts of `vmForks`.
    delete test.pool;
  }
  return config;
});
