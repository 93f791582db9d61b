import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { Failure } from '../setup/failure.mjs';
import { inRoot, root } from '../setup/paths.mjs';
import { publicRoutes } from './catalogs.ts';

type Group = Rolldown.CodeSplittingGroup;
type Context = Rolldown.ChunkingContext;

const ENTRY = inRoot('src', 'main.tsx');
/** What the first call to the API loads: no first visit to a rendered page makes one. */
const CALLS = inRoot('src', 'api', 'visitor-calls.ts');
/** Whether a module that the router's plugin split off a route file has the screen's component. */
const hasComponent = (id: string): boolean =>
  new URLSearchParams(id.split('?')[1]).get('tsr-split')?.split('---').includes('component') ??
  false;

/**
 * Large packages that come after the first visit. Each is one chunk, since the screens that need it need
 * nearly all of it; otherwise the bundler would make one of each set of screens that share a part.
 */
const LATER_PACKAGES = { forms: 'react-hook-form', headless: '@headlessui/react' };

const WITHOUT_EFFECTS = [inRoot('src', 'contract', '/'), inRoot('src', 'lib', '/')];
/** Modules that may be left out where nothing of them is used, as in the browser what only the server's pages need. */
const isWithoutEffects = (id: string): boolean =>
  id.endsWith('.ts') && WITHOUT_EFFECTS.some((folder) => id.startsWith(folder));

const inPackage = (name: string): RegExp => new RegExp(`/node_modules/${name}/`); // linear: a package's name

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

/** The names of the public screens that need each module, by its id. */
const findScreens = (context: Context, routes: string[]): Map<string, string[]> => {
  const screens = new Map<string, string[]>();
  for (const route of routes) {
    const parts = context.getModuleInfo(inRoot(route))?.dynamicallyImportedIds ?? [];
    const components = parts.filter(hasComponent);
    // What they take of packages the bundler itself knows better.
    for (const id of importedBy(context, [ENTRY, ...components], inRoot('src'))) {
      screens.set(id, [...(screens.get(id) ?? []), nameOf(route)]);
    }
  }
  return screens;
};

/**
 * What makes a chunk of its own; the bundler divides the rest. A first visit is to one of the public
 * screens, so their modules are put together by which of these screens need them: what all need is the
 * shell, and none loads what it doesn't need.
 */
const chunkGroups = (routes: string[]): Group[] => {
  let screens: Map<string, string[]> | undefined;
  let calls: Set<string> | undefined;
  // A group takes along what its modules import. So what more screens share has to come first.
  const sharedBy = (count: number): Group => ({
    debugName: `shared by ${count}`,
    priority: count,
    name: (id, context) => {
      screens ??= findScreens(context, routes);
      const users = screens.get(id) ?? [];
      if (users.length !== count) return null;
      return count === routes.length ? 'shell' : users.join('-');
    },
  });
  return [
    {
      name: 'vendor',
      test: /\/node_modules\/|rolldown\/runtime/,
      tags: ['$initial'],
      priority: routes.length + 1,
    },
    ...routes.map((_, index) => sharedBy(index + 1)),
    // Whoever calls needs all of it, schemas and client; what a first visit has anyway is in the groups above.
    {
      name: (id, context) => {
        calls ??= importedBy(context, [CALLS], root);
        return calls.has(id) ? 'calls' : null;
      },
      priority: 0,
    },
    { name: 'styles', test: /\.css\?all$/ },
    ...Object.entries(LATER_PACKAGES).map(([name, pack]) => ({ name, test: inPackage(pack) })),
  ];
};

/** Groups that every build has. */
const GROUPS = ['vendor', 'shell', 'calls', ...Object.keys(LATER_PACKAGES)];

/** Divides the app's code into the files that the browser loads. */
export const chunks = (): Plugin => ({
  name: 'chunks',
  apply: 'build',
  config: () => {
    const routes = publicRoutes();
    const named = new Set([...GROUPS, ...routes.map(nameOf)]);
    return {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunkGroups(routes) },
            // A first visit loads the list of all files; what several others share needs no name in it.
            chunkFileNames: ({ isDynamicEntry, name }) =>
              isDynamicEntry || named.has(name)
                ? 'assets/[name]-[hash:7].js'
                : 'assets/[hash:7].js',
          },
          treeshake: { moduleSideEffects: (id) => (isWithoutEffects(id) ? false : undefined) },
        },
      },
    };
  },
  generateBundle(_options, bundle) {
    const names = new Set(Object.values(bundle).map((file) => file.type === 'chunk' && file.name));
    for (const name of GROUPS) {
      if (!names.has(name)) throw new Failure(`scripts/vite/chunks.ts: nothing is in “${name}”`);
    }
  },
});
