import { startBareServer, type Target } from '#bench/shared/start-bare-server.ts';
import { quantile, spreadOf } from '#bench/shared/statistics.ts';
import { ask, drive, type Rate, watchWhile } from './load.ts';

const ROUNDS = 3;
const CONNECTIONS = 8;
const UNCACHED = 400;
const CACHED = 4_000;
const HEALTH = '/api/health';

/** How fast a page is served: rendered for each request, from the cache, and as the same bytes by a bare server. */
export type PageRates = { uncached: Rate[]; cached: Rate[]; bare: Rate[]; bytes: number };

/**
 * Loads a page in rounds, in turns with the bare server, so that other load on the machine affects all alike.
 * `cachedPath` stays the same; `freshPath` returns a new path each time.
 */
export const measureRates = async (
  server: Target,
  cachedPath: string,
  freshPath: () => string,
): Promise<PageRates> => {
  const { body } = await ask(server.url + cachedPath);
  const bare = await startBareServer('pages/bare-server.ts', body);
  const rates: PageRates = { uncached: [], cached: [], bare: [], bytes: 0 };
  const samePath = () => cachedPath;
  try {
    // Warms up both servers.
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

/** Milliseconds of a cheap call while the server is idle, and while it renders page after page. */
export type HoldUps = { idle: Spread; busy: Spread };
type Spread = { median: number; late: number; most: number };

const spread = (times: number[]): Spread => ({
  median: quantile(times, 0.5),
  late: quantile(times, 0.99),
  most: quantile(times, 1),
});

/** The round with the least delay: every round includes the delays that the server itself causes. */
const calmest = (rounds: Spread[]): Spread =>
  rounds.reduce((one, other) => (other.most < one.most ? other : one));

/** Measures how long pages delay everything else, by a cheap call that waits for the same thread. */
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
