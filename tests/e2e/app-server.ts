import { AsyncLocalStorage } from 'node:async_hooks';
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
type Answers = { toBrowser: Answer; toRenderer: Answer };

/** Who answers the calls of the page being rendered: the renderer has one transport, but there may be several apps. */
const rendering = new AsyncLocalStorage<Answer>();

/** The built app and its renderer, loaded once in each worker. */
const load = () =>
  Promise.all([
    createSite(inRoot('dist'), {}),
    loadPageMaker(root, async (request) => {
      const response = await rendering.getStore()?.(request);
      if (!response) throw new TypeError('Failed to fetch');
      return response;
    }),
  ]);
let loaded: ReturnType<typeof load> | undefined;

/**
 * The built app as a fetch handler, as the production server serves it: public pages are rendered here, all others in
 * the browser. Returns null when the network is down.
 */
export async function openApp(
  { dependencies: { clock, log } }: Pick<Backend, 'dependencies'>,
  { toBrowser, toRenderer }: Answers,
): Promise<Answer> {
  loaded ??= load();
  const [site, pageMaker] = await loaded;
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
  return async (request) => {
    if (new URL(request.url).pathname.startsWith('/api/')) return toBrowser(request);
    // Tests write to the database directly, which invalidates no cached pages.
    dropPages();
    return rendering.run(toRenderer, async () => site(request, { renderPage }));
  };
}

/**
 * Serves requests on a port, by default a free one. When `answer` returns null, the connection is closed without an
 * answer.
 */
export async function listen(answer: Answer, requestedPort = 0) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.all('*', async (c) => {
    const response = await answer(c.req.raw);
    if (response) return response;
    c.env.incoming.socket.destroy();
    return c.body(null);
  });
  const server = createAdaptorServer({ fetch: app.fetch });
  // Browsers retry requests that fail on a reused connection.
  server.on('request', (_, response) => response.setHeader('Connection', 'close'));
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(requestedPort, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

/**
 * Serves the built app on a free port.
 *
 * Playwright's routes are no substitute: while they intercept requests, the browser caches nothing and asks the
 * test for each file, which makes every screen but the first take four times as long.
 */
export async function serveApp(backend: Pick<Backend, 'dependencies'>, answers: Answers) {
  const app = await openApp(backend, answers);
  /** The code of scripts that differ from the built ones, by path. */
  const replaced = new Map<string, string>();
  const server = await listen(async (request) => {
    const code = replaced.get(new URL(request.url).pathname);
    if (code === undefined) return app(request);
    return new Response(code, { headers: { 'Content-Type': 'text/javascript' } });
  });
  return {
    ...server,
    /** Serves this code in place of a built script, such as '/assets/index-abc.js'. */
    replaceScript: (path: string, code: string): void => void replaced.set(path, code),
  };
}
