import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { posix } from 'node:path';
import type * as Vite from 'vite';
import { inRoot } from '../setup/paths.mjs';

// Lingui compiles its config and whatever that imports, and can't compile Vite; Node itself loads what is required.
const { parseSync } = createRequire(import.meta.url)('vite') as typeof Vite;

/** The text of a source file by its path below the root, with `/` between folders. */
export type ReadSource = (file: string) => string;

type SourceFile = {
  /** The files that come with it. */
  imports: string[];
  /** The files that come when they are needed: `import('./dialog.tsx')`. */
  lazyImports: string[];
  /** The catalogs that it loads: `loadCatalog('account')`. */
  catalogs: string[];
};

const ROUTES = 'src/routes';
const ENTRY = 'src/main.tsx';
/** What the server makes mails with, apart from the app. */
const MAILS_ENTRY = 'src/entry-mails.tsx';
/** Names each route; which catalogs those load is asked of the routes themselves. */
const ROUTE_TREE = 'src/routeTree.gen.ts';
const LOADS_CATALOG = /\bloadCatalog\('(\w+)'\)/g;

const readFromDisk: ReadSource = (file) => readFileSync(inRoot(file), 'utf8');

const listRoutes = (): string[] =>
  readdirSync(inRoot(ROUTES), { recursive: true, encoding: 'utf8' })
    .map((name) => `${ROUTES}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /(?<!\.test)\.tsx$/.test(file));

/** The files that specifiers of `file` lead to: code of the app, no packages, styles or catalogs. */
const resolveAll = (file: string, specifiers: string[]): string[] =>
  specifiers
    .filter((specifier) => /^\..*\.tsx?$/.test(specifier))
    .map((specifier) => posix.join(posix.dirname(file), specifier))
    .filter((path) => path !== ROUTE_TREE);

const parse = (file: string, code: string): SourceFile => {
  const { module } = parseSync(file, code);
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? moduleRequest.value : []));
  // Their spans include the quotes.
  const lazy = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    code.slice(start + 1, end - 1),
  );
  return {
    imports: resolveAll(file, [...imported, ...passedOn]),
    lazyImports: resolveAll(file, lazy),
    catalogs: [...code.matchAll(LOADS_CATALOG)].flatMap(([, name]) => name ?? []),
  };
};

/** Whether `route` lies below `layout` in the tree of routes, or is it: the file names say so. */
const isWithin = (route: string, layout: string): boolean => {
  const base = layout.replace(/\.tsx$/, '');
  return route.startsWith(`${base}.`) || route.startsWith(`${base}/`);
};

const isComponent = (file: string): boolean => file.endsWith('.tsx');

const union = (...lists: string[][]): string[] => [...new Set(lists.flat())];

/**
 * The app's source files as their imports connect them.
 * @returns `routes`: which catalogs the guards and loaders of each route bring, its layouts' among them;
 *   `reached`: for each file, the sets of catalogs with which it can be on the screen. A visitor's first
 *   screens have none but `public`, which always comes and is named in no set; `firstFiles`: the files of
 *   these screens and of the entry, without what they load later; `lazyScreens`: the files that others load
 *   later and that show something; `mailFiles`: those that mails are made with.
 */
export const readSourceGraph = (read: ReadSource = readFromDisk) => {
  const files = new Map<string, SourceFile>();
  const sourceFile = (file: string): SourceFile => {
    const known = files.get(file) ?? parse(file, read(file));
    files.set(file, known);
    return known;
  };
  const reached = new Map<string, Map<string, string[]>>();

  const reach = (file: string, loaded: string[]): void => {
    const sets = reached.get(file) ?? new Map<string, string[]>();
    reached.set(file, sets);
    const key = [...loaded].sort().join();
    if (sets.has(key)) return;
    sets.set(key, loaded);
    const { imports, lazyImports, catalogs } = sourceFile(file);
    for (const next of imports) reach(next, loaded);
    // Whoever imports code later and loads a catalog waits for both.
    for (const next of lazyImports) reach(next, union(loaded, catalogs));
  };

  const routeFiles = listRoutes();
  const routes = new Map(
    routeFiles.map((route) => [
      route,
      union(
        ...routeFiles
          .filter((layout) => isWithin(route, layout))
          .map((file) => sourceFile(file).catalogs),
      ),
    ]),
  );
  /** The files that come with these, now. */
  const withImports = (start: string[]): string[] => {
    const found = new Set(start);
    for (const file of found) for (const next of sourceFile(file).imports) found.add(next);
    return [...found];
  };
  reach(ENTRY, []);
  for (const [route, catalogs] of routes) reach(route, catalogs);
  const firstRoutes = routeFiles.filter((route) => routes.get(route)?.length === 0);
  const firstFiles = withImports([ENTRY, ...firstRoutes]);
  return {
    routes,
    firstFiles,
    lazyScreens: union(...[...files.values()].map(({ lazyImports }) => lazyImports)).filter(
      (file) => !firstFiles.includes(file) && withImports([file]).some(isComponent),
    ),
    mailFiles: withImports([MAILS_ENTRY]),
    reached: new Map([...reached].map(([file, sets]) => [file, [...sets.values()]])),
  };
};
