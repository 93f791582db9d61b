import { describe, expect, test } from 'vitest';
import { interviewCalls } from './application-calls.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();
const {
  eventsFor,
  see,
  withdraw,
  toldTo,
  people,
  setInterview,
  cancel,
  answer,
  ahead,
  invited,
  HOUR,
  WHEN,
  FACTS,
} = interviewCalls(backend);

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
      { kind: 'interview_answered', facts: { answer: 'confirmed', starts_at: WHEN } },
      { kind: 'interview_answered', facts: { answer: 'other_time', excerpt: 'Monday?' } },
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

  test('that is given before the announcement stands after what it answers', async () => {
    const { employer, candidate, _id } = await people();
    await setInterview(_id, employer, FACTS);
    backend().clock.advance(1000);
    await answer(_id, candidate, { answer: 'confirmed' });
    backend().clock.advance(1000);
    // Which moves the time of the last change.
    await setInterview(_id, employer, { ...FACTS, note: 'Ring three times.' });
    await backend().announce();
    expect(await eventsFor(_id, candidate)).toEqual([
      ...['interview_set', 'interview_answered', 'status'],
    ]);
    backend().clock.advance(1000);
    await setInterview(_id, employer, { ...FACTS, place: 'Room 2' });
    backend().clock.advance(1000);
    await answer(_id, candidate, { answer: 'declined' });
    await backend().announce();
    expect((await eventsFor(_id, candidate)).slice(-2)).toEqual([
      ...['interview_changed', 'interview_answered'],
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
