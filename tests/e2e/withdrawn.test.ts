import type { Page } from '@playwright/test';
import { makeApplication, makeCandidate, makeJob } from '#tests/factories.ts';
import { test as base, expect } from './fixtures.ts';

const main = (page: Page) => page.getByRole('main');

const test = base.extend<{ withdrawn: { _id: string; jobId: string } }>({
  withdrawn: async ({ backend, candidate, employer }, use) => {
    const job = await makeJob(backend, employer, { title: 'Baker' });
    const { _id } = await makeApplication(backend, candidate, job, {
      cover_letter: 'I bake at night.',
    });
    await backend.request('DELETE', `/api/applications/${_id}`, { token: candidate.token });
    await use({ _id, jobId: job._id });
  },
});

test('the candidate finds the application under Withdrawn and can only read it (APP-5, STATUS-7)', async ({
  page,
  withdrawn,
  candidate,
  signIn,
}) => {
  await signIn(candidate);
  await page.goto('/applications');
  await expect(page.getByRole('heading', { name: 'No Applications Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Withdrawn 1' }).click();
  await expect(page).toHaveURL('/applications?tab=withdrawn');
  const card = main(page).getByRole('article');
  await expect(card.getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect(card).toContainText('Withdrawn on ');
  await expect(card.getByRole('button', { name: /Withdraw/ })).toHaveCount(0);
  await card.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(`/applications/${withdrawn._id}`);
  await expect(main(page)).toContainText('You withdrew this application on ');
  await expect(main(page)).toContainText('I bake at night.');
  await expect(main(page).getByRole('button', { name: /Withdraw/ })).toHaveCount(0);
  await page.goBack();
  await expect(card).toBeVisible();
});

test('a candidate may apply once more and is told so, but not a third time (APP-5, STATUS-5)', async ({
  page,
  backend,
  withdrawn,
  candidate,
  signIn,
}) => {
  await signIn(candidate);
  await page.goto(`/jobs/${withdrawn.jobId}`);
  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeVisible();
  await expect(
    main(page).getByText('You withdrew an application for this job. You can apply once more.'),
  ).toBeVisible();
  const json = { cover_letter: 'Again.', resume_url: 'https://cv.example/me.pdf' };
  const { token } = candidate;
  const reply = await backend.request('POST', `/api/applications/${withdrawn.jobId}`, {
    token,
    json,
  });
  const { _id } = (await reply.json()) as { _id: string };
  await page.goto(`/applications/${_id}`);
  await expect(main(page)).toContainText('This is your second application for this job.');
  await page.getByRole('link', { name: 'See the application you withdrew' }).click();
  await expect(page).toHaveURL(`/applications/${withdrawn._id}`);

  await backend.request('DELETE', `/api/applications/${_id}`, { token });
  await page.goto(`/jobs/${withdrawn.jobId}`);
  await expect(
    main(page).getByText(
      'You’ve withdrawn two applications for this job, so you can’t apply again.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply Now' })).toHaveCount(0);
});

test('a decided application offers no withdrawal (STATUS-7)', async ({
  page,
  backend,
  candidate,
  employer,
  signIn,
}) => {
  const job = await makeJob(backend, employer);
  const { _id } = await makeApplication(backend, candidate, job);
  const json = { status: 'rejected' };
  await backend.request('PUT', `/api/applications/${_id}/status`, { token: employer.token, json });
  await signIn(candidate);
  await page.goto('/applications');
  await expect(main(page).getByRole('link', { name: 'View Details' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: /Withdraw/ })).toHaveCount(0);
});

test('the employer finds the application under Withdrawn and can only read it (STATUS-5, STATUS-7)', async ({
  page,
  backend,
  withdrawn,
  candidate,
  employer,
  signIn,
}) => {
  const { token } = candidate;
  const json = { cover_letter: 'Again.', resume_url: 'https://cv.example/me.pdf' };
  await backend.request('POST', `/api/applications/${withdrawn.jobId}`, { token, json });
  const other = await makeCandidate(backend);
  await backend.request('POST', `/api/applications/${withdrawn.jobId}`, {
    token: other.token,
    json,
  });
  await signIn(employer);
  await page.goto(`/jobs/${withdrawn.jobId}/applications`);
  await expect(main(page).getByText('2 applications')).toBeVisible();
  await expect(main(page).getByText('Second application')).toHaveCount(1);
  await page
    .getByRole('navigation', { name: 'Filter by status' })
    .getByRole('link', { name: 'Withdrawn 1' })
    .click();
  await expect(main(page).getByText('1 application', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('checkbox', { name: /^Select [^a]/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'View Details' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The candidate withdrew this application on ');
  await expect(dialog).toContainText('I bake at night.');
  await expect(dialog.getByRole('combobox')).toHaveCount(0);
});

test('a candidate keeps the application to a removed job (STATUS-8)', async ({
  page,
  backend,
  candidate,
  employer,
  signIn,
}) => {
  const job = await makeJob(backend, employer, { title: 'Miller' });
  const { _id } = await makeApplication(backend, candidate, job);
  await backend.request('DELETE', `/api/jobs/${job._id}`, { token: employer.token });
  await signIn(candidate);
  await page.goto('/applications');
  const card = main(page).getByRole('article');
  await expect(card.getByRole('heading')).toHaveText('Miller');
  await expect(card).toContainText('The employer has removed this job.');
  await expect(card.getByRole('link', { name: 'View Job' })).toHaveCount(0);
  await page.goto(`/applications/${_id}`);
  await expect(main(page)).toContainText('The employer removed this job on ');
  await expect(main(page).getByRole('link', { name: 'View Job Details' })).toHaveCount(0);
});
