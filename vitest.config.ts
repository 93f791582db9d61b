import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import app from './vite.config.ts';

/** Milliseconds after which a test hangs: no machine is so slow. Nothing else is judged by the clock. */
const HANGS_MS = 120_000;
/** Milliseconds that a test waits for something to become so. */
const WAITS_MS = 30_000;

/** What takes longest comes first: at the end, one worker would be at it while the others have nothing to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      /\/(fuzz|hostile-text|own-lists|crash)\.test\.ts$/.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** The tests run on the app's configuration, which knows nothing of them: the app is built without Vitest. */
export default defineConfig((env) =>
  mergeConfig(app(env), {
    test: {
      // As many as the browser tests have: by itself it would leave one of two cores to the machine.
      maxWorkers: 2,
      sequence: { sequencer: LongestFirst },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'jsdom',
            include: [
              'src/**/*.test.{ts,tsx}',
              'server/**/*.test.ts',
              'scripts/**/*.test.ts',
              'bench/**/*.test.ts',
              'tests/*.test.ts',
            ],
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
            // Loading the server takes longer than most files of tests; none of them leaves anything behind in it.
            isolate: false,
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
