import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { inRoot } from '#scripts/setup/paths.mjs';
import { migrationNames } from '#server/platform/database/migrate.ts';

/** A folder for each release, with its database (`database.sql`) and its contract (`contract.json`). */
const RELEASES = inRoot('tests', 'upgrades');

export const MIGRATIONS = inRoot('server', 'platform', 'database', 'migrations');

/** The path of a file that is kept of a release. */
export const keptFile = (version: string, name: string): string => `${RELEASES}/${version}/${name}`;

const numbersOf = (version: string): number[] => version.split('.').map(Number);

/** Negative if the first version is the earlier one, 0 if they are the same. */
export const compareVersions = (one: string, other: string): number => {
  const [parts, others] = [numbersOf(one), numbersOf(other)];
  const at = parts.findIndex((part, i) => part !== others[i]);
  return at === -1 ? 0 : (parts[at] ?? 0) - (others[at] ?? 0);
};

/** The versions that a changelog gives a date, the earliest first. */
export const releasedVersions = (changelog: string): string[] =>
  Array.from(
    changelog.matchAll(/^## \[(\d{1,4}\.\d{1,4}\.\d{1,4})\]/gm),
    ([, version = '']) => version,
  ).sort(compareVersions);

/** The versions of which something is kept, the earliest first. */
export const keptVersions = async (): Promise<string[]> =>
  (await readdir(RELEASES))
    .filter((name) => /^\d{1,4}\.\d{1,4}\.\d{1,4}$/.test(name))
    .sort(compareVersions);

/** A line of a dump for each migration that made its schema. */
const MIGRATION_LINE = /^-- (\d{4}_\w{1,80}\.sql) ([0-9a-f]{64})$/gm;

/** The SHA-256 of each migration that made the schema of a dump, by its name. */
export const migrationsOf = (dump: string): Map<string, string> =>
  new Map(Array.from(dump.matchAll(MIGRATION_LINE), ([, name = '', hash = '']) => [name, hash]));

/** The same of the migrations in a folder, in their order. */
export async function hashMigrations(folder = MIGRATIONS): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const name of await migrationNames(folder)) {
    const hash = createHash('sha256').update(await readFile(`${folder}/${name}`));
    hashes.set(name, hash.digest('hex'));
  }
  return hashes;
}

/** The last kept version before this one; undefined if it is the first. */
export const versionBefore = async (version: string): Promise<string | undefined> =>
  (await keptVersions()).findLast((kept) => compareVersions(kept, version) < 0);
