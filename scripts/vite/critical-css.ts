import { posix, relative } from 'node:path';
import type { Plugin } from 'vite';
import { Failure } from '../setup/failure.mjs';
import { inRoot, root } from '../setup/paths.mjs';
import { readSourceGraph } from './source-graph.ts';

const STYLES = 'src/ui/styles.css';
/** The same styles with the classes of the whole app. */
const ALL = '?all';
const TAILWIND = '@import "tailwindcss";';

/**
 * Tailwind's import for the whole app. Its classes repeat the first ones, in a layer above theirs: so the
 * order of all classes holds, whichever sheet is loaded last.
 */
const IMPORT_ALL = [
  '@layer theme, base, components, utilities, all;',
  '@import "tailwindcss/theme.css" layer(theme);',
  '@import "tailwindcss/preflight.css" layer(base);',
  // Only of the app: a test that names a class brings no style along.
  '@import "tailwindcss/utilities.css" layer(all) source("..");',
  '@source not "../**/*.test.*";',
].join('\n');

/** Tailwind's import, with the classes of these files alone. */
const importFor = (files: string[]): string =>
  [
    '@import "tailwindcss" source(none);',
    ...files.map((file) => `@source "${posix.relative(posix.dirname(STYLES), file)}";`),
  ].join('\n');

/**
 * Divides the styles: those of a visitor's first screens come with the entry, and all of them with
 * whatever is loaded later. The source graph says which files that is.
 */
export const criticalCss = (): Plugin => {
  const { routes, firstFiles, lazyScreens } = readSourceGraph();
  const later = new Set(lazyScreens);
  const isLater = (file: string, query: string | undefined): boolean =>
    query?.startsWith('tsr-split')
      ? !firstFiles.includes(file) && routes.has(file)
      : later.has(file);
  return {
    name: 'critical-css',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    transform(code, id) {
      const [path = '', query] = id.split('?');
      const file = relative(root, path).replaceAll('\\', '/');
      if (file === STYLES) {
        if (!code.includes(TAILWIND)) throw new Failure(`${STYLES}: no line ${TAILWIND}`);
        return code.replace(TAILWIND, query ? IMPORT_ALL : importFor(firstFiles));
      }
      return isLater(file, query) ? `${code}\nimport '${inRoot(STYLES)}${ALL}';` : null;
    },
  };
};
