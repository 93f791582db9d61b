import { notifications } from '../../server/db/schema.ts';
import { remindOfInterviews } from '../../server/interview-reminders.ts';
import type { Application } from '../../src/contract/application.ts';
import type { Registration } from '../../src/contract/credentials.ts';
import type { Job } from '../../src/contract/job.ts';
import type { Backend } from '../backend.ts';
import {
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeJob,
  type Person,
} from '../factories.ts';

/** What both sides do with an application, and what they are told of it. */
export function applicationCalls(backend: () => Backend) {
  const send = (method: string, path: string, person: Person, json?: unknown) =>
    backend().request(method, path, { token: person.token, json });
  const read = async <Body>(path: string, person: Person): Promise<Body> =>
    (await (await send('GET', path, person)).json()) as Body;
  const see = (id: string, person: Person) => read<Application>(`/api/applications/${id}`, person);

  /** Who was told of what, in that order. */
  const told = () =>
    backend()
      .database.db.select()
      .from(notifications)
      .orderBy(notifications.created_at, notifications._id);

  return {
    send,
    read,
    see,
    setStatus: (id: string, employer: Person, status: string, more: object = {}) =>
      send('PUT', `/api/applications/${id}/status`, employer, { status, ...more }),
    withdraw: (id: string, person: Person) => send('DELETE', `/api/applications/${id}`, person),
    told,
    /** What a person was told. */
    toldTo: async ({ _id }: Person) =>
      (await told())
        .filter((row) => row.user_id === _id)
        .map(({ kind, facts: { interview: _, ...facts } }) => ({ kind, facts })),
    kindsTo: async ({ _id }: Person) =>
      (await told()).filter((row) => row.user_id === _id).map(({ kind }) => kind),
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
  };
}

const HOUR = 60 * 60 * 1000;
const WHEN = '2099-05-01T09:30:00.000Z';
const FACTS = {
  ...{ interview_date: WHEN, duration_minutes: 45, time_zone: 'Europe/Istanbul' },
  ...{ place: 'Room 1', link: 'https://meet.example/1', note: 'Ring twice.' },
};

/** The same with interviews. */
export function interviewCalls(backend: () => Backend) {
  const calls = applicationCalls(backend);
  const { send, people } = calls;
  const setInterview = (id: string, employer: Person, json: object) =>
    send('PUT', `/api/applications/${id}/interview`, employer, json);
  return {
    ...calls,
    ...{ HOUR, DAY: 24 * HOUR, WHEN, FACTS },
    setInterview,
    cancel: (id: string, employer: Person) => setInterview(id, employer, { interview_date: null }),
    answer: (id: string, candidate: Person, json: object) =>
      send('PUT', `/api/applications/${id}/interview/answer`, candidate, json),
    /** The moment that lies as many milliseconds ahead. */
    ahead: (ms: number) => new Date(backend().clock.now().getTime() + ms).toISOString(),
    remind: () => remindOfInterviews(backend().database.db, backend().clock.now()),
    /** An application with an interview that its candidate was told of. */
    invited: async (facts: object = FACTS) => {
      const all = await people();
      const { status } = await setInterview(all._id, all.employer, facts);
      if (status !== 200) throw new Error(`The interview was refused: ${status}`);
      await backend().announce();
      return all;
    },
  };
}
