import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { applicationNotes, applications, users } from '#server/platform/database/schema.ts';
import type { Application, ApplicationPage } from '#src/contract/applications/application.ts';
import type {
  ApplicationNote,
  NewApplications,
} from '#src/contract/applications/application-review.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { NEW_APPLICATIONS_MAX, NOTE_MAX, NOTES_MAX } from '#src/contract/limits.ts';
import {
  insertApplications,
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeJob,
  type Person,
} from '#tests/factories.ts';
import { apiTest } from './api-test.ts';
import { everyCall, makeWorld } from './calls.ts';

const calls = apiTest();
const { backend, test } = calls;

let employer: Person;
let candidate: Person;
let job: Job;
let id: string;
beforeEach(async () => {
  ({ employer, candidate, job, _id: id } = await calls.people());
});

const send = (method: string, path: string, json?: unknown, person = employer) =>
  calls.send(method, path, person, json);
const read = <Body>(path: string, person = employer) => calls.read<Body>(path, person);
const see = (one = id) => read<Application>(`/api/applications/${one}`);
const review = (json: unknown, one = id) => send('PUT', `/api/applications/${one}/review`, json);
const notesPath = (one = id) => `/api/applications/${one}/notes`;
const notes = async (one = id) => (await read<{ notes: ApplicationNote[] }>(notesPath(one))).notes;
const add = async (body: string) =>
  (await (await send('POST', notesPath(), { body })).json()) as ApplicationNote;

describe('rating and labels', () => {
  test('are set and cleared independently (REVIEW-10)', async () => {
    expect(await see()).toMatchObject({ rating: null, labels: [] });
    expect(await (await review({ rating: 4 })).json()).toMatchObject({ rating: 4, labels: [] });
    await review({ labels: ['  Night   shift ', 'Şef', '', 'night SHIFT', 'sef'] });
    expect(await see()).toMatchObject({ rating: 4, labels: ['Night shift', 'Şef'] });
    await review({ rating: null });
    expect(await see()).toMatchObject({ rating: null, labels: ['Night shift', 'Şef'] });
    await review({ labels: [] });
    expect((await see()).labels).toEqual([]);
  });

  test('are refused when invalid (REVIEW-10)', async () => {
    const labels = Array.from({ length: 11 }, (_, index) => `Label ${index}`);
    for (const wrong of [{ rating: 0 }, { rating: 6 }, { rating: 2.5 }, { rating: '5' }])
      expect((await review(wrong)).status).toBe(400);
    for (const wrong of [{ labels }, { labels: ['x'.repeat(41)] }, { labels: 'x' }])
      expect((await review(wrong)).status).toBe(400);
    expect((await review({ labels: labels.slice(1) })).status).toBe(200);
  });

  test('open the application and stay hidden from the candidate (REVIEW-10)', async () => {
    const before = await read<Application>(`/api/applications/${id}`, candidate);
    await review({ rating: 5, labels: ['Strong'] });
    backend().clock.advance(120_000);
    await backend().announce();
    expect((await see()).is_new).toBe(false);
    expect(await read(`/api/applications/${id}`, candidate)).toEqual(before);
  });

  test('sort and filter the list (REVIEW-2)', async () => {
    const [two, three] = await Promise.all(
      [1, 2].map(async () => {
        const other = await makeCandidate(backend());
        return (await makeApplication(backend(), other, job))._id;
      }),
    );
    await review({ rating: 2, labels: ['Driver', 'Night shift'] });
    await review({ rating: 5, labels: ['NIGHT SHIFT'] }, two);
    const list = async (query: string) =>
      (
        await read<ApplicationPage>(`/api/applications/job/${job._id}?page=1&${query}`)
      ).applications.map(({ _id }) => _id);
    expect(await list('sort=rating')).toEqual([two, id, three]);
    expect(await list('rating=3')).toEqual([two]);
    expect(await list('rating=1&sort=oldest')).toHaveLength(2);
    expect((await list('label=night%20shift')).sort()).toEqual([id, two].sort());
    expect(await list('label=driver')).toEqual([id]);
    expect(await list('label=night')).toEqual([]);
    expect(await list('rating=9')).toHaveLength(3);
    const csv = await send('GET', `/api/applications/job/${job._id}/export?label=driver`);
    const lines = (await csv.text()).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/,"Rating","Labels"$/);
    expect(lines[1]).toMatch(/,"2","Driver, Night shift"$/);
    // Labels in their most frequent spelling, the most used first.
    const { labels } = await read<{ labels: string[] }>(`/api/applications/job/${job._id}/labels`);
    expect(labels.map((label) => label.toLowerCase())).toEqual(['night shift', 'driver']);
  });
});

