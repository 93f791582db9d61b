import { defineConfig, type ReporterDescription } from '@playwright/test';
import { browserArguments, steadyDrawing } from './scripts/browser.ts';
import { ENGINES, type Engine } from './scripts/engines.ts';

const reporter: ReporterDescription[] = [['list'], ['./tests/browsers/table-reporter.ts']];
// The reporter reads its output path from this variable.
if (process.env.PLAYWRIGHT_JUNIT_OUTPUT_FILE) reporter.push(['junit']);

/** Whether the command line names this project, or none at all. */
const isAskedFor = (project: string, args = process.argv): boolean => {
  const named = args.flatMap((arg, i) => {
    if (arg.startsWith('--project=')) return [arg.slice('--project='.length)];
    if (arg !== '--project') return [];
    const rest = args.slice(i + 1);
    const end = rest.findIndex((next) => next.startsWith('-'));
    return end === -1 ? rest : rest.slice(0, end);
  });
  return named.length === 0 || named.includes(project);
};

// Shows each differing picture, before and after.
if (isAskedFor('visual'))
  reporter.push(['html', { outputFolder: 'test-results/visual-report', open: 'never' }]);

export default defineConfig<object, { engine: Engine }>({
  // Built already.
  build: { external: ['**/dist/**', '**/dist-server/**'] },
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // More than cores, since tests often wait for frames, timers or replies.
  workers: 3,
  // Only catches hanging tests; busy machines are slow.
  timeout: 120_000,
  expect: {
    timeout: 30_000,
    // Tolerates differences in antialiasing; moved or recoloured elements exceed these pixels.
    toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 10 },
  },
  reporter,
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    // Off by default: traces double the total time, and Playwright takes screenshots before it knows the outcome.
    // Rerun failures with PLAYWRIGHT_TRACE.
    trace: process.env.PLAYWRIGHT_TRACE ? 'retain-on-failure' : 'off',
    screenshot: process.env.PLAYWRIGHT_TRACE ? 'only-on-failure' : 'off',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArguments },
  },
  // Each project empties its output folder when it starts.
  projects: [
    // The built app; the tests mock its API calls.
    {
      name: 'e2e',
      testDir: 'tests/e2e',
      outputDir: 'test-results/e2e',
      use: {
        // Playwright would wait for animations to end before each click.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    // What every screen must keep, opened one after another.
    {
      name: 'screens',
      testDir: 'tests/screens',
      outputDir: 'test-results/screens',
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    // Compares each screen with its reference picture.
    {
      name: 'visual',
      testDir: 'tests/visual',
      outputDir: 'test-results/visual',
      snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
      timeout: 1_200_000,
      fullyParallel: true,
      use: {
        contextOptions: { reducedMotion: 'reduce' },
        screenshot: 'off',
        launchOptions: {
          executablePath: process.env.CHROMIUM_PATH,
          args: [...browserArguments, ...steadyDrawing],
        },
      },
    },
    // The design system without the app; its test builds it.
    {
      name: 'gallery',
      testDir: 'tests/gallery',
      outputDir: 'test-results/gallery',
      workers: 1,
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    // The mock for people who test by hand, its panel and its recorder.
    {
      name: 'mock',
      testDir: 'tests/mock',
      outputDir: 'test-results/mock',
      timeout: 240_000,
      workers: 1,
      use: { actionTimeout: 60_000, contextOptions: { reducedMotion: 'reduce' } },
    },
    // These tests start real servers.
    {
      name: 'live',
      testDir: 'tests/live',
      outputDir: 'test-results/live',
      timeout: 240_000,
      workers: 2,
    },
    // The same journey and checks in each browser.
    ...ENGINES.map((engine) => ({
      name: `browsers-${engine}`,
      testDir: 'tests/browsers',
      outputDir: `test-results/browsers/${engine}`,
      timeout: 240_000,
      use: { engine },
    })),
    // The development app: strict mode, not bundled. One worker, since the first start prepares the packages, and two
    // at once would conflict.
    {
      name: 'dev',
      testDir: 'tests/dev',
      outputDir: 'test-results/dev',
      timeout: 300_000,
      workers: 1,
    },
  ],
});
