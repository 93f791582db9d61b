import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwsV4Signer } from 'aws4fetch';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepSpool } from '#server/domains/files/spool.ts';
import { createDiskStore } from '#server/platform/storage/disk-store.ts';
import type { FileStore } from '#server/platform/storage/file-store.ts';
import { createS3Store, type S3Settings } from '#server/platform/storage/s3-store.ts';

const KEYS = { accessKeyId: 'the-id', secretAccessKey: 'the-secret', region: 'eu-test-1' };

/** Whether the request is signed with the keys. */
async function isSigned(request: IncomingMessage, body: Buffer, url: string): Promise<boolean> {
  const { authorization, 'x-amz-date': datetime, 'x-amz-content-sha256': sha256 } = request.headers;
  if (sha256 !== 'UNSIGNED-PAYLOAD' && sha256 !== createHash('sha256').update(body).digest('hex'))
    return false;
  const signer = new AwsV4Signer({
    ...KEYS,
    service: 's3',
    method: request.method ?? '',
    url,
    datetime: String(datetime),
    headers: { 'x-amz-content-sha256': sha256 },
  });
  return authorization !== undefined && authorization === (await signer.authHeader());
}

/** An in-memory object store that refuses unsigned requests and other buckets. */
function createObjectStore() {
  const objects = new Map<string, Buffer>();
  const server: Server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const key = request.url ?? '';
    const answer = (status: number, content?: Buffer) => response.writeHead(status).end(content);
    if (!(await isSigned(request, body, `http://${request.headers.host}${key}`))) answer(403);
    else if (!key.startsWith('/files/')) answer(404);
    else if (request.method === 'PUT') {
      objects.set(key, body);
      answer(200);
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      answer(204);
    } else answer(objects.has(key) ? 200 : 404, objects.get(key));
  });
  return { objects, server };
}

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
