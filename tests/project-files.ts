import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const ignored = readFileSync('.gitignore', 'utf8').replaceAll('/', '').split('\n');
const [folders, files] = [true, false].map((isFolder) =>
  readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() === isFolder)
    .map(({ name }) => name)
    .filter((name) => name !== '.git' && !ignored.includes(name)),
) as [string[], string[]];

/** A workspace's packages. */
const isIgnored = (folder: string): boolean => folder.split(sep).includes('node_modules');

/** The paths of the project's files whose names `pattern` matches, without generated folders. */
export const projectFiles = (pattern: RegExp): string[] =>
  [
    ...files,
    ...folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !isIgnored(entry.parentPath))
        .map((entry) => join(entry.parentPath, entry.name)),
    ),
  ].filter((path) => pattern.test(path));
