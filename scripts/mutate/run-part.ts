import { tmpdir } from 'node:os';
import { join, matchesGlob, relative } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { forgetSurvivors } from './forget-survivors.ts';
import type { MutationPart } from './parts.ts';

/** Runs the tests of a part against each of its mutants. What is known from the last run is not run again. */
export const runPart = async (
  name: string,
  { code, tests }: MutationPart,
  { workers, isFresh }: { workers: number; isFresh: boolean },
): Promise<MutantResult[]> => {
  const incrementalFile = `.cache/mutation/${name}.json`;
  forgetSurvivors(incrementalFile);
  const mutants = await new Stryker({
    mutate: [...code, '!**/*.{test,check,d}.{ts,tsx}'],
    testFiles: [...tests],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner', './scripts/mutate/ignore-texts.ts'],
    ignorers: ['texts'],
    coverageAnalysis: 'perTest',
    // What runs at import, such as schemas, would need every test of the part for each mutant.
    ignoreStatic: true,
    concurrency: workers,
    incremental: true,
    force: isFresh,
    incrementalFile,
    // Outside, since tools that search the project would follow its link to `node_modules` in circles.
    tempDirName: join(tmpdir(), `meydan-mutation-${process.pid}`),
    ignorePatterns: ['/dist', '/dist-server', '/data', '/test-results', '/tests/visual/references'],
    // Vite removes types unchecked, and TypeScript 7 has no API by which Stryker could rewrite its settings.
    disableTypeChecks: false,
    tsconfigFile: 'none',
    reporters: ['html', 'progress-append-only'],
    htmlReporter: { fileName: `test-results/mutation/${name}.html` },
    allowEmpty: true,
    timeoutMS: 20_000,
  }).runMutationTest();
  // Stryker also returns what it knows of files that were once of the part.
  return mutants.filter(({ fileName }) =>
    code.some((glob) => matchesGlob(relative('.', fileName), glob)),
  );
};
