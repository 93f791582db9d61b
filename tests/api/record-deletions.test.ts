import { count, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { createApi } from '#server/domains/api.ts';
import { deletionTask } from '#server/domains/deletions/background.ts';
import { deleteEnded } from '#server/domains/deletions/carry-out-commands.ts';
import { claimDeletion } from '#server/domains/deletions/queue.ts';
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
import { apiTest } from './api-test.ts';
import { type Call, everyCall, makeWorld, ROLES, type World } from './calls.ts';
import { queueOf, tell } from './mail-queue.ts';
import { serverUrl } from './shared-backend.ts';

const { backend, test, send } = apiTest();

/** A server that is about to stop: it ends what is to be deleted, and deletes nothing of it. */
function atItsEnd() {
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

const endOnly = async (token: string | undefined, entity: string, id: string) => {
  const deleted = await atItsEnd()('DELETE', `/api/admin/${entity}/${id}`, token);
  expect(deleted.status).toBe(204);
  await backend().settled();
};

const beingDeleted = async (token: string | undefined): Promise<Deletion[]> => {
  const response = await backend().request('GET', '/api/admin/deletions', { token });
  return (await response.json()) as Deletion[];
};

const finish = () => deleteEnded(backend().dependencies);

/** How many rows every table has, of those that have any. */
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

/** What everybody is answered by every call that reads. */
async function readAll(world: World): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  const reads = (call: Call) =>
    call.method === 'GET' && call.name !== 'listDeletions' && call.name !== 'getHealth';
  for (const { path } of everyCall(world).filter(reads))
    for (const role of ROLES) {
      const response = await backend().request('GET', path, { token: world.tokens[role] });
      answers[`${role} ${path}`] = `${response.status} ${await response.text()}`;
    }
  return answers;
}

describe('while its rows are deleted, everybody is answered as when they are gone', () => {
  test.each([
    ['an employer', 'users', (world: World) => world.employer._id],
    ['a candidate', 'users', (world: World) => world.candidate._id],
    ['a job', 'jobs', (world: World) => world.job._id],
  ])('%s', async (_name, entity, idOf) => {
    const world = await makeWorld(backend());
    // With news of the application for both sides.
    await backend().announce();
    const before = await readAll(world);
    await endOnly(world.tokens.admin, entity, idOf(world));
    const [left] = await beingDeleted(world.tokens.admin);
    expect(left).toMatchObject({ _id: idOf(world), entity });
    expect(left?.remaining).toBe(left?.total);
    expect((await rowCounts()).applications).toBe(1);
    const meanwhile = await readAll(world);
    expect(meanwhile).not.toEqual(before);
    await finish();
    expect(await beingDeleted(world.tokens.admin)).toEqual([]);
    expect((await rowCounts()).applications).toBeUndefined();
    expect(meanwhile).toEqual(await readAll(world));
  });
});

test('what was ended is deleted once the database is back that was away at the first look', async () => {
  const admin = await makeAdmin(backend());
  const employer = await makeEmployer(backend());
  await endOnly(admin.token, 'users', employer._id);
  const task = deletionTask(backend().dependencies);
  await backend().database.run('alter table deletions rename to deletions_away');
  try {
    await expect(task.run()).rejects.toThrow();
  } finally {
    await backend().database.run('alter table deletions_away rename to deletions');
  }
  await task.run();
  expect(await beingDeleted(admin.token)).toEqual([]);
});

describe('an account that is being deleted', () => {
  test('is unknown at login, and its address can be registered again', async () => {
    const admin = await makeAdmin(backend());
    const employer = await makeEmployer(backend());
    await makeJob(backend(), employer);
    await endOnly(admin.token, 'users', employer._id);
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

  test('has nothing mailed to it or about it', async ({ admin }) => {
    const [employer, candidate] = [await makeEmployer(backend()), await makeCandidate(backend())];
    const job = await makeJob(backend(), employer);
    const application = await makeApplication(backend(), candidate, job);
    const about = { applicationId: application._id, jobId: job._id };
    await tell(backend(), { ...about, userId: candidate._id, kind: 'message' });
    await send('PUT', `/api/applications/${application._id}/status`, employer, {
      status: 'rejected',
    });
    await endOnly(admin.token, 'users', employer._id);
    await backend().announce();
    await sendDueMails(queueOf(backend()));
    expect(backend().mails).toEqual([]);
  });

  test('takes nothing more: neither applications nor jobs', async ({ admin }) => {
    const [employer, candidate] = [await makeEmployer(backend()), await makeCandidate(backend())];
    const job = await makeJob(backend(), employer);
    await endOnly(admin.token, 'users', employer._id);
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
    const { audit_log: _, messages: _messages, ...left } = await rowCounts();
    const { audit_log: _before, ...begun } = empty;
    // The other administrator of that world.
    expect(left).toEqual({ ...begun, users: 2, employers: 2 });
  });
});

test('a small account is gone when the call is answered', async ({ admin, employer }) => {
  await insertApplications(backend(), await makeJob(backend(), employer), 20);
  const response = await send('DELETE', `/api/admin/users/${employer._id}`, admin);
  expect(response.status).toBe(204);
  expect(await beingDeleted(admin.token)).toEqual([]);
  expect(await backend().database.db.select().from(schema.applications)).toEqual([]);
});

test('two instances do not carry out the same deletion, and one that died is followed by another', async () => {
  const { database, clock } = backend();
  const admin = await makeAdmin(backend());
  const employer = await makeEmployer(backend());
  await insertApplications(backend(), await makeJob(backend(), employer), 3);
  await endOnly(admin.token, 'users', employer._id);
  // One that will never be heard of again.
  const until = new Date(clock.now().getTime() + 60_000);
  await claimDeletion(database.db, { now: clock.now(), until });
  await finish();
  expect(await beingDeleted(admin.token)).toMatchObject([{ total: 5, remaining: 5 }]);
  clock.advance(61_000);
  await finish();
  expect(await beingDeleted(admin.token)).toEqual([]);
  expect(await database.db.select().from(schema.applications)).toEqual([]);
});

/** Where a statement has a limit of time. */
describe.runIf(serverUrl)('one that no single statement gets done', () => {
  const COUNT = 1600;
  /** A table whose rows take four milliseconds each: six seconds for all, and a statement may take five. */
  const SLOW = `
    create function delete_slowly() returns trigger language plpgsql as $$
    begin perform pg_sleep(0.004); return old; end $$;
    create trigger delete_slowly before delete on applications
      for each row execute function delete_slowly();`;
  beforeEach(() => backend().database.run(SLOW));
  afterEach(() => backend().database.run('drop function delete_slowly cascade'));

  test.each(['users', 'jobs'])('is deleted all the same, of %s', async (entity) => {
    const admin = await makeAdmin(backend());
    const employer = await makeEmployer(backend());
    const job = await makeJob(backend(), employer);
    await insertApplications(backend(), job, COUNT);
    const id = entity === 'users' ? employer._id : job._id;
    const deleted = await send('DELETE', `/api/admin/${entity}/${id}`, admin);
    expect(deleted.status).toBe(204);
    const found = await send('GET', `/api/jobs/${job._id}`);
    expect(found.status).toBe(404);
    const [shown] = await beingDeleted(admin.token);
    expect(shown?.total).toBeGreaterThan(COUNT);
    // Some are gone already, and not all.
    expect(shown?.remaining).toBeGreaterThan(0);
    expect(shown?.remaining).toBeLessThan(COUNT);
    await backend().settled();
    expect(await beingDeleted(admin.token)).toEqual([]);
    expect(await rowCounts()).not.toHaveProperty('applications');
    expect(backend().failures()).toEqual([]);
  });
});
