import { endpoints } from '#src/contract/endpoints.ts';
import { insertApplications, makeJob } from '#tests/factories.ts';
import { seeInBoth } from './both-languages.ts';
import { expect, test } from './fixtures.ts';
import { makeAppliedJob, onePage, pathOf, rowOf, statusOf } from './job-applications-page.ts';

test('a table with one row for each application (REVIEW-1)', async ({
  page,
  backend,
  employer,
  signIn,
}) => {
  const { job } = await makeAppliedJob(backend, employer);
  await insertApplications(backend, job, 2);
  await signIn(employer);
  await page.goto(pathOf(job));
  await expect(page).toHaveTitle('Applications · Meydan');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Candidate',
    'Applied Date',
    'Status',
    'Resume',
    'Actions',
  ]);
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  const row = rowOf(page, 'Ayşe Kaya');
  await expect(row.getByRole('cell', { name: /^Thu 5 Mar/ })).toBeVisible();
  await expect(statusOf(page, 'Ayşe Kaya')).toHaveValue('pending');
  await expect(row.getByRole('link', { name: 'View Resume' })).toBeVisible();
  await expect(row.getByRole('button', { name: 'View Details' })).toBeVisible();
});

test('the screen names its job', async ({ page, backend, employer, signIn }) => {
  const { job } = await makeAppliedJob(backend, employer);
  await signIn(employer);
  await page.goto(pathOf(job));
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  await main.getByRole('link', { name: 'Baker' }).click();
  await expect(page).toHaveURL(`/jobs/${job._id}`);
});

test('missing values have placeholder texts (REVIEW-1)', async ({
  page,
  backend,
  employer,
  signIn,
  faults,
}) => {
  const job = await makeJob(backend, employer);
  faults.respond(endpoints.listJobApplications, 200, onePage([{ _id: '1' }]));
  faults.respond(endpoints.getApplication, 200, { _id: '1' });
  await signIn(employer);
  await page.goto(pathOf(job));
  const row = rowOf(page, 'Unknown');
  await expect(row.getByRole('cell', { name: 'No resume', exact: true })).toBeVisible();
  await expect(row.getByRole('link')).toHaveCount(0);
  await expect(statusOf(page, 'Unknown')).toHaveValue('pending');
  await row.getByRole('button', { name: 'View Details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unknown' });
  for (const term of ['Applied Date', 'Email', 'Phone', 'Availability'])
    await expect(
      dialog.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd'),
    ).toHaveText('Not provided');
  await expect(dialog.getByText('No resume')).toBeVisible();
  await expect(dialog.getByText('No cover letter provided')).toBeVisible();
  await seeInBoth(page, ['Unknown', 'No resume']);
});
