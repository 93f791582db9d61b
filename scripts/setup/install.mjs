import { existsSync } from 'node:fs';
import { readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runQuietly } from './child.mjs';
import { Failure, tell } from './failure.mjs';
import { inRoot, machineEnv, nodePath, sha256 } from './paths.mjs';

/** Stores the lockfile's hash at the last installation, and the installed extent. */
const stamp = inRoot('node_modules', '.installed-lock');
const OLDEST_NODE = 24;

/** `start`: packages to build and run the app; `all`: also those to develop and test it. */
/** @typedef {'start' | 'all'} Extent */
/** @typedef {{ version?: string, integrity?: string, dev?: boolean, link?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage */

/** @param {string} path @returns {Promise<Record<string, LockedPackage>>} */
const lockedPackages = async (path) => JSON.parse(await readFile(path, 'utf8')).packages;

/**
 * The installed extent by npm's own record: a developer may have run npm by hand.
 * @returns {Promise<Extent | undefined>}
 */
const recordedExtent = async () => {
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
  // Workspaces are links, and for development.
  const isForStart = wrong.every(([path, { dev, link }]) => (dev || link) && !installed[path]);
  return isForStart ? 'start' : undefined;
};

/** Package files that only people and type checkers read: a quarter of the installation for a start. */
const NOT_RUN = /^(?!licen[cs]e).*\.(map|md|[cm]?tsx?)$/i;
/** Builds of packages that nothing here loads: `scripts/vite/api-docs.ts` takes the one bundle of Swagger UI. */
const OTHER_BUILD =
  /^(?:swagger-ui(?:-es-bundle|-es-bundle-core|-standalone-preset)?|react-dom-profiling\..+)\.js$/;

/**
 * Deletes files that never run from the packages in `folder`. Doesn't follow links: workspaces are links to our own
 * folders.
 * @param {string} folder
 * @returns {Promise<void>}
 */
export const deleteNotRun = async (folder) => {
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) await deleteNotRun(path);
      else if (entry.isFile() && [NOT_RUN, OTHER_BUILD].some((one) => one.test(entry.name)))
        await rm(path);
    }),
  );
};

/** Ensures that `nodePath` runs here; falls back to a link to the machine's Node. */
const ensureNode = async () => {
  // Contains headers to compile add-ons (68 MB), and a second link to the program.
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
 * Installs the `wanted` extent of the lockfile unless already installed. Throws a Failure with npm's output.
 * @param {Extent} [wanted]
 * @returns {Promise<void>}
 */
export const ensureInstalled = async (wanted = 'all') => {
  const lock = sha256(await readFile(inRoot('package-lock.json')));
  const [lastLock, last] = (await readFile(stamp, 'utf8').catch(() => '')).split(' ');
  const isCurrent = lastLock === lock && existsSync(nodePath);
  if (isCurrent && (last === 'all' || last === wanted)) return;
  let extent = isCurrent ? last : await recordedExtent();
  // npm's record doesn't know about the files that `deleteNotRun` deleted.
  if (extent === 'all' && last === 'start') extent = 'start';
  if (extent !== 'all' && extent !== wanted) {
    tell('Installing packages (once, about a minute)…');
    if (extent === 'start') tell('Restart a server that is running: its packages are replaced.');
    // A full installation stays full with a new lockfile.
    extent = last === 'all' ? last : wanted;
    // Explicit, since npm would follow NODE_ENV.
    const dev = extent === 'all' ? '--include=dev' : '--omit=dev';
    const args = ['ci', dev, '--no-audit', '--no-fund', '--loglevel=error'];
    await runQuietly('npm ci', 'npm', args, machineEnv());
    if (extent === 'start') await deleteNotRun(inRoot('node_modules'));
  }
  await ensureNode();
  await writeFile(stamp, `${lock} ${extent}`);
};
