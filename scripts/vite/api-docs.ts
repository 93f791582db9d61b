import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { inRoot } from '#scripts/setup/paths.mjs';

const RENDERER = inRoot('node_modules', 'swagger-ui-dist');

/** The files of the API's reference page, in the order in which the page loads them. */
const FILES = [
  ['api-docs.css', join(RENDERER, 'swagger-ui.css')],
  ['api-docs.js', join(RENDERER, 'swagger-ui-bundle.js')],
  ['api-docs-start.js', inRoot('scripts', 'vite', 'api-docs', 'start.js')],
] as const;

/** Writes the API's reference page, `api-docs.html`, apart from the app's bundles. */
export const apiDocs = (): Plugin => ({
  name: 'api-docs',
  apply: 'build',
  async generateBundle() {
    const template = await readFile(inRoot('scripts', 'vite', 'api-docs', 'page.html'), 'utf8');
    let html = template;
    for (const [name, path] of FILES) {
      const id = this.emitFile({ type: 'asset', name, source: await readFile(path) });
      html = html.replace(`%${name}%`, `/${this.getFileName(id)}`);
    }
    this.emitFile({ type: 'asset', fileName: 'api-docs.html', source: html });
  },
});
