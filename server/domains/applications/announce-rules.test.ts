import { expect, it } from 'vitest';
import type { InterviewNotificationKind } from '#server/domains/interviews/announce-rules.ts';
import type { ApplicationStatus } from '#src/contract/applications/statuses.ts';
import { isNewStatus, statusNotifications } from './announce-rules.ts';

const interview = {
  starts_at: '2026-12-01T09:00:00.000Z',
  duration_minutes: 30,
  time_zone: 'UTC',
  place: '',
  link: '',
  note: '',
  sequence: 1,
  answer: 'none' as const,
};
const about = { userId: 'c', applicationId: 'a', jobId: 'j' };

/** What is said of one application's change, with news of its interview and a message, if any. */
const said = (
  [from, to]: [ApplicationStatus, ApplicationStatus],
  kind?: InterviewNotificationKind,
  message?: string,
) =>
  statusNotifications([{ _id: 'a', jobId: 'j', candidateId: 'c', from, to }], {
    interviews: new Map(kind ? [['a', { kind, interview }]] : []),
    messages: new Map(message ? [['a', message]] : []),
  });

it('a status is new unless it looks like the announced one (STATUS-6)', () => {
  expect(isNewStatus({ from: 'pending', to: 'reviewed' })).toBe(true);
  expect(isNewStatus({ from: 'reviewed', to: 'reviewed' })).toBe(false);
  expect(isNewStatus({ from: 'accepted', to: 'hired' })).toBe(false);
});

it('tells of a new status, with the message that came with it (STATUS-6)', () => {
  const facts = { status: 'reviewed' };
  expect(said(['pending', 'reviewed'])).toEqual([{ ...about, kind: 'status_changed', facts }]);
  expect(said(['pending', 'reviewed'], undefined, 'Hello')).toEqual([
    { ...about, kind: 'status_changed', facts: { ...facts, excerpt: 'Hello', message: 'Hello' } },
  ]);
});

it('tells of a message alone when no status is new, and of nothing without one (STATUS-6)', () => {
  const message = { ...about, kind: 'message', facts: { excerpt: 'Hello', message: 'Hello' } };
  expect(said(['reviewed', 'reviewed'])).toEqual([]);
  expect(said(['reviewed', 'reviewed'], undefined, 'Hello')).toEqual([message]);
  expect(said(['pending', 'interview'], 'interview_set')).toEqual([]);
  expect(said(['pending', 'interview'], 'interview_set', 'Hello')).toEqual([message]);
});

it('tells with a rejection of the interview that it cancels (INTERVIEW-3)', () => {
  const factsOf = (...given: Parameters<typeof said>) => said(...given)[0]?.facts;
  expect(factsOf(['interview', 'rejected'], 'interview_cancelled')).toEqual({
    status: 'rejected',
    interview,
  });
  expect(factsOf(['interview', 'hired'], 'interview_cancelled')).toEqual({ status: 'hired' });
  expect(factsOf(['interview', 'rejected'], 'interview_changed')).toEqual({ status: 'rejected' });
});
