import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openEmbedded, openServer } from '#server/platform/database/connection.ts';
import { openPool } from '#server/platform/database/limited-pool.ts';
import { MigrationLockedError, NewerSchemaError } from '#server/platform/database/migrate.ts';
import { migrateServer } from '#server/platform/database/migrate-server.ts';
import { createDatabase, serverUrl } from './shared-backend.ts';

/* Migrations of a database in use, so on PostgreSQL only: the embedded database has a single session. */
const START =
  'create table things (id int primary key, made int); insert into things select n from generate_series(1, 10) n;';
const INDEX =
  '-- concurrently\ncreate index concurrently if not exists things_made on things (made);';
const BATCH =
  '-- in batches\nupdate things set made = 100 / (8 - id) where id in (select id from things where made is null order by id limit 3);';

function describeLiveMigrations(server: string): void {
  describe('of a database in use', () => {
    let folder: string;
    let url: string;
    let drop: () => Promise<void>;
    let user: Pool;
    const write = (name: string, text: string) => writeFile(join(folder, name), text);
    const migrate = (pauses: readonly number[] = []) =>
      migrateServer(url, { folder, pauses, lockTimeout: 200 });
    const names = async () => {
      const { rows } = await user.query<{ name: string }>(
        'select name from schema_migrations order by name',
      );
      return rows.map(({ name }) => name);
    };

    beforeEach(async () => {
      ({ url, drop } = await createDatabase(server));
      folder = await mkdtemp(join(tmpdir(), 'migrations-'));
      user = openPool({ connectionString: url, max: 3 });
      await write('0001_start.sql', START);
      await migrate();
    });
    afterEach(async () => {
      await user.end();
      await drop();
      await rm(folder, { recursive: true });
    });

    test('let others through while they wait for a lock, and fail after the last attempt', async () => {
      await write('0002_column.sql', 'alter table things add column more int;');
      const holder = await user.connect();
      await holder.query('begin; select * from things');
      await expect(migrate([10])).rejects.toThrow(MigrationLockedError);
      expect(await names()).toEqual(['0001_start.sql']);
      const migrated = migrate([10, 10, 10, 10, 10, 10, 10, 10, 10, 10]);
      // Readers get through between two attempts, although they wait behind the requested lock.
      for (let i = 0; i < 5; i++)
        await user.query(`set statement_timeout = '5s'; select count(*) from things`);
      await holder.query('rollback');
      holder.release();
      await migrated;
      expect(await names()).toEqual(['0001_start.sql', '0002_column.sql']);
    });

    test('may create an index while four instances start together', async () => {
      await write('0002_index.sql', INDEX);
      await Promise.all(Array.from({ length: 4 }, () => migrate()));
      expect(await names()).toEqual(['0001_start.sql', '0002_index.sql']);
    });

    test('replace an index whose creation was interrupted', async () => {
      await user.query('update things set made = 1');
      const cutOff = user.query('create unique index concurrently things_made on things (made)');
      await expect(cutOff).rejects.toThrow();
      await write('0002_index.sql', INDEX);
      await migrate();
      const { rows } = await user.query(
        `select indisvalid, indisunique from pg_index where indexrelid = 'things_made'::regclass`,
      );
      expect(rows).toEqual([{ indisvalid: true, indisunique: false }]);
    });

    test('fill rows in batches, and resume after an interruption', async () => {
      await write('0002_fill.sql', BATCH);
      await expect(migrate()).rejects.toThrow(/division by zero/);
      const filled = async () =>
        (await user.query('select id from things where made is not null')).rowCount;
      expect(await filled()).toBe(6);
      await user.query('update things set id = 80 where id = 8');
      await migrate();
      expect(await filled()).toBe(10);
      expect(await names()).toEqual(['0001_start.sql', '0002_fill.sql']);
    });
  });
}

const applied = sql`select count(*)::int as count, count(distinct name)::int as names from schema_migrations`;

/* Each kind of database has its own tests, so that no run skips any. */
function onServer(server: string): void {
  describeLiveMigrations(server);

  test('several instances may start at once on an empty database, and again later', async () => {
    const { url, drop } = await createDatabase(server);
    try {
      for (const _start of ['first', 'second']) {
        const instances = await Promise.all(Array.from({ length: 4 }, () => openServer(url)));
        const [first] = instances;
        const found = (await first?.db.execute(applied))?.rows[0];
        expect(found?.count).toBeGreaterThan(0);
        expect(found?.count).toBe(found?.names);
        await Promise.all(instances.map((instance) => instance.close()));
      }
    } finally {
      await drop();
    }
  });

  test('an unreachable server is an error', async () => {
    await expect(openServer('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow();
  });

  test('queries have a time limit', async () => {
    const { url, drop } = await createDatabase(server);
    const connection = await openServer(url);
    const { rows } = await connection.db.execute(
      sql`select current_setting('statement_timeout') as timeout`,
    );
    expect(rows).toEqual([{ timeout: '5s' }]);
    await connection.close();
    await drop();
  });
}

function onEmbedded(): void {
  test('are applied once', async () => {
    const connection = await openEmbedded();
    const [found] = (await connection.db.execute(applied)).rows;
    expect(found?.count).toBeGreaterThan(0);
    expect(found?.count).toBe(found?.names);
    await connection.close();
  });
}

const FUTURE = `insert into schema_migrations (name) values ('9999_future.sql')`;

describe('migrations', () => {
  test('of a newer version prevent the start, with an error that names them and the newest known one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'meydan-newer-'));
    const made = serverUrl ? await createDatabase(serverUrl) : undefined;
    const open = () => (made ? openServer(made.url) : openEmbedded({ folder: join(folder, 'db') }));
    try {
      const connection = await open();
      await connection.run(FUTURE);
      await connection.close();
      await expect(open()).rejects.toThrow(NewerSchemaError);
      await expect(open()).rejects.toThrow(/9999_future\.sql.*0\d{3}_\w+\.sql/);
    } finally {
      await made?.drop();
      await rm(folder, { recursive: true });
    }
  });

  if (serverUrl) onServer(serverUrl);
  else onEmbedded();
});
