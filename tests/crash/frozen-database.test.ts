import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { startPostgres } from '#scripts/postgres.ts';
import { openServer } from '#server/platform/database/connection.ts';
import { processesOf } from './postgres-processes.ts';

/** Maximum milliseconds of a health check, whatever the database does; with room for a slow machine. */
const HEALTH_MAX = 10_000;

test('a frozen PostgreSQL server is unreachable, and ok again when it resumes', async ({
  skip,
}) => {
  const server = await startPostgres();
  if (!server) return skip('there is no PostgreSQL here');
  const admin = new Client(server.url);
  await admin.connect();
  const { rows } = await admin.query<{ data_directory: string }>('show data_directory');
  await admin.end();
  const connection = await openServer(server.url);
  const ask = () => connection.db.execute(sql`select 1 as one`);
  let frozen: number[] = [];
  try {
    expect(await connection.health()).toBe('ok');
    await ask();
    frozen = processesOf(rows[0]?.data_directory ?? '');
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    const startedAt = performance.now();
    const asked = Promise.allSettled([
      ask(),
      connection.db.transaction((tx) => tx.execute('select 1')),
    ]);
    const seen = await Promise.all(Array.from({ length: 48 }, () => connection.health()));
    expect(new Set(seen)).toEqual(new Set(['unreachable']));
    expect(performance.now() - startedAt).toBeLessThan(HEALTH_MAX);
    expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  } finally {
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
  }
  await expect.poll(() => connection.health(), { timeout: 30_000 }).toBe('ok');
  expect((await ask()).rows).toEqual([{ one: 1 }]);
  await connection.close();
  await server.stop();
});
