import pLimit from 'p-limit';
import { ALL, chooseSuites, readShard, suitesOfShard } from './choose-suites.ts';
import { banner, type Outcome, report } from './report.ts';
import { areSuitesStopped, stopSuites } from './run-suite.ts';
import type { Part } from './runners.ts';
import { runCommand, tell } from './setup/failure.mjs';
import { type Suite, suites } from './suites.ts';

/** Runs and times a suite. An error that keeps the suite from running fails only this suite. */
const measure = async (suite: Suite, part: Part): Promise<Outcome> => {
  tell(`\n── ${suite.name} ──\n`);
  const start = performance.now();
  const counts = await suite.run(part).catch((error: unknown) => {
    const note = error instanceof Error ? error.message : String(error);
    console.error(note);
    return { passed: 0, failed: 1, skipped: 0, note };
  });
  return { suite: suite.name, ...counts, seconds: (performance.now() - start) / 1000 };
};

/** Suites that run at the same time, of those that use one processor. */
const AT_ONCE = 2;

/** Runs the suites: those that use one processor two at a time, the others one after another. */
const runAll = async (chosen: Suite[], part: Part): Promise<Outcome[]> => {
  const atOnce = pLimit(AT_ONCE);
  const run = async (suite: Suite, isHeld = false) =>
    areSuitesStopped() ? [] : [await measure(suite, { ...part, isHeld })];
  const serial = chosen.filter(({ isSerial }) => isSerial);
  const outcomes = (await atOnce.map(serial, (suite) => run(suite, serial.length > 1))).flat();
  for (const suite of chosen) if (!suite.isSerial) outcomes.push(...(await run(suite)));
  return outcomes;
};

/** Sets a random seed for randomized tests, which otherwise use a fixed one, unless FUZZ_SEED is set. */
const changeSeed = (): void => {
  process.env.FUZZ_SEED ??= String(Math.floor(Math.random() * 2 ** 31));
  tell(`Seed of what tests make up: ${process.env.FUZZ_SEED} (FUZZ_SEED takes it again)`);
};

await runCommand(async () => {
  const start = performance.now();
  const { names, shard } = readShard(process.argv.slice(2));
  const isAll = names.includes(ALL);
  const chosen = suitesOfShard(chooseSuites(names, suites), shard);
  if (isAll) changeSeed();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopSuites);
  const outcomes = await runAll(chosen, { shard });
  if (areSuitesStopped()) console.error(banner('Broken off: what follows is not the whole run.'));
  // A gate or a whole run says what it left out; the gate's own suites are parts of others.
  const isNamed = names.length > 0 && !isAll;
  const notRun = isNamed
    ? []
    : suites.filter((one) => one.runIn !== 'gate' && !chosen.includes(one));
  const seconds = (performance.now() - start) / 1000;
  tell(report(outcomes, { seconds, notRun: notRun.map(({ name }) => name) }));
  if (isAll) tell(`FUZZ_SEED=${process.env.FUZZ_SEED}`);
  if (areSuitesStopped()) return 130;
  return outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
});
