import { type ReadSource, readSourceGraph } from './source-graph.ts';

/** The catalog that every visitor has from the start. */
const PUBLIC = 'public';
/** That of mails, which the server alone loads. */
const MAILS = 'mails';

/** The catalogs that hold the messages of a file with which these sets of catalogs can be on the screen. */
const catalogsFor = (sets: string[][]): string[] => {
  if (sets.some((loaded) => loaded.length === 0)) return [PUBLIC];
  const chosen = new Set<string>();
  // The smallest sets leave the least choice, so they come first.
  for (const loaded of [...sets].sort((one, other) => one.length - other.length)) {
    const [first] = loaded;
    if (first && !loaded.some((name) => chosen.has(name))) chosen.add(first);
  }
  return [...chosen];
};

/**
 * The source files whose messages each catalog holds, by the catalog's name. A file stands where every
 * screen that shows it finds its messages: in `public` if one of those loads no other catalog, else in as
 * few of the others as that takes. What mails say is in a catalog of its own.
 */
export const filesByCatalog = (read?: ReadSource): Map<string, string[]> => {
  const files = new Map<string, string[]>([[PUBLIC, []]]);
  const { reached, mailFiles } = readSourceGraph(read);
  for (const [file, sets] of reached) {
    for (const name of catalogsFor(sets)) files.set(name, [...(files.get(name) ?? []), file]);
  }
  return files.set(MAILS, mailFiles);
};

/** The route files of a visitor's first screens: those that load no catalog but `public`. */
export const publicRoutes = (): string[] =>
  [...readSourceGraph().routes]
    .filter(([route, catalogs]) => catalogs.length === 0 && !route.endsWith('/__root.tsx'))
    .map(([route]) => route);

/** The catalogs with which each route file's screen shows. */
export const catalogsOfRoutes = (): Map<string, string[]> =>
  new Map([...readSourceGraph().routes].map(([route, catalogs]) => [route, [PUBLIC, ...catalogs]]));
