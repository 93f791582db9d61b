import { describe, expect, test } from 'vitest';
import {
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeJob,
  type Person,
} from '../factories.ts';
import { interviewCalls } from './application-calls.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();
const { read, withdraw, toldTo, setInterview, cancel, ahead, remind, invited, HOUR, DAY, FACTS } =
  interviewCalls(backend);

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
