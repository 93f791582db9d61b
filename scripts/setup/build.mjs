import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runQuietly } from './child.mjs';
import { tell } from './failure.mjs';
import { inRoot, sha256, toolEnv, toolPath } from './paths.mjs';

const stamp = inRoot('dist', '.build-hash');
const FOLDERS = ['src', 'server', 'locales', 'public', 'scripts/vite'];
const ROOT_FILES = /^(index\.html|package-lock\.json|tsconfig\.base\.json|.+\.config\.ts|\.env.*)$/;
/** The build itself writes the route tree; tests are not part of the app. */
const NO_INPUT = /(\.gen\.ts|\.test\.tsx?)$/;

/** @param {string} folder @returns {Promise<string[]>} The paths of all files in it; empty if it doesn't exist. */
const filesOf = async (folder) => {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  const paths = entries
    .filter((entry) => !NO_INPUT.test(entry.name))
    .map(async (entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesOf(path) : [path];
    });
  return (await Promise.all(paths)).flat();
};

/** Hashes all inputs of the build. */
const inputHash = async () => {
  const rootFiles = (await readdir(inRoot('.'))).filter((name) => ROOT_FILES.test(name));
  const files = [
    ...(await Promise.all(FOLDERS.map((folder) => filesOf(inRoot(folder))))).flat(),
    ...rootFiles.map((name) => inRoot(name)),
  ].sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const settings = Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .map((setting) => setting.join('='))
    .sort();
  return sha256(...files.flatMap((file, i) => [file, contents[i] ?? '']), ...settings);
};

/** @param {boolean} always @returns {Promise<void>} */
const buildIfChanged = async (always) => {
  const hash = await inputHash();
  const built = await readFile(stamp, 'utf8').catch(() => '');
  if (built === hash && existsSync(inRoot('dist-server', 'main.js')) && !always) return;
  tell('Building the app…');
  const env = { ...toolEnv(), NODE_ENV: 'production' };
  const build = (/** @type {string[]} */ ...more) =>
    runQuietly('The build', toolPath('vite'), ['build', '--logLevel', 'warn', ...more], env);
  await Promise.all([
    build(),
    // The server, and its renderers for pages and mails.
    build('--ssr', '--outDir', 'dist-server'),
  ]);
  await writeFile(stamp, hash);
};

/** @type {Promise<void> | undefined} */
let building;

/**
 * Builds the browser app into `dist` and the server into `dist-server` if their inputs have changed. Whoever asks
 * meanwhile waits for the same build. Requires the installed packages. Throws a Failure with Vite's output.
 * @param {{ always?: boolean }} [options]
 * @returns {Promise<void>}
 */
export const ensureBuilt = ({ always = false } = {}) => {
  building ??= buildIfChanged(always).finally(() => {
    building = undefined;
  });
  return building;
};
