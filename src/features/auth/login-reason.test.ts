// @vitest-environment node
import { expect, it } from 'vitest';
import { loginReason } from './login-reason.ts';

const APPLY = 'You must be logged in to apply';
const MY_JOBS = 'Please log in to view your jobs/applications.';
const OTHERWISE = 'You need to be logged in to access this page.';

it.each([
  ['/my-jobs', MY_JOBS],
  ['/my-jobs?tab=rejected', MY_JOBS],
  ['/jobs/123', APPLY],
  ['/jobs/123?from=mail#end', APPLY],
  ['/jobs/123/apply', APPLY],
  ['/jobs/create', OTHERWISE],
  ['/jobs/123/applications', OTHERWISE],
  ['/applications', OTHERWISE],
  ['https://elsewhere.example/my-jobs', OTHERWISE],
])('on the way to %s: %s (SESSION-6)', (redirect, text) => {
  expect(loginReason(redirect)?.message).toBe(text);
});

it('is null when the login was opened directly', () => {
  expect(loginReason(undefined)).toBeNull();
  expect(loginReason('')).toBeNull();
});
