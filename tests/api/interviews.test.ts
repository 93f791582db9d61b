import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { notifications } from '../../server/db/schema.ts';
import { remindOfInterviews } from '../../server/interview-reminders.ts';
import type { Application } from '../../src/contract/application.ts';
import {
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeJob,
  type Person,
} from '../factories.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const WHEN = '2099-05-01T09:30:00.000Z';
const FACTS = {
  ...{ interview_date: WHEN, duration_minutes: 45, time_zone: 'Europe/Istanbul' },
  ...{ place: 'Room 1', link: 'https://meet.example/1', note: 'Ring twice.' },
};

const send = (method: string, path: string, person: Person, json?: unknown) =>
  backend().request(method, path, { token: person.token, json });
const read = async <Body>(path: string, person: Person): Promise<Body> =>
  (await (await send('GET', path, person)).json()) as Body;
const see = (id: string, person: Person) => read<Application>(`/api/applications/${id}`, person);
const setInterview = (id: string, employer: Person, json: object) =>
  send('PUT', `/api/applications/${id}/interview`, employer, json);
const cancel = (id: string, employer: Person) =>
  setInterview(id, employer, { interview_date: null });
const answer = (id: string, candidate: Person, json: object) =>
  send('PUT', `/api/applications/${id}/interview/answer`, candidate, json);
const setStatus = (id: string, employer: Person, status: string) =>
  send('PUT', `/api/applications/${id}/status`, employer, { status });
const withdraw = (id: string, person: Person) => send('DELETE', `/api/applications/${id}`, person);
const ahead = (ms: number) => new Date(backend().clock.now().getTime() + ms).toISOString();
const remind = () => remindOfInterviews(backend().database.db, backend().clock.now());

/** What a person was told, in that order. */
const toldTo = async ({ _id }: Person) => {
  const { db } = backend().database;
  const rows = await db
    .select()
    .from(notifications)
    .orderBy(notifications.created_at, notifications._id);
  return rows.filter((row) => row.user_id === _id).map(({ kind, facts }) => ({ kind, facts }));
};
const kindsTo = async (person: Person) => (await toldTo(person)).map(({ kind }) => kind);
const eventsFor = async (id: string, person: Person) =>
  ((await see(id, person)).events ?? []).map(({ kind }) => kind);

async function people() {
  const employer = await makeEmployer(backend());
  const job = await makeJob(backend(), employer);
  const candidate = await makeCandidate(backend());
  const { _id } = await makeApplication(backend(), candidate, job);
  return { employer, candidate, job, _id };
}
/** The same with an interview that the candidate was told of. */
async function invited(facts: object = FACTS) {
  const all = await people();
  expect((await setInterview(all._id, all.employer, facts)).status).toBe(200);
  await backend().announce();
  return all;
}

