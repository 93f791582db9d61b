import { globSync, readFileSync } from 'node:fs';
import { inRoot } from '#scripts/setup/paths.mjs';
import { serverCommands } from '#scripts/setup/server-commands.mjs';
import { SERVER_ENV, SERVER_OPTIONS } from '#scripts/setup/server-options.mjs';
import { listComponents } from './components.ts';
import { licencesText } from './licences.ts';
import { partsList } from './parts-list.ts';

/** A release's files: content by the name in the archive. */
export type Files = Map<string, Uint8Array>;

/** What the server reads of the repository, and what an operator reads. */
const TAKEN = [
  'dist/**',
  'dist/.vite/manifest.json',
  'dist-server/**',
  'server/platform/database/migrations/*.sql',
  'server/domains/places/places.tsv',
  'server/domains/search/synonyms/*.txt',
  'docs/operating.md',
  'deploy/**',
  'CHANGELOG.md',
  'LICENSE',
];
/** Tests of `deploy`. */
const LEFT_OUT = /\.test\.yml$/;

/** What a release says of itself, from package.json. */
export type Project = { version: string; description: string; license: string };

const asJson = (content: unknown): Buffer => Buffer.from(`${JSON.stringify(content, null, 2)}\n`);

/** The release's own package.json, so that `npm start` and the commands work in it without an installation. */
function manifestOf({ version, description, license }: Project): Buffer {
  const commands = Object.keys(serverCommands()).map(
    (name) => [name, `node meydan.mjs ${name}`] as const,
  );
  return asJson({
    name: 'meydan',
    version,
    private: true,
    description,
    license,
    type: 'module',
    scripts: { start: 'node meydan.mjs', ...Object.fromEntries<string>(commands) },
    engines: { node: '>=24' },
  });
}

/**
 * Collects everything that is in a release from the builds, the repository and `installed` (paths by name in
 * `node_modules`). `time` is the day that it says of itself.
 */
export function collectFiles(
  project: Project,
  installed: ReadonlyMap<string, string>,
  time: Date,
): Files {
  const files: Files = new Map();
  const taken = TAKEN.flatMap((pattern) =>
    globSync(pattern, { cwd: inRoot(), withFileTypes: true }),
  );
  for (const entry of taken) {
    const path = `${entry.parentPath}/${entry.name}`;
    const name = path.slice(inRoot().length + 1);
    if (entry.isFile() && !LEFT_OUT.test(name) && !name.startsWith('dist-server/.'))
      files.set(name, readFileSync(path));
  }
  for (const [name, path] of installed) files.set(name, readFileSync(path));
  const folders = [...installed]
    .filter(([name]) => /^(?:node_modules\/(?:@[^/]+\/)?[^/]+\/)+package\.json$/.test(name))
    .map(([name, path]) => [name, path].map((one) => one.replace(/\/package\.json$/, '')));
  const components = listComponents(new Map(folders.map(([name = '', path = '']) => [name, path])));
  files.set('package.json', manifestOf(project));
  files.set('meydan.mjs', readFileSync(inRoot('scripts', 'release', 'start.mjs')));
  files.set(
    'start.json',
    asJson({ server: SERVER_OPTIONS, env: SERVER_ENV, commands: serverCommands() }),
  );
  files.set('README.md', readFileSync(inRoot('deploy', 'README.md')));
  files.set('licences.txt', Buffer.from(licencesText(components)));
  files.set('sbom.cdx.json', Buffer.from(partsList(components, project.version, time)));
  return files;
}
