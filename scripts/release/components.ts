import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '#scripts/setup/paths.mjs';
import { BUNDLED_PACKAGES } from '#scripts/vite/bundled-packages.ts';
import { readLock } from './lock.ts';

/** A package that is in a release, as files or as part of the build. */
export type Component = {
  name: string;
  version: string;
  /** An SPDX expression. */
  licence: string;
  homepage?: string;
  /** As in package-lock.json: `sha512-` and base64. */
  integrity?: string;
  /** The texts that it comes with; empty if it has none. */
  texts: string[];
};

type Manifest = { name: string; version: string; license?: string; homepage?: string };

/** A package's licence files; one without, such as sharp's libraries, says its licences in its README. */
function textsOf(folder: string): string[] {
  const names = readdirSync(folder).sort();
  const licences = names.filter((name) => /^(licen[cs]e|copying|notice)/i.test(name));
  const chosen = licences.length > 0 ? licences : names.filter((name) => /^readme/i.test(name));
  return chosen.map((name) => readFileSync(join(folder, name), 'utf8').trim());
}

/** Which packages the builds in `dist` and `dist-server` contain, as `node_modules/…`. */
const bundled = (): string[] =>
  ['dist', 'dist-server'].flatMap(
    (build) => JSON.parse(readFileSync(inRoot(build, BUNDLED_PACKAGES), 'utf8')) as string[],
  );

/**
 * Every package in the release, in the order of their names. `installed` are those that come as files: folder on disk
 * by `node_modules/…`.
 */
export function listComponents(installed: ReadonlyMap<string, string>): Component[] {
  const { packages } = readLock();
  const folders = new Map([
    ...bundled().map((folder) => [folder, inRoot(folder)] as const),
    ...installed,
  ]);
  const found = new Map<string, Component>();
  for (const [folder, path] of folders) {
    const manifest = join(path, 'package.json');
    if (!existsSync(manifest)) continue;
    const { name, version, license, homepage } = JSON.parse(
      readFileSync(manifest, 'utf8'),
    ) as Manifest;
    const integrity = packages[folder]?.integrity;
    found.set(`${name}@${version}`, {
      name,
      version,
      licence: license ?? packages[folder]?.license ?? 'UNKNOWN',
      ...(homepage && { homepage }),
      ...(integrity && { integrity }),
      texts: textsOf(path),
    });
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, component]) => component);
}
