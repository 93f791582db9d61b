import { expect, test } from 'vitest';
import { stepsOf } from './steps.ts';

const interview_date = '2026-05-06T10:30:00Z';

test.each([
  ['pending', null, 'applied', ['applied']],
  ['reviewed', null, 'reviewed', ['applied', 'reviewed']],
  ['interview', interview_date, 'interview', ['applied', 'reviewed', 'interview']],
  // The time is still to be found.
  ['interview', null, 'interview', ['applied', 'reviewed', 'interview']],
  ['accepted', interview_date, 'decision', ['applied', 'reviewed', 'interview', 'decision']],
  ['rejected', null, 'decision', ['applied', 'reviewed', 'decision']],
] as const)('%s, interview %s (APP-8)', (status, date, current, taken) => {
  expect(stepsOf({ status, interview_date: date })).toEqual({ current, taken });
});