describe('notes', () => {
  test('show author, text and time, newest first (REVIEW-10)', async () => {
    const first = await add('Calls back on Monday.\r\nHas a licence.');
    expect(first).toMatchObject({
      author: job.company_name,
      is_own: true,
      updated_at: null,
      body: 'Calls back on Monday.\nHas a licence.',
      created_at: expect.any(String),
    });
    backend().clock.advance(60_000);
    const second = await add('Second thoughts');
    expect(await notes()).toEqual([second, first]);

    const path = `${notesPath()}/${first._id}`;
    const changed = await send('PUT', path, { body: 'Calls back on Tuesday.', __v: first.__v });
    expect(await changed.json()).toMatchObject({
      body: 'Calls back on Tuesday.',
      updated_at: expect.any(String),
    });
    // A second window still has the old version.
    expect((await send('PUT', path, { body: 'Never calls.', __v: first.__v })).status).toBe(409);
    expect((await send('DELETE', path)).status).toBe(204);
    expect(await notes()).toEqual([second]);
    expect((await send('DELETE', path)).status).toBe(404);
  });

  test('are limited in length and number', async () => {
    for (const body of ['', '  ', 'x'.repeat(NOTE_MAX + 1), 5])
      expect((await send('POST', notesPath(), { body })).status).toBe(400);
    const { db } = backend().database;
    await db.insert(applicationNotes).values(
      Array.from({ length: NOTES_MAX }, () => ({
        _id: crypto.randomUUID(),
        application_id: id,
        author_id: employer._id,
        body: 'x',
      })),
    );
    const full = await send('POST', notesPath(), { body: 'One more' });
    expect(full.status).toBe(409);
    expect(await full.json()).toMatchObject({ values: { max: NOTES_MAX } });
  });

  test('are changed by their author alone and outlive the author’s account (REVIEW-10)', async () => {
    const note = await add('Good.');
    const { db } = backend().database;
    const colleague = await makeEmployer(backend());
    const of = and(eq(applicationNotes._id, note._id), eq(applicationNotes.application_id, id));
    await db.update(applicationNotes).set({ author_id: colleague._id }).where(of);
    expect((await notes())[0]).toMatchObject({ is_own: false });
    const path = `${notesPath()}/${note._id}`;
    expect((await send('PUT', path, { body: 'Bad.' })).status).toBe(403);
    expect((await send('DELETE', path)).status).toBe(403);
    await db.delete(users).where(eq(users._id, colleague._id));
    expect(await notes()).toMatchObject([{ author: '', body: 'Good.', is_own: false }]);
  });

  test('cannot be reached through another application', async () => {
    const note = await add('Good.');
    const other = await makeApplication(backend(), await makeCandidate(backend()), job);
    expect((await send('DELETE', `${notesPath(other._id)}/${note._id}`)).status).toBe(404);
    expect(await notes()).toHaveLength(1);
  });
});

test('a withdrawn application keeps its notes and rating and accepts no more (REVIEW-10)', async () => {
  const note = await add('Good.');
  await review({ rating: 3 });
  await send('DELETE', `/api/applications/${id}`, undefined, candidate);
  const path = `${notesPath()}/${note._id}`;
  expect((await review({ rating: 5 })).status).toBe(409);
  expect((await send('POST', notesPath(), { body: 'More' })).status).toBe(409);
  expect((await send('PUT', path, { body: 'More' })).status).toBe(409);
  expect((await send('DELETE', path)).status).toBe(409);
  expect(await see()).toMatchObject({ rating: 3 });
  expect(await notes()).toHaveLength(1);
});

test('no reply to a candidate holds ratings, labels or notes (REVIEW-10)', async () => {
  const SECRET = 'zanzibar';
  const world = await makeWorld(backend());
  const { employer: owner, candidate: applicant, records, job: own } = world;
  const about = `/api/applications/${records.applications}`;
  await calls.send('POST', `${about}/notes`, owner, { body: `${SECRET} note` });
  await calls.send('PUT', `${about}/review`, owner, { rating: 5, labels: [`${SECRET} label`] });
  await backend().announce();
  const reads = everyCall(world).filter(
    ({ method, name }) => method === 'GET' && name !== 'getOpenApi',
  );
  const asked: [string, string, unknown?][] = [
    ...reads.flatMap(({ path }): [string, string][] => [
      ['GET', path],
      ['GET', path.includes('?') ? path : `${path}?page=1`],
    ]),
    ['POST', '/api/applications/check-batch', { jobIds: [own._id] }],
    ['DELETE', about],
    ['GET', about],
  ];
  const replies: string[] = [];
  for (const [method, path, json] of asked)
    replies.push(await (await calls.send(method, path, applicant, json)).text().catch(() => ''));
  expect(replies.some((text) => text.includes(records.applications))).toBe(true);
  for (const text of replies) {
    expect(text).not.toContain(SECRET);
    expect(text).not.toMatch(/"(?:rating|labels|notes)"/);
  }
});

describe('new applications', () => {
  const unread = (person = employer) => read<NewApplications>('/api/applications/new', person);

  test('are listed for all jobs, newest first, until opened', async () => {
    const second = await makeJob(backend(), employer, { title: 'Second' });
    backend().clock.advance(60_000);
    const later = await makeApplication(backend(), await makeCandidate(backend()), second);
    expect(await unread()).toMatchObject({
      applications: [
        { _id: later._id, job: { _id: second._id, title: 'Second' }, is_new: true },
        { _id: id, candidate: { first_name: expect.any(String) } },
      ],
      total: 2,
    });
    await send('PUT', `/api/applications/${later._id}/opened`);
    expect(await unread()).toMatchObject({ applications: [{ _id: id }], total: 1 });
    await send('DELETE', `/api/applications/${id}`, undefined, candidate);
    expect(await unread()).toEqual({ applications: [], total: 0 });
    expect(await unread(await makeEmployer(backend()))).toEqual({ applications: [], total: 0 });
  });

  test('are cut to what the dashboard shows, with the full count', async () => {
    const second = await makeJob(backend(), employer);
    await insertApplications(backend(), second, NEW_APPLICATIONS_MAX + 3);
    const { applications: shown, total } = await unread();
    expect(shown).toHaveLength(NEW_APPLICATIONS_MAX);
    expect(total).toBe(NEW_APPLICATIONS_MAX + 4);
  });

  test('of a removed job are gone', async () => {
    await send('DELETE', `/api/jobs/${job._id}`);
    expect(await unread()).toEqual({ applications: [], total: 0 });
    const stored = await backend().database.db.select().from(applications);
    expect(stored.some((one) => one._id === id)).toBe(true);
  });
});
