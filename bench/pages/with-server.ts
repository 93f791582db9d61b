import { SERVER_CORE } from '#scripts/cores.ts';
import { type DemoServer, startDemoServer } from '#scripts/demo-server.ts';
import { fillMarket } from './market.ts';

/** So many that there are more pages of full lists than a cache holds. */
const JOBS = 1_000;

/** Runs `body` on a server of its own, on one core, with so many jobs that each page can be a new one. `ids` are theirs. */
export const withServer = async <Result>(
  body: (server: DemoServer, ids: string[]) => Promise<Result>,
): Promise<Result> => {
  const server = await startDemoServer({ core: SERVER_CORE });
  try {
    return await body(server, await fillMarket(server.url, JOBS));
  } finally {
    await server.stop();
  }
};
