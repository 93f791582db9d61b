import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { Failure } from '../setup/failure.mjs';
import { inRoot, root } from '../setup/paths.mjs';
import { readCatalog } from './catalog-file.ts';
import { catalogsOfRoutes } from './catalogs.ts';

/** As much of a chunk as is asked about here. */
type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'isEntry'> & {
  modules: Record<string, { code: string | null }>;
};

/** What stands between quotes in code: the ids of its messages among it. No id contains a quote. */
const QUOTED = /(?<=["'`])[^"'`]+(?=["'`])/g;

/** The chunks that load with a screen: its own, the entry, and what those import. */
const chunksOf = (chunks: Chunk[], route: string): Chunk[] => {
  const isOwn = (id: string) => id.startsWith(`${inRoot(route)}?`);
  const found = new Set(
    chunks.filter(({ isEntry, modules }) => isEntry || Object.keys(modules).some(isOwn)),
  );
  for (const { imports } of found) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  }
  return [...found];
};

/**
 * The messages that a screen's code names and that are in no catalog that it loads: readers would see their
 * ids. One line for each.
 * @param routes The catalogs that each route file's screen loads.
 * @param catalogs The ids of the messages of each catalog.
 */
export const findLostMessages = (
  chunks: Chunk[],
  routes: Map<string, string[]>,
  catalogs: Map<string, ReadonlySet<string>>,
): string[] => {
  const lost: string[] = [];
  for (const [route, loaded] of routes) {
    const isLost = (id: string) =>
      [...catalogs.values()].some((ids) => ids.has(id)) &&
      !loaded.some((name) => catalogs.get(name)?.has(id));
    const modules = chunksOf(chunks, route).flatMap((chunk) => Object.entries(chunk.modules));
    for (const [id, { code }] of modules) {
      const file = relative(root, id);
      // The guards of all routes come with the entry. Each says something once its own catalogs are there.
      if (routes.has(file) && file !== route) continue;
      for (const message of new Set(code?.match(QUOTED)?.filter(isLost))) {
        lost.push(`${route} loads ${loaded.join(', ')}, and ${file} says ${message}`);
      }
    }
  }
  return lost;
};

/** Fails the build where a screen comes without the catalog of one of its messages. */
export const checkCatalogs = (): Plugin => ({
  name: 'check-catalogs',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const routes = catalogsOfRoutes();
    const catalogs = new Map<string, ReadonlySet<string>>();
    for (const name of new Set([...routes.values()].flat())) {
      catalogs.set(name, new Set(Object.keys(await readCatalog('en', name))));
    }
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const lost = findLostMessages(chunks, routes, catalogs);
    if (lost.length > 0) throw new Failure(`Messages without their catalog:\n${lost.join('\n')}`);
  },
});
