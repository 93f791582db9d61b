import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { inRoot, root } from '#scripts/setup/paths.mjs';
import { createPages } from '#server/site/pages/pages.ts';
import { loadPageMaker } from '#server/site/pages/renderer.ts';
import { createSite } from '#server/site/site.ts';
import type { Backend } from '#tests/backend.ts';

/** Answers a call to the API; null when the network is down. */
type Answer = (request: Request) => Promise<Response | null>;

let answerInProcess: Answer = async () => null;

/** The built app and its renderer, loaded once in each worker. */
const load = () =>
  Promise.all([
    createSite(inRoot('dist'), {}),
    loadPageMaker(root, async (request) => {
      const response = await answerInProcess(request);
      if (!response) throw new TypeError('Failed to fetch');
      return response;
    }),
  ]);
let loaded: ReturnType<typeof load> | undefined;

/**
 * Serves the built app as the product's server does, on a port of its own: public pages are rendered, all
 * others are left to the browser. A call that gets null from `toBrowser` ends without an answer, as if there were
 * no network.
 *
 * A server, and not the routes of Playwright: while it intercepts requests, the browser keeps nothing in its
 * cache and asks the test about each file, which made every screen but the first take four times as long.
 */
export async function serveApp(
  { dependencies: { clock, log } }: Pick<Backend, 'dependencies'>,
  { toBrowser, toRenderer }: { toBrowser: Answer; toRenderer: Answer },
) {
  loaded ??= load();
  const [site, pageMaker] = await loaded;
  answerInProcess = toRenderer;
  let dropPages = () => {};
  const renderPage = createPages({
    ...pageMaker,
    clock,
    log,
    jobChanges: {
      onChange: (drop) => {
        dropPages = drop;
        return () => {};
      },
      isReliable: () => true,
    },
  });
  /** The code of scripts that differ from the built ones, by path. */
  const replaced = new Map<string, string>();
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.all('/api/*', async (c) => {
    const response = await toBrowser(c.req.raw);
    if (response) return response;
    c.env.incoming.socket.destroy();
    return c.body(null);
  });
  app.all('*', async (c) => {
    const code = replaced.get(c.req.path);
    if (code !== undefined) return c.body(code, { headers: { 'Content-Type': 'text/javascript' } });
    // Tests write into the database itself, which tells nobody that pages are out of date.
    dropPages();
    return site(c.req.raw, { renderPage });
  });

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
