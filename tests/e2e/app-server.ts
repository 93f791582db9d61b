import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** The built app, as `npm run build` leaves it. */
const ROOT = 'dist';
/** Files with a hash in their name never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Serves the built app and, from `answer`, the API on a port of its own. What `answer` gives null for ends
 * without an answer, as if there were no network.
 *
 * A server, and not the routes of Playwright: while it intercepts requests, the browser keeps nothing in its
 * cache and asks the test about each file, which made every screen but the first take four times as long.
 */
export async function serveApp(answer: (request: Request) => Promise<Response | null>) {
  /** The code of scripts that differ from the built ones, by path. */
  const replaced = new Map<string, string>();
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.all('/api/*', async (c) => {
    const response = await answer(c.req.raw);
    if (response) return response;
    c.env.incoming.socket.destroy();
    return c.body(null);
  });
  app.use('/assets/*', async (c, next) => {
    await next();
    if (c.res.ok) c.header('Cache-Control', IMMUTABLE);
  });
  app.use('/assets/*', async (c, next) => {
    const code = replaced.get(c.req.path);
    if (code === undefined) return next();
    return c.body(code, { headers: { 'Content-Type': 'text/javascript' } });
  });
  app.use('/assets/*', serveStatic({ root: ROOT }));
  app.use('/assets/*', (c) => Promise.resolve(c.notFound()));
  app.use(serveStatic({ root: ROOT }));
  app.get('*', serveStatic({ root: ROOT, path: 'index.html' }));

  const server = createAdaptorServer({ fetch: app.fetch });
  // A browser repeats by itself what fails on a connection that it has used before.
  server.on('request', (_, response) => response.setHeader('Connection', 'close'));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Serves this code in place of a built script, such as '/assets/index-abc.js'. */
    replaceScript: (path: string, code: string): void => void replaced.set(path, code),
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
