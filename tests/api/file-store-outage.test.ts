import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApi } from '#server/domains/api.ts';
import { purgeDeletedFiles } from '#server/domains/files/purge-commands.ts';
import { files } from '#server/platform/database/schema.ts';
import { type FileStore, FileStoreError } from '#server/platform/storage/file-store.ts';
import { createS3Store } from '#server/platform/storage/s3-store.ts';
import { fileForm, makeCandidate, pdfBytes } from '#tests/factories.ts';
import { sharedBackend } from './shared-backend.ts';

/** Timeouts in milliseconds: for a store that never answers, and for one that only has to answer eventually. */
const PATIENCE = 1500;
const AMPLE = 60_000;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Runs `use` with a store served by `answer`, while garbage is collected constantly. */
async function withStore(
  answer: RequestListener,
  use: (store: FileStore) => Promise<void>,
  patience = PATIENCE,
) {
  const server = createServer((request, response) => {
    response.setHeader('ETag', '"1"');
    answer(request, response);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  let collecting: NodeJS.Timeout | undefined;
  const collect = () => {
    const began = performance.now();
    collectGarbage();
    // Leaves most of the time to the test, however large the heap has grown.
    collecting = setTimeout(collect, Math.max(50, 4 * (performance.now() - began)));
  };
  collect();
  const keys = { accessKeyId: 'the-id', secretAccessKey: 'the-secret', region: 'eu-test-1' };
  try {
    await use(
      createS3Store({ ...keys, endpoint: `http://127.0.0.1:${port}`, bucket: 'files' }, patience),
    );
  } finally {
    clearTimeout(collecting);
    server.closeAllConnections();
    server.close();
  }
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meydan-outage-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
const spooled = async () => {
  const path = join(folder, 'spooled');
  await writeFile(path, 'x');
  return path;
};

const CALLS: [string, (store: FileStore) => Promise<unknown>][] = [
  ['an upload', async (store) => store.keep('resume/1', await spooled())],
  ['a download', (store) => store.open('resume/1')],
  ['a removal', (store) => store.remove('resume/1')],
  ['a probe', (store) => store.check(PATIENCE)],
];

describe('a bucket that accepts requests but never answers', () => {
  test.each(CALLS)('makes %s time out', (_name, call) =>
    withStore(
      () => {},
      async (store) => {
        await expect(call(store)).rejects.toThrow(FileStoreError);
      },
    ),
  );
});

describe('a bucket on a slow line', () => {
  test('serves a file, however long the download takes', () =>
    withStore(
      async (_request, response) => {
        response.writeHead(200);
        for (let piece = 1; piece <= 6; piece += 1) {
          response.write(`${piece} `);
          await pause(PATIENCE / 4);
        }
        response.end();
      },
      async (store) => {
        const body = await store.open('resume/1');
        expect(await new Response(body).text()).toBe('1 2 3 4 5 6 ');
      },
    ));

  test('times out when it stalls within a file, and its connection is closed', () => {
    const closed = Promise.withResolvers<void>();
    return withStore(
      (_request, response) => {
        response.on('close', () => closed.resolve());
        response.writeHead(200).write('first half, ');
      },
      async (store) => {
        const body = await store.open('resume/1');
        await expect(new Response(body).text()).rejects.toThrow('does not answer');
        await closed.promise;
      },
    );
  });
});

describe('a failing bucket', () => {
  /** A store that answers with `status` the first `times` times. */
  const failing = (status: number, times: number) => {
    const store = {
      asked: 0,
      answer: ((_request, response) => {
        store.asked += 1;
        response.writeHead(store.asked <= times ? status : 200).end('x');
      }) satisfies RequestListener,
    };
    return store;
  };

  test('is retried a few times', async () => {
    const twice = failing(503, 2);
    await withStore(twice.answer, async (store) => store.keep('resume/1', await spooled()), AMPLE);
    expect(twice.asked).toBe(3);
    const forEver = failing(500, 9);
    await withStore(
      forEver.answer,
      async (store) => {
        await expect(store.remove('resume/1')).rejects.toThrow(FileStoreError);
      },
      AMPLE,
    );
    expect(forEver.asked).toBe(3);
  });

  test('is not retried after a refusal, which is our own error', async () => {
    const refusing = failing(403, 9);
    await withStore(
      refusing.answer,
      async (store) => {
        const error = await store.remove('resume/1').catch((reason: unknown) => reason);
        expect(error).toBeInstanceOf(Error);
        expect(error).not.toBeInstanceOf(FileStoreError);
      },
      AMPLE,
    );
    expect(refusing.asked).toBe(1);
  });
});

describe('an upload while the store hangs', () => {
  const backend = sharedBackend();

  test('is answered with 503 and Retry-After, and leaves nothing half done (bad day: the bucket is out of reach)', () =>
    withStore(
      () => {},
      async (store) => {
        const { dependencies, database } = backend();
        const candidate = await makeCandidate(backend());
        const hanging = createApi({ ...dependencies, files: store });
        const response = await hanging.request('/api/uploads/resume', {
          method: 'POST',
          headers: { 'X-Auth-Token': candidate.token },
          body: fileForm('cv.pdf', pdfBytes()),
        });
        expect(response.status).toBe(503);
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(await response.json()).toHaveProperty('msg');
        await backend().settled();
        expect(await readdir(dependencies.spoolFolder)).toEqual([]);
        const [row] = await database.db.select().from(files);
        expect(row?.removed_at, 'nobody finds it').not.toBeNull();
        // By the next sweep the store works again.
        await purgeDeletedFiles(dependencies);
        expect(await database.db.$count(files)).toBe(0);
      },
    ));
});
