import { defineConfig, type ReporterDescription } from '@playwright/test';
import { browserArguments, steadyDrawing } from './scripts/browser.ts';

const reporter: ReporterDescription[] = [['list']];
// The reporter itself reads where it is to write.
if (process.env.PLAYWRIGHT_JUNIT_OUTPUT_FILE) reporter.push(['junit']);

/** Whether the command line asks for this project: it names it, or none at all. */
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

// Each picture that differs, before and after.
if (isAskedFor('visual'))
  reporter.push(['html', { outputFolder: 'test-results/visual-report', open: 'never' }]);

export default defineConfig({
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Each waits now and then: for a frame, a timer, an answer.
  workers: 3,
  // These catch what hangs; on a machine with more to do, everything takes its time.
  timeout: 120_000,
  expect: {
    timeout: 30_000,
    // Edges that are smoothed differently don't count; what is moved or recoloured has more pixels than these.
    toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 10 },
  },
  reporter,
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    // A trace of every test doubles the time of all, and a picture of each is taken before it is known whether
    // it failed: a failure is run again with both.
    trace: process.env.PLAYWRIGHT_TRACE ? 'retain-on-failure' : 'off',
    screenshot: process.env.PLAYWRIGHT_TRACE ? 'only-on-failure' : 'off',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArguments },
  },
  // Each project empties its own folder as it starts.
  projects: [
    // The built app; the tests answer its calls themselves.
    {
      name: 'e2e',
      testDir: 'tests/e2e',
      outputDir: 'test-results/e2e',
      use: {
        // What moves is drawn frame by frame, and nothing is clicked before it stands still.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    // What each screen looks like, beside what it looked like before.
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
    // The design system by itself, which its test builds.
    {
      name: 'gallery',
      testDir: 'tests/gallery',
      outputDir: 'test-results/gallery',
      workers: 1,
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    // These tests start real servers of their own.
    {
      name: 'live',
      testDir: 'tests/live',
      outputDir: 'test-results/live',
      timeout: 240_000,
      workers: 2,
    },
    // The app as it is developed: in strict mode, nothing bundled. Its first start prepares the packages,
    // which two at once would do over each other.
    {
      name: 'dev',
      testDir: 'tests/dev',
      outputDir: 'test-results/dev',
      timeout: 300_000,
      workers: 1,
    },
  ],
});
