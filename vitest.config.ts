import { globSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import app from './vite.config.ts';

/** Milliseconds after which a test counts as hanging on any machine. Tests have no other time limits. */
const HANGS_MS = 120_000;
/** Milliseconds that a test waits for a condition. */
const WAITS_MS = 30_000;

/** Runs the slowest files first; at the end, they would occupy one worker while the others idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      /\/(fuzz|hostile-text|own-lists|crash)\.test\.ts$/.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const UNIT = [
  'src/**/*.test.{ts,tsx}',
  'server/**/*.test.ts',
  'scripts/**/*.test.ts',
  'bench/**/*.test.ts',
  'tests/*.test.ts',
];

/** The unit tests that name their environment. */
const isolated = globSync(UNIT).filter((file) =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment'),
);

/** Extends the app's configuration, which must not depend on Vitest. */
export default defineConfig((env) =>
  mergeConfig(app(env), {
    test: {
      // More than cores, since many tests wait for a database, a server or a mail server.
      maxWorkers: 3,
      sequence: { sequencer: LongestFirst },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            include: UNIT,
            exclude: [...configDefaults.exclude, ...isolated],
            testTimeout: HANGS_MS,
            hookTimeout: HANGS_MS,
            expect: { poll: { timeout: WAITS_MS } },
            // Takes half the time, and no test leaves state behind in what it imports.
            isolate: false,
            unstubEnvs: true,
            unstubGlobals: true,
          },
        },
        {
          extends: true,
          test: {
            name: 'unit-isolated',
            include: isolated,
            // Each file has modules of its own, in a process that loads jsdom once.
            pool: 'vmForks',
            setupFiles: ['tests/setup.ts'],
            testTimeout: HANGS_MS,
            hookTimeout: HANGS_MS,
            expect: { poll: { timeout: WAITS_MS } },
          },
        },
        {
          test: {
            name: 'api',
            environment: 'node',
            include: ['tests/api/**/*.test.ts'],
            testTimeout: HANGS_MS,
            hookTimeout: HANGS_MS,
            expect: { poll: { timeout: WAITS_MS } },
            // Loading the server takes longer than most test files, and no test leaves state behind in the server.
            isolate: false,
          },
        },
        {
          test: {
            name: 'operations',
            environment: 'node',
            include: ['tests/operations/**/*.test.ts'],
            testTimeout: 2 * HANGS_MS,
            hookTimeout: 2 * HANGS_MS,
            expect: { poll: { timeout: WAITS_MS } },
          },
        },
        {
          test: {
            name: 'crash',
            environment: 'node',
            include: ['tests/crash/**/*.test.ts'],
            testTimeout: 2 * HANGS_MS,
            hookTimeout: 2 * HANGS_MS,
            expect: { poll: { timeout: WAITS_MS } },
          },
        },
      ],
    },
  }),
);
