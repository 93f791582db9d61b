import { parseArgs } from 'node:util';
import { leaveServerCore, SERVER_CORE } from '#scripts/cores.ts';
import { ensureBuilt } from '#scripts/setup/build.mjs';
import { runCommand, tell } from '#scripts/setup/failure.mjs';
import { measureInProcess, measureWrites } from './api/in-process.ts';
import { type CallRates, measureCalls, type Rate } from './api/measure-calls.ts';
import { spreadOf } from './shared/statistics.ts';
import { tableRow } from './shared/table.ts';
import { atLeast, describeTarget, isMet, type Target } from './shared/targets.ts';

/*
 * `npm run bench:api`: what a call costs. First over HTTP, beside a bare server that serializes the same replies, then
 * the busiest calls on a larger market without a network. Compares versions of the code on one machine.
 */

/** The least rates, as shares of the bare server's. */
const LEAST: Readonly<Record<string, number>> = { 'first list': 1, 'one job': 0.5, health: 0.5 };

type Kind = keyof Rate;

/** The median share of the bare server's rate: the rounds are compared one by one. */
const shareOf = ({ server, bare }: CallRates, kind: Kind): number =>
  spreadOf(server.map((rate, round) => rate[kind] / (bare[round]?.[kind] ?? Number.NaN))).median;

const showRates = (rates: readonly Rate[]): string => {
  const [clock, core] = (['ofClock', 'ofCore'] as const).map((kind) =>
    spreadOf(rates.map((rate) => rate[kind])).median.toFixed(0),
  );
  return `${clock} (core ${core})`;
};

async function measureHttp(rounds: number): Promise<Target[]> {
  tell(tableRow('calls a second, 32 connections', 'server', 'bare server', 'share', 'of a core'));
  const targets: Target[] = [];
  for (const [name, rates] of Object.entries(await measureCalls(rounds))) {
    const [clock, core] = [shareOf(rates, 'ofClock'), shareOf(rates, 'ofCore')];
    const shares = [clock, core].map((share) => share.toFixed(2));
    tell(tableRow(name, showRates(rates.server), showRates(rates.bare), ...shares));
    // Of processor time: what makes the load may be slower than the bare server.
    targets.push(atLeast(name, 'calls a second', core, LEAST[name] ?? Number.NaN, '× bare'));
  }
  tell('');
  return targets;
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      http: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '5' },
    },
  });
  await ensureBuilt();
  await leaveServerCore();
  if (SERVER_CORE === undefined)
    tell('The servers are tied to no core: there is no taskset, or only one core.');
  const targets = await measureHttp(Number(values.rounds));
  for (const target of targets) tell(describeTarget(target));
  if (!values.http) {
    tell('');
    await measureInProcess();
    await measureWrites();
  }
  return values.check && !targets.every(isMet) ? 1 : 0;
});
