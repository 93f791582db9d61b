import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import type { LogEvent } from '#server/platform/log/log.ts';
import { logFailure } from './broken-reply.ts';
import { csvReply } from './csv-reply.ts';
import { createListener, listen, stopListening } from './http-server.ts';

const secret = async (): Promise<never> => {
  throw new Error('what somebody typed');
};

afterEach(() => vi.restoreAllMocks());

test.each(['/file', '/list'])(
  '%s that fails halfway breaks off, and nobody reads why',
  async (path) => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
    const logged: LogEvent[] = [];
    const app = new Hono();
    app.use((c, next) => {
      c.set('log', (event) => void logged.push(event));
      return next();
    });
    app.get('/file', (c) => c.body(logFailure(c, new ReadableStream({ pull: secret }))));
    app.get('/list', (c) =>
      csvReply(c, { name: 'list', language: 'en', headings: ['Name'], ids: ['1'], read: secret }),
    );
    const server = createListener((request) => app.fetch(request));
    const port = await listen(server, 0, '127.0.0.1');
    const read = fetch(`http://127.0.0.1:${port}${path}`).then((response) => response.text());
    const got = await read.catch((error: unknown) => String(error));
    await stopListening(server);
    expect(logged).toEqual(['reply.broken']);
    const shown = printed.mock.calls.flat().map((one) => (one instanceof Error ? one.stack : one));
    expect(JSON.stringify([got, shown])).not.toContain('typed');
  },
);
