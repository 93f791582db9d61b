import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { notify } from '#server/domains/notifications/commands.ts';
import { applications } from '#server/platform/database/schema.ts';
import type { Application, BulkReply } from '#src/contract/applications/application.ts';
import {
  insertApplications,
  makeApplication,
  makeCandidate,
  makeEmployer,
  type Person,
} from '#tests/factories.ts';
import { DAY, HOUR, interviewTest, refusal } from './api-test.ts';

const {
  backend,
  test,
  ahead,
  see,
  setStatus,
  notificationsOf,
  notificationKindsOf,
  eventsFor,
  people,
  setInterview,
  cancel,
  answerInterview,
  inviteCandidate,
  WHEN,
  FACTS,
  withdraw,
  send,
  read,
  remind,
} = interviewTest();

describe('an interview', () => {
  test('sets the status, and both sides see it (INTERVIEW-1, INTERVIEW-3)', async () => {
    const { employer, candidate, _id } = await people();
    const set = await setInterview(_id, employer, FACTS);
    expect(set.status).toBe(200);
    const { interview_date: _, ...facts } = FACTS;
    const interview = {
      ...facts,
      starts_at: WHEN,
      sequence: 0,
      state: 'set',
      answer: 'none',
      answer_note: '',
      answered_at: null,
    };
    for (const reader of [employer, candidate])
      expect(await see(_id, reader)).toMatchObject({
        status: 'interview',
        interview_date: WHEN,
        interview,
      });
    expect((await see(_id, employer)).events).toMatchObject([
      { kind: 'interview_set', data: { starts_at: WHEN, time_zone: 'Europe/Istanbul' } },
      { kind: 'status', from: 'pending', to: 'interview' },
    ]);
    // The candidate is notified once, a minute later.
    expect(await eventsFor(_id, candidate)).toEqual([]);
    await backend().announce();
    expect(await notificationsOf(candidate)).toEqual([
      { kind: 'interview_set', facts: { starts_at: WHEN, time_zone: 'Europe/Istanbul' } },
    ]);
    expect(await eventsFor(_id, candidate)).toEqual(['interview_set', 'status']);
    expect((await see(_id, candidate)).last_updated).not.toBeNull();
    await backend().announce();
    expect(await notificationKindsOf(candidate)).toHaveLength(1);
  });

  test('may be up to a day in the past (REVIEW-6)', async ({ employer, _id }) => {
    const at = (ms: number) => setInterview(_id, employer, { interview_date: ahead(ms) });
    expect((await at(60_000 - DAY)).status).toBe(200);
    expect(await refusal(at(-60_000 - DAY))).toBe(
      '400 interview_date: The interview must not be in the past',
    );
  });

  test('accepts a date alone, and keeps the other facts (INTERVIEW-1)', async ({
    employer,
    _id,
  }) => {
    await setInterview(_id, employer, { interview_date: '2099-05-01T12:30:00+03:00' });
    // The same moment in another notation changes nothing.
    await setInterview(_id, employer, { interview_date: '2099-05-01T09:30:00Z' });
    const plain = { duration_minutes: 60, time_zone: 'UTC', place: '', link: '', note: '' };
    expect((await see(_id, employer)).interview).toMatchObject({ ...plain, starts_at: WHEN });
    await setInterview(_id, employer, FACTS);
    await setInterview(_id, employer, { interview_date: '2099-05-02T09:30:00Z' });
    expect((await see(_id, employer)).interview).toMatchObject({
      starts_at: '2099-05-02T09:30:00.000Z',
      duration_minutes: 45,
      place: 'Room 1',
      sequence: 2,
    });
  });

  test('changes only the status when it is set again unchanged (INTERVIEW-1)', async () => {
    const { employer, _id } = await inviteCandidate();
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

  test.for([
    ...['soon', '2099-05-01', '2099-05-01T09:30:00', 7, undefined].map(
      (date) => ['interview_date', date] as const,
    ),
    // Later than the database can store.
    ['interview_date', '9999-12-31T23:59:00-23:00'],
    ['duration_minutes', 14],
    ['duration_minutes', 481],
    ['duration_minutes', 30.5],
    ['time_zone', 'Mars/Olympus'],
    ['time_zone', '+03:00'],
    ['place', 'x'.repeat(201)],
    ['link', 'javascript:alert(1)'],
    ['note', 'x'.repeat(2001)],
  ])('is refused with %s %s (INTERVIEW-1)', async ([path, value], { employer, _id }) => {
    const refused = await setInterview(_id, employer, { ...FACTS, [path]: value });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({ errors: [{ path, msg: expect.stringMatching(/\w/) }] });
    expect(await see(_id, employer)).toMatchObject({ status: 'pending', interview: null });
  });
});

describe('changes within the minute', () => {
  test('are announced once, as a new interview (INTERVIEW-3)', async ({
    employer,
    candidate,
    _id,
  }) => {
    await setInterview(_id, employer, FACTS);
    await setInterview(_id, employer, { ...FACTS, interview_date: '2099-06-01T09:30:00Z' });
    await backend().announce();
    expect(await notificationsOf(candidate)).toMatchObject([
      { kind: 'interview_set', facts: { starts_at: '2099-06-01T09:30:00.000Z' } },
    ]);
    expect(await eventsFor(_id, employer)).toEqual([
      'interview_set',
      'status',
      'interview_changed',
    ]);
  });

  test('that are undone are not announced (INTERVIEW-3)', async ({ employer, candidate, _id }) => {
    await setStatus(_id, employer, 'reviewed');
    await backend().announce();
    const before = await see(_id, candidate);
    await setInterview(_id, employer, FACTS);
    await cancel(_id, employer);
    await backend().announce();
    expect(await see(_id, candidate)).toEqual(before);
    expect(await notificationKindsOf(candidate)).toEqual(['status_changed']);
    expect(await see(_id, employer)).toMatchObject({ interview: { state: 'cancelled' } });
  });

  test('that are reverted keep the candidate’s answer (INTERVIEW-3)', async ({
    employer,
    candidate,
    invited: _id,
  }) => {
    await answerInterview(_id, candidate, { answer: 'confirmed', note: 'Gladly.' });
    await setInterview(_id, employer, { ...FACTS, interview_date: '2099-06-01T09:30:00Z' });
    expect((await see(_id, employer)).interview).toMatchObject({ answer: 'none' });
    await setInterview(_id, employer, FACTS);
    await backend().announce();
    expect((await see(_id, employer)).interview).toMatchObject({
      answer: 'confirmed',
      answer_note: 'Gladly.',
      sequence: 2,
    });
    expect(await notificationKindsOf(candidate)).toEqual(['interview_set']);
  });
});

describe('a changed interview', () => {
  test('is announced as a change and needs a new answer (INTERVIEW-2)', async ({
    employer,
    candidate,
    invited: _id,
  }) => {
    await answerInterview(_id, candidate, { answer: 'confirmed' });
    const starts_at = '2099-06-01T09:30:00.000Z';
    await setInterview(_id, employer, { ...FACTS, interview_date: starts_at });
    expect(await see(_id, candidate)).toMatchObject({
      interview_date: starts_at,
      interview: { starts_at, sequence: 1, answer: 'none' },
    });
    await backend().announce();
    expect((await notificationsOf(candidate)).at(-1)).toMatchObject({
      kind: 'interview_changed',
      facts: { starts_at },
    });
    // Once a change is announced, the old time doesn't bring the old answer back.
    await setInterview(_id, employer, FACTS);
    expect((await see(_id, candidate)).interview).toMatchObject({ sequence: 2, answer: 'none' });
  });

  test.each([
    [{ note: 'Ring three times.' }, 'confirmed'],
    [{ time_zone: 'UTC' }, 'confirmed'],
    [{ place: 'Room 2' }, 'none'],
    [{ link: '' }, 'none'],
    [{ duration_minutes: 90 }, 'none'],
  ])('with %o has the answer %s (INTERVIEW-2)', async (changed, expected) => {
    const { employer, candidate, _id } = await inviteCandidate();
    await answerInterview(_id, candidate, { answer: 'confirmed' });
    await setInterview(_id, employer, { ...FACTS, ...changed });
    expect((await see(_id, employer)).interview).toMatchObject({ answer: expected, sequence: 1 });
    await backend().announce();
    expect(await notificationKindsOf(candidate)).toEqual(['interview_set', 'interview_changed']);
  });
});

describe('an answer', () => {
  test('notifies the employer at once, and can be changed (INTERVIEW-5)', async () => {
    const { employer, candidate, _id } = await inviteCandidate();
    const first = await answerInterview(_id, candidate, { answer: 'confirmed', sequence: 0 });
    expect(first.status).toBe(200);
    expect(await first.json()).toMatchObject({
      interview: { answer: 'confirmed', answer_note: '', answered_at: expect.any(String) },
    });
    // Repeating the answer notifies nobody.
    await answerInterview(_id, candidate, { answer: 'confirmed', sequence: 0 });
    await answerInterview(_id, candidate, { answer: 'other_time', note: 'Monday?', sequence: 0 });
    expect(await notificationsOf(employer)).toMatchObject([
      { kind: 'application_received' },
      { kind: 'interview_answered', facts: { answer: 'confirmed', starts_at: WHEN } },
      { kind: 'interview_answered', facts: { answer: 'other_time', excerpt: 'Monday?' } },
    ]);
    expect((await see(_id, employer)).interview).toMatchObject({
      answer: 'other_time',
      answer_note: 'Monday?',
    });
    for (const reader of [employer, candidate])
      expect((await see(_id, reader)).events?.slice(-2)).toMatchObject([
        { kind: 'interview_answered', data: { answer: 'confirmed' } },
        { kind: 'interview_answered', data: { answer: 'other_time' } },
      ]);
  });

  test('before the announcement is listed after the interview that it answers (INTERVIEW-3)', async () => {
    const { employer, candidate, _id } = await people();
    await setInterview(_id, employer, FACTS);
    backend().clock.advance(1000);
    await answerInterview(_id, candidate, { answer: 'confirmed' });
    backend().clock.advance(1000);
    // This moves the time of the last change.
    await setInterview(_id, employer, { ...FACTS, note: 'Ring three times.' });
    await backend().announce();
    expect(await eventsFor(_id, candidate)).toEqual([
      'interview_set',
      'interview_answered',
      'status',
    ]);
    backend().clock.advance(1000);
    await setInterview(_id, employer, { ...FACTS, place: 'Room 2' });
    backend().clock.advance(1000);
    await answerInterview(_id, candidate, { answer: 'declined' });
    await backend().announce();
    expect((await eventsFor(_id, candidate)).slice(-2)).toEqual([
      'interview_changed',
      'interview_answered',
    ]);
  });

  const yes = { answer: 'confirmed', sequence: 0 };

  test('is refused for a missing, changed, cancelled, past or withdrawn interview (INTERVIEW-5)', async () => {
    const { employer, candidate, _id } = await people();
    expect(await refusal(answerInterview(_id, candidate, yes))).toBe(
      '404 There is no interview for this application',
    );
    await setInterview(_id, employer, FACTS);
    await setInterview(_id, employer, { ...FACTS, place: 'Room 2' });
    expect(await refusal(answerInterview(_id, candidate, yes))).toBe(
      '409 The employer has changed this interview. Check the new details before you answer.',
    );
    await cancel(_id, employer);
    expect(await refusal(answerInterview(_id, candidate, yes))).toBe(
      '409 This interview was cancelled.',
    );
    await setInterview(_id, employer, { interview_date: ahead(HOUR) });
    backend().clock.advance(HOUR);
    expect(await refusal(answerInterview(_id, candidate, { answer: 'declined' }))).toBe(
      '409 This interview has already begun, so your answer can’t be changed.',
    );
    await withdraw(_id, candidate);
    expect(await refusal(answerInterview(_id, candidate, yes))).toBe(
      '409 You’ve withdrawn this application.',
    );
  });

  test.for([
    { answer: 'none' },
    { answer: 'maybe' },
    {},
    { answer: 'confirmed', note: 'x'.repeat(1001) },
  ])('%o is refused', async (json, { candidate, invited: _id }) => {
    expect((await answerInterview(_id, candidate, json)).status).toBe(400);
  });

  test('does not count for a simultaneous change, whichever comes first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { employer, candidate, _id } = await inviteCandidate();
      const [answered] = await Promise.all([
        answerInterview(_id, candidate, yes),
        setInterview(_id, employer, { ...FACTS, place: 'Room 2' }),
      ]);
      expect([200, 409]).toContain(answered.status);
      expect((await see(_id, employer)).interview).toMatchObject({ answer: 'none', sequence: 1 });
    }
  });
});

