import { expect } from 'vitest';
import { remindOfDeadlines } from '../../server/deadline-reminders.ts';
import { deadlineDay } from '../../src/contract/job-status.ts';
import { makeEmployer, makeJob } from '../factories.ts';
import { apiTest } from './api-test.ts';

const { backend, test, send, toldTo } = apiTest();

const DAY = 24 * 60 * 60 * 1000;
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
