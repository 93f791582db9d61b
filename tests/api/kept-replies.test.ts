import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createApi } from '#server/domains/api.ts';
import { jobs } from '#server/platform/database/schema.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { deadlineDay } from '#src/contract/jobs/job-status.ts';
import {
  insertJobs,
  makeAdmin,
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeImage,
  makeJob,
  type Person,
} from '#tests/factories.ts';
import { DAY, HOUR } from './api-test.ts';
import { sharedBackend } from './shared-backend.ts';

/* Replies of public calls that are kept in memory until a job changes. */
const backend = sharedBackend();

const ask = (path: string, headers: Record<string, string> = {}, token?: string) =>
  backend().request('GET', path, { headers, token });
const readJob = async (id: string, token?: string) =>
  (await (await ask(`/api/jobs/${id}`, {}, token)).json()) as Job;
/** What a visitor sees of the job: alone, and in the list. */
const seen = async (id: string) => {
  const alone = await ask(`/api/jobs/${id}`);
  const list = (await (await ask('/api/jobs')).json()) as { jobs: Job[] };
  return {
    alone: alone.ok ? ((await alone.json()) as Job) : alone.status,
    listed: list.jobs.find(({ _id }) => _id === id),
  };
};
const makePosted = async () => {
  const employer = await makeEmployer(backend());
  return { employer, job: await makeJob(backend(), employer, { title: 'Baker' }) };
};

describe('a caller who has a reply already', () => {
  test('is told that it is unchanged, until a job changes', async () => {
    const { employer, job } = await makePosted();
    const jobPath = `/api/jobs/${job._id}`;
    for (const [path, after] of [
      [jobPath, 'Cook'],
      ['/api/jobs?page=1', 'Nurse'],
      ['/api/jobs/facets', undefined],
      [`${jobPath}/similar`, undefined],
    ] as const) {
      const first = await ask(path);
      const etag = first.headers.get('ETag') ?? '';
      expect(etag).toMatch(/^"[\w-]+"$/);
      expect(first.headers.get('Cache-Control')).toBe('no-cache');
      for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
        const again = await ask(path, { 'If-None-Match': known });
        expect([again.status, await again.text()]).toEqual([304, '']);
        expect(again.headers.get('ETag')).toBe(etag);
        expect(again.headers.get('X-Request-Id')).toMatch(/\w/);
      }
      expect((await ask(path, { 'If-None-Match': '"x"' })).status).toBe(200);
      if (!after) continue;
      const changed = { token: employer.token, json: { title: after } };
      expect((await backend().request('PUT', jobPath, changed)).status).toBe(200);
      const renewed = await ask(path, { 'If-None-Match': etag });
      expect(renewed.status).toBe(200);
      expect(await renewed.text()).toContain(after);
    }
  });

  test('is told so in the document of the API', async () => {
    const { paths } = (await (await ask('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, { responses: object }>>;
    };
    const declared = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([, { responses }]) => '304' in responses)
        .map(([method]) => `${method} ${path}`),
    );
    expect(declared.sort()).toEqual([
      'get /api/jobs',
      'get /api/jobs/facets',
      'get /api/jobs/{id}',
      'get /api/jobs/{id}/similar',
    ]);
  });
});

test('a kept reply comes in the encoding that each caller accepts', async () => {
  const { employer, job } = await makePosted();
  await insertJobs(backend(), employer, 9);
  await backend()
    .database.db.update(jobs)
    .set({ description: 'You bake bread. '.repeat(200) })
    .where(eq(jobs._id, job._id));
  const api = createApi({ ...backend().dependencies, compress: true });
  const get = (path: string, encodings: string) =>
    api.request(path, { headers: { 'Accept-Encoding': encodings } });
  for (const path of [`/api/jobs/${job._id}`, '/api/jobs?page=1']) {
    const plain = await (await get(path, 'identity')).text();
    // The second time, the kept forms.
    for (let time = 0; time < 2; time += 1) {
      const zipped = await get(path, 'gzip');
      const brotli = await get(path, 'br, gzip');
      expect(zipped.headers.get('Content-Encoding')).toBe('gzip');
      expect(brotli.headers.get('Content-Encoding')).toBe('br');
      expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(plain);
      expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(plain);
      for (const { headers } of [zipped, brotli, await get(path, 'identity')])
        expect(headers.get('Vary')).toBe('Accept-Encoding');
    }
  }
});

