import { expect, test } from 'vitest';
import { CLOSING_DAYS, WAITING_MAX } from '../../src/contract/limits.ts';
import type { Waiting } from '../../src/contract/own-lists.ts';
import {
  insertJobs,
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeJob,
  type Person,
} from '../factories.ts';
import { applicationCalls } from './application-calls.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();
const { send, read, withdraw, people } = applicationCalls(backend);

const waiting = (employer: Person) => read<Waiting>('/api/jobs/employer/waiting', employer);
const write = async (id: string, by: Person) => {
  backend().clock.advance(1000);
  const response = await send('POST', `/api/applications/${id}/messages`, by, { body: 'Hello.' });
  expect(response.status).toBe(201);
  return ((await response.json()) as { _id: string })._id;
};
/** The day (YYYY-MM-DD) that deadlines compare with, so many days ahead. */
const day = (ahead: number) =>
  new Date(backend().clock.now().getTime() + (ahead * 24 - 12) * 3_600_000)
    .toISOString()
    .slice(0, 10);
const nothing = { threads: [], closing: [], drafts: [] };

test('unread messages wait, the newest first, until they are read or the application is withdrawn', async () => {
  const { employer, candidate, job, _id } = await people({ job: { title: 'Baker' } });
  expect(await waiting(employer)).toEqual(nothing);
  const other = await makeCandidate(backend());
  const later = await makeApplication(backend(), other, job);
  // A candidate answers: the employer writes first.
  for (const id of [_id, later._id]) await write(id, employer);
  const read1 = await write(_id, candidate);
  const read2 = await write(_id, candidate);
  await write(later._id, other);
  expect((await waiting(employer)).threads).toMatchObject([
    { application_id: later._id, unread: 1 },
    {
      ...{ application_id: _id, job_id: job._id, job_title: 'Baker', unread: 2 },
      candidate_name: expect.stringMatching(/^Ceren Test/),
    },
  ]);
  // Nobody else's employer hears of them.
  expect(await waiting(await makeEmployer(backend()))).toEqual(nothing);
  await send('PUT', `/api/applications/${_id}/messages/read`, employer, {
    messages: [read1, read2],
  });
  expect((await waiting(employer)).threads).toMatchObject([{ application_id: later._id }]);
  await withdraw(later._id, other);
  expect(await waiting(employer)).toEqual(nothing);
});

test('jobs that close within three days wait, the soonest first, and drafts', async () => {
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
  expect(await waiting(employer)).toMatchObject({
    threads: [],
    closing: [{ title: 'Today', application_deadline: day(0) }, { title: 'Last' }],
    drafts: [{ _id: draft._id, title: 'Draft' }],
  });
  await send('DELETE', `/api/jobs/${draft._id}`, employer);
  backend().clock.advance(24 * 3_600_000);
  // A deadline that has passed needs nobody any more; the next one has come near.
  expect(await waiting(employer)).toMatchObject({
    closing: [{ title: 'Last' }, { title: 'Later' }],
    drafts: [],
  });
});

test('no more than a few of each kind are named', async () => {
  const employer = await makeEmployer(backend());
  const now = backend().clock.now();
  await insertJobs(backend(), employer, WAITING_MAX + 2, { status: 'draft' });
  await insertJobs(backend(), employer, WAITING_MAX + 2, {
    application_deadline: day(1),
    created_at: now,
  });
  const { closing, drafts } = await waiting(employer);
  expect([closing.length, drafts.length]).toEqual([WAITING_MAX, WAITING_MAX]);
});
