import { expect, it } from 'vitest';
import type { ApplicationStatus } from '#src/contract/applications/statuses.ts';
import {
  type Announceable,
  changeSinceAnnouncement,
  factsToAnnounce,
  type InterviewNotificationKind,
  isCoveredByInterview,
  isCoveredByStatus,
  momentOf,
} from './announce-rules.ts';

const facts = {
  starts_at: '2026-12-01T09:00:00.000Z',
  duration_minutes: 30,
  time_zone: 'UTC',
  place: 'Izmir',
  link: '',
  note: '',
};
const former = { ...facts, starts_at: '2026-11-30T09:00:00.000Z' };
const set_at = new Date('2026-11-27T10:00:00Z');
const row = { isSet: true, facts, announced: null, set_at, isAsAnnounced: false };

type Statuses = [ApplicationStatus, ApplicationStatus];

it.each<[InterviewNotificationKind | undefined, Statuses, boolean]>([
  [undefined, ['pending', 'interview'], false],
  ['interview_set', ['pending', 'interview'], true],
  ['interview_changed', ['pending', 'interview'], true],
  ['interview_set', ['pending', 'reviewed'], false],
  ['interview_cancelled', ['interview', 'reviewed'], true],
  ['interview_cancelled', ['interview', 'hired'], false],
  ['interview_cancelled', ['pending', 'reviewed'], false],
])('%s also tells of %j: %s (INTERVIEW-3)', (kind, [from, to], isCovered) => {
  expect(isCoveredByInterview(kind && { kind }, { from, to })).toBe(isCovered);
});

it.each<[InterviewNotificationKind, Statuses, boolean]>([
  ['interview_cancelled', ['interview', 'rejected'], true],
  ['interview_cancelled', ['rejected', 'rejected'], false],
  ['interview_cancelled', ['interview', 'reviewed'], false],
  ['interview_changed', ['interview', 'rejected'], false],
])('%s needs no word besides %j: %s (INTERVIEW-3)', (kind, [from, to], isCovered) => {
  expect(isCoveredByStatus(kind, { from, to })).toBe(isCovered);
});

it('compares the interview with what was announced (INTERVIEW-3)', () => {
  const changeOf = (more: Partial<Announceable>) => changeSinceAnnouncement({ ...row, ...more });
  expect(changeOf({})).toBe('interview_set');
  expect(changeOf({ announced: former })).toBe('interview_changed');
  expect(changeOf({ announced: facts, isAsAnnounced: true })).toBeUndefined();
  expect(changeOf({ isSet: false })).toBeUndefined();
  expect(changeOf({ isSet: false, announced: facts })).toBe('interview_cancelled');
});

it('dates a change when the appointment was set, or else with the application (INTERVIEW-3)', () => {
  const changedAt = new Date('2026-11-27T11:00:00Z');
  expect(momentOf('interview_set', row, changedAt)).toBe(set_at);
  expect(momentOf('interview_changed', { ...row, announced: former }, changedAt)).toBe(set_at);
  const renamed = { ...row, announced: { ...facts, note: 'Bring a pen' } };
  expect(momentOf('interview_changed', renamed, changedAt)).toBe(changedAt);
  expect(momentOf('interview_changed', row, changedAt)).toBe(changedAt);
  expect(momentOf('interview_cancelled', { ...row, announced: former }, changedAt)).toBe(changedAt);
});

it('cancels the appointment that the candidate knows (INTERVIEW-3)', () => {
  const moved = { ...row, announced: former };
  expect(factsToAnnounce('interview_cancelled', moved)).toBe(former);
  expect(factsToAnnounce('interview_changed', moved)).toBe(facts);
  expect(factsToAnnounce('interview_cancelled', row)).toBe(facts);
});
