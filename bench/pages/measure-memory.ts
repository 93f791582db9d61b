import { setTimeout as sleep } from 'node:timers/promises';
import { processUse } from '#bench/shared/process-use.ts';
import { tableRow } from '#bench/shared/table.ts';
import { atMost, type Target } from '#bench/shared/targets.ts';
import { tell } from '#scripts/setup/failure.mjs';
import { drive } from './load.ts';
import { freshPaths, fullSearches, inTurn } from './paths.ts';
import { withServer } from './with-server.ts';

const REQUESTS = 5_000;
const CONNECTIONS = 8;
const SETTLING_SECONDS = 12;
const MB = 1024 * 1024;
/** Maximum megabytes that pages may add. */
const LIMIT = 30;

/** A process's minimum memory in the seconds after its work, when it has had time to collect garbage. */
const settledMemory = async (pid: number): Promise<number> => {
  let least = Number.POSITIVE_INFINITY;
  for (let second = 0; second < SETTLING_SECONDS; second += 1) {
    await sleep(1_000);
    least = Math.min(least, (await processUse(pid)).memory);
  }
  return least;
};

/** Megabytes used by a new server after some thousand requests. */
const memoryAfter = (paths: (ids: string[]) => () => string): Promise<number> =>
  withServer(async (server, ids) => {
    await drive(server, { connections: CONNECTIONS, count: REQUESTS }, paths(ids));
    return (await settledMemory(server.pid)) / MB;
  });

/** Prints the server's memory after pages and after as many API calls, and returns the target. */
export const measureMemory = async (): Promise<Target> => {
  const calls = await memoryAfter((ids) =>
    inTurn([
      ...fullSearches(ids.length).map((search) => `/api/jobs${search}`),
      ...ids.map((id) => `/api/jobs/${id}`),
    ]),
  );
  const pages = await memoryAfter((ids) => {
    const next = inTurn(Object.values(freshPaths(ids)));
    return () => next()();
  });
  tell(tableRow('memory of the server', 'API calls', 'pages', 'difference'));
  const cells = [calls, pages, pages - calls].map((size) => `${size.toFixed(1)} MB`);
  tell(tableRow(`after ${REQUESTS} requests`, ...cells));
  tell('');
  return atMost('the server', 'memory for pages', pages - calls, LIMIT, 'MB');
};