describe('what only some may see', () => {
  test('the counts of a job are its owner’s alone, whoever reads it first', async () => {
    const { employer, job } = await makePosted();
    const candidate = await makeCandidate(backend());
    await makeApplication(backend(), candidate, job);
    const other = await makeEmployer(backend());
    const asSeen = async (person?: Person) =>
      (await readJob(job._id, person?.token)).application_count;
    for (const person of [employer, undefined, candidate, other, employer, undefined])
      expect(await asSeen(person)).toBe(person === employer ? 1 : undefined);
    const own = await ask(`/api/jobs/${job._id}`, { 'If-None-Match': '*' }, employer.token);
    expect([own.status, own.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(own.headers.has('ETag')).toBe(false);
  });

  test('a draft is its owner’s alone, and a list that is for one caller is kept for no other', async () => {
    const employer = await makeEmployer(backend());
    const draft = await makeJob(backend(), employer, { status: 'draft' });
    expect((await readJob(draft._id, employer.token))._id).toBe(draft._id);
    expect((await seen(draft._id)).alone).toBe(404);
    const { job } = await makePosted();
    const candidate = await makeCandidate(backend());
    const path = '/api/jobs?not_applied=true';
    await makeApplication(backend(), candidate, job);
    const found = async (token?: string) =>
      ((await (await ask(path, {}, token)).json()) as { jobs: Job[] }).jobs.length;
    for (const token of [candidate.token, undefined, candidate.token])
      expect(await found(token)).toBe(token ? 0 : 1);
    const own = await ask(path, {}, candidate.token);
    expect([own.headers.get('Cache-Control'), own.headers.get('ETag')]).toEqual(['no-store', null]);
    const owned = `/api/jobs?employer_id=${employer._id}`;
    const total = async (token?: string) =>
      ((await (await ask(owned, {}, token)).json()) as { total: number }).total;
    for (const token of [employer.token, undefined, employer.token])
      expect(await total(token)).toBe(token ? 1 : 0);
  });
});

describe('a kept job', () => {
  /** Writes, and expects what visitors see then; they had seen the job before. */
  const expectAfter = async (
    id: string,
    write: () => Promise<Response>,
    expected: { alone: unknown; listed: unknown },
  ) => {
    expect(await seen(id)).toMatchObject({ alone: { _id: id }, listed: { _id: id } });
    const { status } = await write();
    expect(status).toBeLessThan(300);
    const now = await seen(id);
    expect(now).toMatchObject(expected);
  };
  const put = (path: string, token: string, json: object) => () =>
    backend().request('PUT', path, { token, json });

  test('is seen as its employer edits, closes and deletes it', async () => {
    const { employer, job } = await makePosted();
    const path = `/api/jobs/${job._id}`;
    const { token } = employer;
    const edited = { title: 'Cook' };
    await expectAfter(job._id, put(path, token, edited), { alone: edited, listed: edited });
    await expectAfter(job._id, put(path, token, { status: 'closed' }), {
      alone: { status: 'closed' },
      listed: undefined,
    });
    expect((await backend().request('DELETE', path, { token })).status).toBe(204);
    expect((await seen(job._id)).alone).toBe(404);
  });

  test('is seen with its company as it is named and pictured now', async () => {
    const { employer, job } = await makePosted();
    const { token } = employer;
    const company = { employer: { company_name: 'Another' } };
    const both = (wanted: object) => ({ alone: wanted, listed: wanted });
    await expectAfter(
      job._id,
      put('/api/users/profile/employer', token, { company_name: 'Another' }),
      both(company),
    );
    const url = await makeImage(backend(), employer);
    const picture = { employer: { company_logo_url: url } };
    await expectAfter(
      job._id,
      put('/api/users/profile', token, { profile_image_url: url }),
      both(picture),
    );
  });

  test('is seen as an administrator corrects it, and no longer once its account is deleted', async () => {
    const { employer, job } = await makePosted();
    const { token } = await makeAdmin(backend());
    const edited = { title: 'Cook' };
    await expectAfter(job._id, put(`/api/admin/jobs/${job._id}`, token, edited), {
      alone: edited,
      listed: edited,
    });
    const remove = () => backend().request('DELETE', `/api/admin/users/${employer._id}`, { token });
    await expectAfter(job._id, remove, { alone: 404, listed: undefined });
  });

  test('leaves the list when the day of its deadline ends', async () => {
    const { clock } = backend();
    const untilMidnight = DAY - ((clock.now().getTime() - 12 * HOUR) % DAY);
    clock.advance(untilMidnight - 60_000);
    const employer = await makeEmployer(backend());
    const application_deadline = deadlineDay(clock.now());
    const job = await makeJob(backend(), employer, { application_deadline });
    expect((await seen(job._id)).listed).toBeDefined();
    clock.advance(120_000);
    expect((await seen(job._id)).listed).toBeUndefined();
  });
});

describe('kept similar jobs', () => {
  const similarTo = async (id: string, token?: string) => {
    const reply = await ask(`/api/jobs/${id}/similar`, {}, token);
    return reply.ok ? ((await reply.json()) as Job[]).map(({ _id }) => _id) : reply.status;
  };
  /** A baker's job with a text of its own: copies are left out. */
  const makeBaker = (employer: Person, title: string, more = {}) =>
    makeJob(backend(), employer, { title, description: `${title}. You bake bread.`, ...more });

  test('are those that are open now, of a job that is still there', async () => {
    const { employer, job } = await makePosted();
    const other = await makeBaker(employer, 'Baker at night');
    const { token } = employer;
    expect(await similarTo(job._id)).toEqual([other._id]);
    const close = { token, json: { status: 'closed' } };
    expect((await backend().request('PUT', `/api/jobs/${other._id}`, close)).status).toBe(200);
    expect(await similarTo(job._id)).toEqual([]);
    const newer = await makeBaker(employer, 'Baker at noon');
    expect(await similarTo(job._id)).toEqual([newer._id]);
    expect((await backend().request('DELETE', `/api/jobs/${job._id}`, { token })).status).toBe(204);
    expect(await similarTo(job._id)).toBe(404);
  });

  test('of a draft are for its owner alone', async () => {
    const { employer, job } = await makePosted();
    const draft = await makeBaker(employer, 'Baker at night', { status: 'draft' });
    for (const token of [employer.token, undefined, employer.token, undefined])
      expect(await similarTo(draft._id, token)).toEqual(token ? [job._id] : 404);
  });

  test('have no job whose deadline has passed', async () => {
    const { clock } = backend();
    const untilMidnight = DAY - ((clock.now().getTime() - 12 * HOUR) % DAY);
    clock.advance(untilMidnight - 60_000);
    const { employer, job } = await makePosted();
    const application_deadline = deadlineDay(clock.now());
    const other = await makeBaker(employer, 'Baker at night', { application_deadline });
    expect(await similarTo(job._id)).toEqual([other._id]);
    clock.advance(120_000);
    expect(await similarTo(job._id)).toEqual([]);
  });
});
