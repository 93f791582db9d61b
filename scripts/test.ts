import { banner, type Outcome, report } from './report.ts';
import { areSuitesStopped, stopSuites } from './run-suite.ts';
import { Failure, runCommand, tell } from './setup/failure.mjs';
import { type Suite, suites } from './suites.ts';

/** The named suites, or all, in their usual order. `api` selects both databases. */
const chooseSuites = (names: string[]): Suite[] => {
  const isNamed = (suite: Suite, name: string) =>
    suite.name === name || suite.name.startsWith(`${name} (`);
  const unknown = names.filter((name) => !suites.some((suite) => isNamed(suite, name)));
  if (unknown.length > 0) {
    const known = suites.map(({ name }) => name).join(', ');
    throw new Failure(`There is no suite ${unknown.join(', ')}. There are: ${known}.`);
  }
  if (names.length === 0) return suites;
  return suites.filter((suite) => names.some((name) => isNamed(suite, name)));
};

/** Runs and times a suite. An error that keeps the suite from running fails only this suite. */
const measure = async (suite: Suite): Promise<Outcome> => {
  tell(`\n── ${suite.name} ──\n`);
  const start = performance.now();
  const counts = await suite.run().catch((error: unknown) => {
    const note = error instanceof Error ? error.message : String(error);
    console.error(note);
    return { passed: 0, failed: 1, skipped: 0, note };
  });
  return { suite: suite.name, ...counts, seconds: (performance.now() - start) / 1000 };
};

/** Runs every suite, with a new random seed. */
const ALL = 'all';

/** Sets a random seed for randomized tests, which otherwise use a fixed one, unless FUZZ_SEED is set. */
const changeSeed = (): void => {
  process.env.FUZZ_SEED ??= String(Math.floor(Math.random() * 2 ** 31));
  tell(`Seed of what tests make up: ${process.env.FUZZ_SEED} (FUZZ_SEED takes it again)`);
};

await runCommand(async () => {
  const names = process.argv.slice(2);
  const isAll = names.includes(ALL);
  const chosen = isAll ? suites : chooseSuites(names);
  if (isAll) changeSeed();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopSuites);
  const outcomes: Outcome[] = [];
  for (const suite of chosen) {
    if (!areSuitesStopped()) outcomes.push(await measure(suite));
  }
  if (areSuitesStopped()) console.error(banner('Broken off: what follows is not the whole run.'));
  tell(report(outcomes));
  if (isAll) tell(`FUZZ_SEED=${process.env.FUZZ_SEED}`);
  if (areSuitesStopped()) return 130;
  return outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
});
