import { basename } from 'node:path';
import type { BuildEnvironmentOptions, Rolldown } from 'vite';
import { inRoot, root } from '#scripts/setup/paths.mjs';
import { FIRST_ROUTES } from './parts.ts';

type Group = Rolldown.CodeSplittingGroup;
type Context = Rolldown.ChunkingContext;

const ENTRY = inRoot('src', 'main.tsx');
/** What the first call to the API loads: no first visit to a rendered page makes one. */
const CALLS = inRoot('src', 'api', 'visitor-calls.ts');

/**
 * Large packages that come after the first visit. Each is one chunk, since the screens that need it need
 * nearly all of it; otherwise the bundler would make one of each set of screens that share a part.
 */
const LATER_PACKAGES = { forms: 'react-hook-form', headless: '@headlessui/react' };

const WITHOUT_EFFECTS = ['contract', 'lib', 'shared'].map((layer) => inRoot('src', layer, '/'));
/** Modules that may be left out where nothing of them is used, as in the browser what only the server's pages need. */
const isWithoutEffects = (id: string): boolean =>
  id.endsWith('.ts') && WITHOUT_EFFECTS.some((folder) => id.startsWith(folder));

/** The modules that come with these, of those below `folder`. */
const importedBy = (context: Context, ids: string[], folder: string): Set<string> => {
  const found = new Set(ids);
  for (const id of found) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
      if (imported.startsWith(folder)) found.add(imported);
    }
  }
  return found;
};

/** As the bundler writes it. */
const nameOf = (route: string): string => basename(route, '.tsx').replaceAll('$', '_');

/** The names of the first screens that need each module, by its id. */
const findScreens = (context: Context): Map<string, string[]> => {
  const screens = new Map<string, string[]>();
  for (const route of FIRST_ROUTES) {
    const parts = context.getModuleInfo(inRoot(route))?.dynamicallyImportedIds ?? [];
    const components = parts.filter((id) => /[=-]component\b/.test(id));
    // What they take of packages the bundler itself knows better.
    for (const id of importedBy(context, [ENTRY, ...components], inRoot('src'))) {
      screens.set(id, [...(screens.get(id) ?? []), nameOf(route)]);
    }
  }
  return screens;
};

let screens: Map<string, string[]> | undefined;
let calls: Set<string> | undefined;

/**
 * The modules of the first screens are put together by which of these need them: what all need is the shell,
 * and none loads what it doesn't need. A group takes along what its modules import, so what more screens
 * share has to come first.
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

/** What makes a chunk of its own; the bundler divides the rest. */
const groups: Group[] = [
  {
    name: 'vendor',
    test: /\/node_modules\/|rolldown\/runtime/,
    tags: ['$initial'],
    priority: FIRST_ROUTES.length + 1,
  },
  ...FIRST_ROUTES.map((_, index) => sharedBy(index + 1)),
  // Whoever calls needs all of it, schemas and client; what a first visit has anyway is in the groups above.
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
    // oxlint-disable-next-line meydan/linear-patterns -- a package's name has no operators
    test: new RegExp(`/node_modules/${pack}/`),
  })),
];

const NAMED = new Set(['vendor', 'shell', 'calls', ...FIRST_ROUTES.map(nameOf)]);

/** Divides the app's code into the files that the browser loads. */
export const chunks: BuildEnvironmentOptions['rolldownOptions'] = {
  output: {
    codeSplitting: { groups },
    // A first visit loads the list of all files; what several others share needs no name in it.
    chunkFileNames: ({ isDynamicEntry, name }) =>
      isDynamicEntry || NAMED.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
  },
  treeshake: { moduleSideEffects: (id) => (isWithoutEffects(id) ? false : undefined) },
};
