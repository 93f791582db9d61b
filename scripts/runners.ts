import { globSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { startPostgres } from './postgres.ts';
import { type Counts, readResults } from './report.ts';
import { runSuite } from './run-suite.ts';
import { ensureBuilt } from './setup/build.mjs';
import { inRoot, toolPath } from './setup/paths.mjs';

/** One of several machines that share a run, such as `2/4`. */
export type Shard = `${number}/${number}`;

/** What a run of a suite covers, by default all of its tests, and whether its output waits for its end. */
export type Part = {
  shard?: Shard | undefined;
  files?: string[];
  /** Of Playwright's tests those whose title matches. */
  titles?: RegExp;
  isHeld?: boolean;
};

/** What failed tests leave behind: one folder for each suite. */
const RESULTS = 'test-results';

const argumentsOf = ({ shard, files = [], titles }: Part): string[] => [
  ...files,
  ...(titles ? [`--grep=${titles.source}`] : []),
  // A shard may have no tests of a small suite.
  ...(shard ? [`--shard=${shard}`, '--pass-with-no-tests'] : []),
];

/** Adds where to look to the counts of a failed suite. */
const withFolder = (suite: string, counts: Counts): Counts =>
  counts.failed === 0 ? counts : { folder: `${RESULTS}/${suite}`, ...counts };

/** Runs a project of Vitest; a suite may have several. */
export const runVitest = async (
  suite: string,
  { env = {}, ...part }: Part & { env?: NodeJS.ProcessEnv } = {},
  projects = suite,
): Promise<Counts> => {
  const folder = inRoot(RESULTS, suite);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'results.xml');
  const reporters = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${file}`];
  const args = ['run', `--project=${projects}`, ...reporters, ...argumentsOf(part)];
  const { exitCode } = await runSuite(toolPath('vitest'), args, {
    env: { ...env, RESULTS_FOLDER: folder },
    isHeld: part.isHeld,
  });
  return withFolder(suite, await readResults(file, exitCode));
};

let prepared: Promise<{ CHROMIUM_PATH: string }> | undefined;

/** Builds the app and finds a browser (once), for the suites that need one. */
export const prepareBrowser = (): Promise<{ CHROMIUM_PATH: string }> => {
  prepared ??= ensureBuilt().then(async () => ({ CHROMIUM_PATH: await ensureBrowser() }));
  return prepared;
};

/** The failed tests of a run that pass when they are repeated. */
const passingAgain = ({ failedTests: first = [] }: Counts, { failedTests = [] }: Counts) => {
  const again = new Set(failedTests.map(({ name }) => name));
  return first.filter(({ name }) => !again.has(name));
};

/**
 * Runs a project of Playwright. Repeats what failed with traces and screenshots, which would double the time of
 * every test; a test that passes then has failed all the same, and is listed as flaky. A suite may have several
 * projects.
 */
export const runPlaywright = async (
  suite: string,
  part: Part = {},
  projects = suite,
): Promise<Counts> => {
  const env = await prepareBrowser();
  const run = async (...more: string[]): Promise<Counts> => {
    const file = inRoot(RESULTS, `${suite}.xml`);
    await rm(file, { force: true });
    const args = ['test', `--project=${projects}`, ...argumentsOf(part), ...more];
    const isRepeated = more.length > 0;
    const { exitCode } = await runSuite(toolPath('playwright'), args, {
      env: {
        ...env,
        PLAYWRIGHT_JUNIT_OUTPUT_FILE: file,
        ...(isRepeated && { PLAYWRIGHT_TRACE: '1' }),
      },
      isHeld: part.isHeld,
    });
    return readResults(file, exitCode);
  };
  const counts = await run();
  if (!counts.failedTests?.length) return withFolder(suite, counts);
  const flaky = passingAgain(counts, await run('--last-failed'));
  const names = flaky.map(({ name }) => `passed when it was repeated: ${name}`);
  return withFolder(suite, { ...counts, ...(flaky.length > 0 && { note: names.join('\n') }) });
};

/** Builds the app first, since the API's tests also read its pages. */
const runApi = async (databaseUrl: string | undefined, part: Part): Promise<Counts> => {
  await ensureBuilt();
  return runVitest('api', { ...part, env: { TEST_DATABASE_URL: databaseUrl } });
};

/** Whether the API's tests ran on a PostgreSQL server. */
let ranOnPostgres = false;

/**
 * Runs the API's tests on the PostgreSQL server in TEST_DATABASE_URL, or else on a private one. A machine without
 * PostgreSQL runs them on the embedded database instead.
 */
export const runOnPostgres = async (part: Part): Promise<Counts> => {
  const given = process.env.TEST_DATABASE_URL;
  const postgres = given ? undefined : await startPostgres();
  const url = given ?? postgres?.url;
  ranOnPostgres = url !== undefined;
  if (url === undefined) {
    const note =
      'SKIPPED. This machine has no PostgreSQL, so the embedded database stood in for it.\n' +
      'Install it (Debian: apt-get install postgresql), or name a server in TEST_DATABASE_URL.';
    const { skipped, ...counts } = await runApi(undefined, part);
    return { ...counts, skipped: skipped + 1, note };
  }
  try {
    return await runApi(url, part);
  } finally {
    await postgres?.stop();
  }
};

/** How many runs with successive seeds run all of the API's tests on the embedded database. */
const ROTATION = 3;

/** The tests of the API that depend on the database, by what they import, and a third of the others by `seed`. */
const embeddedFiles = (seed: number): string[] =>
  globSync('tests/api/*.test.ts', { cwd: inRoot() })
    .sort()
    .filter(
      (file, i) =>
        i % ROTATION === seed % ROTATION ||
        readFileSync(inRoot(file), 'utf8').includes('serverUrl'),
    );

/**
 * Runs the API's tests on the embedded database, which is slower: after a run on PostgreSQL only those that depend on
 * the database, and a third of the others.
 */
export const runOnEmbedded = (part: Part): Promise<Counts> => {
  const seed = Number(process.env.FUZZ_SEED ?? 1);
  const files = ranOnPostgres ? embeddedFiles(seed) : [];
  return runApi(undefined, { ...part, files });
};
