import { existsSync } from 'node:fs';
import { readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runQuietly } from './child.mjs';
import { Failure, tell } from './failure.mjs';
import { inRoot, machineEnv, nodePath, sha256 } from './paths.mjs';

/** The lockfile's hash at the time of the last installation, and how much of it was installed. */
const stamp = inRoot('node_modules', '.installed-lock');
const OLDEST_NODE = 24;

/** `start` is what the app is built with and runs on, `all` also what it is developed and tested with. */
/** @typedef {'start' | 'all'} Extent */
/** @typedef {{ version?: string, integrity?: string, dev?: boolean, link?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage */

/** @param {string} path @returns {Promise<Record<string, LockedPackage>>} */
const lockedPackages = async (path) => JSON.parse(await readFile(path, 'utf8')).packages;

/**
 * How much of the lockfile is there by npm's own record: somebody may have run npm by hand.
 * @returns {Promise<Extent | undefined>}
 */
const installedByHand = async () => {
  const note = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(note)) return undefined;
  const installed = await lockedPackages(note);
  const wrong = Object.entries(await lockedPackages(inRoot('package-lock.json'))).filter(
    ([path, { version, integrity, optional, devOptional }]) => {
      const found = installed[path];
      if (!found) return path !== '' && !optional && !devOptional;
      return found.version !== version || found.integrity !== integrity;
    },
  );
  if (wrong.length === 0) return 'all';
  // A workspace is a link, and for development.
  const isForStart = wrong.every(([path, { dev, link }]) => (dev || link) && !installed[path]);
  return isForStart ? 'start' : undefined;
};

/** Files of packages that only people and type checkers read: a quarter of what a start would install. */
const NOT_RUN = /\.(map|md|[cm]?tsx?)$/;

/**
 * Deletes from the packages in `folder` what nothing runs. Links aren't followed: a workspace is one, to a folder of
 * our own.
 * @param {string} folder
 * @returns {Promise<void>}
 */
export const deleteNotRun = async (folder) => {
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) await deleteNotRun(path);
      else if (entry.isFile() && NOT_RUN.test(entry.name)) await rm(path);
    }),
  );
};

/** Makes `nodePath` a Node that runs here, if necessary the machine's own. */
const ensureNode = async () => {
  // Headers to compile add-ons with (68 MB), and a second link to the program itself.
  await rm(inRoot('node_modules', 'node', 'node_modules'), { recursive: true, force: true });
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
 * Installs what the lockfile says, as far as it is wanted and not there already. Raises a Failure with npm's words
 * otherwise.
 * @param {Extent} [wanted]
 * @returns {Promise<void>}
 */
export const ensureInstalled = async (wanted = 'all') => {
  const lock = sha256(await readFile(inRoot('package-lock.json')));
  const [lastLock, last] = (await readFile(stamp, 'utf8').catch(() => '')).split(' ');
  const isCurrent = lastLock === lock && existsSync(nodePath);
  if (isCurrent && (last === 'all' || last === wanted)) return;
  let extent = isCurrent ? last : await installedByHand();
  // npm's record knows nothing of the files that were deleted after a start.
  if (extent === 'all' && last === 'start') extent = 'start';
  if (extent !== 'all' && extent !== wanted) {
    tell('Installing packages (once, about a minute)…');
    if (extent === 'start') tell('Restart a server that is running: its packages are replaced.');
    // Who had everything is given everything of a new lockfile.
    extent = last === 'all' ? last : wanted;
    // Said, for npm would go by NODE_ENV.
    const dev = extent === 'all' ? '--include=dev' : '--omit=dev';
    const args = ['ci', dev, '--no-audit', '--no-fund', '--loglevel=error'];
    await runQuietly('npm ci', 'npm', args, machineEnv());
    if (extent === 'start') await deleteNotRun(inRoot('node_modules'));
  }
  await ensureNode();
  await writeFile(stamp, `${lock} ${extent}`);
};
