import { beforeEach, describe, expect } from 'vitest';
import { createApi } from '#server/domains/api.ts';
import { jobFields, makeEmployer, makeJob, type Person } from '#tests/factories.ts';
import { apiTest, HOUR } from './api-test.ts';

const { backend, test } = apiTest();
type Api = ReturnType<typeof createApi>;

let employer: Person;
beforeEach(async () => {
  employer = await makeEmployer(backend());
});

const call = (api: Api, method: string, path: string, { token }: Person, json?: unknown) =>
  api.request(path, {
    method,
    headers: { 'X-Auth-Token': token },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
const post = async (api: Api, given: object = {}, person = employer) =>
  call(api, 'POST', '/api/jobs', person, jobFields(given));

/** Counts the replies by status. */
const tally = (replies: readonly Response[]) =>
  replies.reduce<Record<number, number>>(
    (counts, { status }) => Object.assign(counts, { [status]: (counts[status] ?? 0) + 1 }),
    {},
  );

describe('how often one account may', () => {
  const limited = () => createApi({ ...backend().dependencies, rateLimits: true });

  test('publish: five times a minute, new jobs and drafts together (ERROR-4)', async () => {
    const drafts = await Promise.all(
      [1, 2, 3, 4].map(() => makeJob(backend(), employer, { status: 'draft' })),
    );
    const api = limited();
    const publish = async ({ _id }: { _id: string }) =>
      call(api, 'PUT', `/api/jobs/${_id}`, employer, { status: 'published' });
    expect(tally(await Promise.all([1, 2, 3].map(() => post(api))))).toEqual({ 201: 3 });
    expect(tally(await Promise.all(drafts.map(publish)))).toEqual({ 200: 2, 429: 2 });
    const refused = await post(api);
    expect([refused.status, await refused.json()]).toMatchObject([
      429,
      { msg: expect.stringMatching(/^You can publish 5 jobs a minute/) },
    ]);
    // Nobody sees a draft, so it doesn't count.
    expect((await post(api, { status: 'draft' })).status).toBe(201);
    backend().clock.advance(60_000);
    expect((await post(api)).status).toBe(201);
  });

  test('post: fifty times an hour and a hundred times a day, without invalid requests (ERROR-4)', async () => {
    const api = limited();
    for (let round = 0; round < 60; round += 1)
      expect((await post(api, { title: '' })).status).toBe(400);
    const posts = (count: number) =>
      Promise.all(Array.from({ length: count }, () => post(api, { status: 'draft' })));
    expect(tally(await posts(60))).toEqual({ 201: 50, 429: 10 });
    const refused = await post(api, { status: 'draft' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3500);
    expect(await refused.json()).toEqual({
      msg: 'You can post 50 jobs an hour, and you’ve reached that. Try again in 60 min.',
      template:
        'You can post {max} jobs an hour, and you’ve reached that. Try again in {minutes} min.',
      values: { max: 50, minutes: 60, hours: 1 },
    });
    // Other accounts are not affected.
    expect((await post(api, {}, await makeEmployer(backend()))).status).toBe(201);
    backend().clock.advance(HOUR);
    expect(tally(await posts(60))).toEqual({ 201: 50, 429: 10 });
    backend().clock.advance(HOUR);
    const late = await post(api);
    expect([late.status, await late.json()]).toMatchObject([
      429,
      { msg: expect.stringMatching(/^You can post 100 jobs a day.*Try again in 22 h\.$/) },
    ]);
    backend().clock.advance(22 * HOUR);
    expect((await post(api)).status).toBe(201);
  });
});

describe('live jobs of one account', () => {
  const capped = (liveJobsMax: number) => createApi({ ...backend().dependencies, liveJobsMax });

  test('are limited by the setting, also when all are posted at once (POST-7)', async () => {
    const api = capped(3);
    const replies = await Promise.all(Array.from({ length: 8 }, () => post(api)));
    expect(tally(replies)).toEqual({ 201: 3, 409: 5 });
    const refused = replies.find(({ status }) => status === 409);
    expect(await refused?.json()).toMatchObject({
      msg: 'One account can have 3 live jobs, and you’ve reached that. Close or delete one first, or save this job as a draft.',
      values: { max: 3 },
    });
    expect((await post(api, { status: 'draft' })).status).toBe(201);
    expect((await post(api, { status: 'closed' })).status).toBe(201);
    expect((await post(api, {}, await makeEmployer(backend()))).status).toBe(201);
  });

  test('are limited for publishing and reopening too, but can still be changed (POST-7)', async () => {
    const api = capped(2);
    const jobs = [
      await makeJob(backend(), employer, { status: 'draft' }),
      await makeJob(backend(), employer, { status: 'closed' }),
      await makeJob(backend(), employer),
      await makeJob(backend(), employer, { status: 'active' }),
    ];
    const put = (index: number, json: object) =>
      call(api, 'PUT', `/api/jobs/${jobs[index]?._id}`, employer, json);
    expect((await put(0, { status: 'published' })).status).toBe(409);
    expect((await put(1, { status: 'published' })).status).toBe(409);
    expect((await put(2, { status: 'active', title: 'Clerk' })).status).toBe(200);
    expect((await put(3, { status: 'closed' })).status).toBe(200);
    // There is room for one of two simultaneous requests.
    const both = await Promise.all([
      put(0, { status: 'published' }),
      put(1, { status: 'published' }),
    ]);
    expect(tally(both)).toEqual({ 200: 1, 409: 1 });
  });
});