describe('an interview', () => {
  test('is a stage: setting it sets the status, and both sides read it', async () => {
    const { employer, candidate, _id } = await people();
    const set = await setInterview(_id, employer, FACTS);
    expect(set.status).toBe(200);
    const { interview_date: _, ...facts } = FACTS;
    const interview = {
      ...{ ...facts, starts_at: WHEN, sequence: 0, state: 'set' },
      ...{ answer: 'none', answer_note: '', answered_at: null },
    };
    for (const reader of [employer, candidate])
      expect(await see(_id, reader)).toMatchObject({
        ...{ status: 'interview', interview_date: WHEN, interview },
      });
    expect((await see(_id, employer)).events).toMatchObject([
      { kind: 'interview_set', data: { starts_at: WHEN, time_zone: 'Europe/Istanbul' } },
      { kind: 'status', from: 'pending', to: 'interview' },
    ]);
    // The candidate is told once, a minute later.
    expect(await eventsFor(_id, candidate)).toEqual([]);
    await backend().announce();
    expect(await toldTo(candidate)).toEqual([
      { kind: 'interview_set', facts: { starts_at: WHEN, time_zone: 'Europe/Istanbul' } },
    ]);
    expect(await eventsFor(_id, candidate)).toEqual(['interview_set', 'status']);
    expect((await see(_id, candidate)).last_updated).not.toBeNull();
    await backend().announce();
    expect(await kindsTo(candidate)).toHaveLength(1);
  });

  test('takes a plain date as before, and keeps what isn’t said', async () => {
    const { employer, _id } = await people();
    await setInterview(_id, employer, { interview_date: '2099-05-01T12:30:00+03:00' });
    const plain = { duration_minutes: 60, time_zone: 'UTC', place: '', link: '', note: '' };
    expect((await see(_id, employer)).interview).toMatchObject({ ...plain, starts_at: WHEN });
    await setInterview(_id, employer, FACTS);
    await setInterview(_id, employer, { interview_date: '2099-05-02T09:30:00Z' });
    expect((await see(_id, employer)).interview).toMatchObject({
      ...{ starts_at: '2099-05-02T09:30:00.000Z', duration_minutes: 45, place: 'Room 1' },
      sequence: 2,
    });
  });

  test('that is set again as it is changes nothing, but the status', async () => {
    const { employer, _id } = await invited();
    const before = await see(_id, employer);
    await setInterview(_id, employer, FACTS);
    expect(await see(_id, employer)).toEqual(before);
    await setStatus(_id, employer, 'reviewed');
    await setInterview(_id, employer, FACTS);
    expect(await see(_id, employer)).toMatchObject({
      status: 'interview',
      interview: { sequence: 0 },
    });
  });

  test.each([
    ['duration_minutes', 14],
    ['duration_minutes', 481],
    ['duration_minutes', 30.5],
    ['time_zone', 'Mars/Olympus'],
    ['time_zone', '+03:00'],
    ['place', 'x'.repeat(201)],
    ['link', 'javascript:alert(1)'],
    ['note', 'x'.repeat(2001)],
  ])('is refused with %s %s', async (path, value) => {
    const { employer, _id } = await people();
    const refused = await setInterview(_id, employer, { ...FACTS, [path]: value });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({ errors: [{ path, msg: expect.stringMatching(/\w/) }] });
    expect(await see(_id, employer)).toMatchObject({ status: 'pending', interview: null });
  });

  test('with a version that is no more is refused', async () => {
    const { employer, _id } = await invited();
    const stale = await setInterview(_id, employer, { ...FACTS, place: 'Room 2', __v: 0 });
    expect(stale.status).toBe(409);
  });

  test('of two reviewers at once: the second is told, or both are one after the other', async () => {
    const { employer, _id } = await people();
    const replies = await Promise.all(
      ['Room 1', 'Room 2'].map((place) => setInterview(_id, employer, { ...FACTS, place, __v: 0 })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await see(_id, employer)).interview).toMatchObject({ sequence: 0 });
  });
});

describe('changes within the minute', () => {
  test('are told once, as set', async () => {
    const { employer, candidate, _id } = await people();
    await setInterview(_id, employer, FACTS);
    await setInterview(_id, employer, { ...FACTS, interview_date: '2099-06-01T09:30:00Z' });
    await backend().announce();
    expect(await toldTo(candidate)).toMatchObject([
      { kind: 'interview_set', facts: { starts_at: '2099-06-01T09:30:00.000Z' } },
    ]);
    expect(await eventsFor(_id, employer)).toEqual([
      'interview_set',
      'status',
      'interview_changed',
    ]);
  });

  test('that are taken back are told not at all', async () => {
    const { employer, candidate, _id } = await people();
    await setStatus(_id, employer, 'reviewed');
    await backend().announce();
    const before = await see(_id, candidate);
    await setInterview(_id, employer, FACTS);
    await cancel(_id, employer);
    await backend().announce();
    expect(await see(_id, candidate)).toEqual(before);
    expect(await kindsTo(candidate)).toEqual(['status_changed']);
    expect(await see(_id, employer)).toMatchObject({ interview: { state: 'cancelled' } });
  });

  test('and back cost nobody an answer', async () => {
    const { employer, candidate, _id } = await invited();
    await answer(_id, candidate, { answer: 'confirmed', note: 'Gladly.' });
    await setInterview(_id, employer, { ...FACTS, interview_date: '2099-06-01T09:30:00Z' });
    expect((await see(_id, employer)).interview).toMatchObject({ answer: 'none' });
    await setInterview(_id, employer, FACTS);
    await backend().announce();
    expect((await see(_id, employer)).interview).toMatchObject({
      ...{ answer: 'confirmed', answer_note: 'Gladly.', sequence: 2 },
    });
    expect(await kindsTo(candidate)).toEqual(['interview_set']);
  });
});

