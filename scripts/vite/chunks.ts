import { basename } from 'node:path';
import type { BuildEnvironmentOptions, Plugin, Rolldown } from 'vite';
import { inRoot, root } from '#scripts/setup/paths.mjs';
import { FIRST_ROUTES, LATER_ROUTES } from './parts.ts';

type Group = Rolldown.CodeSplittingGroup;
type Context = Rolldown.ChunkingContext;

const ENTRY = inRoot('src', 'main.tsx');
/** Loaded with the first API call, which a first visit to a rendered page doesn't make. */
const CALLS = inRoot('src', 'api', 'visitor-calls.ts');

/**
 * Large packages not needed by a first visit. Each is one chunk, since screens need nearly all of it; the bundler
 * would make a chunk for each set of screens that share a part.
 */
const LATER_PACKAGES = { forms: 'react-hook-form', headless: '@headlessui/react' };

const WITHOUT_EFFECTS = ['contract', 'lib', 'shared'].map((layer) => inRoot('src', layer, '/'));
/** Whether the bundler may drop the module if nothing uses it, such as code for server rendering in the browser. */
const isWithoutEffects = (id: string): boolean =>
  id.endsWith('.ts') && WITHOUT_EFFECTS.some((folder) => id.startsWith(folder));

/** These modules and everything they import, directly or indirectly, from below `folder`. */
const importedBy = (context: Context, ids: string[], folder: string): Set<string> => {
  const found = new Set(ids);
  for (const id of found) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
      if (imported.startsWith(folder)) found.add(imported);
    }
  }
  return found;
};

/** The route's name in the bundler's spelling. */
const nameOf = (route: string): string => basename(route, '.tsx').replaceAll('$', '_');

/** The names of the first screens that need each module, by its id. */
const findScreens = (context: Context): Map<string, string[]> => {
  const screens = new Map<string, string[]>();
  for (const route of FIRST_ROUTES) {
    const parts = context.getModuleInfo(inRoot(route))?.dynamicallyImportedIds ?? [];
    const components = parts.filter((id) => /[=-]component\b/.test(id));
    // Leaves the packages they import to the bundler.
    for (const id of importedBy(context, [ENTRY, ...components], inRoot('src'))) {
      screens.set(id, [...(screens.get(id) ?? []), nameOf(route)]);
    }
  }
  return screens;
};

let screens: Map<string, string[]> | undefined;
let calls: Set<string> | undefined;

/**
 * Groups modules by the set of first screens that need them, so that no screen loads more than it needs; all
 * screens share the shell. A group includes its modules' imports, so modules shared by more screens come first.
 */
const sharedBy = (count: number): Group => ({
  debugName: `shared by ${count}`,
  priority: count,
  name: (id, context) => {
    screens ??= findScreens(context);
    const users = screens.get(id) ?? [];
    if (users.length !== count) return null;
    return count === FIRST_ROUTES.length ? 'shell' : users.join('-');
  },
});

/** Groups that become chunks; the bundler splits the rest. */
const groups: Group[] = [
  {
    name: 'vendor',
    test: /\/node_modules\/(?!web-vitals\/)|rolldown\/runtime/,
    tags: ['$initial'],
    priority: FIRST_ROUTES.length + 1,
  },
  ...FIRST_ROUTES.map((_, index) => sharedBy(index + 1)),
  // Every caller needs all of this: schemas and client. The groups above have the parts that a first visit loads.
  {
    debugName: 'calls',
    name: (id, context) => {
      calls ??= importedBy(context, [CALLS], root);
      return calls.has(id) ? 'calls' : null;
    },
    priority: 0,
  },
  ...Object.entries(LATER_PACKAGES).map(([name, pack]) => ({
    name,
    test: new RegExp(`/node_modules/${pack}/`),
  })),
];

const NAMED = new Set(['vendor', 'shell', 'calls', ...FIRST_ROUTES.map(nameOf)]);

/** Splits the app's code into the files that the browser loads. */
export const chunks: BuildEnvironmentOptions['rolldownOptions'] = {
  output: {
    codeSplitting: { groups },
    // A first visit loads a list of files, so shared chunks get short names.
    chunkFileNames: ({ isDynamicEntry, name }) =>
      isDynamicEntry || NAMED.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
  },
  treeshake: { moduleSideEffects: (id) => (isWithoutEffects(id) ? false : undefined) },
};

/** Of the shell, what visitors never load. */
const SIGNED_IN = ['account-notices', 'signed-in-bar'];
const LATER = new Set([...LATER_ROUTES.map(nameOf), ...SIGNED_IN]);
/** Whether the chunk is the screen of a route that isn't a first one, or of the shell for signed-in users. */
const isLater = (file: string): boolean => LATER.has(basename(file).replace(/-[\w-]{7}\.js$/, ''));

/**
 * The files that an import of `file` preloads. A first visit would load the lists of all screens, so later screens
 * list theirs themselves (`importsInScreens`), apart from their styles.
 */
export const preloadsOf = (file: string, files: string[]): string[] =>
  isLater(file) ? files.filter((name) => name.endsWith('.css')) : files;

/** Makes later screens import all that they need, directly or indirectly, so that it is requested at once. */
export const importsInScreens = (): Plugin => ({
  name: 'imports-in-screens',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !isLater(file.fileName)) continue;
        const all = new Set(file.imports);
        for (const name of all) {
          const imported = bundle[name];
          if (imported?.type === 'chunk') for (const next of imported.imports) all.add(next);
        }
        const indirect = [...all].filter((name) => !file.imports.includes(name));
        // Last, which keeps the order in which modules run.
        file.code += indirect.map((name) => `import"./${basename(name)}";`).join('');
      }
    },
  },
});
