import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Connection, connectEmbedded, createEmbedded } from '../server/db/connection.ts';

const project = join(dirname(fileURLToPath(import.meta.url)), '..');
const migrations = join(project, 'server', 'db', 'migrations');
const cache = join(project, '.cache');

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
    return connectEmbedded(await createEmbedded(undefined, new Blob([await readFile(path)])));
  const client = await createEmbedded();
  const connection = await connectEmbedded(client);
  const snapshot = await client.dumpDataDir('none');
  await mkdir(cache, { recursive: true });
  // Under its name only when it is whole: other workers may look for it meanwhile.
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, new Uint8Array(await snapshot.arrayBuffer()));
  await rename(unfinished, path);
  return connection;
}