describe('a change', () => {
  test('is told as such and asks again', async () => {
    const { employer, candidate, _id } = await invited();
    await answer(_id, candidate, { answer: 'confirmed' });
    const starts_at = '2099-06-01T09:30:00.000Z';
    await setInterview(_id, employer, { ...FACTS, interview_date: starts_at });
    expect(await see(_id, candidate)).toMatchObject({
      ...{ interview_date: starts_at, interview: { starts_at, sequence: 1, answer: 'none' } },
    });
    await backend().announce();
    expect((await toldTo(candidate)).at(-1)).toMatchObject({
      ...{ kind: 'interview_changed', facts: { starts_at } },
    });
    // Later on, the former answer is no answer to the former time.
    await setInterview(_id, employer, FACTS);
    expect((await see(_id, candidate)).interview).toMatchObject({ sequence: 2, answer: 'none' });
  });

  test.each([
    [{ note: 'Ring three times.' }, 'confirmed'],
    [{ time_zone: 'UTC' }, 'confirmed'],
    [{ place: 'Room 2' }, 'none'],
    [{ link: '' }, 'none'],
    [{ duration_minutes: 90 }, 'none'],
  ])('to %o leaves the answer %s', async (changed, expected) => {
    const { employer, candidate, _id } = await invited();
    await answer(_id, candidate, { answer: 'confirmed' });
    await setInterview(_id, employer, { ...FACTS, ...changed });
    expect((await see(_id, employer)).interview).toMatchObject({ answer: expected, sequence: 1 });
    await backend().announce();
    expect(await kindsTo(candidate)).toEqual(['interview_set', 'interview_changed']);
  });
});

describe('a cancellation', () => {
  test('sets the status back, and is told with the time that is known', async () => {
    const { employer, candidate, _id } = await invited();
    await setInterview(_id, employer, { ...FACTS, interview_date: '2099-06-01T09:30:00Z' });
    expect((await cancel(_id, employer)).status).toBe(200);
    for (const reader of [employer, candidate])
      expect(await see(_id, reader)).toMatchObject({
        ...{ status: 'reviewed', interview_date: null, interview: { state: 'cancelled' } },
      });
    await backend().announce();
    expect(await toldTo(candidate)).toMatchObject([
      { kind: 'interview_set' },
      { kind: 'interview_cancelled', facts: { starts_at: WHEN } },
    ]);
    // Once more changes nothing.
    const before = await see(_id, employer);
    await cancel(_id, employer);
    expect(await see(_id, employer)).toEqual(before);
    // A new one is told as set.
    await setInterview(_id, employer, FACTS);
    await backend().announce();
    expect((await kindsTo(candidate)).at(-1)).toBe('interview_set');
    expect((await see(_id, candidate)).interview).toMatchObject({ sequence: 3, answer: 'none' });
  });

  test('leaves a status that was decided meanwhile', async () => {
    const { employer, _id } = await invited();
    await setStatus(_id, employer, 'hired');
    await cancel(_id, employer);
    expect(await see(_id, employer)).toMatchObject({ status: 'hired', interview_date: null });
  });

  test('comes with a rejection, and goes with its undoing', async () => {
    const { employer, candidate, _id } = await invited();
    await answer(_id, candidate, { answer: 'confirmed' });
    const { batch } = (await (await setStatus(_id, employer, 'rejected')).json()) as Application;
    const rejected = {
      status: 'rejected',
      interview_date: null,
      interview: { state: 'cancelled' },
    };
    expect(await see(_id, employer)).toMatchObject(rejected);
    await send('POST', `/api/applications/bulk-status/${batch}/undo`, employer, {});
    const back = { state: 'set', answer: 'confirmed', sequence: 2 };
    expect(await see(_id, employer)).toMatchObject({
      ...{ status: 'interview', interview_date: WHEN, interview: back },
    });
    await backend().announce();
    expect(await kindsTo(candidate)).toEqual(['interview_set']);
    await setStatus(_id, employer, 'rejected');
    await backend().announce();
    expect(await kindsTo(candidate)).toEqual([
      ...['interview_set', 'interview_cancelled', 'status_changed'],
    ]);
  });

  test('doesn’t come to what has been', async () => {
    const { employer, _id } = await people();
    const starts_at = ahead(-HOUR);
    await setInterview(_id, employer, { interview_date: starts_at });
    await setStatus(_id, employer, 'rejected');
    expect(await see(_id, employer)).toMatchObject({ interview: { state: 'set', starts_at } });
  });

  test('comes with a withdrawal', async () => {
    const { employer, candidate, _id } = await invited();
    expect((await withdraw(_id, candidate)).status).toBe(204);
    for (const reader of [employer, candidate]) {
      expect(await see(_id, reader)).toMatchObject({ interview: { state: 'cancelled' } });
      expect((await eventsFor(_id, reader)).slice(-2)).toEqual([
        ...['withdrawn', 'interview_cancelled'],
      ]);
    }
    await backend().announce();
    expect(await kindsTo(candidate)).toEqual(['interview_set']);
  });

  test('comes with the removal of the job', async () => {
    const { employer, candidate, job, _id } = await invited();
    await send('DELETE', `/api/jobs/${job._id}`, employer);
    await backend().announce();
    expect(await kindsTo(candidate)).toContain('interview_cancelled');
    expect(await see(_id, candidate)).toMatchObject({ interview: { state: 'cancelled' } });
  });

  test('and a withdrawal while it is set: one of them wins, and nothing is ahead', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { employer, candidate, _id } = await people();
      const [left, set] = await Promise.all([
        withdraw(_id, candidate),
        setInterview(_id, employer, FACTS),
      ]);
      expect(left.status).toBe(204);
      expect([200, 409]).toContain(set.status);
      const { interview, interview_date, withdrawn_at } = await see(_id, employer);
      expect(withdrawn_at).not.toBeNull();
      expect([interview_date, interview?.state ?? 'cancelled']).toEqual([null, 'cancelled']);
    }
  });
});

