import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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

const NAME = 'tables/users.jsonl';
const readAll = async (lines: AsyncIterable<string>) => {
  for await (const _ of lines);
};

test.for([false, true])('damage names its file, encrypted: %s', async (isEncrypted) => {
  const folder = await mkdtemp(join(tmpdir(), 'meydan-archive-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const store = createDiskStore(folder);
  const cipher = isEncrypted ? await createCipher(await newBackupKey()) : undefined;
  await createWriter(store, join(folder, 'spool'), cipher).lines(NAME, Readable.from(['["a"]\n']));
  const key = isEncrypted ? `${NAME}.gz.age` : `${NAME}.gz`;
  const path = join(folder, key);
  const whole = await readFile(path);
  const flipped = Buffer.from(whole);
  flipped[whole.length - 12] = ~(whole[whole.length - 12] ?? 0);
  for (const bytes of [flipped, whole.subarray(0, -5), whole.subarray(3), Buffer.from('no')]) {
    await writeFile(path, bytes);
    const read = readAll(createReader(store, cipher).lines(NAME));
    await expect(read).rejects.toThrow(`The backup’s ${key} is damaged.`);
  }
  await writeFile(path, whole);
  if (!isEncrypted) return;
  const other = createReader(store, await createCipher(await newBackupKey()));
  await expect(readAll(other.lines(NAME))).rejects.toThrow('BACKUP_KEY doesn’t open this backup');
});

test.for([false, true])('a store that fails is no damage, encrypted: %s', async (isEncrypted) => {
  const cipher = isEncrypted ? await createCipher(await newBackupKey()) : undefined;
  const open = async () => Readable.toWeb(failing()) as ReadableStream<Uint8Array>;
  const store = { ...createDiskStore('/nowhere'), open };
  const read = readAll(createReader(store, cipher).lines(NAME));
  await expect(read).rejects.toThrow('The database is gone');
});