describe('a cancellation', () => {
  test('resets the status, and is announced with the time that the candidate knows (INTERVIEW-1)', async () => {
    const { employer, candidate, _id } = await inviteCandidate();
    await setInterview(_id, employer, { ...FACTS, interview_date: '2099-06-01T09:30:00Z' });
    expect((await cancel(_id, employer)).status).toBe(200);
    for (const reader of [employer, candidate])
      expect(await see(_id, reader)).toMatchObject({
        status: 'reviewed',
        interview_date: null,
        interview: { state: 'cancelled' },
      });
    await backend().announce();
    expect(await notificationsOf(candidate)).toMatchObject([
      { kind: 'interview_set' },
      { kind: 'interview_cancelled', facts: { starts_at: WHEN } },
    ]);
    // Cancelling again changes nothing.
    const before = await see(_id, employer);
    await cancel(_id, employer);
    expect(await see(_id, employer)).toEqual(before);
    // A new interview is announced as set.
    await setInterview(_id, employer, FACTS);
    await backend().announce();
    expect((await notificationKindsOf(candidate)).at(-1)).toBe('interview_set');
    expect((await see(_id, candidate)).interview).toMatchObject({ sequence: 3, answer: 'none' });
  });

  test('hides unannounced mistakes from the candidate', async () => {
    const { employer, candidate, _id } = await inviteCandidate();
    const calendar = (reader: typeof candidate) =>
      send('GET', `/api/applications/${_id}/interview.ics`, reader);
    const slip = { ...FACTS, interview_date: '2098-06-01T09:30:00Z', note: 'A slip' };
    await setInterview(_id, employer, slip);
    await cancel(_id, employer);
    // The candidate sees the announced facts, not the unannounced ones.
    expect((await see(_id, candidate)).interview).toMatchObject({
      state: 'cancelled',
      starts_at: WHEN,
      note: FACTS.note,
    });
    expect(await (await calendar(candidate)).text()).not.toContain('A slip');
    await setInterview(_id, employer, FACTS);
    await cancel(_id, employer);
    await backend().announce();
    expect((await see(_id, candidate)).interview).toMatchObject({ starts_at: WHEN });

    await setInterview(_id, employer, slip);
    await cancel(_id, employer);
    await backend().announce();
    expect((await see(_id, candidate)).interview).toBeNull();
    expect((await calendar(candidate)).status).toBe(404);
    expect((await see(_id, employer)).interview).toMatchObject({ note: 'A slip' });
  });

  test('keeps a status that was decided meanwhile (INTERVIEW-1)', async ({
    employer,
    invited: _id,
  }) => {
    await setStatus(_id, employer, 'hired');
    await cancel(_id, employer);
    expect(await see(_id, employer)).toMatchObject({ status: 'hired', interview_date: null });
  });

  test('comes with a rejection, and is undone with it (INTERVIEW-3, INTERVIEW-4)', async () => {
    const { employer, candidate, _id } = await inviteCandidate();
    await answerInterview(_id, candidate, { answer: 'confirmed' });
    const { batch } = (await (await setStatus(_id, employer, 'rejected')).json()) as Application;
    const rejected = {
      status: 'rejected',
      interview_date: null,
      interview: { state: 'cancelled' },
    };
    expect(await see(_id, employer)).toMatchObject(rejected);
    const undone = await send('POST', `/api/applications/bulk-status/${batch}/undo`, employer, {});
    // One result, although status and interview are two events.
    expect(((await undone.json()) as BulkReply).results).toEqual([{ _id, outcome: 'updated' }]);
    const back = { state: 'set', answer: 'confirmed', sequence: 2 };
    expect(await see(_id, employer)).toMatchObject({
      status: 'interview',
      interview_date: WHEN,
      interview: back,
    });
    await backend().announce();
    expect(await notificationKindsOf(candidate)).toEqual(['interview_set']);
    await setStatus(_id, employer, 'rejected');
    await backend().announce();
    // One notification: the rejection covers the cancellation.
    expect(await notificationKindsOf(candidate)).toEqual(['interview_set', 'status_changed']);
    expect(await eventsFor(_id, candidate)).toEqual([
      'interview_set',
      'status',
      'interview_answered',
      'interview_cancelled',
      'status',
    ]);
  });

  test('is not undone once the time of the interview has passed (INTERVIEW-4)', async () => {
    const { employer, _id } = await inviteCandidate({ interview_date: ahead(HOUR) });
    const { batch } = (await (await setStatus(_id, employer, 'rejected')).json()) as Application;
    backend().clock.advance(HOUR);
    await send('POST', `/api/applications/bulk-status/${batch}/undo`, employer, {});
    expect(await see(_id, employer)).toMatchObject({
      status: 'interview',
      interview_date: null,
      interview: { state: 'cancelled' },
    });
  });

  test('does not come with a rejection after the interview (INTERVIEW-4)', async ({
    employer,
    _id,
  }) => {
    const starts_at = ahead(-HOUR);
    await setInterview(_id, employer, { interview_date: starts_at });
    await setStatus(_id, employer, 'rejected');
    expect(await see(_id, employer)).toMatchObject({ interview: { state: 'set', starts_at } });
  });

  test('comes with a withdrawal (INTERVIEW-4)', async ({ employer, candidate, invited: _id }) => {
    expect((await withdraw(_id, candidate)).status).toBe(204);
    for (const reader of [employer, candidate]) {
      expect(await see(_id, reader)).toMatchObject({ interview: { state: 'cancelled' } });
      expect((await eventsFor(_id, reader)).slice(-2)).toEqual([
        'withdrawn',
        'interview_cancelled',
      ]);
    }
    await backend().announce();
    expect(await notificationKindsOf(candidate)).toEqual(['interview_set']);
  });

  test('comes with the removal of the job (INTERVIEW-4)', async ({
    employer,
    candidate,
    job,
    invited: _id,
  }) => {
    await send('DELETE', `/api/jobs/${job._id}`, employer);
    await backend().announce();
    expect(await notificationKindsOf(candidate)).toContain('interview_cancelled');
    expect(await see(_id, candidate)).toMatchObject({ interview: { state: 'cancelled' } });
  });

  test('by removing the job causes no deadlock with a notification about the application', async () => {
    const { employer, job, _id } = await inviteCandidate();
    const removed = await backend().database.db.transaction(async (tx) => {
      await tx.select().from(applications).where(eq(applications._id, _id)).for('update');
      // On a database with one connection, the request starts after this transaction.
      const response = send('DELETE', `/api/jobs/${job._id}`, employer);
      await sleep(500);
      const about = { userId: employer._id, applicationId: _id, jobId: job._id };
      await notify(tx, [{ ...about, kind: 'interview_answered' }], backend().clock.now());
      return { response };
    });
    expect((await removed.response).status).toBe(204);
    expect((await notificationKindsOf(employer)).at(-1)).toBe('interview_answered');
  });

  test('by a withdrawal during the invitation leaves no interview ahead', async () => {
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

describe('reminders', () => {
  const reminders = async (person: Person) =>
    (await notificationsOf(person)).filter(({ kind }) => kind === 'interview_tomorrow');

  test('go to both sides once, a day before, however many instances send them (INTERVIEW-7)', async () => {
    const starts_at = ahead(3 * DAY);
    const { employer, candidate, _id } = await inviteCandidate({
      ...FACTS,
      interview_date: starts_at,
    });
    backend().clock.advance(DAY);
    await remind();
    expect(await reminders(candidate)).toEqual([]);
    backend().clock.advance(DAY);
    await Promise.all([remind(), remind(), remind()]);
    await remind();
    // Changing only the note sends no second reminder.
    await setInterview(_id, employer, { ...FACTS, interview_date: starts_at, note: 'New.' });
    await remind();
    for (const person of [candidate, employer])
      expect(await reminders(person)).toEqual([
        { kind: 'interview_tomorrow', facts: { starts_at, time_zone: 'Europe/Istanbul' } },
      ]);
  });

  test('are not sent right after the invitation, nor too late (INTERVIEW-7)', async () => {
    const { employer, candidate, _id } = await inviteCandidate({
      interview_date: ahead(2 * DAY - HOUR),
    });
    backend().clock.advance(DAY);
    await remind();
    backend().clock.advance(2 * HOUR);
    await remind();
    await setInterview(_id, employer, { interview_date: ahead(3 * DAY) });
    backend().clock.advance(2 * DAY + 13 * HOUR);
    await remind();
    expect(await reminders(candidate)).toEqual([]);
  });

  test('are not sent for cancelled, withdrawn or postponed interviews', async () => {
    const facts = { interview_date: ahead(3 * DAY) };
    const cancelled = await inviteCandidate(facts);
    const withdrawn = await inviteCandidate(facts);
    const moved = await inviteCandidate(facts);
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

  test('are listed for each side, soonest first, until they are over (INTERVIEW-8)', async () => {
    const { employer, candidate, job, _id } = await inviteCandidate();
    const other = await makeCandidate(backend(), { first_name: 'Ada', last_name: 'Lale' });
    const sooner = await makeApplication(backend(), other, job);
    const starts_at = ahead(HOUR);
    await setInterview(sooner._id, employer, { interview_date: starts_at });
    expect(await upcoming(employer)).toEqual([
      {
        application_id: sooner._id,
        job_id: job._id,
        job_title: job.title,
        company_name: job.company_name,
        candidate_name: 'Ada Lale',
        starts_at,
        duration_minutes: 60,
        time_zone: 'UTC',
        place: '',
        link: '',
        sequence: 0,
        answer: 'none',
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

  test('are the next twenty (INTERVIEW-8)', async ({ employer, job }) => {
    await insertApplications(backend(), job, 21);
    await backend().database.run(`
      update applications set interview_date = created_at + interval '2 days';
      insert into interviews (application_id, starts_at, set_at)
      select _id, interview_date, now() from applications`);
    const sent = await backend()
      .database.db.select({ _id: applications._id })
      .from(applications)
      .orderBy(applications.interview_date);
    expect((await upcoming(employer)).map(({ application_id }) => application_id)).toEqual(
      sent.slice(0, 20).map(({ _id }) => _id),
    );
  });
});