describe('the answer', () => {
  test('is told to the employer at once, and can be changed', async () => {
    const { employer, candidate, _id } = await invited();
    const first = await answer(_id, candidate, { answer: 'confirmed', sequence: 0 });
    expect(first.status).toBe(200);
    expect(await first.json()).toMatchObject({
      interview: { answer: 'confirmed', answer_note: '', answered_at: expect.any(String) },
    });
    // The same again tells nobody anything.
    await answer(_id, candidate, { answer: 'confirmed', sequence: 0 });
    await answer(_id, candidate, { answer: 'other_time', note: 'Monday?', sequence: 0 });
    expect(await toldTo(employer)).toMatchObject([
      { kind: 'application_received' },
      { kind: 'interview_answered', facts: { answer: 'confirmed' } },
      { kind: 'interview_answered', facts: { answer: 'other_time' } },
    ]);
    expect((await see(_id, employer)).interview).toMatchObject({
      ...{ answer: 'other_time', answer_note: 'Monday?' },
    });
    for (const reader of [employer, candidate])
      expect((await see(_id, reader)).events?.slice(-2)).toMatchObject([
        { kind: 'interview_answered', data: { answer: 'confirmed' } },
        { kind: 'interview_answered', data: { answer: 'other_time' } },
      ]);
  });

  const refusal = async (response: Response) => [
    response.status,
    ((await response.json()) as { msg?: string }).msg,
  ];
  const yes = { answer: 'confirmed', sequence: 0 };

  test('is refused without an interview, or when it is cancelled, another, past or withdrawn', async () => {
    const { employer, candidate, _id } = await people();
    expect(await refusal(await answer(_id, candidate, yes))).toEqual([
      ...[404, 'There is no interview for this application'],
    ]);
    await setInterview(_id, employer, FACTS);
    await setInterview(_id, employer, { ...FACTS, place: 'Room 2' });
    expect(await refusal(await answer(_id, candidate, yes))).toEqual([
      409,
      'The employer has changed this interview. Check the new details before you answer.',
    ]);
    await cancel(_id, employer);
    expect(await refusal(await answer(_id, candidate, yes))).toEqual([
      ...[409, 'This interview was cancelled.'],
    ]);
    await setInterview(_id, employer, { interview_date: ahead(HOUR) });
    backend().clock.advance(HOUR);
    expect(await refusal(await answer(_id, candidate, { answer: 'declined' }))).toEqual([
      409,
      'This interview has already begun, so your answer can’t be changed.',
    ]);
    await withdraw(_id, candidate);
    expect(await refusal(await answer(_id, candidate, yes))).toEqual([
      ...[409, 'You’ve withdrawn this application.'],
    ]);
  });

  test.each([
    { answer: 'none' },
    { answer: 'maybe' },
    {},
    { answer: 'confirmed', note: 'x'.repeat(1001) },
  ])('%o is none', async (json) => {
    const { candidate, _id } = await invited();
    expect((await answer(_id, candidate, json)).status).toBe(400);
  });

  test('while it is changed: whoever is first, the change is asked for anew', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { employer, candidate, _id } = await invited();
      const [answered] = await Promise.all([
        answer(_id, candidate, yes),
        setInterview(_id, employer, { ...FACTS, place: 'Room 2' }),
      ]);
      expect([200, 409]).toContain(answered.status);
      expect((await see(_id, employer)).interview).toMatchObject({ answer: 'none', sequence: 1 });
    }
  });

  test('while it is cancelled: it stays cancelled', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { employer, candidate, _id } = await invited();
      const [answered] = await Promise.all([answer(_id, candidate, yes), cancel(_id, employer)]);
      expect([200, 409]).toContain(answered.status);
      expect((await see(_id, employer)).interview).toMatchObject({ state: 'cancelled' });
    }
  });
});

