import { createHash } from 'node:crypto';
import { delimiter, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * The path of a file in the repository.
 * @param {string[]} parts
 */
export const inRoot = (...parts) => join(root, ...parts);

/** The Node runtime that the lockfile installs (the npm package `node`). */
export const nodePath = inRoot('node_modules', '.bin', 'node');

/**
 * The path of a command that the lockfile installs.
 * @param {string} name
 */
export const toolPath = (name) => inRoot('node_modules', '.bin', name);

/** @param {string | undefined} folder */
const isToolFolder = (folder) => folder?.includes(`node_modules${sep}.bin`) ?? false;

/** The folders of PATH without `node_modules/.bin`, which npm prepends. */
export const machineFolders = () =>
  (process.env.PATH ?? '').split(delimiter).filter((folder) => folder && !isToolFolder(folder));

/** @returns {NodeJS.ProcessEnv} An environment with the machine's own `node` and `npm`. */
export const machineEnv = () => ({ ...process.env, PATH: machineFolders().join(delimiter) });

/** @returns {NodeJS.ProcessEnv} An environment with `node` and every tool from the lockfile. */
export const toolEnv = () => ({
  ...process.env,
  PATH: [inRoot('node_modules', '.bin'), ...machineFolders()].join(delimiter),
});

/**
 * The SHA-256 of a sequence of texts or bytes, in hex.
 * @param {(string | Uint8Array)[]} parts
 */
export const sha256 = (...parts) => {
  const hash = createHash('sha256');
  // Including the length makes different splits of one text hash differently.
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
};
