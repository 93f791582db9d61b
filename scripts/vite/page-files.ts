import { basename, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { PageFiles } from '../../server/pages/document.ts';
import { LANGUAGES } from '../../src/contract/language.ts';
import { root } from '../setup/paths.mjs';
import { catalogsOfRoutes } from './catalogs.ts';

/** The id of the route in a file: `jobs.$jobId.index.tsx` is `/jobs/$jobId/`. */
const routeId = (file: string): string =>
  `/${basename(file, '.tsx')
    .replaceAll('.', '/')
    .replace(/(^|\/)index$/, '$1')}`;

/** The files of the chunks that hold a module which `isWanted`, with those that they import and their styles. */
const filesWith = (chunks: Rolldown.OutputChunk[], isWanted: (id: string) => boolean): string[] => {
  const found = new Set(chunks.filter(({ moduleIds }) => moduleIds.some(isWanted)));
  for (const { imports } of found) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  }
  const files = [...found].flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
  ]);
  return [...new Set(files)].map((file) => `/${file}`);
};

/**
 * Writes down which files each route's screen consists of in each language, so that a page that the server
 * rendered can name them all and none has to be discovered by another: `.vite/page-files.json`.
 */
export const pageFiles = (): Plugin => ({
  name: 'page-files',
  apply: 'build',
  generateBundle: {
    // After Vite has dropped the chunks that held nothing but styles: nobody could load them.
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const filesOf = (route: string, catalogs: string[], language: string) =>
        filesWith(chunks, (id) => {
          const file = relative(root, id);
          if (catalogs.some((name) => file === `locales/${language}/${name}.po`)) return true;
          return file.startsWith(`${route}?`) && /[=-]component\b/.test(file);
        });
      const routes: PageFiles['routes'] = {};
      for (const [route, catalogs] of catalogsOfRoutes()) {
        routes[routeId(route)] = Object.fromEntries(
          LANGUAGES.map((language) => [language, filesOf(route, catalogs, language)]),
        );
      }
      const files: PageFiles = {
        routes,
        styles: Object.keys(bundle)
          .filter((file) => file.endsWith('.css'))
          .map((file) => `/${file}`),
      };
      this.emitFile({
        type: 'asset',
        fileName: '.vite/page-files.json',
        source: JSON.stringify(files),
      });
    },
  },
});
