import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openEmbedded, openServer } from '../../server/db/connection.ts';
import { NewerSchemaError } from '../../server/db/migrate.ts';
import { describeLiveMigrations } from './live-migrations.ts';
import { createDatabase, serverUrl } from './shared-backend.ts';

const applied = sql`select count(*)::int as count, count(distinct name)::int as names from schema_migrations`;

/* Each half has a database of its own kind, so that a run on one of them skips nothing. */
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

  test('a server that is out of reach is an error', async () => {
    await expect(openServer('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow();
  });

  test('a query that takes too long is given up', async () => {
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
  test('of a newer version stop the start, which says what is there and what is known', async () => {
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
