import { describe, expect, test } from 'vitest';
import { createListener, listen, stopListening } from '#server/http/http-server.ts';
import type { LogEvent } from '#server/platform/log/log.ts';
import type { FeedCall } from '#server/site/feeds/reply.ts';
import { createStreams, STREAM_LIMITS } from '#server/site/feeds/streams.ts';

const content = { type: 'text/plain', maxAge: 1 };

/** Streams an endless text and records what happens to it. */
function setUp(limits = STREAM_LIMITS, stopping?: AbortSignal) {
  const seen = { parts: 0, ended: 0, logged: [] as LogEvent[] };
  async function* parts() {
    try {
      for (;;) {
        seen.parts += 1;
        // Yields to the event loop.
        await new Promise((resolve) => setImmediate(resolve));
        yield 'x'.repeat(100_000);
      }
    } finally {
      seen.ended += 1;
    }
  }
  const stream = createStreams({ log: (event) => void seen.logged.push(event), stopping }, limits);
  const answer = (request: Request, given = parts, address?: string) => {
    const asker = { address, log: () => {} };
    const call: FeedCall = { request, url: new URL(request.url), base: '', asker };
    return stream(call, content, given);
  };
  const ask = (headers = {}, given = parts, method = 'GET') =>
    answer(new Request('http://server.test/', { method, headers }), given);
  return { seen, answer, ask };
}
const one = { ...STREAM_LIMITS, streams: 1 };

describe('a streamed reply', () => {
  test.each(['gzip', 'identity'])('ends when its client disconnects (%s)', async (encoding) => {
    const { seen, answer } = setUp(one);
    const server = createListener((request) => answer(request));
    const address = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}/`;
    const leaving = new AbortController();
    const headers = { 'Accept-Encoding': encoding };
    const response = await fetch(address, { headers, signal: leaving.signal });
    await response.body?.getReader().read();
    const second = await fetch(address, { headers });
    expect(second.status).toBe(503);
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
    leaving.abort();
    await expect.poll(() => seen.ended).toBe(1);
    expect(seen.logged).toEqual(['limit.reached']);
    // Its slot is free again.
    const third = await fetch(address, { headers });
    expect(third.status).toBe(200);
    await third.body?.cancel();
    await stopListening(server);
  });

  test('is limited to two at a time for each address', async () => {
    const { seen, answer } = setUp();
    const ask = (address: string) => answer(new Request('http://server.test/'), undefined, address);
    const slow = Array.from({ length: 6 }, () => ask('192.0.2.1'));
    expect(slow.map(({ status }) => status)).toEqual([200, 200, 503, 503, 503, 503]);
    const other = ask('192.0.2.2');
    expect(other.status).toBe(200);
    for (const { body } of [...slow.slice(0, 2), other]) {
      const reader = body?.getReader();
      await reader?.read();
      await reader?.cancel();
    }
    await expect.poll(() => seen.ended).toBe(3);
    const again = ask('192.0.2.1');
    expect(again.status).toBe(200);
    await again.body?.cancel();
  });

  test('has a time limit, even if its client keeps reading slowly', async () => {
    const { seen, ask } = setUp({ ...one, wholeMs: 50 });
    const reader = ask().body?.getReader();
    const readOn = async () => {
      for (;;) {
        const part = await reader?.read();
        if (!part || part.done) return;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    await expect(readOn()).rejects.toThrow();
    await expect.poll(() => seen.ended).toBe(1);
    expect(ask().status).toBe(200);
  });

  test('ends when its client reads nothing, even before the first chunk', async () => {
    const { seen, ask } = setUp({ ...one, stallMs: 10 });
    const response = ask();
    await expect.poll(() => seen.ended).toBe(1);
    await expect(response.text()).rejects.toThrow();
    await ask().body?.cancel();
    expect(seen.logged).toEqual([]);
  });

  test('is aborted when the server stops', async () => {
    const stopping = new AbortController();
    const { seen, ask } = setUp(one, stopping.signal);
    const reader = ask().body?.getReader();
    await reader?.read();
    stopping.abort();
    const rest = async () => {
      while (!(await reader?.read())?.done);
    };
    await expect(rest()).rejects.toThrow();
    expect(seen.ended).toBe(1);
  });

  test.each(['gzip', 'identity'])('is aborted and logged when it fails (%s)', async (encoding) => {
    const { seen, ask } = setUp(one);
    async function* failing() {
      yield 'x'.repeat(100_000);
      throw new Error('secret');
    }
    const response = ask({ 'Accept-Encoding': encoding }, failing);
    await expect(response.arrayBuffer()).rejects.toThrow();
    expect(seen.logged).toEqual(['reply.broken']);
    const next = ask();
    expect(next.status).toBe(200);
    await next.body?.cancel();
  });
});
