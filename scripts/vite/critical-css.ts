import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { Failure } from '#scripts/setup/failure.mjs';
import { inRoot, root } from '#scripts/setup/paths.mjs';
import { ACCOUNT, INFO, MAILS, ON_DEMAND, TESTS } from './parts.ts';

const STYLES = 'src/ui/styles.css';
/** The same styles with the classes of the whole app. */
const ALL = '?all';
const TAILWIND = '@import "tailwindcss";';
const LATER = new Set([...ACCOUNT, ...INFO, ...ON_DEMAND]);

/** Only of the app: a test that names a class brings no style along. */
const without = (files: string[]): string[] => files.map((file) => `@source not "../../${file}";`);

/** Tailwind's import, with the classes of the first screens alone. */
const IMPORT_FIRST = [
  '@import "tailwindcss" source("..");',
  ...without([...LATER, ...MAILS, ...TESTS]),
].join('\n');

/**
 * Tailwind's import for the whole app. Its classes repeat the first ones, in a layer above theirs: so the
 * order of all classes holds, whichever sheet is loaded last.
 */
const IMPORT_ALL = [
  '@layer theme, base, components, utilities, all;',
  '@import "tailwindcss/theme.css" layer(theme);',
  '@import "tailwindcss/preflight.css" layer(base);',
  '@import "tailwindcss/utilities.css" layer(all) source("..");',
  ...without(TESTS),
].join('\n');

/** Of a route, the entry has all but what its screen consists of. */
const isLater = (file: string, query = ''): boolean =>
  file.endsWith('.tsx') &&
  (!file.startsWith('src/routes/') || query.startsWith('tsr-split')) &&
  LATER.has(file);

/** Divides the styles: those of a visitor's first screens come with the entry, all of them with what is loaded later. */
export const criticalCss = (): Plugin => ({
  name: 'critical-css',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  transform(code, id) {
    const [path = '', query] = id.split('?');
    const file = relative(root, path).replaceAll('\\', '/');
    if (file === STYLES) {
      if (!code.includes(TAILWIND)) throw new Failure(`${STYLES}: no line ${TAILWIND}`);
      return code.replace(TAILWIND, query ? IMPORT_ALL : IMPORT_FIRST);
    }
    return isLater(file, query) ? `${code}\nimport '${inRoot(STYLES)}${ALL}';` : null;
  },
});
