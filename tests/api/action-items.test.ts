import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { listWaiting } from '#server/domains/jobs/action-item-queries.ts';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { ActionItems } from '#src/contract/jobs/own-jobs.ts';
import { ACTION_ITEMS_MAX, CLOSING_DAYS } from '#src/contract/limits.ts';
import {
  insertApplications,
  insertJobs,
  makeAdmin,
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeJob,
  type Person,
} from '#tests/factories.ts';
import { apiTest } from './api-test.ts';

const { backend, test, send, read, withdraw, people } = apiTest();

const actionItems = (employer: Person) => read<ActionItems>('/api/jobs/employer/waiting', employer);
const write = async (id: string, by: Person) => {
  backend().clock.advance(1000);
  const response = await send('POST', `/api/applications/${id}/messages`, by, { body: 'Hello.' });
  expect(response.status).toBe(201);
  return ((await response.json()) as { _id: string })._id;
};
/** The day (YYYY-MM-DD) `ahead` days from now, in the time zone where deadlines end last. */
const day = (ahead: number) =>
  new Date(backend().clock.now().getTime() + (ahead * 24 - 12) * 3_600_000)
    .toISOString()
    .slice(0, 10);
const nothing = { threads: [], closing: [], drafts: [] };

test('lists unread messages newest first until they are read or the application is withdrawn (DASH-4)', async () => {
  const { employer, candidate, job, _id } = await people({ job: { title: 'Baker' } });
  expect(await actionItems(employer)).toEqual(nothing);
  const other = await makeCandidate(backend());
  const later = await makeApplication(backend(), other, job);
  // Candidates can only reply, so the employer writes first.
  for (const id of [_id, later._id]) await write(id, employer);
  const read1 = await write(_id, candidate);
  const read2 = await write(_id, candidate);
  await write(later._id, other);
  expect((await actionItems(employer)).threads).toMatchObject([
    { application_id: later._id, unread: 1, quote: expect.stringMatching(/./) },
    {
      application_id: _id,
      job_id: job._id,
      job_title: 'Baker',
      unread: 2,
      candidate_name: expect.stringMatching(/^Ceren Test/),
    },
  ]);
  // Other employers don't see them.
  expect(await actionItems(await makeEmployer(backend()))).toEqual(nothing);
  await send('PUT', `/api/applications/${_id}/messages/read`, employer, {
    messages: [read1, read2],
  });
  expect((await actionItems(employer)).threads).toMatchObject([{ application_id: later._id }]);
  await withdraw(later._id, other);
  expect(await actionItems(employer)).toEqual(nothing);
});

test('lists drafts, and jobs that close within three days, soonest first (DASH-4)', async () => {
  const employer = await makeEmployer(backend());
  const make = (title: string, ahead: number, given: object = {}) =>
    makeJob(backend(), employer, { title, application_deadline: day(ahead), ...given });
  await make('Last', CLOSING_DAYS);
  await make('Today', 0);
  await make('Later', CLOSING_DAYS + 1);
  const closed = await make('Closed', 1);
  await send('PUT', `/api/jobs/${closed._id}`, employer, { status: 'closed' });
  await makeJob(backend(), employer, { title: 'Open' });
  const draft = await make('Draft', 1, { status: 'draft' });
  expect(await actionItems(employer)).toMatchObject({
    threads: [],
    closing: [{ title: 'Today', application_deadline: day(0) }, { title: 'Last' }],
    drafts: [{ _id: draft._id, title: 'Draft' }],
  });
  await send('DELETE', `/api/jobs/${draft._id}`, employer);
  backend().clock.advance(24 * 3_600_000);
  // A passed deadline needs no action; the next one is now close.
  expect(await actionItems(employer)).toMatchObject({
    closing: [{ title: 'Last' }, { title: 'Later' }],
    drafts: [],
  });
});

test('lists only a few of each kind', async ({ employer }) => {
  const now = backend().clock.now();
  await insertJobs(backend(), employer, ACTION_ITEMS_MAX + 2, { status: 'draft' });
  await insertJobs(backend(), employer, ACTION_ITEMS_MAX + 2, {
    application_deadline: day(1),
    created_at: now,
  });
  const { closing, drafts } = await actionItems(employer);
  expect([closing.length, drafts.length]).toEqual([ACTION_ITEMS_MAX, ACTION_ITEMS_MAX]);
});

/** Adds an unread message from the candidate of every application. */
const writeUnread = () =>
  backend().database.db.execute(sql`
    insert into application_messages (_id, application_id, author_id, side, body, created_at, sent_at)
    select gen_random_uuid(), _id, candidate_id, 'candidate', 'Hello.', created_at, created_at
    from applications`);

/** Number of rows that the transaction has read so far. */
async function rowsRead(tx: Database): Promise<number> {
  const [found] = await rowsOf<{ rows: number }>(
    tx,
    sql`select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as rows
      from pg_stat_xact_user_tables`,
  );
  return found?.rows ?? 0;
}

test('reads few rows among thousands of unread messages', async () => {
  const employer = await makeEmployer(backend());
  const job = await makeJob(backend(), employer);
  await insertApplications(backend(), job, 3000);
  await writeUnread();
  await backend().database.run('analyze');
  const { db } = backend().database;
  const read = await db.transaction(async (tx) => {
    const before = await rowsRead(tx);
    const { threads } = await listWaiting(tx, employer._id, new Date());
    return { threads, rows: (await rowsRead(tx)) - before };
  });
  expect(read.threads).toHaveLength(ACTION_ITEMS_MAX);
  const times = read.threads.map(({ sent_at }) => sent_at);
  expect(times).toEqual(times.toSorted().reverse());
  expect(read.rows).toBeGreaterThan(0);
  expect(read.rows).toBeLessThan(100);
});

test('lists unread messages for the current owner of the job, unless it is deleted', async () => {
  const [employer, other] = [await makeEmployer(backend()), await makeEmployer(backend())];
  const admin = await makeAdmin(backend());
  const { _id } = await makeJob(backend(), employer);
  await insertApplications(backend(), { _id }, 2);
  await writeUnread();
  const count = async (person: Person) => (await actionItems(person)).threads.length;
  const change = async (fields: object) => {
    const path = `/api/admin/jobs/${_id}`;
    const { __v } = await read<{ __v: number }>(path, admin);
    const response = await send('PUT', path, admin, { ...fields, __v });
    expect(response.status).toBe(200);
  };
  await change({ employer: other._id });
  expect([await count(employer), await count(other)]).toEqual([0, 2]);
  await send('DELETE', `/api/jobs/${_id}`, other);
  expect(await count(other)).toBe(0);
  // An administrator restores the job.
  await change({ status: 'published' });
  expect(await count(other)).toBe(2);
});
