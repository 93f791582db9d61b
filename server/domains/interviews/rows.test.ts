import { describe, expect, it } from 'vitest';
import {
  answerOf,
  changesAppointment,
  changesFacts,
  factsOf,
  interviewMailFacts,
  nextAnswer,
  type StoredInterview,
  statusAfter,
  toMailedInterview,
  wantedFacts,
} from './rows.ts';

const date = new Date('2026-12-01T09:00:00Z');
const facts = {
  starts_at: date.toISOString(),
  duration_minutes: 30,
  time_zone: 'Europe/Istanbul',
  place: 'Izmir',
  link: 'https://a.example',
  note: 'Bring a pen',
};
const stored = {
  ...facts,
  starts_at: date,
  state: 'set',
  sequence: 2,
  answer: 'confirmed',
  answer_note: 'Gladly',
  answered_at: new Date('2026-11-28T09:00:00Z'),
  announced: null,
  kept_answer: null,
} as StoredInterview;
const GIVEN = {
  answer: 'confirmed',
  answer_note: 'Gladly',
  answered_at: '2026-11-28T09:00:00.000Z',
};
const NONE = { answer: 'none', answer_note: '', answered_at: null };
const DECLINED = { ...NONE, answer: 'declined' } as const;

it('reads the facts and the answer of an interview, for mails too', () => {
  expect(factsOf(stored)).toEqual(facts);
  expect(answerOf(stored)).toEqual(GIVEN);
  expect(answerOf({ ...stored, answered_at: null }).answered_at).toBeNull();
  const mailed = toMailedInterview(stored, facts);
  expect(mailed).toEqual({ ...facts, sequence: 2, answer: 'confirmed' });
  expect(interviewMailFacts(mailed)).toEqual({
    starts_at: facts.starts_at,
    time_zone: 'Europe/Istanbul',
    interview: mailed,
  });
});

describe('the requested interview (INTERVIEW-1)', () => {
  const usual = { duration_minutes: 60, time_zone: 'UTC', place: '', link: '', note: '' };
  const later = new Date('2026-12-02T09:00:00Z');
  const starts_at = later.toISOString();

  it('keeps what is not sent', () => {
    expect(wantedFacts(stored, later, {})).toEqual({ ...facts, starts_at });
    const all = { duration_minutes: 45, time_zone: 'UTC', place: '', link: '', note: '' };
    expect(wantedFacts(stored, later, all)).toEqual({ ...all, starts_at });
  });

  it('is an hour in UTC unless set otherwise, also after a cancelled one', () => {
    expect(wantedFacts(undefined, later, {})).toEqual({ ...usual, starts_at });
    expect(wantedFacts({ ...stored, state: 'cancelled' }, later, {})).toEqual({
      ...usual,
      starts_at,
    });
  });
});

it.each([
  ['starts_at', '2026-12-02T09:00:00.000Z', true],
  ['duration_minutes', 60, true],
  ['place', 'Ankara', true],
  ['link', '', true],
  ['time_zone', 'UTC', false],
  ['note', '', false],
])('another %s makes another appointment: %s (INTERVIEW-2)', (name, value, isOther) => {
  const other = { ...facts, [name]: value };
  expect(changesAppointment(facts, other)).toBe(isOther);
  expect(changesFacts(facts, other)).toBe(true);
  expect(changesFacts(facts, { ...facts })).toBe(false);
});

describe('the answer after a change (INTERVIEW-2)', () => {
  const moved = { ...facts, starts_at: '2026-12-02T09:00:00.000Z' };
  const again = { ...facts, starts_at: '2026-12-03T09:00:00.000Z' };

  it('stays with the same appointment', () => {
    const renamed = { ...facts, note: '' };
    expect(nextAnswer(stored, renamed)).toEqual({ given: GIVEN, kept: null });
    expect(nextAnswer({ ...stored, kept_answer: DECLINED }, renamed)).toEqual({
      given: GIVEN,
      kept: DECLINED,
    });
  });

  it('is asked for again, and kept while the candidate knows the former appointment', () => {
    expect(nextAnswer(stored, moved)).toEqual({ given: NONE, kept: null });
    expect(nextAnswer({ ...stored, announced: facts }, moved)).toEqual({
      given: NONE,
      kept: GIVEN,
    });
    const twice = { ...stored, announced: again, kept_answer: DECLINED };
    expect(nextAnswer(twice, moved)).toEqual({ given: NONE, kept: DECLINED });
  });

  it('returns with the announced appointment', () => {
    const mistaken = { ...stored, announced: moved, kept_answer: DECLINED };
    expect(nextAnswer(mistaken, moved)).toEqual({ given: DECLINED, kept: null });
    expect(nextAnswer({ ...mistaken, kept_answer: null }, moved)).toEqual({
      given: NONE,
      kept: null,
    });
  });

  it('of a cancelled interview counts again only if the candidate knew it', () => {
    const cancelled = { ...stored, state: 'cancelled' } as StoredInterview;
    expect(nextAnswer(cancelled, facts)).toEqual({ given: NONE, kept: null });
    expect(nextAnswer({ ...cancelled, announced: facts }, facts)).toEqual({
      given: GIVEN,
      kept: null,
    });
  });
});

it.each([
  ['pending', true, false, 'interview'],
  ['hired', true, true, 'interview'],
  ['interview', false, true, 'reviewed'],
  ['interview', false, false, 'interview'],
  ['hired', false, true, 'hired'],
] as const)('of %s, set: %s, before: %s, the status is %s', (from, isSet, wasSet, to) => {
  expect(statusAfter(from, isSet, wasSet)).toBe(to);
});
