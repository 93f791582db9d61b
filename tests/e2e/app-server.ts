import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { inRoot, root } from '#scripts/setup/paths.mjs';
import { createPages } from '#server/site/pages/pages.ts';
import { loadPageMaker } from '#server/site/pages/renderer.ts';
import { createSite } from '#server/site/site.ts';
import type { Backend } from '#tests/backend.ts';

/** Answers an API call; null means that the network is down. */
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
 * Serves the built app on a free port as the production server does: public pages are rendered here, all others
 * in the browser. When `toBrowser` returns null, the connection is closed without an answer.
 *
 * Playwright's routes are no substitute: while they intercept requests, the browser caches nothing and asks the
 * test for each file, which makes every screen but the first take four times as long.
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
    // Tests write to the database directly, which invalidates no cached pages.
    dropPages();
    return site(c.req.raw, { renderPage });
  });

  const server = createAdaptorServer({ fetch: app.fetch });
  // Browsers retry requests that fail on a reused connection.
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
