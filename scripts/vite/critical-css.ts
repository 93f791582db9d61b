import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { Failure } from '#scripts/setup/failure.mjs';
import { inRoot, root } from '#scripts/setup/paths.mjs';
import { ACCOUNT, INFO, MAILS, ON_DEMAND, TESTS } from './parts.ts';

const STYLES = 'src/ui/styles.css';
/** Query for the styles with the classes of the whole app. */
const ALL = '?all';
const TAILWIND = '@import "tailwindcss";';
const LATER = new Set([...ACCOUNT, ...INFO, ...ON_DEMAND]);

/** Tells Tailwind to ignore the classes in these files. */
const without = (files: string[]): string[] => files.map((file) => `@source not "../../${file}";`);

/** Tailwind's import with only the classes of the first screens. */
const IMPORT_FIRST = [
  '@import "tailwindcss" source("..");',
  ...without([...LATER, ...MAILS, ...TESTS]),
].join('\n');

/**
 * Tailwind's import for the whole app. Repeats the first screens' classes in a higher layer, so that the order of
 * classes holds whichever sheet loads last.
 */
const IMPORT_ALL = [
  '@layer theme, base, components, utilities, all;',
  '@import "tailwindcss/theme.css" layer(theme);',
  '@import "tailwindcss/preflight.css" layer(base);',
  '@import "tailwindcss/utilities.css" layer(all) source("..");',
  ...without(TESTS),
].join('\n');

/** Whether the entry omits the file. Of a route, the entry omits only the split-off screen. */
const isLater = (file: string, query = ''): boolean =>
  file.endsWith('.tsx') &&
  (!file.startsWith('src/routes/') || query.startsWith('tsr-split')) &&
  LATER.has(file);

/** Splits the styles: the entry imports those of a visitor's first screens, later files import all. */
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
