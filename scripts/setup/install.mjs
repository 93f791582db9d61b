import { existsSync } from 'node:fs';
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { runQuietly } from './child.mjs';
import { Failure, tell } from './failure.mjs';
import { inRoot, machineEnv, nodePath, sha256 } from './paths.mjs';

/** The lockfile's hash at the time of the last whole installation. */
const stamp = inRoot('node_modules', '.installed-lock');
const OLDEST_NODE = 24;

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage */

/** @param {string} path @returns {Promise<Record<string, LockedPackage>>} */
const lockedPackages = async (path) => JSON.parse(await readFile(path, 'utf8')).packages;

/** Whether somebody ran npm by hand and what is installed matches the lockfile, by npm's own record. */
const isInstalledByHand = async () => {
  const note = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = await lockedPackages(note);
  const wanted = Object.entries(await lockedPackages(inRoot('package-lock.json')));
  return wanted.every(([path, { version, integrity, optional }]) => {
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === version && found.integrity === integrity : optional === true;
  });
};

/** Makes `nodePath` a Node that runs here, if necessary the machine's own. */
const ensureNode = async () => {
  try {
    return await runQuietly('Node', nodePath, ['--version'], machineEnv());
  } catch {
    // The package `node` has no binary for this machine (another C library, or install scripts are off).
  }
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    throw new Failure(
      `No Node ${OLDEST_NODE} for this machine came with the packages. Install Node ${OLDEST_NODE} or newer, then try again.`,
    );
  }
  await rm(nodePath, { force: true });
  await symlink(process.execPath, nodePath);
};

/**
 * Installs what the lockfile says, when it is not there already. Raises a Failure with npm's words otherwise.
 * @returns {Promise<void>}
 */
export const ensureInstalled = async () => {
  const lock = sha256(await readFile(inRoot('package-lock.json')));
  const installed = await readFile(stamp, 'utf8').catch(() => '');
  if (installed === lock && existsSync(nodePath)) return;
  if (!(await isInstalledByHand())) {
    tell('Installing packages (once, about a minute)…');
    // With NODE_ENV=production, npm would leave out what builds the app.
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    await runQuietly('npm ci', 'npm', args, machineEnv());
  }
  await ensureNode();
  await writeFile(stamp, lock);
};
