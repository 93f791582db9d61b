import { readFileSync } from 'node:fs';
import { inRoot } from '#scripts/setup/paths.mjs';

/** What package-lock.json says of an installed package. */
type LockedPackage = {
  version: string;
  integrity?: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

/** Every package by its folder (`node_modules/…`). */
export type Locked = Record<string, LockedPackage>;

type Lock = { lockfileVersion: number; packages: Locked };

export const readLock = (): Lock =>
  JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as Lock;

/** The folder from which the package in `from` loads `name`, as Node finds it; undefined if nothing brings it. */
function folderOf(packages: Locked, from: string, name: string): string | undefined {
  for (let at = from; at; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const own = `${at}/node_modules/${name}`;
    if (packages[own]) return own;
  }
  const shared = `node_modules/${name}`;
  return packages[shared] && shared;
}

/** The part of the lock that these packages and whatever they depend on are in. */
export function lockedFor({ packages }: Lock, names: readonly string[]): Locked {
  const found: Locked = {};
  const visit = (from: string, name: string): void => {
    const folder = folderOf(packages, from, name);
    const locked = folder && packages[folder];
    if (!locked || found[folder]) return;
    found[folder] = locked;
    const { dependencies, optionalDependencies } = locked;
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies }))
      visit(folder, next);
  };
  for (const name of names) visit('', name);
  return found;
}
