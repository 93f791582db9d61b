import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  FolderInUseError,
  loadOrCreateSecret,
  lockDataFolder,
} from '#server/platform/data-folder/data-folder.ts';
import { openPool } from '#server/platform/database/limited-pool.ts';
import { claimDatabase, OtherInstanceError } from '#server/platform/database/single-instance.ts';
import { createDatabase, serverUrl } from './shared-backend.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meydan-folder-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the lock', () => {
  test('is given to one at a time', async () => {
    const unlock = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(FolderInUseError);
    await expect(lockDataFolder(folder)).rejects.toThrow(folder);
    unlock();
    (await lockDataFolder(folder))();
  });

  test('makes the folder, for its owner alone', async () => {
    const deep = join(folder, 'a', 'b');
    (await lockDataFolder(deep))();
    expect((await stat(deep)).mode & 0o777).toBe(0o700);
  });
});

describe('the secret', () => {
  test('is made once, long, and readable by its owner alone', async () => {
    const secret = await loadOrCreateSecret(folder);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(await loadOrCreateSecret(folder)).toBe(secret);
    const path = join(folder, 'jwt-secret');
    expect((await readFile(path, 'utf8')).trim()).toBe(secret);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  test('is made anew when the file holds none', async () => {
    await writeFile(join(folder, 'jwt-secret'), '\n');
    expect((await loadOrCreateSecret(folder)).length).toBeGreaterThanOrEqual(32);
  });
});

/** What keeps a second instance off a database server, where each would have files of its own. */
function onServer(server: string) {
  describe('an instance that keeps its files on its own disk', () => {
    const unheard = () => {
      throw new Error('another instance');
    };
    const soon = { lockTimeout: 300, checkInterval: 50 };
    let database: Awaited<ReturnType<typeof createDatabase>>;
    beforeEach(async () => {
      database = await createDatabase(server);
    });
    afterEach(() => database.drop());

    test('has the database to itself, until it lets it go', async () => {
      const release = await claimDatabase(database.url, unheard);
      await expect(claimDatabase(database.url, unheard, soon)).rejects.toThrow(OtherInstanceError);
      // One that comes while the first still ends gets it in the end.
      const next = claimDatabase(database.url, unheard);
      await release();
      await (await next)();
    });

    test('says so when another one took the database while the connection was gone', async () => {
      const said = Promise.withResolvers<void>();
      const release = await claimDatabase(database.url, said.resolve, soon);
      const client = openPool({ connectionString: database.url, max: 1 });
      // Those of other databases belong to the tests that run beside this one.
      const ours = `locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`;
      try {
        // The lock falls to the one that waits for it as soon as its holder's session ends.
        const other = claimDatabase(database.url, unheard);
        const waits = async () => {
          const { rows } = await client.query(`select from pg_locks where ${ours} and not granted`);
          return rows.length;
        };
        await expect.poll(waits).toBe(1);
        await client.query(
          `select pg_terminate_backend(pid) from pg_locks where ${ours} and granted`,
        );
        await said.promise;
        await (await other)();
        // Free again, it is taken back.
        const held = async () => {
          const { rows } = await client.query(`select from pg_locks where ${ours} and granted`);
          return rows.length;
        };
        await expect.poll(held).toBe(1);
      } finally {
        await client.end();
        await release();
      }
    });
  });
}
if (serverUrl) onServer(serverUrl);
