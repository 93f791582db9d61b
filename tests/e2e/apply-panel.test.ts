import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import { makeApplication, makeEmployer, makeJob } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './login-form.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Apply' });

test('a visitor is asked to log in and returns to the job (APPLY-1)', async ({
  page,
  backend,
  candidate,
  employer,
}) => {
  const job = await makeJob(backend, employer);
  await page.goto(`/jobs/${job._id}`);
  await expect(panel(page)).toContainText('You must be logged in to apply');
  await expect(panel(page).getByRole('link', { name: 'Register' })).toHaveAttribute(
    'href',
    `/register?redirect=${encodeURIComponent(`/jobs/${job._id}`)}`,
  );
  await panel(page).getByRole('link', { name: 'Login' }).click();
  await logIn(page, candidate.email);
  await expect(page).toHaveURL(`/jobs/${job._id}`);
  await expect(panel(page).getByRole('button', { name: 'Apply Now' })).toBeVisible();
});

test('an employer sees that only candidates can apply (APPLY-1)', async ({
  page,
  backend,
  employer,
  network,
  signIn,
}) => {
  const job = await makeJob(backend, await makeEmployer(backend));
  await signIn(employer);
  await page.goto(`/jobs/${job._id}`);
  await expect(panel(page)).toHaveText('Only candidates can apply for jobs');
  expect(network.made(endpoints.checkApplication)).toHaveLength(0);
});

test('a candidate can apply after the check, which can be retried (APPLY-1)', async ({
  page,
  backend,
  candidate,
  employer,
  faults,
  network,
  signIn,
}) => {
  const job = await makeJob(backend, employer);
  const release = network.hold(endpoints.checkApplication);
  faults.respond(endpoints.checkApplication, 500, { msg: 'Not today' });
  await signIn(candidate);
  await page.goto(`/jobs/${job._id}`);
  await expect(
    panel(page).getByRole('status', { name: 'Checking your application' }),
  ).toBeVisible();
  await expect(panel(page).getByRole('button')).toHaveCount(0);
  release();
  await expect(panel(page).getByRole('alert')).toContainText('Failed to check application status');
  faults.clear();
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page).getByRole('button', { name: 'Apply Now' })).toBeVisible();
  expect(network.made(endpoints.checkApplication)).toHaveLength(2);
});

test('a candidate who has already applied sees that (APPLY-1)', async ({
  page,
  backend,
  candidate,
  employer,
  signIn,
}) => {
  const job = await makeJob(backend, employer);
  const { _id } = await makeApplication(backend, candidate, job);
  await signIn(candidate);
  await page.goto(`/jobs/${job._id}`);
  await expect(panel(page)).toContainText('You have already applied for this job.');
  await expect(panel(page)).toContainText(/Pending.*Applied on/);
  await expect(panel(page).getByRole('button', { name: 'Apply Now' })).toHaveCount(0);
  await panel(page).getByRole('link', { name: 'View your application' }).click();
  await expect(page).toHaveURL(`/applications/${_id}`);
});

test('on a phone the panel stays at the bottom of the screen', async ({
  page,
  backend,
  candidate,
  employer,
  signIn,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const description = 'A long text.\n\n'.repeat(100);
  const job = await makeJob(backend, employer, { description });
  await signIn(candidate);
  await page.goto(`/jobs/${job._id}`);
  await expect(panel(page).getByRole('button', { name: 'Apply Now' })).toBeInViewport();
});
