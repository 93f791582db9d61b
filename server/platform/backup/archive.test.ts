import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { createDiskStore } from '#server/platform/storage/disk-store.ts';
import { createReader, createWriter, keepChunks } from './archive.ts';
import { createCipher, newBackupKey } from './cipher.ts';

/** Lines from a database that is lost before the first one. */
const failing = () =>
  Readable.from([''], { objectMode: true }).map((): string => {
    throw new Error('The database is gone');
  });

test.for([false, true])(
  'a source that fails at once ends its part alone, encrypted: %s',
  async (isEncrypted) => {
    const folder = await mkdtemp(join(tmpdir(), 'meydan-archive-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const store = createDiskStore(join(folder, 'store'));
    const cipher = isEncrypted ? await createCipher(await newBackupKey()) : undefined;
    const { lines } = createWriter(store, join(folder, 'store', 'spool'), cipher);
    await expect(lines('tables/users.jsonl', failing())).rejects.toThrow('The database is gone');
    const read = createReader(store, cipher).lines('tables/users.jsonl');
    await expect(read.next()).rejects.toThrow('has no tables/users.jsonl');
  },
);

test('why a file wasn’t kept is told, not why its rest couldn’t be removed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'meydan-archive-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const spool = join(folder, 'spool');
  async function* lost() {
    yield Buffer.from('a');
    await rm(spool, { recursive: true });
    await writeFile(spool, 'no folder any more');
    throw new Error('The database is gone');
  }
  const kept = keepChunks(createDiskStore(folder), spool, 'a', lost());
  await expect(kept).rejects.toThrow('The database is gone');
});
