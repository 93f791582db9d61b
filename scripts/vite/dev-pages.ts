import { readFile } from 'node:fs/promises';
import { getRequestListener } from '@hono/node-server';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { inRoot } from '#scripts/setup/paths.mjs';
import { createDocument } from '#server/site/pages/document.ts';
import { createPages } from '#server/site/pages/pages.ts';
import type { CreateRenderer, Renderer } from '#src/contract/site/page.ts';

const ENTRY = '/src/entry-server.tsx';
/** Styles the page before the app, which imports the same styles, has loaded. */
const STYLES = '<link rel="stylesheet" href="/src/ui/styles.css">';

/** Renders pages from the current source files. */
const createDevRenderer = (server: ViteDevServer, apiAddress: string) => {
  let current: { create: CreateRenderer; renderer: Promise<Renderer> } | undefined;
  const fetchApi = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(apiAddress + pathname + search, request));
  };
  return async () => {
    const { createRenderer: create } = (await server.ssrLoadModule(ENTRY)) as {
      createRenderer: CreateRenderer;
    };
    if (current?.create !== create) current = { create, renderer: create(fetchApi) };
    return current.renderer;
  };
};

/** Renders pages in development as the server does, for the browser to hydrate. */
export const devPages = (apiAddress: string): Plugin => ({
  name: 'dev-pages',
  apply: 'serve',
  configureServer: (server) => () => {
    if (server.config.env.VITE_API_URL) return;
    const loadRenderer = createDevRenderer(server, apiAddress);
    server.middlewares.use((incoming: Connect.IncomingMessage, outgoing, next) => {
      const address = incoming.originalUrl ?? '/';
      const wantsPage = /text\/html/.test(incoming.headers.accept ?? '');
      if (incoming.method !== 'GET' || !wantsPage) return next();
      const answer = async (request: Request): Promise<Response> => {
        const source = await readFile(inRoot('index.html'), 'utf8');
        const whole = source.replace('</head>', `${STYLES}</head>`);
        const html = await server.transformIndexHtml(address, whole);
        try {
          const answerPage = createPages({
            ...(await loadRenderer()),
            writeDocument: createDocument(html, {}),
            // Created for each request, so that no page is cached.
            jobChanges: { onChange: () => () => {}, isReliable: () => false },
            clock: () => new Date(),
            log: (event) => server.config.logger.error(event),
          });
          return await answerPage(request);
        } catch (error) {
          // A source file failed to load; the browser loads it too and shows the error.
          server.config.logger.error(String(error));
          return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
        }
      };
      incoming.url = address;
      void getRequestListener(answer)(incoming, outgoing);
    });
  },
});
