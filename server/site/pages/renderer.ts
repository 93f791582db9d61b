import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CreateRenderer, Renderer } from '#src/contract/site/page.ts';
import { createDocument, type Manifest, type WriteDocument } from './document.ts';

/** The app's renderer and the document around its pages. */
export type PageMaker = Renderer & { writeDocument: WriteDocument };

/** Discarded renders that warm up the code. */
const WARM_UPS = 5;

/**
 * Loads the built app (`dist`) and its renderer (`dist-server`) below `folder`. Rejects when they are not
 * built.
 * @param fetchApi answers the API's calls in the process
 */
export async function loadPageMaker(
  folder: string,
  fetchApi: (request: Request) => Promise<Response>,
): Promise<PageMaker> {
  const read = (...path: string[]) => readFile(join(folder, 'dist', ...path), 'utf8');
  const html = await read('index.html');
  const manifest = JSON.parse(await read('.vite', 'manifest.json')) as Manifest;
  const entry = join(folder, 'dist-server', 'entry-server.js');
  const { createRenderer } = (await import(pathToFileURL(entry).href)) as {
    createRenderer: CreateRenderer;
  };
  const renderer = await createRenderer(fetchApi);
  for (let count = 0; count < WARM_UPS; count += 1)
    await renderer.render({
      href: '/jobs',
      origin: 'http://localhost',
      language: 'en',
      now: Date.now(),
    });
  return { ...renderer, writeDocument: createDocument(html, manifest) };
}
