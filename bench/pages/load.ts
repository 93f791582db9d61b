import { Agent, get } from 'node:http';
import { processUse } from '#bench/shared/process-use.ts';
import type { Target } from '#bench/shared/start-bare-server.ts';
import { Failure } from '#scripts/setup/failure.mjs';

/** Milliseconds between two measurements of a cheap call. */
const EVERY_MS = 5;

/** A browser's headers for a page. */
const HEADERS = {
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'en-US,en;q=0.9',
};

/** A reply: milliseconds until its end, and its body as sent over the wire. */
type Answer = { ms: number; body: Buffer };

/** Fetches a URL; throws a Failure unless the status is 200. */
export const ask = (url: string, agent?: Agent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    get(url, { headers: HEADERS, ...(agent && { agent }) }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode !== 200)
          reject(new Failure(`${url} was answered with ${response.statusCode}.`));
        else resolve({ ms: performance.now() - start, body: Buffer.concat(parts) });
      });
    }).once('error', reject);
  });

/** Requests per second of the clock and of CPU time, which other programs can't take away; mean bytes per reply. */
export type Rate = { ofClock: number; ofCore: number; bytes: number };

/** Sends `count` requests over some connections, each to the next path. */
export const drive = async (
  { url, pid }: Target,
  { connections, count }: { connections: number; count: number },
  nextPath: () => string,
): Promise<Rate> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let bytes = 0;
  let left = count;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      const { body } = await ask(url + nextPath(), agent);
      bytes += body.byteLength;
    }
  };
  try {
    const before = await processUse(pid);
    const start = performance.now();
    await Promise.all(Array.from({ length: connections }, work));
    const seconds = (performance.now() - start) / 1000;
    const used = (await processUse(pid)).seconds - before.seconds;
    return { ofClock: count / seconds, ofCore: count / used, bytes: bytes / count };
  } finally {
    agent.destroy();
  }
};

/** Fetches `path` every `everyMs` milliseconds on a separate connection until `body` is done; returns the durations. */
export const watchWhile = async (
  { url }: Target,
  path: string,
  body: () => Promise<unknown>,
  everyMs: number = EVERY_MS,
): Promise<number[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  let isDone = false;
  const watch = async () => {
    while (!isDone) {
      times.push((await ask(url + path, agent)).ms);
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  };
  const watching = watch();
  try {
    await body();
  } finally {
    isDone = true;
    await watching;
    agent.destroy();
  }
  return times;
};
