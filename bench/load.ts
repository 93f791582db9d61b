import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '#scripts/setup/build.mjs';
import { Failure, runCommand, tell } from '#scripts/setup/failure.mjs';
import { inRoot } from '#scripts/setup/paths.mjs';
import { createPerson, type Person } from './load/client.ts';
import { apply, makeCandidate, makeEmployer, review, visit } from './load/journeys.ts';
import { createRecorder, describeSummary } from './load/recorder.ts';
import { type Run, toHtml } from './load/report.ts';
import { type Instance, KINDS, type Kind, withServers } from './load/servers.ts';
import { watchWhile } from './pages/load.ts';
import { startBareServer } from './shared/start-bare-server.ts';
import { quantile } from './shared/statistics.ts';

/*
 * `npm run bench:load`: many people at once, on the embedded database and on two instances that share PostgreSQL. Any
 * failed call is a failure of the run. Times are compared with a bare server's in the same minutes.
 */

const PEOPLE = { visitors: 200, candidates: 20, reviewers: 5 };
const MINUTES = 5;
/** Seconds within which everybody has come, or a quarter of a short run. */
const ARRIVAL_SECONDS = 30;
/** Often enough for a median, and too seldom to be a load. */
const BARE_EVERY_MS = 200;

const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Fails the whole run when people couldn't even be made. */
const requireNone = (errors: ReadonlyMap<string, number>): void => {
  const [first] = errors.keys();
  if (first) throw new Failure(`The people couldn't be made: ${first}`);
};

const measure = (kind: Kind, minutes: number, folder: string): Promise<Run> =>
  withServers(kind, folder, async (instances) => {
    const [preparing, recorder] = [createRecorder(), createRecorder()];
    const ending = new AbortController();
    let made = 0;
    const next = (to = recorder): Person => {
      made += 1;
      const { url } = instances[made % instances.length] as Instance;
      return createPerson({ url, number: made, recorder: to, end: ending.signal });
    };
    // Making them isn't measured, but they stay at their addresses and instances.
    const asMeasured = (person: Person): Person => Object.assign(next(), { token: person.token });
    // One after the other: the server refuses to hash many passwords at once.
    const employers: { person: Person; jobs: string[] }[] = [];
    while (employers.length < PEOPLE.reviewers) {
      const person = next(preparing);
      const jobs = await makeEmployer(person);
      employers.push({ person: asMeasured(person), jobs });
    }
    const candidates: Person[] = [];
    while (candidates.length < PEOPLE.candidates) {
      const person = next(preparing);
      await makeCandidate(person);
      candidates.push(asMeasured(person));
    }
    requireNone(preparing.summary().errors);
    const jobs = employers.flatMap((one) => one.jobs);
    const bare = await startBareServer('pages/bare-server.ts', Buffer.alloc(2_000));
    const own = monitorEventLoopDelay();
    own.enable();
    const start = Date.now();
    try {
      const bareTimes = await watchWhile(
        bare,
        '/',
        async () => {
          const arrival = Math.min(ARRIVAL_SECONDS, minutes * 15);
          const arrive = async (person: Person, journey: (person: Person) => Promise<void>) => {
            await person.think(Math.random() * arrival);
            await journey(person);
          };
          const people = [
            ...times(PEOPLE.visitors, () => arrive(next(), visit)),
            ...candidates.map((person) => arrive(person, (one) => apply(one, jobs))),
            ...employers.map((one) => arrive(one.person, (person) => review(person, one.jobs))),
          ];
          await sleep(minutes * 60_000);
          ending.abort();
          await Promise.all(people);
        },
        BARE_EVERY_MS,
      );
      const uses = await Promise.all(instances.map((one) => one.readUse()));
      tell(`the people's own event loop: ${(own.percentile(99) / 1e6).toFixed(0)} ms (99 %)`);
      return { kind, start, uses, summary: recorder.summary(), bare: quantile(bareTimes, 0.5) };
    } finally {
      bare.stop();
    }
  });

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: String(MINUTES) },
      embedded: { type: 'boolean', default: false },
      postgres: { type: 'boolean', default: false },
    },
  });
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Failure('--minutes takes a number above 0.');
  await ensureBuilt();
  const chosen = KINDS.filter((kind) => values[kind]);
  const runs: Run[] = [];
  for (const kind of chosen.length > 0 ? chosen : KINDS) {
    const folder = await mkdtemp(join(tmpdir(), 'load-'));
    try {
      tell(`${kind}: ${JSON.stringify(PEOPLE)}, ${minutes} minutes`);
      const run = await measure(kind, minutes, folder);
      runs.push(run);
      for (const line of describeSummary(run.summary, run.bare)) tell(line);
      tell('');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  const results = inRoot('.cache', 'bench-load');
  await mkdir(results, { recursive: true });
  const report = join(results, 'report.html');
  await writeFile(report, toHtml(runs));
  tell(`Plots of memory and event-loop delay: ${report}`);
  return runs.some(({ summary }) => summary.errors.size > 0) ? 1 : 0;
});
