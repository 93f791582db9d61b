import { describe, expect, test } from 'vitest';
import { interviewCalls } from './application-calls.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();
const {
  see,
  setStatus,
  toldTo,
  kindsTo,
  eventsFor,
  people,
  setInterview,
  cancel,
  answer,
  invited,
  WHEN,
  FACTS,
} = interviewCalls(backend);

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
