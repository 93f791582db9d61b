import { expect, test } from 'vitest';
import type { UpcomingInterview } from '#src/contract/interviews/interview.ts';
import { employerInterviews } from './employer-interviews.ts';

const NOW = Date.parse('2026-11-23T08:00:00Z');
const interview = (hours: number, answer: UpcomingInterview['answer']): UpcomingInterview => ({
  application_id: `${answer} ${hours}`,
  job_id: '',
  job_title: '',
  company_name: '',
  candidate_name: '',
  place: '',
  link: '',
  time_zone: 'UTC',
  duration_minutes: 60,
  starts_at: new Date(NOW + hours * 3_600_000).toISOString(),
  answer,
});

test('an interview is an action item of its employer when it is soon, or not agreed on (DASH-4)', () => {
  const all = [
    interview(-1, 'confirmed'),
    interview(24, 'confirmed'),
    interview(25, 'confirmed'),
    interview(72, 'none'),
    interview(73, 'none'),
    interview(900, 'other_time'),
    interview(900, 'declined'),
  ];
  expect(employerInterviews(all, NOW).map(({ application_id }) => application_id)).toEqual([
    'confirmed -1',
    'confirmed 24',
    'none 72',
    'other_time 900',
    'declined 900',
  ]);
});
