import { count, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { createApi } from '#server/domains/api.ts';
import { deletionTask } from '#server/domains/deletions/background.ts';
import { deleteEnded } from '#server/domains/deletions/carry-out-commands.ts';
import { claimDeletion } from '#server/domains/deletions/queue.ts';
import { purgeDeletedFiles } from '#server/domains/files/purge-commands.ts';
import { sendDueMails } from '#server/domains/mails/send-due.ts';
import * as schema from '#server/platform/database/schema.ts';
import type { Deletion } from '#src/contract/console/console.ts';
import {
  insertApplications,
  makeAdmin,
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeJob,
  PASSWORD,
} from '#tests/factories.ts';
import { apiTest, HOUR } from './api-test.ts';
import { type Call, everyCall, makeWorld, ROLES, type World } from './calls.ts';
import { queueOf, sendNotifications } from './mail-queue.ts';
import { serverUrl } from './shared-backend.ts';

const { backend, test, send } = apiTest();

/** Calls a server that is about to stop: it marks records as deleted, but deletes no rows. */
function callStoppingServer() {
  const api = createApi({ ...backend().dependencies, stopping: AbortSignal.abort() });
  return async (method: string, path: string, token?: string, json?: unknown) =>
    api.fetch(
      new Request(`http://api.test${path}`, {
        method,
        headers: {
          ...(token && { 'x-auth-token': token }),
          ...(json !== undefined && { 'Content-Type': 'application/json' }),
        },
        body: json === undefined ? null : JSON.stringify(json),
      }),
    );
}

const markDeleted = async (token: string | undefined, entity: string, id: string) => {
  const deleted = await callStoppingServer()('DELETE', `/api/admin/${entity}/${id}`, token);
  expect(deleted.status).toBe(204);
  await backend().settled();
};

const pendingDeletions = async (token: string | undefined): Promise<Deletion[]> => {
  const response = await backend().request('GET', '/api/admin/deletions', { token });
  return (await response.json()) as Deletion[];
};

const finish = () => deleteEnded(backend().dependencies);

/** The number of rows of each table that has any. */
async function rowCounts(): Promise<Record<string, number>> {
  const tables = Object.values<unknown>(schema).filter((one) => is(one, PgTable));
  const counts = await Promise.all(
    tables.map(async (table): Promise<[string, number]> => {
      const [row] = await backend().database.db.select({ n: count() }).from(table);
      return [getTableName(table), row?.n ?? 0];
    }),
  );
  return Object.fromEntries(counts.filter(([, n]) => n > 0));
}

/** The replies to every role by every GET call. */
async function readAll(world: World): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  const reads = (call: Call) =>
    call.method === 'GET' && !['listDeletions', 'getHealth', 'getReadiness'].includes(call.name);
  for (const { path } of everyCall(world).filter(reads))
    for (const role of ROLES) {
      const response = await backend().request('GET', path, { token: world.tokens[role] });
      answers[`${role} ${path}`] = `${response.status} ${await response.text()}`;
    }
  return answers;
}

describe('while rows are being deleted, all replies are as if they were gone', () => {
  test.each([
    ['an employer', 'users', (world: World) => world.employer._id],
    ['a candidate', 'users', (world: World) => world.candidate._id],
    ['a job', 'jobs', (world: World) => world.job._id],
  ])('%s (CONSOLE-9, JOB-6)', async (_name, entity, idOf) => {
    const world = await makeWorld(backend());
    // With notifications about the application for both sides.
    await backend().announce();
    const before = await readAll(world);
    await markDeleted(world.tokens.admin, entity, idOf(world));
    const [left] = await pendingDeletions(world.tokens.admin);
    expect(left).toMatchObject({ _id: idOf(world), entity });
    expect(left?.remaining).toBe(left?.total);
    expect((await rowCounts()).applications).toBe(1);
    const meanwhile = await readAll(world);
    expect(meanwhile).not.toEqual(before);
    await finish();
    expect(await pendingDeletions(world.tokens.admin)).toEqual([]);
    expect((await rowCounts()).applications).toBeUndefined();
    expect(meanwhile).toEqual(await readAll(world));
  });
});

test('a deletion continues once an unavailable database is back', async () => {
  const admin = await makeAdmin(backend());
  const employer = await makeEmployer(backend());
  await markDeleted(admin.token, 'users', employer._id);
  const task = deletionTask(backend().dependencies);
  await backend().database.run('alter table deletions rename to deletions_away');
  try {
    await expect(task.run()).rejects.toThrow();
  } finally {
    await backend().database.run('alter table deletions_away rename to deletions');
  }
  await task.run();
  expect(await pendingDeletions(admin.token)).toEqual([]);
});

