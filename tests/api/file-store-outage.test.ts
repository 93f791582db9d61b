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

/** Milliseconds that a store is given which never answers, and one that only has to answer in the end. */
const PATIENCE = 1500;
const AMPLE = 60_000;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** A store that answers as `answer` does, while garbage is collected all the time. */
async function withStore(
  answer: RequestListener,
  use: (store: FileStore) => Promise<void>,
  patience = PATIENCE,
) {
  const server = createServer(answer);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  let collecting: NodeJS.Timeout | undefined;
  const collect = () => {
    const began = performance.now();
    collectGarbage();
    // Most of the time is the test's, however large the heap of this process has grown by now.
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
];

describe('a bucket that takes the call and never answers', () => {
  test.each(CALLS)('ends the wait for %s', (_name, call) =>
    withStore(
      () => {},
      async (store) => {
        await expect(call(store)).rejects.toThrow(FileStoreError);
      },
    ),
  );
});

describe('a bucket on a slow line', () => {
  test('gives a file out however long the whole takes', () =>
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

  test('is given up when it stalls in the middle of a file, and the connection is let go', () => {
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

describe('a bucket in trouble', () => {
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

  test('is asked again, a few times', async () => {
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

  test('that refuses is asked once, and it is our mistake', async () => {
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

  test('is answered with 503 and when to try again, and leaves nothing half', () =>
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
        // The next sweep meets the store in order again.
        await purgeDeletedFiles(dependencies);
        expect(await database.db.$count(files)).toBe(0);
      },
    ));
});
