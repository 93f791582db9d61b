import { expect, it } from 'vitest';
import { applicationPath } from './application-path.ts';

it.each([
  ['candidate', 'a', 'j', '/applications/a'],
  ['candidate', null, 'j', '/applications'],
  ['employer', 'a', 'j', '/jobs/j/applications?open=a'],
  ['employer', null, 'j', '/jobs/j/applications'],
  ['employer', 'a', null, '/my-jobs'],
] as const)('leads a %s with application %s of job %s to %s', (reader, one, job, path) => {
  expect(applicationPath(reader, { application_id: one, job_id: job })).toBe(path);
});
