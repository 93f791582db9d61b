import { expect, test } from 'vitest';
import type { UpcomingInterview } from '#src/contract/interviews/interview.ts';
import { waitingInterviews } from './waiting-interviews.ts';

const NOW = Date.parse('2026-11-23T08:00:00Z');
const interview = (
  hours: number | null,
  answer: UpcomingInterview['answer'],
): UpcomingInterview => ({
  application_id: `${answer} ${hours}`,
  job_id: '',
  job_title: '',
  company_name: '',
  candidate_name: '',
  place: '',
  link: '',
  time_zone: 'UTC',
  duration_minutes: 60,
  starts_at: hours === null ? null : new Date(NOW + hours * 3_600_000).toISOString(),
  answer,
});
const all = [
  interview(-1, 'confirmed'),
  interview(24, 'confirmed'),
  interview(25, 'confirmed'),
  interview(72, 'none'),
  interview(900, 'other_time'),
  interview(900, 'declined'),
  interview(null, 'confirmed'),
];
const waiting = (...options: [user: 'candidate' | 'employer', soonAt?: number]) =>
  waitingInterviews(all, ...options).map(({ application_id }) => application_id);

test('an interview waits for its candidate until it is answered (DASH-5)', () => {
  expect(waiting('candidate')).toEqual(['none 72']);
});

test('an interview waits for its employer when it can’t take place as set (DASH-4)', () => {
  expect(waiting('employer')).toEqual(['other_time 900', 'declined 900']);
});

test('on the home page, so does one that begins within a day (HOME-4)', () => {
  expect(waiting('candidate', NOW)).toEqual(['confirmed -1', 'confirmed 24', 'none 72']);
});
