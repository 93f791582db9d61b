import { mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  FallbackNeededError,
  FolderInUseError,
  loadOrCreateSecrets,
  lockDataFolder,
  rotateSecret,
} from '#server/platform/data-folder/data-folder.ts';
import { openPool } from '#server/platform/database/limited-pool.ts';
import { claimDatabase, OtherInstanceError } from '#server/platform/database/single-instance.ts';
import type { Secrets } from '#server/platform/secrets/tokens.ts';
import { createDatabase, serverUrl } from './shared-backend.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meydan-folder-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the lock', () => {
  test('has one holder at a time', async () => {
    const unlock = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(FolderInUseError);
    await expect(lockDataFolder(folder)).rejects.toThrow(folder);
    unlock();
    (await lockDataFolder(folder))();
  });

  test('creates the folder, accessible to its owner alone', async () => {
    const deep = join(folder, 'a', 'b');
    (await lockDataFolder(deep))();
    expect((await stat(deep)).mode & 0o777).toBe(0o700);
  });
});

describe('the secret', () => {
  test('is created once, long and readable by its owner alone', async () => {
    const { current } = await loadOrCreateSecrets(folder);
    expect(current.length).toBeGreaterThanOrEqual(32);
    expect(await loadOrCreateSecrets(folder)).toEqual({ current });
    const path = join(folder, 'jwt-secret');
    expect((await readFile(path, 'utf8')).trim()).toBe(current);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  test('is created again when the file is blank', async () => {
    await writeFile(join(folder, 'jwt-secret'), '\n');
    expect((await loadOrCreateSecrets(folder)).current.length).toBeGreaterThanOrEqual(32);
  });

  test('gives way to a new one, and is accepted for 30 days more unless that is refused', async () => {
    const first = await loadOrCreateSecrets(folder);
    let prepared: Secrets | undefined;
    const prepare = async (secrets: Secrets) => {
      prepared = secrets;
    };
    await rotateSecret(folder, false, prepare);
    const second = await loadOrCreateSecrets(folder);
    expect(second.fallback).toBe(first.current);
    expect(second).toEqual(prepared);
    const path = join(folder, 'jwt-secret.fallback');
    expect((await stat(path)).mode & 0o777).toBe(0o600);

    // Only one former secret is kept, so tokens of the first would be lost.
    await expect(rotateSecret(folder, false, prepare)).rejects.toThrow(FallbackNeededError);
    expect(await loadOrCreateSecrets(folder)).toEqual(second);
    const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000);
    await utimes(path, days(6), days(6));
    await expect(rotateSecret(folder, false, prepare)).rejects.toThrow(FallbackNeededError);
    await utimes(path, days(8), days(8));
    await rotateSecret(folder, false, prepare);
    const third = await loadOrCreateSecrets(folder);
    expect(third.fallback).toBe(second.current);

    const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    await utimes(path, old, old);
    expect(await loadOrCreateSecrets(folder)).toEqual({ current: third.current });

    await rotateSecret(folder, true, prepare);
    expect(prepared?.fallback).toBe(third.current);
    expect(await loadOrCreateSecrets(folder)).toEqual({ current: prepared?.current });
  });

  test('stays when the change can’t be prepared', async () => {
    const first = await loadOrCreateSecrets(folder);
    const fail = () => Promise.reject(new Error('no database'));
    await expect(rotateSecret(folder, false, fail)).rejects.toThrow('no database');
    expect(await loadOrCreateSecrets(folder)).toEqual(first);
  });
});

/** Instances with local files must not share a database: each would miss the files of the other. */
function onServer(server: string) {
  describe('an instance with local files', () => {
    const failOnLoss = () => {
      throw new Error('another instance');
    };
    const soon = { lockTimeout: 300, checkInterval: 50 };
    let database: Awaited<ReturnType<typeof createDatabase>>;
    beforeEach(async () => {
      database = await createDatabase(server);
    });
    afterEach(() => database.drop());

    test('has the database to itself until it releases it', async () => {
      const release = await claimDatabase(database.url, failOnLoss);
      await expect(claimDatabase(database.url, failOnLoss, soon)).rejects.toThrow(
        OtherInstanceError,
      );
      // An instance that starts while the first one stops gets the database afterwards.
      const next = claimDatabase(database.url, failOnLoss);
      await release();
      await (await next)();
    });

    test('reports another instance that took the database while the connection was lost', async () => {
      const said = Promise.withResolvers<void>();
      const release = await claimDatabase(database.url, said.resolve, soon);
      const client = openPool({ connectionString: database.url, max: 1 });
      // Locks on other databases belong to tests that run in parallel.
      const ours = `locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`;
      try {
        // When the holder's session ends, the waiting instance gets the lock.
        const other = claimDatabase(database.url, failOnLoss);
        const waitingLocks = async () => {
          const { rows } = await client.query(`select from pg_locks where ${ours} and not granted`);
          return rows.length;
        };
        await expect.poll(waitingLocks).toBe(1);
        await client.query(
          `select pg_terminate_backend(pid) from pg_locks where ${ours} and granted`,
        );
        await said.promise;
        await (await other)();
        // Once the lock is free, the first instance takes it back.
        const grantedLocks = async () => {
          const { rows } = await client.query(`select from pg_locks where ${ours} and granted`);
          return rows.length;
        };
        await expect.poll(grantedLocks).toBe(1);
      } finally {
        await client.end();
        await release();
      }
    });
  });
}
if (serverUrl) onServer(serverUrl);
