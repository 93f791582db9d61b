import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Connection, openEmbedded } from '../server/db/connection.ts';

const project = join(dirname(fileURLToPath(import.meta.url)), '..');
const migrations = join(project, 'server', 'db', 'migrations');
const cache = join(project, '.cache');

/** Milliseconds that a query of a test may take: whole tables are written at once, on slow machines. */
const ANSWER_MAX = 300_000;

/** What the content of a fresh database depends on: the engine and the migrations. */
async function snapshotName(): Promise<string> {
  const hash = createHash('sha256');
  hash.update(await readFile(join(project, 'package-lock.json')));
  for (const name of (await readdir(migrations)).sort())
    hash.update(name).update(await readFile(join(migrations, name)));
  return `database-${hash.digest('hex').slice(0, 16)}.tar`;
}

/**
 * A fresh database in memory. Making one takes seconds, most of them for what is always the same; so the
 * first one that a change of the migrations asks for is kept, and the others begin as copies of it.
 */
export async function openTestDatabase(): Promise<Connection> {
  const path = join(cache, await snapshotName());
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