describe('reminders', () => {
  const reminders = async (person: Person) =>
    (await toldTo(person)).filter(({ kind }) => kind === 'interview_tomorrow');

  test('go to both a day before, once, however many instances look', async () => {
    const starts_at = ahead(3 * DAY);
    const { employer, candidate, _id } = await invited({ ...FACTS, interview_date: starts_at });
    backend().clock.advance(DAY);
    await remind();
    expect(await reminders(candidate)).toEqual([]);
    backend().clock.advance(DAY);
    await Promise.all([remind(), remind(), remind()]);
    await remind();
    // What is changed beside time and place reminds of nothing again.
    await setInterview(_id, employer, { ...FACTS, interview_date: starts_at, note: 'New.' });
    await remind();
    for (const person of [candidate, employer])
      expect(await reminders(person)).toEqual([
        { kind: 'interview_tomorrow', facts: { starts_at, time_zone: 'Europe/Istanbul' } },
      ]);
  });

  test('go to nobody who has just heard of it, nor too late', async () => {
    const { employer, candidate, _id } = await invited({ interview_date: ahead(2 * DAY - HOUR) });
    backend().clock.advance(DAY);
    await remind();
    backend().clock.advance(2 * HOUR);
    await remind();
    await setInterview(_id, employer, { interview_date: ahead(3 * DAY) });
    backend().clock.advance(2 * DAY + 13 * HOUR);
    await remind();
    expect(await reminders(candidate)).toEqual([]);
  });

  test('go to nobody when it is cancelled, withdrawn, or moved on', async () => {
    const facts = { interview_date: ahead(3 * DAY) };
    const cancelled = await invited(facts);
    const withdrawn = await invited(facts);
    const moved = await invited(facts);
    await cancel(cancelled._id, cancelled.employer);
    await withdraw(withdrawn._id, withdrawn.candidate);
    await setInterview(moved._id, moved.employer, { interview_date: ahead(5 * DAY) });
    backend().clock.advance(2 * DAY);
    await remind();
    for (const { candidate, employer } of [cancelled, withdrawn, moved])
      for (const person of [candidate, employer]) expect(await reminders(person)).toEqual([]);
    backend().clock.advance(2 * DAY);
    await remind();
    expect(await reminders(moved.candidate)).toHaveLength(1);
  });
});

describe('upcoming interviews', () => {
  type Upcoming = { interviews: { application_id: string }[] };
  const upcoming = async (person: Person) =>
    (await read<Upcoming>('/api/interviews', person)).interviews;

  test('are each side’s own, the soonest first, until they are over', async () => {
    const { employer, candidate, job, _id } = await invited();
    const other = await makeCandidate(backend(), { first_name: 'Ada', last_name: 'Lale' });
    const sooner = await makeApplication(backend(), other, job);
    const starts_at = ahead(HOUR);
    await setInterview(sooner._id, employer, { interview_date: starts_at });
    expect(await upcoming(employer)).toEqual([
      {
        ...{ application_id: sooner._id, job_id: job._id, job_title: job.title },
        ...{ company_name: job.company_name, candidate_name: 'Ada Lale', starts_at },
        ...{ duration_minutes: 60, time_zone: 'UTC', place: '', link: '', answer: 'none' },
      },
      expect.objectContaining({ application_id: _id, place: 'Room 1' }),
    ]);
    expect(await upcoming(candidate)).toMatchObject([{ application_id: _id, candidate_name: '' }]);
    backend().clock.advance(HOUR + 59 * 60_000);
    expect(await upcoming(other)).toHaveLength(1);
    backend().clock.advance(60_000);
    expect(await upcoming(other)).toEqual([]);
    await cancel(_id, employer);
    expect(await upcoming(candidate)).toEqual([]);
    await setInterview(_id, employer, FACTS);
    await withdraw(_id, candidate);
    expect(await upcoming(employer)).toEqual([]);
    expect(await upcoming(await makeEmployer(backend()))).toEqual([]);
  });

  test('are twenty at most', async () => {
    const employer = await makeEmployer(backend());
    const job = await makeJob(backend(), employer);
    for (let count = 0; count < 21; count += 1) {
      const { _id } = await makeApplication(backend(), await makeCandidate(backend()), job);
      await setInterview(_id, employer, FACTS);
    }
    expect(await upcoming(employer)).toHaveLength(20);
  });
});

