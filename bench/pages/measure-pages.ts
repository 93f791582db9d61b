import { quantile, spreadOf } from '#bench/shared/statistics.ts';
import { ask, drive, type Rate, type Target, watchWhile } from './load.ts';
import { startBareServer } from './start-bare-server.ts';

const ROUNDS = 3;
const CONNECTIONS = 8;
const UNCACHED = 400;
const CACHED = 4_000;
const HEALTH = '/api/health';

/** How fast a page is served: rendered anew for each request, from the cache, and the same bytes by a bare server. */
export type PageRates = { uncached: Rate[]; cached: Rate[]; bare: Rate[]; bytes: number };

/**
 * Loads a page of the server in rounds, in turns with the bare server, so that what else the machine does
 * falls on all alike. `cachedPath` is asked for again and again, `freshPath` gives a new address each time.
 */
export const measureRates = async (
  server: Target,
  cachedPath: string,
  freshPath: () => string,
): Promise<PageRates> => {
  const { body } = await ask(server.url + cachedPath);
  const bare = await startBareServer(body);
  const rates: PageRates = { uncached: [], cached: [], bare: [], bytes: 0 };
  const samePath = () => cachedPath;
  try {
    // So that the code of both is as fast as it gets.
    await drive(server, { connections: CONNECTIONS, count: UNCACHED }, freshPath);
    await drive(bare, { connections: CONNECTIONS, count: CACHED }, samePath);
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.uncached.push(
        await drive(server, { connections: CONNECTIONS, count: UNCACHED }, freshPath),
      );
      rates.cached.push(await drive(server, { connections: CONNECTIONS, count: CACHED }, samePath));
      rates.bare.push(await drive(bare, { connections: CONNECTIONS, count: CACHED }, samePath));
    }
  } finally {
    bare.stop();
  }
  rates.bytes = spreadOf(rates.uncached.map(({ bytes }) => bytes)).median;
  return rates;
};

/** Milliseconds that a cheap call takes while the server is idle, and while it renders one page after another. */
export type HoldUps = { idle: Spread; busy: Spread };
type Spread = { median: number; late: number; most: number };

const spread = (times: number[]): Spread => ({
  median: quantile(times, 0.5),
  late: quantile(times, 0.99),
  most: quantile(times, 1),
});

/** Of several rounds, the one with the least hold-up: what the server causes itself is in each of them. */
const calmest = (rounds: Spread[]): Spread =>
  rounds.reduce((one, other) => (other.most < one.most ? other : one));

/** How long pages hold up everything else: a cheap call beside them has to wait for the thread. */
export const measureHoldUps = async (server: Target, freshPath: () => string): Promise<HoldUps> => {
  const idle: Spread[] = [];
  const busy: Spread[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const rest = () => new Promise((resolve) => setTimeout(resolve, 1_000));
    idle.push(spread(await watchWhile(server, HEALTH, rest)));
    const render = () => drive(server, { connections: 1, count: UNCACHED }, freshPath);
    busy.push(spread(await watchWhile(server, HEALTH, render)));
  }
  return { idle: calmest(idle), busy: calmest(busy) };
};
