import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { deleteOld } from '#server/domains/server/background.ts';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import { idempotencyKeys } from '#server/platform/database/schema.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import {
  jobFields,
  makeAdmin,
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeJob,
  PASSWORD,
} from '#tests/factories.ts';
import { apiTest, HOUR, refusal } from './api-test.ts';
import { everyCall, makeWorld } from './calls.ts';

const { backend, test, send } = apiTest();

type Sent = { token?: string | undefined; json: unknown; key: string };

/** Sends a POST with this Idempotency-Key. */
const post = (path: string, { key, ...options }: Sent) =>
  backend().request('POST', path, { ...options, headers: { 'Idempotency-Key': key } });

const answerOf = async (response: Response) => ({
  status: response.status,
  type: response.headers.get('content-type'),
  body: await response.text(),
});

const rowsIn = async (table: string): Promise<number> => {
  const [row] = await rowsOf<{ n: number }>(
    backend().database.db,
    sql.raw(`select count(*)::int as n from ${table}`),
  );
  return row?.n ?? 0;
};

/** The number of rows of each table. */
const countAll = async () => {
  const tables = await rowsOf<{ name: string }>(
    backend().database.db,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const counts = tables.map(async ({ name }) => [name, await rowsIn(name)]);
  return Object.fromEntries(await Promise.all(counts));
};

const keptKeys = () => backend().database.db.select().from(idempotencyKeys);

/** An application with both sides, and the path of its messages. */
const makeThread = async () => {
  const employer = await makeEmployer(backend());
  const candidate = await makeCandidate(backend());
  const job = await makeJob(backend(), employer);
  const application = await makeApplication(backend(), candidate, job);
  return { employer, candidate, job, path: `/api/applications/${application._id}/messages` };
};

describe('a call that creates something', () => {
  test('may be repeated, if it is sent as JSON and its reply holds no secret', () => {
    const isCreating = ({ method, status, body, reply }: Endpoint) =>
      method === 'POST' &&
      status === 201 &&
      typeof body === 'object' &&
      !(typeof reply === 'object' && 'shape' in reply && 'token' in (reply.shape as object));
    const named = (mayBe: (endpoint: Endpoint) => boolean) =>
      Object.entries<Endpoint>(endpoints).flatMap(([name, one]) => (mayBe(one) ? [name] : []));
    expect(named(isCreating)).toContain('createJob');
    expect(named(({ isRepeatable }) => isRepeatable === true)).toEqual(named(isCreating));
  });

  test('gets its first reply again, and takes effect once (CALL-9)', async () => {
    const world = await makeWorld(backend());
    const repeated = new Set<string>();
    for (const { name, path, role, body: json } of everyCall(world)) {
      const { isRepeatable }: Endpoint = endpoints[name];
      if (!isRepeatable) continue;
      const sent = { key: randomUUID(), token: world.tokens[role], json };
      const keys = await rowsIn('idempotency_keys');
      const first = await answerOf(await post(path, sent));
      await backend().settled();
      const counts = await countAll();
      // A refused call stores no reply.
      expect(counts.idempotency_keys, path).toBe(first.status === 201 ? keys + 1 : keys);
      const second = await answerOf(await post(path, sent));
      await backend().settled();
      expect(second, path).toEqual(first);
      expect(await countAll(), path).toEqual(counts);
      if (first.status === 201) repeated.add(name);
    }
    expect([...repeated].sort()).toEqual(
      Object.entries<Endpoint>(endpoints)
        .flatMap(([name, { isRepeatable }]) => (isRepeatable ? [name] : []))
        .sort(),
    );
    expect(backend().failures()).toEqual([]);
  });

  test('gets its first reply even if it would be refused by now', async ({
    employer,
    candidate,
    job,
  }) => {
    const json = { cover_letter: 'Hello', resume_url: 'https://cv.example/me.pdf' };
    const sent = { key: randomUUID(), token: candidate.token, json };
    const first = await answerOf(await post(`/api/applications/${job._id}`, sent));
    expect(first.status).toBe(201);
    await send('PUT', `/api/jobs/${job._id}`, employer, { status: 'closed' });
    expect(await answerOf(await post(`/api/applications/${job._id}`, sent))).toEqual(first);
    // Without the key it is another application.
    const { key: _, ...again } = sent;
    const other = await backend().request('POST', `/api/applications/${job._id}`, again);
    expect(other.status).toBe(409);
  });

  test('takes effect again without a key or with another one', async ({ employer: { token } }) => {
    const json = jobFields();
    await post('/api/jobs', { token, json, key: 'one' });
    await post('/api/jobs', { token, json, key: 'two' });
    await send('POST', '/api/jobs', { token }, json);
    expect(await rowsIn('jobs')).toBe(3);
    expect(await rowsIn('idempotency_keys')).toBe(2);
  });

  test('takes effect once when sent several times at once (CALL-9)', async ({
    employer: { token },
  }) => {
    const sent = { token, json: jobFields(), key: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => answerOf(await post('/api/jobs', sent))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await rowsIn('jobs')).toBe(1);
  });
});

describe('a key', () => {
  test('is refused for a different request (CALL-9)', async () => {
    const { employer, path } = await makeThread();
    const { token } = employer;
    const key = randomUUID();
    expect((await post(path, { token, key, json: { body: 'Hello' } })).status).toBe(201);
    const others = [
      [path, { body: 'Hello!' }],
      [path.replace('messages', 'notes'), { body: 'Hello' }],
      ['/api/jobs', jobFields()],
    ] as const;
    for (const [other, json] of others) {
      expect(await refusal(post(other, { token, key, json }))).toBe(
        '422 This Idempotency-Key was used for another request',
      );
    }
    expect(await rowsIn('application_messages')).toBe(1);
  });

  test('counts for its own account only (CALL-9)', async () => {
    const [one, other] = [await makeEmployer(backend()), await makeEmployer(backend())];
    const sent = { json: jobFields(), key: randomUUID() };
    const first = await (await post('/api/jobs', { ...sent, token: one.token })).json();
    const second = await (await post('/api/jobs', { ...sent, token: other.token })).json();
    expect(first).toMatchObject({ employer: { _id: one._id } });
    expect(second).toMatchObject({ employer: { _id: other._id } });
    // Nor does it replace a session.
    expect((await post('/api/jobs', sent)).status).toBe(401);
  });

  test.for<[string, string]>([
    ['none', ''],
    ['65 characters', 'k'.repeat(65)],
    ['250,000 characters', 'k'.repeat(250_000)],
    ['a space', 'two words'],
    ['two keys', 'one, two'],
    ['a letter beyond ASCII', 'schlüssel'],
  ])('is refused when invalid: %s (CALL-9)', async ([_, key], { employer: { token } }) => {
    expect(await refusal(post('/api/jobs', { token, json: jobFields(), key }))).toBe(
      '400 The Idempotency-Key must have 1 to 64 letters, digits or signs, without spaces',
    );
    expect(await rowsIn('jobs')).toBe(0);
  });

  test.for<[string, string]>([
    ['of 64 characters', 'k'.repeat(64)],
    ['in quotes', `"${randomUUID()}"`],
    ['of punctuation alone', `'";--%00{}<>\\`],
  ])('%s is accepted', async ([_, key], { employer: { token } }) => {
    const sent = { token, json: jobFields(), key };
    expect((await post('/api/jobs', sent)).status).toBe(201);
    expect((await post('/api/jobs', sent)).status).toBe(201);
    expect(await rowsIn('jobs')).toBe(1);
  });

  test('is ignored by calls that create nothing', async ({ candidate: { token } }) => {
    const key = 'k'.repeat(65);
    const json = { jobIds: [] };
    expect((await post('/api/applications/check-batch', { token, json, key })).status).toBe(200);
  });
});

describe('stored replies', () => {
  test('exclude refused calls (CALL-9)', async () => {
    const { employer, candidate, path } = await makeThread();
    const sent = { token: candidate.token, json: { body: 'Hello' }, key: randomUUID() };
    expect((await post(path, sent)).status).toBe(409);
    expect(await keptKeys()).toEqual([]);
    await send('POST', path, employer, { body: 'Welcome' });
    expect((await post(path, sent)).status).toBe(201);
  });

  test('are stored together with the record, or neither is', async ({ employer: { token } }) => {
    const sent = { token, json: jobFields(), key: randomUUID() };
    // By then the job is written, but its reply can't be.
    const name = 'no_reply_for_a_test';
    const { run } = backend().database;
    await run(`alter table idempotency_keys add constraint ${name} check (reply = '')`);
    try {
      expect((await post('/api/jobs', sent)).status).toBe(500);
    } finally {
      await run(`alter table idempotency_keys drop constraint ${name}`);
    }
    expect([await rowsIn('jobs'), await rowsIn('idempotency_keys')]).toEqual([0, 0]);
    expect((await post('/api/jobs', sent)).status).toBe(201);
    expect(await rowsIn('jobs')).toBe(1);
  });

  test('contain neither the key nor a password', async ({ admin: { token } }) => {
    const key = randomUUID();
    const json = {
      first_name: 'Ada',
      last_name: 'Test',
      email: 'new@b.example',
      password: PASSWORD,
      user_type: 'candidate',
    };
    expect((await post('/api/admin/users', { token, json, key })).status).toBe(201);
    const kept = JSON.stringify(await keptKeys());
    expect(kept).toContain('new@b.example');
    expect(kept).not.toMatch(new RegExp(`${key}|${PASSWORD}|password`));
  });

  test('count for a day, and are deleted afterwards (CALL-9)', async ({ employer: { token } }) => {
    const sent = { token, json: jobFields(), key: randomUUID() };
    const bodyOf = async () => (await answerOf(await post('/api/jobs', sent))).body;
    const first = await bodyOf();
    backend().clock.advance(23 * HOUR);
    await deleteOld(backend().dependencies);
    expect(await bodyOf()).toBe(first);
    backend().clock.advance(2 * HOUR);
    // The reply has expired, although its row remains.
    expect(await rowsIn('idempotency_keys')).toBe(1);
    const second = await bodyOf();
    expect(second).not.toBe(first);
    expect(await bodyOf()).toBe(second);
    expect(await rowsIn('jobs')).toBe(2);
    backend().clock.advance(25 * HOUR);
    await deleteOld(backend().dependencies);
    expect(await keptKeys()).toEqual([]);
  });

  test('are limited to the newest 200 of an account (CALL-9)', async () => {
    const { _id, token } = await makeEmployer(backend());
    const other = await makeEmployer(backend());
    for (const account of [_id, other._id])
      await backend().database.run(`
        insert into idempotency_keys (account_id, key_hash, request_hash, reply, created_at)
        select '${account}', n, '', '{}', now() - interval '1 hour' - n * interval '1 second'
        from generate_series(1, 205) n`);
    const sent = { token, json: jobFields(), key: randomUUID() };
    const first = await answerOf(await post('/api/jobs', sent));
    const kept = (await keptKeys()).filter(({ account_id }) => account_id === _id);
    expect(kept).toHaveLength(200);
    expect(kept.map(({ key_hash }) => key_hash)).toContain('199');
    expect(kept.map(({ key_hash }) => key_hash)).not.toContain('200');
    expect(await keptKeys()).toHaveLength(405);
    expect(await answerOf(await post('/api/jobs', sent))).toEqual(first);
  });

  test('are deleted with the account (CALL-9)', async ({ employer: { _id, token } }) => {
    await post('/api/jobs', { token, json: jobFields(), key: randomUUID() });
    const admin = await makeAdmin(backend());
    await send('DELETE', `/api/admin/users/${_id}`, admin);
    expect(await keptKeys()).toEqual([]);
  });
});
