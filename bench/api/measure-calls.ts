import autocannon from 'autocannon';
import { processUse } from '#bench/shared/process-use.ts';
import { startBareServer, type Target } from '#bench/shared/start-bare-server.ts';
import { SERVER_CORE } from '#scripts/cores.ts';
import { startDemoServer } from '#scripts/demo-server.ts';
import { Failure } from '#scripts/setup/failure.mjs';
import type { JobPage } from '#src/contract/jobs/job.ts';

const CONNECTIONS = 32;
const WARM_UP_SECONDS = 2;
const SECONDS = 3;
const LIST = '/api/jobs?page=1&limit=10';

/** Requests a second of the clock, and of processor time, which other programs can't take away. */
export type Rate = { ofClock: number; ofCore: number };
/** What the server and the bare server made of a call, round by round. */
export type CallRates = { server: Rate[]; bare: Rate[] };

/** Loads a call for some seconds. Throws a Failure if a reply is not a success. */
async function drive({ url, pid }: Target, path: string, seconds: number): Promise<Rate> {
  const before = await processUse(pid);
  const start = performance.now();
  const result = await autocannon({
    url: url + path,
    connections: CONNECTIONS,
    duration: seconds,
    // Autocannon looks at its clock so often.
    sampleInt: 100,
  });
  const passed = (performance.now() - start) / 1000;
  const used = (await processUse(pid)).seconds - before.seconds;
  const { non2xx, errors } = result;
  if (non2xx + errors > 0) throw new Failure(`${path}: ${non2xx} other statuses, ${errors} errors`);
  const count = result['2xx'];
  return { ofClock: count / passed, ofCore: count / used };
}

/**
 * Measures calls of the built server with the demo job market, rate limits and its log, beside a bare server that
 * serializes the same replies. They take turns, so that other load on the machine affects both alike.
 */
export async function measureCalls(rounds: number): Promise<Record<string, CallRates>> {
  const server = await startDemoServer({ core: SERVER_CORE }, { RATE_LIMITS: 'on' });
  try {
    const ask = async (path: string) => (await fetch(server.url + path)).json() as Promise<object>;
    const list = (await ask(LIST)) as JobPage;
    const paths = {
      'first list': LIST,
      'one job': `/api/jobs/${list.jobs[0]?._id}`,
      health: '/api/health',
    };
    const replies: Record<string, object> = {};
    for (const path of Object.values(paths))
      replies[new URL(path, server.url).pathname] = await ask(path);
    const bare = await startBareServer('api/bare-server.ts', JSON.stringify(replies));
    try {
      const measured: Record<string, CallRates> = {};
      for (const [name, path] of Object.entries(paths)) {
        const rates: CallRates = { server: [], bare: [] };
        measured[name] = rates;
        for (const target of [server, bare]) await drive(target, path, WARM_UP_SECONDS);
        for (let round = 0; round < rounds; round += 1) {
          rates.server.push(await drive(server, path, SECONDS));
          rates.bare.push(await drive(bare, path, SECONDS));
        }
      }
      return measured;
    } finally {
      bare.stop();
    }
  } finally {
    await server.stop();
  }
}
