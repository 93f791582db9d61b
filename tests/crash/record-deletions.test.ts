import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Connection, openEmbedded } from '#server/platform/database/connection.ts';
import type { Deletion } from '#src/contract/console/console.ts';
import { jobFields } from '#tests/factories.ts';
import { end, type ServerProcess } from '#tests/server-process.ts';
import { serverPerTest } from './server-per-test.ts';
import { account, call } from './writes.ts';

const { folder, start } = serverPerTest();

/** More applications than a call has time to delete. */
const COUNT = 6000;

/** Runs `work` on the database of a stopped server. */
async function inDatabase<Result>(work: (database: Connection) => Promise<Result>) {
  const database = await openEmbedded({ folder: join(folder(), 'database') });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const deletions = ({ url }: ServerProcess, token: string) =>
  call<Deletion[]>(url, 'GET', '/api/admin/deletions', undefined, token);

test('a deletion started by a killed server is finished by the next one (CONSOLE-9)', async () => {
  const first = await start();
  const register = (email: string) =>
    call<{ token: string }>(first.url, 'POST', '/api/auth/register', account('employer', email));
  const admin = await register('admin@example.com');
  const { token } = await register('employer@example.com');
  const job = await call<{ _id: string; employer: { _id: string } }>(
    first.url,
    'POST',
    '/api/jobs',
    jobFields(),
    token,
  );
  await end(first, 'SIGTERM');
  await inDatabase((database) =>
    database.run(`
      update users set is_admin = true where email = 'admin@example.com';
      insert into users (_id, user_type, first_name, last_name, email, password_hash)
        select gen_random_uuid(), 'candidate', 'Ceren', 'Test', n || '@example.com', ''
        from generate_series(1, ${COUNT}) as n;
      insert into applications (_id, job_id, candidate_id)
        select gen_random_uuid(), '${job._id}', _id from users where user_type = 'candidate';
      insert into application_events (_id, application_id, from_status, to_status)
        select gen_random_uuid(), _id, 'pending', 'reviewed' from applications;`),
  );

  const second = await start();
  const deleted = await fetch(`${second.url}/api/admin/users/${job.employer._id}`, {
    method: 'DELETE',
    headers: { 'X-Auth-Token': admin.token },
  });
  expect(deleted.status).toBe(204);
  let left = Number.POSITIVE_INFINITY;
  while (left > COUNT) {
    await wait(20);
    left = (await deletions(second, admin.token))[0]?.remaining ?? 0;
  }
  await end(second, 'SIGKILL');
  expect(left).toBeGreaterThan(0);

  const third = await start();
  while ((await deletions(third, admin.token)).length > 0) await wait(100);
  await end(third, 'SIGTERM');
  const { rows } = await inDatabase(async ({ db }) =>
    db.execute(
      `select count(*)::int as n from (
        select _id from applications union all select _id from application_events
        union all select _id from jobs union all select _id from users where ended_at is not null
      ) as rows`,
    ),
  );
  expect(rows).toEqual([{ n: 0 }]);
});