describe('an account that is being deleted', () => {
  test('is unknown at login, and its address can be registered again (CONSOLE-9)', async () => {
    const admin = await makeAdmin(backend());
    const employer = await makeEmployer(backend());
    await makeJob(backend(), employer);
    await markDeleted(admin.token, 'users', employer._id);
    const login = { email: employer.email, password: PASSWORD };
    const refused = await send('POST', '/api/auth/login', undefined, login);
    const unknown = { email: 'nobody@example.com', password: PASSWORD };
    const stranger = await send('POST', '/api/auth/login', undefined, unknown);
    expect(await refused.text()).toBe(await stranger.text());
    const again = await makeEmployer(backend(), { email: employer.email });
    expect(again._id).not.toBe(employer._id);
    await finish();
    const listed = await send('POST', '/api/auth/login', undefined, login);
    expect(listed.status).toBe(200);
  });

  test('gets no mails, and neither does anyone about it (CONSOLE-9, MAIL-1)', async ({ admin }) => {
    const [employer, candidate] = [await makeEmployer(backend()), await makeCandidate(backend())];
    const job = await makeJob(backend(), employer);
    const application = await makeApplication(backend(), candidate, job);
    const about = { applicationId: application._id, jobId: job._id };
    await sendNotifications(backend(), { ...about, userId: candidate._id, kind: 'message' });
    await send('PUT', `/api/applications/${application._id}/status`, employer, {
      status: 'rejected',
    });
    await markDeleted(admin.token, 'users', employer._id);
    await backend().announce();
    await sendDueMails(queueOf(backend()));
    expect(backend().mails).toEqual([]);
  });

  test('gets no more applications or jobs', async ({ admin }) => {
    const [employer, candidate] = [await makeEmployer(backend()), await makeCandidate(backend())];
    const job = await makeJob(backend(), employer);
    await markDeleted(admin.token, 'users', employer._id);
    const applied = await send('POST', `/api/applications/${job._id}`, candidate, {
      cover_letter: 'Hello',
      resume_url: 'https://cv.example/me.pdf',
      phone: '555 0100',
    });
    expect(applied.status).toBe(404);
    const posted = await send('POST', '/api/admin/jobs', admin, {
      title: 'Baker',
      employer: employer._id,
    });
    expect(posted.status).toBe(400);
  });

  test('leaves no row behind', async ({ admin }) => {
    const empty = await rowCounts();
    const world = await makeWorld(backend());
    await backend().announce();
    for (const id of [world.employer._id, world.candidate._id])
      await send('DELETE', `/api/admin/users/${id}`, admin);
    await backend().settled();
    // The file of a copy of data has its row for an hour longer.
    backend().clock.advance(HOUR);
    await purgeDeletedFiles(backend().dependencies);
    const { audit_log: _, audit_keys: keys, messages: _messages, ...left } = await rowCounts();
    const { audit_log: _before, audit_keys: before = 0, ...initial } = empty;
    // The key of the administrator whom `makeWorld` adds.
    expect(keys).toBe(before + 1);
    // `makeWorld` creates another administrator, with a session.
    expect(left).toEqual({
      ...initial,
      users: 2,
      employers: 2,
      consents: 4,
      sessions: 2,
      erasures: 2,
    });
  });
});

test('a small account is deleted before the reply', async ({ admin, employer }) => {
  await insertApplications(backend(), await makeJob(backend(), employer), 20);
  const response = await send('DELETE', `/api/admin/users/${employer._id}`, admin);
  expect(response.status).toBe(204);
  expect(await pendingDeletions(admin.token)).toEqual([]);
  expect(await backend().database.db.select().from(schema.applications)).toEqual([]);
});

test('two instances do not run the same deletion, and another one continues if the first dies', async () => {
  const { database, clock } = backend();
  const admin = await makeAdmin(backend());
  const employer = await makeEmployer(backend());
  await insertApplications(backend(), await makeJob(backend(), employer), 3);
  await markDeleted(admin.token, 'users', employer._id);
  // Claimed by an instance that then dies.
  const until = new Date(clock.now().getTime() + 60_000);
  await claimDeletion(database.db, { now: clock.now(), until });
  await finish();
  expect(await pendingDeletions(admin.token)).toMatchObject([{ total: 5, remaining: 5 }]);
  clock.advance(61_000);
  await finish();
  expect(await pendingDeletions(admin.token)).toEqual([]);
  expect(await database.db.select().from(schema.applications)).toEqual([]);
});

/** Only a database server limits the time of a statement. */
describe.runIf(serverUrl)('a deletion too large for one statement', () => {
  const COUNT = 1600;
  /** Makes each row take four milliseconds: over six seconds for all, while a statement may take five. */
  const SLOW = `
    create function delete_slowly() returns trigger language plpgsql as $$
    begin perform pg_sleep(0.004); return old; end $$;
    create trigger delete_slowly before delete on applications
      for each row execute function delete_slowly();`;
  beforeEach(() => backend().database.run(SLOW));
  afterEach(() => backend().database.run('drop function delete_slowly cascade'));

  test.each(['users', 'jobs'])('completes, for %s (CONSOLE-9)', async (entity) => {
    const admin = await makeAdmin(backend());
    const employer = await makeEmployer(backend());
    const job = await makeJob(backend(), employer);
    await insertApplications(backend(), job, COUNT);
    const id = entity === 'users' ? employer._id : job._id;
    const deleted = await send('DELETE', `/api/admin/${entity}/${id}`, admin);
    expect(deleted.status).toBe(204);
    const found = await send('GET', `/api/jobs/${job._id}`);
    expect(found.status).toBe(404);
    const [shown] = await pendingDeletions(admin.token);
    expect(shown?.total).toBeGreaterThan(COUNT);
    // Some rows are gone, but not all.
    expect(shown?.remaining).toBeGreaterThan(0);
    expect(shown?.remaining).toBeLessThan(COUNT);
    await backend().settled();
    expect(await pendingDeletions(admin.token)).toEqual([]);
    expect(await rowCounts()).not.toHaveProperty('applications');
    expect(backend().failures()).toEqual([]);
  });
});
