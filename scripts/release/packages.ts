import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runQuietly } from '#scripts/setup/child.mjs';
import { tell } from '#scripts/setup/failure.mjs';
import { machineEnv } from '#scripts/setup/paths.mjs';
import { NOT_BUNDLED } from '#scripts/vite/bundled-packages.ts';
import { FONT_FILES, FONT_PACKAGE } from '#server/site/social-images/fonts.ts';
import { lockedFor, readLock } from './lock.ts';
import { PLATFORMS } from './platforms.ts';

/** What a release installs; everything else is in the build. */
const INSTALLED = [...NOT_BUNDLED, FONT_PACKAGE];

/** Files of a package that no server runs: texts for people but its licence, sources, other module formats. */
const NEVER_RUN = /(^|\/)(?!licen[cs]e)[^/]+\.(map|md|[cm]?tsx?|gyp|bnf|h)$/i;
const PGLITE = /^node_modules\/@electric-sql\/pglite\//;
const FONT = new RegExp(`^node_modules/${FONT_PACKAGE}/`);
const SHARP_SOURCES = /^node_modules\/sharp\/(src|install)\//;

/** Whether a release needs this file of an installed package. `path` begins with `node_modules/`. */
function isRun(path: string): boolean {
  if (path.startsWith('node_modules/.') || NEVER_RUN.test(path) || SHARP_SOURCES.test(path))
    return false;
  if (/\/(package\.json|licen[cs]e[^/]*)$/i.test(path)) return true;
  // The server is a module, and its schema has one extension.
  if (PGLITE.test(path))
    return !/\.cjs$|\/dist\/(live|worker)\/|\/(?!pg_trgm\.)[^/]+\.tar\.gz$/.test(path);
  return !FONT.test(path) || FONT_FILES.some((name) => path.endsWith(`/${name}`));
}

/** Installs into `folder` for one platform, as package-lock.json says, without running scripts of packages. */
async function install(folder: string, platform: (typeof PLATFORMS)[number]): Promise<void> {
  const lock = readLock();
  const packages = lockedFor(lock, INSTALLED);
  const dependencies = Object.fromEntries(
    INSTALLED.map((name) => [name, packages[`node_modules/${name}`]?.version ?? '']),
  );
  const root = { name: 'release', dependencies };
  const write = (name: string, content: unknown) =>
    writeFile(join(folder, name), JSON.stringify(content));
  await mkdir(folder, { recursive: true });
  await write('package.json', root);
  await write('package-lock.json', {
    lockfileVersion: lock.lockfileVersion,
    packages: { '': root, ...packages },
  });
  const { os, cpu, libc } = platform;
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  const target = [`--os=${os}`, `--cpu=${cpu}`, `--libc=${libc}`];
  await runQuietly('npm ci', 'npm', [...args, ...target], machineEnv(), { cwd: folder });
}

/**
 * Installs the packages of a release for every platform into a temporary folder, and gives the files that run by their
 * names in the release (`node_modules/…`). `remove` deletes the folder.
 */
export async function installPackages(): Promise<{
  files: Map<string, string>;
  remove: () => Promise<void>;
}> {
  const top = await mkdtemp(join(tmpdir(), 'meydan-release-'));
  const remove = () => rm(top, { recursive: true, force: true });
  try {
    const files = new Map<string, string>();
    for (const platform of PLATFORMS) {
      tell(`Installing its packages for ${platform.os} ${platform.cpu}…`);
      const folder = join(top, platform.cpu);
      await install(folder, platform);
      const found = await readdir(join(folder, 'node_modules'), {
        recursive: true,
        withFileTypes: true,
      });
      for (const entry of found) {
        const path = join(entry.parentPath, entry.name);
        const name = relative(folder, path);
        if (entry.isFile() && isRun(name)) files.set(name, path);
      }
    }
    return { files, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