describe('the file for a calendar', () => {
  const file = async (id: string, person: Person, language = 'en') => {
    const path = `/api/applications/${id}/interview.ics`;
    const headers = { 'Accept-Language': language };
    return backend().request('GET', path, { token: person.token, headers });
  };
  /** As another program reads it. */
  const parse = (text: string) => {
    const calendar = new ICAL.Component(ICAL.parse(text));
    const event = calendar.getFirstSubcomponent('vevent');
    if (!event) throw new Error('No event');
    const of = (name: string) => event.getFirstPropertyValue(name);
    return { method: calendar.getFirstPropertyValue('method'), event, of };
  };

  test('says when, where and with whom, in UTC and in the reader’s language', async () => {
    const { employer, candidate, job, _id } = await invited({
      ...FACTS,
      note: `Bring:\n- "papers"; a, b \\ c\n${'çğış '.repeat(60)}`,
    });
    const response = await file(_id, candidate, 'tr');
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('interview.ics');
    const text = await response.text();
    const { method, event, of } = parse(text);
    expect(method).toBe('REQUEST');
    expect([of('uid'), of('sequence'), of('status')]).toEqual([
      ...[`interview-${_id}@meydan`, 0, 'CONFIRMED'],
    ]);
    expect([String(of('dtstart')), String(of('dtend'))]).toEqual([
      ...['2099-05-01T09:30:00Z', '2099-05-01T10:15:00Z'],
    ]);
    expect(of('summary')).toBe(`Mülakat: ${job.title}, ${job.company_name}`);
    expect(of('location')).toBe('Room 1');
    expect(of('description')).toBe(
      `Bring:\n- "papers"; a, b \\ c\n${'çğış '.repeat(60).trim()}\n\nhttps://meet.example/1\n\nhttp://api.test/applications/${_id}`,
    );
    expect(event.getFirstProperty('attendee')?.getFirstValue()).toMatch(candidate.email);
    // Neither side learns an address that it doesn’t see elsewhere.
    expect(text).not.toContain(employer.email);
    // Lines end as they must, and none is longer than 75 octets.
    for (const line of text.split('\r\n')) {
      expect(line).not.toMatch(/[\r\n]/);
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
    expect(String(parse(await (await file(_id, employer)).text()).of('url'))).toBe(
      `http://api.test/jobs/${job._id}/applications?open=${_id}`,
    );
  });

  test('replaces the former one after a change, and takes it out after a cancellation', async () => {
    const { employer, candidate, _id } = await invited();
    await answer(_id, candidate, { answer: 'confirmed' });
    const confirmed = parse(await (await file(_id, candidate)).text());
    expect(confirmed.event.getFirstProperty('attendee')?.getParameter('partstat')).toBe('ACCEPTED');
    await setInterview(_id, employer, { ...FACTS, place: '' });
    const changed = parse(await (await file(_id, candidate)).text());
    expect([changed.method, changed.of('uid'), changed.of('sequence')]).toEqual([
      ...['REQUEST', confirmed.of('uid'), 1],
    ]);
    expect(changed.of('location')).toBe('https://meet.example/1');
    await cancel(_id, employer);
    const { method, of } = parse(await (await file(_id, candidate)).text());
    expect([method, of('uid'), of('sequence'), of('status')]).toEqual([
      ...['CANCEL', confirmed.of('uid'), 2, 'CANCELLED'],
    ]);
  });

  test('is there for an interview alone, and for one that the candidate knows of', async () => {
    const { employer, candidate, _id } = await people();
    expect((await file(_id, candidate)).status).toBe(404);
    await setInterview(_id, employer, FACTS);
    await cancel(_id, employer);
    expect((await file(_id, candidate)).status).toBe(404);
    expect((await file(_id, employer)).status).toBe(200);
  });
});
