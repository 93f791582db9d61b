import { readdir, readFile } from 'node:fs/promises';
import { extname, join, posix, relative, sep } from 'node:path';
import { parseSync, Visitor, type VisitorObject } from 'vite';
import { Failure, runCommand, tell } from './setup/failure.mjs';
import { root } from './setup/paths.mjs';

/** A line that breaks a rule. `file` is below the root, `line` counts from 1. */
export type Violation = { file: string; line: number; rule: string };
type Import = { specifier: string; start: number };

/** From left to right; each imports what stands to its left. Those of one rank never import each other. */
const RANKS = [
  ['contract'],
  ['lib'],
  ['api', 'ui'],
  ['features'],
  ['routes'],
  ['router'],
  ['main'],
] as const;
const CODE = /\.tsx?$/;
const TEST = /\.test\.tsx?$/;
const GENERATED = /\.(gen|d|config)\.tsx?$/;

const rankOf = (room: string): number => RANKS.findIndex((rooms) => rooms.some((r) => r === room));

/** The room of src that a path below the root belongs to: its folder, or the name of a file beside them. */
const roomOf = (path: string): string => {
  const [, room = '', ...rest] = path.split('/');
  if (rest.length > 0) return room;
  // The route tree is generated from the routes, and the router is what imports it.
  return room === 'routeTree.gen.ts' ? 'router' : room.replace(TEST, '').replace(CODE, '');
};

const isCode = (path: string): boolean => extname(path) === '' || CODE.test(path);

/** The rule that an import from one file of src by another breaks, if any. Paths are below the root. */
const brokenDirection = (from: string, to: string): string | undefined => {
  const [fromRoom, toRoom] = [roomOf(from), roomOf(to)];
  if (fromRoom === toRoom) {
    const [fromFeature, toFeature] = [from.split('/')[2], to.split('/')[2]];
    const isForeign = fromRoom === 'features' && fromFeature !== toFeature;
    return isForeign ? `feature ${fromFeature} imports feature ${toFeature}` : undefined;
  }
  if (!isCode(to)) return undefined;
  const [fromRank, toRank] = [rankOf(fromRoom), rankOf(toRoom)];
  if (fromRank === -1 || toRank === -1 || toRank < fromRank) return undefined;
  return fromRank === toRank
    ? `${fromRoom} and ${toRoom} never import each other`
    : `${fromRoom} imports ${toRoom}, which stands to its right`;
};

/** The rule that a file of src breaks by importing `to` (a path below the root). */
const brokenBySource = (from: string, to: string): string | undefined => {
  const [top] = to.split('/');
  if (top === 'src') return brokenDirection(from, to);
  if (roomOf(from) === 'contract' && !TEST.test(from)) {
    return 'contract imports zod and itself, nothing else';
  }
  if (top === 'server') return 'src never imports server';
  if (top === 'tests' && !TEST.test(from)) return 'only tests import from tests';
  return top === 'scripts' ? 'src never imports scripts' : undefined;
};

/** The rule that a file of the server breaks by importing `to` (a path below the root). */
const brokenByServer = (from: string, to: string): string | undefined => {
  const [top, room] = to.split('/');
  if (top === 'src' && room !== 'contract')
    return 'server imports src/contract and nothing else of src';
  if (top === 'tests' && !TEST.test(from)) return 'only tests import from tests';
  return top === 'scripts' ? 'server never imports scripts' : undefined;
};

const brokenRule = (file: string, specifier: string): string | undefined => {
  if (!specifier.startsWith('.')) {
    const isFree = !file.startsWith('src/contract/') || TEST.test(file);
    return isFree || /^zod(\/mini)?$/.test(specifier)
      ? undefined
      : 'contract imports zod and itself, nothing else';
  }
  const to = posix.join(posix.dirname(file), specifier);
  return file.startsWith('src/') ? brokenBySource(file, to) : brokenByServer(file, to);
};

/** Everything that a module imports: imports, re-exports, `import()` of a literal, and `import()` in a type. */
const importsOf = (file: string, code: string): { imports: Import[]; defaultExport?: number } => {
  const { module, program, errors } = parseSync(file, code);
  const [problem] = errors;
  if (problem) throw new Failure(`${file} cannot be read: ${problem.message}`);
  const imports: Import[] = [];
  for (const { moduleRequest } of module.staticImports) {
    imports.push({ specifier: moduleRequest.value, start: moduleRequest.start });
  }
  let defaultExport: number | undefined;
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, exportName, start } of entries) {
      if (moduleRequest)
        imports.push({ specifier: moduleRequest.value, start: moduleRequest.start });
      if (exportName.kind === 'Default' || exportName.name === 'default') defaultExport = start;
    }
  }
  const take = (node: { type: string; value?: unknown; start: number }) => {
    if (typeof node.value === 'string') imports.push({ specifier: node.value, start: node.start });
  };
  const visitor: VisitorObject = {};
  visitor.ImportExpression = (node) => take(node.source);
  visitor.TSImportType = (node) => take(node.source);
  new Visitor(visitor).visit(program);
  return { imports, defaultExport };
};

const lineAt = (code: string, offset: number): number => code.slice(0, offset).split('\n').length;

/**
 * The rules of the house that one file of `src` or `server` breaks.
 * @param file its path below the root, with `/` between folders
 */
export const checkFile = (file: string, code: string): Violation[] => {
  const { imports, defaultExport } = importsOf(file, code);
  const violations: Violation[] = [];
  const add = (offset: number, rule: string) =>
    violations.push({ file, line: lineAt(code, offset), rule });
  // Under routes, a file's name is its address.
  if (/\/index\.tsx?$/.test(file) && !file.startsWith('src/routes/')) add(0, 'no index files');
  if (file.startsWith('src/') && !GENERATED.test(file)) {
    if (rankOf(roomOf(file)) === -1) add(0, 'this file belongs to no room of src');
    if (defaultExport !== undefined) add(defaultExport, 'no default exports in src');
  }
  for (const { specifier, start } of imports) {
    const rule = brokenRule(file, specifier);
    if (rule) add(start, `${rule} (${specifier})`);
  }
  return violations;
};

/** Checks every file of src and server below `folder`. */
export const checkTree = async (
  folder: string,
): Promise<{ files: number; violations: Violation[] }> => {
  const found = await Promise.all(
    ['src', 'server'].map(async (top) => {
      const names = await readdir(join(folder, top), { recursive: true }).catch(() => []);
      return names.filter((name) => CODE.test(name)).map((name) => join(folder, top, name));
    }),
  );
  const paths = found.flat().sort();
  const checked = await Promise.all(
    paths.map(async (path) =>
      checkFile(relative(folder, path).split(sep).join('/'), await readFile(path, 'utf8')),
    ),
  );
  return { files: paths.length, violations: checked.flat() };
};

if (import.meta.main) {
  await runCommand(async () => {
    const { files, violations } = await checkTree(root);
    for (const { file, line, rule } of violations) tell(`${file}:${line} ${rule}`);
    tell(`${files} files, ${violations.length} imports or exports against the rules.`);
    return violations.length > 0 ? 1 : 0;
  });
}
