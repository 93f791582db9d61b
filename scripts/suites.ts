import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser, versionOf } from './browser.ts';
import { ABOUT_PICTURES, checkPictures, pictureBrowser } from './pictures.ts';
import { startPostgres } from './postgres.ts';
import { type Counts, readResults } from './report.ts';
import { runSuite } from './run-suite.ts';
import { ensureBuilt } from './setup/build.mjs';
import { inRoot, nodePath, toolPath } from './setup/paths.mjs';

export type Suite = {
  name: string;
  run: () => Promise<Counts>;
};

const majorOf = (version: string): string => version.split('.')[0] ?? '';

const asOne = (exitCode: number): Counts => ({
  passed: exitCode === 0 ? 1 : 0,
  failed: exitCode === 0 ? 0 : 1,
  skipped: 0,
});

/** Runs `body` with the path of a temporary result file. */
const withResultFile = async (body: (file: string) => Promise<Counts>): Promise<Counts> => {
  const folder = await mkdtemp(join(tmpdir(), 'test-results-'));
  try {
    return await body(join(folder, 'results.xml'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** A suite without individual tests: passes if all commands succeed and stops at the first failure. */
const check = (name: string, ...commands: [string, ...string[]][]): Suite => ({
  name,
  run: async () => {
    for (const [command, ...args] of commands) {
      const exitCode = await runSuite(command, args);
      if (exitCode !== 0) return asOne(exitCode);
    }
    return asOne(0);
  },
});

const runVitest = (project: string, env: NodeJS.ProcessEnv = {}) =>
  withResultFile(async (file) => {
    const reporters = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${file}`];
    const args = ['run', '--project', project, ...reporters];
    return readResults(file, await runSuite(toolPath('vitest'), args, env));
  });

/** Builds the app first, since the API's tests also read its pages. */
const runApi = async (databaseUrl: string | undefined) => {
  await ensureBuilt();
  return runVitest('api', { TEST_DATABASE_URL: databaseUrl });
};

let browser: Promise<string> | undefined;

/** Builds the app and finds a browser (once), for the suites below. */
const prepareBrowser = async (): Promise<NodeJS.ProcessEnv> => {
  await ensureBuilt();
  browser ??= ensureBrowser();
  return { CHROMIUM_PATH: await browser };
};

const runPlaywright = async (project: string) => {
  const env = await prepareBrowser();
  return withResultFile(async (file) => {
    const exitCode = await runSuite(toolPath('playwright'), ['test', '--project', project], {
      ...env,
      PLAYWRIGHT_JUNIT_OUTPUT_FILE: file,
    });
    return readResults(file, exitCode);
  });
};

/** Runs the API's tests on the PostgreSQL server in TEST_DATABASE_URL, or else on a private one. */
const runOnPostgres = async (): Promise<Counts> => {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return runApi(given);
  const postgres = await startPostgres();
  if (!postgres) {
    const note =
      'SKIPPED. This machine has no PostgreSQL, so half of the databases went untested.\n' +
      'Install it (Debian: apt-get install postgresql), or name a server in TEST_DATABASE_URL.';
    return { passed: 0, failed: 0, skipped: 1, note };
  }
  try {
    return await runApi(postgres.url);
  } finally {
    await postgres.stop();
  }
};

/** Skipped on another browser version, whose different text rendering would show as changes. */
const runVisual = async (): Promise<Counts> => {
  checkPictures();
  const { CHROMIUM_PATH = '' } = await prepareBrowser();
  const [drawnBy, installed] = await Promise.all([pictureBrowser(), versionOf(CHROMIUM_PATH)]);
  if (majorOf(drawnBy) !== majorOf(installed)) {
    const note =
      `SKIPPED. The pictures were drawn by Chromium ${drawnBy}, and this machine has ${installed}:\n` +
      'look at the screens, then make the pictures anew with it (`npm run visual:renew`).';
    return { passed: 0, failed: 0, skipped: 1, note };
  }
  const counts = await runPlaywright('visual');
  return counts.failed === 0 ? counts : { note: ABOUT_PICTURES, ...counts };
};

/** Every suite, quick ones first. */
export const suites: Suite[] = [
  check('format', [toolPath('biome'), 'check', '--error-on-warnings'], [toolPath('oxlint')]),
  // Forced: the build cache notices neither a changed `lib` nor a changed package.
  check('types', [toolPath('tsc'), '-b', '--force']),
  check(
    'imports',
    [
      toolPath('depcruise'),
      '--config',
      'dependency-cruiser.config.ts',
      'src',
      'server',
      'scripts',
      'tests',
      'bench',
      'gallery',
      '*.config.ts',
    ],
    [toolPath('knip')],
  ),
  check('migrations', [nodePath, inRoot('scripts', 'check-migrations.ts')]),
  check(
    'messages',
    [toolPath('lingui'), 'check', 'sync', '--clean', '--verbose'],
    [toolPath('lingui'), 'check', 'missing', '--mode', 'catalog', '--verbose'],
  ),
  { name: 'unit', run: () => runVitest('unit') },
  { name: 'api (pglite)', run: () => runApi(undefined) },
  { name: 'api (postgres)', run: runOnPostgres },
  {
    name: 'crash',
    run: async () => {
      // The servers render mails with the built app.
      await ensureBuilt();
      return runVitest('crash', { TEST_DATABASE_URL: undefined });
    },
  },
  { name: 'e2e', run: () => runPlaywright('e2e') },
  { name: 'visual', run: runVisual },
  { name: 'gallery', run: () => runPlaywright('gallery') },
  { name: 'live', run: () => runPlaywright('live') },
  { name: 'dev', run: () => runPlaywright('dev') },
  {
    name: 'size',
    run: async () => {
      const env = await prepareBrowser();
      return asOne(await runSuite(nodePath, [inRoot('scripts', 'check-size.ts')], env));
    },
  },
];
