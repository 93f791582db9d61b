import { test as base } from 'vitest';
import { remindOfInterviews } from '#server/domains/interviews/background.ts';
import { notifications } from '#server/platform/database/schema.ts';
import type { Registration } from '#src/contract/accounts/credentials.ts';
import type { Application } from '#src/contract/applications/application.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import {
  makeAdmin,
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeJob,
  type Person,
} from '#tests/factories.ts';
import { sharedBackend } from './shared-backend.ts';

type Refusal = { msg?: string; errors?: { path: string; msg: string }[] };

/** Status and message of a refusal, after the name of the field if any: `400 title: Enter the job title`. */
export async function refusal(reply: Response | Promise<Response>): Promise<string> {
  const response = await reply;
  const { msg, errors = [] } = (await response.json()) as Refusal;
  const said = msg ?? errors.map((error) => `${error.path}: ${error.msg}`).join(', ');
  return `${response.status} ${said}`;
}

/** What a request with a stream as its body needs; DOM's types don't know `duplex`. */
export const STREAMED = { method: 'POST', duplex: 'half' };

export const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;

/**
 * A backend shared by all tests of a file (see `sharedBackend`), the actions of both sides on an application with
 * their notifications, and a `test` whose fixtures are created on demand.
 */
export function apiTest() {
  const backend = sharedBackend();
  const test = base
    .extend('employer', () => makeEmployer(backend()))
    .extend('candidate', () => makeCandidate(backend()))
    .extend('admin', () => makeAdmin(backend()))
    // The employer's job, and the id of the candidate's application to it.
    .extend('job', ({ employer }) => makeJob(backend(), employer))
    .extend('_id', async ({ candidate, job }) => {
      const { _id } = await makeApplication(backend(), candidate, job);
      return _id;
    });

  const send = (method: string, path: string, person?: Pick<Person, 'token'>, json?: unknown) =>
    backend().request(method, path, { token: person?.token, json });
  const read = async <Body>(path: string, person?: Pick<Person, 'token'>): Promise<Body> =>
    (await (await send('GET', path, person)).json()) as Body;
  const see = (id: string, person: Person) => read<Application>(`/api/applications/${id}`, person);

  /** All notifications, oldest first. */
  const listNotifications = () =>
    backend()
      .database.db.select()
      .from(notifications)
      .orderBy(notifications.created_at, notifications._id);

  return {
    backend,
    test,
    send,
    read,
    see,
    setStatus: (id: string, employer: Person, status: string, more: object = {}) =>
      send('PUT', `/api/applications/${id}/status`, employer, { status, ...more }),
    withdraw: (id: string, person: Person) => send('DELETE', `/api/applications/${id}`, person),
    listNotifications,
    /** A person's notifications, without the details of an interview. */
    notificationsOf: async ({ _id }: Person) =>
      (await listNotifications())
        .filter((row) => row.user_id === _id)
        .map(({ kind, facts: { interview: _, ...facts } }) => ({ kind, facts })),
    notificationKindsOf: async ({ _id }: Person) =>
      (await listNotifications()).filter((row) => row.user_id === _id).map(({ kind }) => kind),
    /** The kinds of events in a person's timeline of the application. */
    eventsFor: async (id: string, person: Person) =>
      ((await see(id, person)).events ?? []).map(({ kind }) => kind),
    /** An employer's job and a candidate's application to it. */
    people: async (given: { job?: Partial<Job>; candidate?: Partial<Registration> } = {}) => {
      const employer = await makeEmployer(backend());
      const job = await makeJob(backend(), employer, given.job);
      const candidate = await makeCandidate(backend(), given.candidate);
      const { _id } = await makeApplication(backend(), candidate, job);
      return { employer, candidate, job, _id };
    },
    /** Lets `count` new candidates apply to the job; returns the ids of their applications. */
    applyMore: async (job: Pick<Job, '_id'>, count: number): Promise<string[]> => {
      const ids: string[] = [];
      while (ids.length < count)
        ids.push((await makeApplication(backend(), await makeCandidate(backend()), job))._id);
      return ids;
    },
  };
}

const WHEN = '2099-05-01T09:30:00.000Z';
const FACTS = {
  interview_date: WHEN,
  duration_minutes: 45,
  time_zone: 'Europe/Istanbul',
  place: 'Room 1',
  link: 'https://meet.example/1',
  note: 'Ring twice.',
};

/** `apiTest` with interviews. */
export function interviewTest() {
  const calls = apiTest();
  const { backend, send, people } = calls;
  const setInterview = (id: string, employer: Person, json: object) =>
    send('PUT', `/api/applications/${id}/interview`, employer, json);
  const invite = async (id: string, employer: Person, facts: object) => {
    const { status } = await setInterview(id, employer, facts);
    if (status !== 200) throw new Error(`The interview was refused: ${status}`);
    await backend().announce();
  };
  return {
    ...calls,
    // The id of an application whose candidate was notified of an interview.
    test: calls.test.extend('invited', async ({ _id, employer }) => {
      await invite(_id, employer, FACTS);
      return _id;
    }),
    WHEN,
    FACTS,
    setInterview,
    cancel: (id: string, employer: Person) => setInterview(id, employer, { interview_date: null }),
    answerInterview: (id: string, candidate: Person, json: object) =>
      send('PUT', `/api/applications/${id}/interview/answer`, candidate, json),
    /** The ISO time `ms` milliseconds from now. */
    ahead: (ms: number) => new Date(backend().clock.now().getTime() + ms).toISOString(),
    remind: () => remindOfInterviews(backend().database.db, backend().clock.now()),
    /** Creates both sides of an application with an announced interview. */
    inviteCandidate: async (facts: object = FACTS) => {
      const all = await people();
      await invite(all._id, all.employer, facts);
      return all;
    },
  };
}
