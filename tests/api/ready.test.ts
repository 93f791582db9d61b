import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReadinessCheck, isReady } from '#server/http/health-check.ts';
import { createDiskStore } from '#server/platform/storage/disk-store.ts';
import { createS3Store } from '#server/platform/storage/s3-store.ts';
import { createObjectStore, KEYS } from '#tests/object-store.ts';
import { apiTest } from './api-test.ts';

const { backend } = apiTest();

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meydan-ready-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const well = {
  database: { kind: 'pglite' as const, health: async () => 'ok' as const },
  isDiskFull: async () => false,
  eventLoop: { isLate: () => false },
};
const look = (different: object) =>
  createReadinessCheck({
    ...backend().dependencies,
    ...well,
    files: createDiskStore(join(folder, 'files')),
    ...different,
  })();
const WELL = { database: 'ok', disk: 'ok', files: 'ok', event_loop: 'ok' };

test('an instance whose parts are well is ready, and alive', async () => {
  const ready = await backend().request('GET', '/api/ready');
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok', parts: WELL }]);
  const live = await backend().request('GET', '/api/live');
  expect([live.status, await live.json()]).toEqual([200, { status: 'ok' }]);
  expect(live.headers.get('cache-control')).toBe('no-store');
});

test('one part that isn’t makes it not ready, and says which', async () => {
  backend().dependencies.isDiskFull = async () => true;
  backend().restart();
  const response = await backend().request('GET', '/api/ready');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect(await response.json()).toEqual({ status: 'not_ready', parts: { ...WELL, disk: 'full' } });
  // The process itself is well: to start it again would not help.
  expect((await backend().request('GET', '/api/live')).status).toBe(200);
  backend().dependencies.isDiskFull = async () => false;
});

describe('the parts', () => {
  test.each([
    ['a lost database', { database: { health: async () => 'unreachable' } }, 'database'],
    ['a full disk', { isDiskFull: async () => true }, 'disk'],
    ['a held up event loop', { eventLoop: { isLate: () => true } }, 'event_loop'],
  ])('%s', async (_name, different, part) => {
    const parts = await look(different);
    expect(isReady(parts)).toBe(false);
    expect({ ...parts, [part]: 'ok' }).toEqual(WELL);
  });

  test('a bucket that answers, refuses or has gone', async () => {
    const { server } = createObjectStore();
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
    const { port } = server.address() as AddressInfo;
    const settings = { ...KEYS, endpoint: `http://127.0.0.1:${port}`, bucket: 'files' };
    const filesOf = async (different: object) =>
      (await look({ files: createS3Store({ ...settings, ...different }) })).files;
    expect(await filesOf({})).toBe('ok');
    expect(await filesOf({ secretAccessKey: 'another' })).toBe('refused');
    expect(await filesOf({ bucket: 'missing' })).toBe('refused');
    server.closeAllConnections();
    server.close();
    expect(await filesOf({})).toBe('unreachable');
  });

  test('callers at the same time share a look, and a good state is told again for a while', async () => {
    let looks = 0;
    const count = async () => {
      looks += 1;
      return 'ok' as const;
    };
    const check = createReadinessCheck({
      ...backend().dependencies,
      ...well,
      database: { ...backend().database, health: count },
    });
    await Promise.all([check(), check(), check()]);
    await check();
    expect(looks).toBe(1);
  });
});
