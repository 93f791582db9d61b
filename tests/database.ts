import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Connection, openEmbedded } from '#server/platform/database/connection.ts';

const project = join(dirname(fileURLToPath(import.meta.url)), '..');
const migrations = join(project, 'server', 'platform', 'database', 'migrations');
const cache = join(project, '.cache');

/** Maximum milliseconds of a query in tests, which write whole tables at once on slow machines. */
const ANSWER_MAX = 300_000;

/** A hash of what determines a fresh database: the engine and the migrations. */
async function contentHash(): Promise<string> {
  const hash = createHash('sha256');
  hash.update(await readFile(join(project, 'package-lock.json')));
  for (const name of (await readdir(migrations)).sort())
    hash.update(name).update(await readFile(join(migrations, name)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * A fresh database in memory. Creating one takes seconds, so the first one after a change of the migrations is
 * saved, and the others start as copies of it.
 */
export async function openTestDatabase(): Promise<Connection> {
  const path = join(cache, `database-${await contentHash()}.tar`);
  if (existsSync(path))
    return openEmbedded({ snapshot: await readFile(path), answerMs: ANSWER_MAX });
  const connection = await openEmbedded({ answerMs: ANSWER_MAX });
  const snapshot = await connection.dump();
  await mkdir(cache, { recursive: true });
  // Gets its name only once it is complete, since other workers may look for it.
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, snapshot);
  await rename(unfinished, path);
  return connection;
}

/**
 * Copies a folder by reading and writing its files. Node's own copying is left to the system, which on some disks
 * takes ten times as long for the thousand files of a database.
 */
function copyFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target);
    else writeFileSync(target, readFileSync(source));
  }
}

/**
 * A new temporary data folder for a server, with a copy of a fresh database: creating one for each server would take
 * most of a test's time.
 */
export async function makeDataFolder(): Promise<string> {
  const template = join(cache, `database-${await contentHash()}`);
  if (!existsSync(template)) {
    const unfinished = `${template}.${randomUUID()}`;
    await (await openEmbedded({ folder: unfinished })).close();
    // Another worker may have been faster; its copy is just as good.
    await rename(unfinished, template).catch(() => rm(unfinished, { recursive: true }));
  }
  const folder = await mkdtemp(join(tmpdir(), 'meydan-data-'));
  copyFolder(template, join(folder, 'database'));
  return folder;
}
