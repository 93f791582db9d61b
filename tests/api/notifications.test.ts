import { beforeEach, expect } from 'vitest';
import { remindOfDeadlines } from '#server/domains/jobs/background.ts';
import { type NewNotification, notify } from '#server/domains/notifications/commands.ts';
import { deadlineDay } from '#src/contract/jobs/job-status.ts';
import type { NotificationPage } from '#src/contract/notifications/notification.ts';
import {
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeJob,
  type Person,
} from '#tests/factories.ts';
import { apiTest, DAY } from './api-test.ts';

const { backend, test, send, toldTo } = apiTest();

const MINUTE = 60_000;

let candidate: Person;
beforeEach(async () => {
  candidate = await makeCandidate(backend());
});

/** Tells of each, the first the newest. */
async function tell(...told: NewNotification[]) {
  for (const [index, one] of told.entries())
    await notify(backend().database.db, [one], new Date(Date.now() - index * MINUTE));
}
const toCandidate = (count: number) =>
  Array.from({ length: count }, (): NewNotification => {
    return { userId: candidate._id, kind: 'job_closed' };
  });

const list = async ({ token }: Person, query = '') => {
  const response = await send('GET', `/api/notifications${query}`, { token });
  return (await response.json()) as NotificationPage;
};
const unread = async ({ token }: Person) =>
  (await send('GET', '/api/notifications/unread', { token })).json();
const markRead = async ({ token }: Person, json: object) => {
  const response = await send('PUT', '/api/notifications/read', { token }, json);
  return { status: response.status, body: await response.json() };
};

test('each says of what, with the names of today', async ({ employer }) => {
  const job = await makeJob(backend(), employer, { title: 'Baker', company_name: 'Fırın' });
  const application = await makeApplication(backend(), candidate, job);
  await send('PUT', `/api/jobs/${job._id}`, employer, { title: 'Head baker' });
  const facts = { status: 'interview' } as const;
  const applicationId = application._id;
  await tell({ userId: candidate._id, kind: 'status_changed', applicationId, facts });
  const [told] = (await list(candidate)).notifications;
  expect(told).toMatchObject({
    kind: 'status_changed',
    application_id: applicationId,
    job_id: job._id,
    facts,
    job_title: 'Head baker',
    company_name: 'Fırın',
    read_at: null,
    candidate_name: expect.stringMatching(/^Ceren Test \d+$/) as string,
  });
  // Its own one, of the application that has come.
  const { notifications } = await list(employer);
  expect(notifications.map(({ kind }) => kind)).toEqual(['application_received']);
});

test('pages, the newest first; past the end is an empty one', async () => {
  await tell(...toCandidate(5));
  const first = await list(candidate, '?limit=2');
  expect(first).toMatchObject({ totalPages: 3, currentPage: 1, total: 5, unread: 5 });
  const last = await list(candidate, '?limit=2&page=3');
  const moments = [...first.notifications, ...last.notifications].map((one) => one.created_at);
  expect(moments).toHaveLength(3);
  expect(moments).toEqual(moments.toSorted().toReversed());
  expect((await list(candidate, '?page=9')).notifications).toEqual([]);
});

test('some are marked as read, or all of one’s own', async () => {
  const other = await makeCandidate(backend());
  await tell(...toCandidate(3), { userId: other._id, kind: 'job_closed' });
  const [first] = (await list(candidate)).notifications;
  const [foreign] = (await list(other)).notifications;
  const ids = [first?._id, foreign?._id];
  expect(await markRead(candidate, { ids })).toEqual({ status: 200, body: { unread: 2 } });
  expect(await markRead(candidate, { ids: [] })).toEqual({ status: 200, body: { unread: 2 } });
  const read = (await list(candidate)).notifications.map((one) => one.read_at !== null);
  expect(read).toEqual([true, false, false]);
  expect(await markRead(candidate, {})).toEqual({ status: 200, body: { unread: 0 } });
  expect(await unread(other)).toEqual({ unread: 1 });
});

test('what was read keeps its time', async () => {
  await tell(...toCandidate(1));
  await markRead(candidate, {});
  const [before] = (await list(candidate)).notifications;
  backend().clock.advance(MINUTE);
  await markRead(candidate, { ids: [before?._id] });
  expect((await list(candidate)).notifications).toEqual([before]);
});

test('more ids than a call takes are refused; what is none names nothing', async () => {
  await tell(...toCandidate(1));
  const ids = Array.from({ length: 51 }, () => candidate._id);
  expect((await markRead(candidate, { ids })).status).toBe(400);
  expect(await markRead(candidate, { ids: ['no id'] })).toEqual({
    status: 200,
    body: { unread: 1 },
  });
});

test('a removed job has no page to go to', async ({ employer, job }) => {
  await makeApplication(backend(), candidate, job);
  await send('DELETE', `/api/jobs/${job._id}`, employer);
  const [told] = (await list(employer)).notifications;
  expect(told).toMatchObject({ job_id: null, job_title: job.title });
});

const remind = () => remindOfDeadlines(backend().database.db, backend().clock.now());
/** The day so many days ahead, as deadlines are compared. */
const inDays = (days: number) =>
  deadlineDay(new Date(backend().clock.now().getTime() + days * DAY));

test('an employer is told three days before a job’s deadline, once for each', async () => {
  const employer = await makeEmployer(backend());
  const application_deadline = inDays(5);
  const job = await makeJob(backend(), employer, { application_deadline });
  backend().clock.advance(DAY);
  await remind();
  expect(await toldTo(employer)).toEqual([]);
  backend().clock.advance(DAY);
  await Promise.all([remind(), remind(), remind()]);
  await remind();
  const told = { kind: 'job_deadline', facts: { deadline: application_deadline } };
  expect(await toldTo(employer)).toEqual([told]);
  // Of another deadline again; back to the former one, not.
  const later = inDays(7);
  const move = (day: string) =>
    send('PUT', `/api/jobs/${job._id}`, employer, { application_deadline: day });
  expect((await move(later)).status).toBe(200);
  await remind();
  backend().clock.advance(4 * DAY);
  await remind();
  expect(await toldTo(employer)).toEqual([told, { ...told, facts: { deadline: later } }]);
});

test('nobody is told of a job that is closed, removed, a draft or just posted', async () => {
  const employer = await makeEmployer(backend());
  const application_deadline = inDays(5);
  const make = (given: object = {}) =>
    makeJob(backend(), employer, { application_deadline, ...given });
  const [closed, removed] = [await make(), await make()];
  await make({ status: 'draft' });
  await make({ application_deadline: null });
  await send('PUT', `/api/jobs/${closed._id}`, employer, { status: 'closed' });
  await send('DELETE', `/api/jobs/${removed._id}`, employer);
  backend().clock.advance(2 * DAY);
  await make();
  await remind();
  expect(await toldTo(employer)).toEqual([]);
});
