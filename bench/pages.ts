import { parseArgs } from 'node:util';
import { leaveServerCore, SERVER_CORE } from '#scripts/cores.ts';
import { ensureBuilt } from '#scripts/setup/build.mjs';
import { runCommand, tell } from '#scripts/setup/failure.mjs';
import { measureMemory } from './pages/measure-memory.ts';
import {
  type HoldUps,
  measureHoldUps,
  measureRates,
  type PageRates,
} from './pages/measure-pages.ts';
import { freshPaths } from './pages/paths.ts';
import { withServer } from './pages/with-server.ts';
import { spreadOf } from './shared/statistics.ts';
import { tableRow } from './shared/table.ts';
import { atLeast, atMost, describeTarget, isMet, type Target } from './shared/targets.ts';

/*
 * `npm run bench:pages`: what serving pages costs the server. Rates are per second of CPU time of one core, so that
 * other programs on the machine matter little.
 */

const LIMITS = { uncached: 150, timesCached: 20, holdUp: 20 };

const rateOf = (rates: PageRates, kind: 'uncached' | 'cached' | 'bare'): number =>
  spreadOf(rates[kind].map(({ ofCore }) => ofCore)).median;

const showRates = (rates: PageRates, kind: 'uncached' | 'cached' | 'bare'): string => {
  const clock = spreadOf(rates[kind].map(({ ofClock }) => ofClock)).median;
  return `${rateOf(rates, kind).toFixed(0)} (clock ${clock.toFixed(0)})`;
};

const showHoldUp = ({ median, late, most }: HoldUps['idle']): string =>
  [median, late, most].map((ms) => ms.toFixed(1)).join(' / ');

const measureSpeed = (): Promise<Target[]> =>
  withServer(async (server, ids) => {
    const fresh = freshPaths(ids);
    const cached: Record<string, string> = {
      '/': '/',
      '/jobs': '/jobs',
      '/jobs/{id}': `/jobs/${ids[0]}`,
    };
    tell(tableRow('pages a second of a core', 'uncached', 'cached', 'bare server', 'bytes'));
    const targets: Target[] = [];
    for (const [name, freshPath] of Object.entries(fresh)) {
      const rates = await measureRates(server, cached[name] ?? name, freshPath);
      const kinds = (['uncached', 'cached', 'bare'] as const).map((kind) => showRates(rates, kind));
      tell(tableRow(name, ...kinds, String(rates.bytes)));
      const [uncached, times] = [rateOf(rates, 'uncached'), rateOf(rates, 'cached')];
      targets.push(
        atLeast(name, 'uncached pages a second', uncached, LIMITS.uncached, ''),
        atLeast(name, 'cached pages', times / uncached, LIMITS.timesCached, '× uncached'),
      );
    }
    tell('');
    tell('a cheap call, milliseconds: median / 99 % / most');
    tell(tableRow('', 'nothing beside it', 'pages beside it'));
    for (const [name, freshPath] of Object.entries(fresh)) {
      const { idle, busy } = await measureHoldUps(server, freshPath);
      tell(tableRow(name, showHoldUp(idle), showHoldUp(busy)));
      targets.push(atMost(name, 'hold-up', busy.most, LIMITS.holdUp, 'ms'));
    }
    tell('');
    return targets;
  });

await runCommand(async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  await ensureBuilt();
  await leaveServerCore();
  if (SERVER_CORE === undefined)
    tell('The servers are tied to no core: there is no taskset, or only one core.');
  const targets = [...(await measureSpeed()), await measureMemory()];
  for (const target of targets) tell(describeTarget(target));
  return values.check && !targets.every(isMet) ? 1 : 0;
});
