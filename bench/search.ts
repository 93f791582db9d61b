import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt } from '#scripts/setup/build.mjs';
import { Failure, runCommand, tell } from '#scripts/setup/failure.mjs';
import { createClient } from './search/client.ts';
import { type Engine, withMarket } from './search/kept-market.ts';
import { measure } from './search/measure.ts';
import { type BenchOptions, readOptions } from './search/options.ts';
import { enterPeople } from './search/people.ts';
import { measurePosting } from './search/posting.ts';
import { questionClasses, YARDSTICK } from './search/questions.ts';
import { type Round, reportClasses } from './search/report.ts';
import { processUse } from './shared/process-use.ts';
import { quantile } from './shared/statistics.ts';
import { atLeast, atMost, describeTarget, isMet, type Target } from './shared/targets.ts';

/*
 * `npm run bench:search`: how long searches take on a million jobs on PostgreSQL, and on 100,000 on the embedded
 * database, through a real server, relative to reading one job in the same run.
 */

/** The number of concurrent callers, and the limit for a class as a multiple of the yardstick's 99th percentile. */
const ROUNDS = [
  { callers: 1, limit: 10 },
  { callers: 8, limit: 15 },
];
/** Megabytes for the server's process; the embedded database is part of it. */
const MEMORY_MAX: Record<Engine, number> = { postgres: 300, embedded: 400 };
const SETTLING_MS = 5_000;
const MB = 1024 * 1024;

type Wanted = BenchOptions['markets'][number];

const measureMarket = (wanted: Wanted, { runs, only, fresh }: BenchOptions): Promise<Target[]> =>
  withMarket({ ...wanted, fresh }, async (server, market) => {
    const client = createClient(server.url, Math.max(...ROUNDS.map(({ callers }) => callers)));
    try {
      const people = await enterPeople(client, market);
      const all = questionClasses(market, people);
      const names = all.map(({ name }) => name);
      if (only !== undefined && !names.includes(only))
        throw new Failure(`--only must be one of: ${names.join('; ')}.`);
      const isWanted = (name: string) => only === undefined || [YARDSTICK, only].includes(name);
      const classes = all.filter(({ name }) => isWanted(name));
      const rounds: Round[] = [];
      for (const round of ROUNDS)
        rounds.push({ ...round, measured: await measure(client, classes, { ...round, runs }) });
      tell(`\n${wanted.engine}: ${market.count} jobs, each class asked ${runs} times\n`);
      const targets = reportClasses(names.filter(isWanted), rounds);
      if (only !== undefined) return targets;
      const { ms, found } = await measurePosting(client, people);
      tell(
        `posting a job: ${quantile(ms, 0.5).toFixed(1)} ms, at most ${quantile(ms, 1).toFixed(1)}`,
      );
      await sleep(SETTLING_MS);
      const memory = (await processUse(server.pid)).memory / MB;
      tell(`memory of the server: ${memory.toFixed(0)} MB`);
      return [
        ...targets,
        atLeast('posting', 'found by the next search', found, 1, 'of the jobs'),
        atMost('the server', 'memory after the run', memory, MEMORY_MAX[wanted.engine], 'MB'),
      ];
    } finally {
      client.close();
    }
  });

await runCommand(async () => {
  const options = readOptions(process.argv.slice(2));
  await ensureBuilt();
  let isGood = true;
  for (const wanted of options.markets) {
    const targets = await measureMarket(wanted, options);
    const missed = targets.filter((target) => !isMet(target));
    for (const target of missed) tell(describeTarget(target));
    tell(`${targets.length - missed.length} of ${targets.length} targets are met.`);
    isGood &&= missed.length === 0;
  }
  return options.check && !isGood ? 1 : 0;
});
