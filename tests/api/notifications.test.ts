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

const { backend, test, send, notificationsOf } = apiTest();

const MINUTE = 60_000;

let candidate: Person;
beforeEach(async () => {
  candidate = await makeCandidate(backend());
});

/** Adds these notifications, the first as the newest. */
async function addNotifications(...notifications: NewNotification[]) {
  for (const [index, one] of notifications.entries())
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

test('a notification names its application and job, with their current names (NOTICE-1)', async ({
  employer,
}) => {
  const job = await makeJob(backend(), employer, { title: 'Baker', company_name: 'Fırın' });
  const application = await makeApplication(backend(), candidate, job);
  await send('PUT', `/api/jobs/${job._id}`, employer, { title: 'Head baker' });
  const facts = { status: 'interview' } as const;
  const applicationId = application._id;
  await addNotifications({ userId: candidate._id, kind: 'status_changed', applicationId, facts });
  const [notification] = (await list(candidate)).notifications;
  expect(notification).toMatchObject({
    kind: 'status_changed',
    application_id: applicationId,
    job_id: job._id,
    facts,
    job_title: 'Head baker',
    company_name: 'Fırın',
    read_at: null,
    candidate_name: expect.stringMatching(/^Ceren Test \d+$/) as string,
  });
  // The employer has only the notification about the new application.
  const { notifications } = await list(employer);
  expect(notifications.map(({ kind }) => kind)).toEqual(['application_received']);
});

test('notifications come in pages, newest first; a page past the end is empty (LIST-2, NOTICE-1)', async () => {
  await addNotifications(...toCandidate(5));
  const first = await list(candidate, '?limit=2');
  expect(first).toMatchObject({ totalPages: 3, currentPage: 1, total: 5, unread: 5 });
  const last = await list(candidate, '?limit=2&page=3');
  const moments = [...first.notifications, ...last.notifications].map((one) => one.created_at);
  expect(moments).toHaveLength(3);
  expect(moments).toEqual(moments.toSorted().toReversed());
  expect((await list(candidate, '?page=9')).notifications).toEqual([]);
});

test('a user marks some notifications as read, or all of their own (NOTICE-2)', async () => {
  const other = await makeCandidate(backend());
  await addNotifications(...toCandidate(3), { userId: other._id, kind: 'job_closed' });
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

test('a read notification keeps its time', async () => {
  await addNotifications(...toCandidate(1));
  await markRead(candidate, {});
  const [before] = (await list(candidate)).notifications;
  backend().clock.advance(MINUTE);
  await markRead(candidate, { ids: [before?._id] });
  expect((await list(candidate)).notifications).toEqual([before]);
});

test('too many ids are refused, and invalid ones are ignored', async () => {
  await addNotifications(...toCandidate(1));
  const ids = Array.from({ length: 51 }, () => candidate._id);
  expect((await markRead(candidate, { ids })).status).toBe(400);
  expect(await markRead(candidate, { ids: ['no id'] })).toEqual({
    status: 200,
    body: { unread: 1 },
  });
});

test('a notification does not link to a removed job', async ({ employer, job }) => {
  await makeApplication(backend(), candidate, job);
  await send('DELETE', `/api/jobs/${job._id}`, employer);
  const [notification] = (await list(employer)).notifications;
  expect(notification).toMatchObject({ job_id: null, job_title: job.title });
});

const remind = () => remindOfDeadlines(backend().database.db, backend().clock.now());
/** The deadline day this many days ahead. */
const inDays = (days: number) =>
  deadlineDay(new Date(backend().clock.now().getTime() + days * DAY));

test('an employer is notified three days before a deadline, once for each deadline (NOTICE-6)', async () => {
  const employer = await makeEmployer(backend());
  const application_deadline = inDays(5);
  const job = await makeJob(backend(), employer, { application_deadline });
  backend().clock.advance(DAY);
  await remind();
  expect(await notificationsOf(employer)).toEqual([]);
  backend().clock.advance(DAY);
  await Promise.all([remind(), remind(), remind()]);
  await remind();
  const notification = { kind: 'job_deadline', facts: { deadline: application_deadline } };
  expect(await notificationsOf(employer)).toEqual([notification]);
  // A new deadline gets its own notification.
  const later = inDays(7);
  const move = (day: string) =>
    send('PUT', `/api/jobs/${job._id}`, employer, { application_deadline: day });
  expect((await move(later)).status).toBe(200);
  await remind();
  backend().clock.advance(4 * DAY);
  await remind();
  expect(await notificationsOf(employer)).toEqual([
    notification,
    { ...notification, facts: { deadline: later } },
  ]);
});

test('no deadline notification for a job that is closed, removed, a draft or just posted (NOTICE-6)', async () => {
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
  expect(await notificationsOf(employer)).toEqual([]);
});
