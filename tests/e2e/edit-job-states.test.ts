import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import { makeEmployer, makeJob } from '#tests/factories.ts';
import { field } from './create-job-form.ts';
import { expect, test } from './fixtures.ts';

const main = (page: Page) => page.getByRole('main');

test('the form shows loading and failure, and can be retried', async ({
  page,
  backend,
  employer,
  faults,
  network,
  problems,
  signIn,
}) => {
  problems.expect(/ApiError/);
  const job = await makeJob(backend, employer);
  await signIn(employer);
  // Loads the screen's code first; until then a spinner shows instead.
  await page.goto(`/jobs/${job._id}/edit`);
  await expect(field(page, 'Job title')).toHaveValue(job.title);
  await page.getByRole('banner').getByRole('link', { name: 'Find Jobs' }).click();
  await expect(page.getByRole('searchbox', { name: 'Keywords' })).toBeVisible();

  const release = network.hold(endpoints.getJob);
  faults.respond(endpoints.getJob, 500, { msg: 'The ovens are cold' });
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Edit Job' })).toBeVisible();
  await expect(main(page).getByRole('status', { name: 'Loading' })).toBeVisible();
  release();
  await expect(main(page).getByRole('alert')).toContainText('The ovens are cold');
  await expect(main(page).getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  faults.clear();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(field(page, 'Job title')).toHaveValue(job.title);
});

test('missing jobs and jobs of other employers can’t be edited', async ({
  page,
  backend,
  candidate,
  employer,
  problems,
  signIn,
}) => {
  problems.expect(/ApiError|status of 404/);
  const job = await makeJob(backend, await makeEmployer(backend));
  const draft = await makeJob(backend, employer, { status: 'draft' });
  await signIn(employer);
  await page.goto(`/jobs/${job._id.replace(/....$/, '0000')}/edit`);
  await expect(main(page).getByText('Job not found')).toBeVisible();
  await main(page).getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');

  await page.goto(`/jobs/${job._id}/edit`);
  await expect(main(page).getByText('You do not have permission to change this job')).toBeVisible();
  await expect(field(page, 'Job title')).toHaveCount(0);
  await page.goto(`/jobs/create?from=${job._id}`);
  await expect(
    main(page).getByText("You don't have permission to access this page."),
  ).toBeVisible();

  await signIn(candidate);
  await page.goto(`/jobs/${draft._id}/edit`);
  await expect(
    main(page).getByText("You don't have permission to access this page."),
  ).toBeVisible();
});
