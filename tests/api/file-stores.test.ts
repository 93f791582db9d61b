import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepSpool } from '#server/domains/files/spool.ts';
import { createDiskStore } from '#server/platform/storage/disk-store.ts';
import type { FileStore } from '#server/platform/storage/file-store.ts';
import { createS3Store, type S3Settings } from '#server/platform/storage/s3-store.ts';
import { createObjectStore, KEYS } from '#tests/object-store.ts';

const bucket = createObjectStore();
let folder = '';
let settings: S3Settings;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meydan-files-'));
  await new Promise<void>((done) => {
    bucket.server.listen(0, '127.0.0.1', done);
  });
  const { port } = bucket.server.address() as AddressInfo;
  settings = { ...KEYS, endpoint: `http://127.0.0.1:${port}/`, bucket: 'files' };
});
beforeEach(() => bucket.objects.clear());
afterAll(async () => {
  bucket.server.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});

/** Milliseconds. */
const PROBE = 10_000;

const STORES: [string, () => FileStore][] = [
  ['on disk', () => createDiskStore(join(folder, 'store'))],
  ['in a bucket', () => createS3Store(settings)],
];

describe.each(STORES)('files %s', (_name, create) => {
  const KEY = 'resume/0190-a';
  const spooled = async (content: string) => {
    const path = join(folder, 'spooled');
    await writeFile(path, content);
    return path;
  };
  const text = async (store: FileStore, key: string) => {
    const body = await store.open(key);
    return body && (await new Response(body).text());
  };

  test('are stored, read and removed', async () => {
    const store = create();
    await store.keep(KEY, await spooled('a resume'));
    expect(await readdir(folder)).not.toContain('spooled');
    expect(await text(store, KEY)).toBe('a resume');
    await store.remove(KEY);
    expect(await text(store, KEY)).toBeUndefined();
    await store.remove(KEY);
  });

  test('that don’t exist are undefined', async () => {
    expect(await text(create(), 'resume/none')).toBeUndefined();
  });

  test('have a store that answers probes', async () => {
    await create().check(PROBE);
  });
});

describe('a bucket', () => {
  test('that refuses the keys causes an error, and the file stays in the spool', async () => {
    const path = join(folder, 'spooled');
    await writeFile(path, 'x');
    const wrong = createS3Store({ ...settings, secretAccessKey: 'wrong' });
    await expect(wrong.keep('image/1', path)).rejects.toThrow('403');
    await expect(wrong.open('image/1')).rejects.toThrow('403');
    const elsewhere = createS3Store({ ...settings, bucket: 'other' });
    await expect(elsewhere.keep('image/1', path)).rejects.toThrow('bucket');
    await expect(wrong.check(PROBE)).rejects.toThrow('403');
    await expect(elsewhere.check(PROBE)).rejects.toThrow('bucket');
    expect(await readdir(folder)).toContain('spooled');
    expect(bucket.objects.size).toBe(0);
  });
});

describe('the spool', () => {
  test('is swept of abandoned files', async () => {
    const spool = join(folder, 'tmp');
    await sweepSpool(spool);
    await writeFile(join(spool, 'arriving'), 'x');
    await writeFile(join(spool, 'abandoned'), 'x');
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
    await utimes(join(spool, 'abandoned'), yesterday, yesterday);
    await sweepSpool(spool);
    expect(await readdir(spool)).toEqual(['arriving']);
  });
});
