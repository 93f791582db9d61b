import { SERVER_CORE } from '#scripts/cores.ts';
import { type DemoServer, startDemoServer } from '#scripts/demo-server.ts';
import { fillMarket } from './market.ts';

/** Enough for more full list pages than the cache can hold. */
const JOBS = 1_000;

/** Runs `body` with a new server on one core, with enough jobs that every page can be new. `ids` are the jobs' ids. */
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
