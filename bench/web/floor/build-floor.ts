import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { inRoot } from '#scripts/setup/paths.mjs';
import type { FloorData } from './list.tsx';
import type * as floor from './server.tsx';

const SOURCE = inRoot('bench', 'web', 'floor');

/** The floor's page, and its only script. */
export type BuiltFloor = { html: string; script: string };

const buildInto = (folder: string, entry: string, isServer: boolean) =>
  build({
    root: SOURCE,
    configFile: false,
    envDir: false,
    publicDir: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      target: 'es2022',
      outDir: folder,
      modulePreload: { polyfill: false },
      ssr: isServer,
      minify: true,
      rolldownOptions: { input: join(SOURCE, entry), output: { entryFileNames: 'entry.js' } },
    },
  });

const asScriptData = (data: FloorData): string =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

/**
 * Builds the floor for production into `folder` and renders its page with these rows: a minimal React page with
 * inline CSS and one script that loads at once.
 */
export const buildFloor = async (folder: string, data: FloorData): Promise<BuiltFloor> => {
  const [browser, server] = [join(folder, 'browser'), join(folder, 'server')];
  await buildInto(browser, 'client.tsx', false);
  await buildInto(server, 'server.tsx', true);
  const url = pathToFileURL(join(server, 'entry.js')).href;
  const { render } = (await import(url)) as typeof floor;
  const css = (await readFile(join(SOURCE, 'style.css'), 'utf8')).replaceAll(/\s+/g, ' ');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Find Jobs</title><link rel="icon" href="data:,"><style>${css}</style><script type="module" src="/entry.js"></script></head><body><div id="root">${render(data)}</div><script type="application/json" id="data">${asScriptData(data)}</script></body></html>`;
  return { html, script: await readFile(join(browser, 'entry.js'), 'utf8') };
};
