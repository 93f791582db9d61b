import { globSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { versionOf } from './browser.ts';
import { BROWSERS_TABLE, ensureEngines } from './engines.ts';
import { ABOUT_PICTURES, checkPictures, pictureBrowser, pictureProblem } from './pictures.ts';
import { ensurePrograms } from './programs.ts';
import type { Counts } from './report.ts';
import { RULE_IDS } from './rules/check-rules.ts';
import { runSuite } from './run-suite.ts';
import {
  type Part,
  prepareBrowser,
  runOnEmbedded,
  runOnPostgres,
  runPlaywright,
  runVitest,
} from './runners.ts';
import { runSchemathesis } from './schemathesis/run.ts';
import { ensureBuilt } from './setup/build.mjs';
import { inRoot, nodePath, toolPath } from './setup/paths.mjs';

export type Suite = {
  name: string;
  /** Which run has it: `npm test` (the gate), `npm test -- all`, or both. */
  runIn: 'gate' | 'all' | 'both';
  /** Whether it uses one processor at a time, so that another one of these may run beside it. */
  isSerial?: true;
  /** Whether its tests can be split among several machines. */
  isSplit?: true;
  run: (part: Part) => Promise<Counts>;
};

const majorOf = (version: string): string => version.split('.')[0] ?? '';

/** The end of a failed check's output, which says what is wrong. */
const LAST_LINES = 12;

/** The result of a command without individual tests. */
const asOne = (
  name: string,
  { exitCode, output }: Awaited<ReturnType<typeof runSuite>>,
): Counts => {
  if (exitCode === 0) return { passed: 1, failed: 0, skipped: 0 };
  const message = output.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
  return { passed: 0, failed: 1, skipped: 0, failedTests: [{ name, message }] };
};

/** A suite without individual tests: passes if all commands succeed and stops at the first failure. */
const check = (name: string, ...commands: [string, ...string[]][]): Suite => ({
  name,
  runIn: 'both',
  isSerial: true,
  run: async ({ isHeld }) => {
    for (const [command, ...args] of commands) {
      const result = await runSuite(command, args, { isHeld });
      if (result.exitCode !== 0) return asOne(args.join(' '), result);
    }
    return { passed: 1, failed: 0, skipped: 0 };
  },
});

/** Skipped in another browser or version, whose different text rendering would show as changes. */
const runVisual = async (part: Part): Promise<Counts> => {
  checkPictures();
  const { CHROMIUM_PATH } = await prepareBrowser();
  const problem = pictureProblem(CHROMIUM_PATH);
  if (problem) return { passed: 0, failed: 0, skipped: 1, note: `SKIPPED. ${problem}` };
  const [drawnBy, installed] = await Promise.all([pictureBrowser(), versionOf(CHROMIUM_PATH)]);
  if (majorOf(drawnBy) !== majorOf(installed)) {
    const note =
      `SKIPPED. The pictures were drawn by Chromium ${drawnBy}, and this machine has ${installed}:\n` +
      'look at the screens, then make the pictures anew with it (`npm run visual:renew`).';
    return { passed: 0, failed: 0, skipped: 1, note };
  }
  const counts = await runPlaywright('visual', part);
  return counts.failed === 0 ? counts : { note: ABOUT_PICTURES, ...counts };
};

/** The checks of each browser; the table of what each did stays at the end of the run. */
const runBrowsers = async (): Promise<Counts> => {
  await ensureEngines();
  await rm(BROWSERS_TABLE, { force: true });
  const counts = await runPlaywright('browsers', {}, 'browsers-*');
  const table = await readFile(BROWSERS_TABLE, 'utf8').catch(() => '');
  const notes = [table && `what each did\n${table.trim()}`, counts.note].filter(Boolean);
  return { ...counts, ...(notes.length > 0 && { note: notes.join('\n') }) };
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
      // By name: dependency-cruiser reads every folder, packages too, for a pattern.
      ...globSync('*.config.ts', { cwd: inRoot() }),
    ],
    [toolPath('knip')],
  ),
  check('migrations', [nodePath, inRoot('scripts', 'check-migrations.ts')]),
  check(
    'messages',
    [toolPath('lingui'), 'check', 'sync', '--clean', '--verbose'],
    [toolPath('lingui'), 'check', 'missing', '--mode', 'catalog', '--verbose'],
  ),
  check('rules', [nodePath, inRoot('scripts', 'rules.ts')]),
  { name: 'unit', runIn: 'both', isSplit: true, run: (part) => runVitest('unit', part, 'unit*') },
  { name: 'api (postgres)', runIn: 'both', isSplit: true, run: runOnPostgres },
  { name: 'api (pglite)', runIn: 'all', isSplit: true, run: runOnEmbedded },
  {
    name: 'crash',
    runIn: 'all',
    isSplit: true,
    run: async (part) => {
      // The servers render mails with the built app.
      await ensureBuilt();
      return runVitest('crash', { ...part, env: { TEST_DATABASE_URL: undefined } });
    },
  },
  {
    name: 'operations',
    runIn: 'all',
    isSerial: true,
    run: async (part) => {
      await Promise.all([ensurePrograms(), ensureBuilt()]);
      return runVitest('operations', part);
    },
  },
  { name: 'schemathesis', runIn: 'all', isSerial: true, run: runSchemathesis },
  // The tests of `e2e` that prove a rule: three of four.
  {
    name: 'proofs',
    runIn: 'gate',
    run: (part) => runPlaywright('e2e', { ...part, titles: RULE_IDS }),
  },
  { name: 'e2e', runIn: 'all', isSplit: true, run: (part) => runPlaywright('e2e', part) },
  { name: 'screens', runIn: 'all', isSplit: true, run: (part) => runPlaywright('screens', part) },
  { name: 'visual', runIn: 'all', isSplit: true, run: runVisual },
  { name: 'gallery', runIn: 'all', isSerial: true, run: (part) => runPlaywright('gallery', part) },
  { name: 'mock', runIn: 'all', isSerial: true, run: (part) => runPlaywright('mock', part) },
  // Part of `live`.
  { name: 'journey', runIn: 'gate', run: () => runPlaywright('live', { files: ['journey.spec'] }) },
  { name: 'live', runIn: 'all', isSplit: true, run: (part) => runPlaywright('live', part) },
  { name: 'browsers', runIn: 'all', run: runBrowsers },
  { name: 'dev', runIn: 'all', isSerial: true, run: (part) => runPlaywright('dev', part) },
  {
    name: 'size',
    runIn: 'both',
    isSerial: true,
    run: async ({ isHeld }) => {
      const env = await prepareBrowser();
      const args = [inRoot('scripts', 'check-size.ts')];
      return asOne('check-size.ts', await runSuite(nodePath, args, { env, isHeld }));
    },
  },
];
