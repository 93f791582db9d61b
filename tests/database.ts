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

/** Milliseconds that a query of a test may take: whole tables are written at once, on slow machines. */
const ANSWER_MAX = 300_000;

/** What the content of a fresh database depends on: the engine and the migrations. */
async function contentHash(): Promise<string> {
  const hash = createHash('sha256');
  hash.update(await readFile(join(project, 'package-lock.json')));
  for (const name of (await readdir(migrations)).sort())
    hash.update(name).update(await readFile(join(migrations, name)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * A fresh database in memory. Making one takes seconds, most of them for what is always the same; so the
 * first one that a change of the migrations asks for is kept, and the others begin as copies of it.
 */
export async function openTestDatabase(): Promise<Connection> {
  const path = join(cache, `database-${await contentHash()}.tar`);
  if (existsSync(path))
    return openEmbedded({ snapshot: await readFile(path), answerMs: ANSWER_MAX });
  const connection = await openEmbedded({ answerMs: ANSWER_MAX });
  const snapshot = await connection.dump();
  await mkdir(cache, { recursive: true });
  // Under its name only when it is whole: other workers may look for it meanwhile.
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, snapshot);
  await rename(unfinished, path);
  return connection;
}

/**
 * Copies a folder by reading and writing its files. Node's own copying leaves that to the system, which takes ten
 * times as long for the thousand files of a database on some disks.
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
 * A new data folder for a server, below the system's temporary one, whose database is a copy of a fresh one:
 * making it anew for each server would be most of what its test does.
 */
export async function makeDataFolder(): Promise<string> {
  const template = join(cache, `database-${await contentHash()}`);
  if (!existsSync(template)) {
    const unfinished = `${template}.${randomUUID()}`;
    await (await openEmbedded({ folder: unfinished })).close();
    // Another worker may have been a moment earlier: one is as good as the other.
    await rename(unfinished, template).catch(() => rm(unfinished, { recursive: true }));
  }
  const folder = await mkdtemp(join(tmpdir(), 'meydan-data-'));
  copyFolder(template, join(folder, 'database'));
  return folder;
}
