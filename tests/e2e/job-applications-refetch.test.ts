import { endpoints } from '../../src/contract/endpoints.ts';
import { makeApplication, makeJob } from '../factories.ts';
import { expect, test } from './fixtures.ts';
import { insertApplicants, notice, pathOf } from './job-applications-page.ts';

test('a rejection takes the interview off the dashboard', async ({
  page,
  backend,
  employer,
  candidate,
  signIn,
}) => {
  const job = await makeJob(backend, employer, { title: 'Clerk' });
  const { _id } = await makeApplication(backend, candidate, job);
  await backend.request('PUT', `/api/applications/${_id}/interview`, {
    token: employer.token,
    json: { interview_date: '2099-05-01T09:30:00Z' },
  });
  await signIn(employer);
  await page.goto('/dashboard');
  const upcoming = page.getByRole('region', { name: 'Upcoming interviews' });
  await upcoming.getByRole('link').first().click();
  const status = page.getByRole('dialog').getByRole('combobox', { name: /^Status of/ });
  await status.selectOption('Rejected');
  await expect(notice(page, 'Application status updated to rejected successfully')).toBeVisible();
  // Within the app, without a reload.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect(upcoming.getByRole('listitem')).toHaveCount(0);
});

test('a star asks again for what shows it alone', async ({
  page,
  backend,
  employer,
  network,
  signIn,
}) => {
  const job = await makeJob(backend, employer);
  const [ada] = await insertApplicants(backend, job, [{ name: 'Ada One' }]);
  await signIn(employer);
  await page.goto(`${pathOf(job)}?open=${ada?._id}`);
  const details = page.getByRole('dialog', { name: 'Ada One' });
  await expect(details.getByRole('group', { name: 'Labels' })).toBeVisible();
  await expect.poll(() => network.made(endpoints.markOpened).length).toBe(1);
  await page.waitForLoadState('networkidle');
  const before = network.all().length;
  await details.locator('label').filter({ hasText: '4 stars' }).click();
  await expect(page.getByRole('row').getByText('4 stars')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const path = `/api/applications/${ada?._id}`;
  expect(network.all().slice(before).toSorted()).toEqual([
    `GET ${path}`,
    `GET /api/applications/job/${job._id}`,
    `PUT ${path}/review`,
  ]);
});

test('a rating and a label one after the other on a slow line are both kept', async ({
  page,
  backend,
  employer,
  network,
  signIn,
}) => {
  const job = await makeJob(backend, employer);
  const [ada] = await insertApplicants(backend, job, [{ name: 'Ada One' }]);
  await signIn(employer);
  await page.goto(`${pathOf(job)}?open=${ada?._id}`);
  const details = page.getByRole('dialog', { name: 'Ada One' });
  const letGo = network.hold(endpoints.setReview);
  await details.locator('label').filter({ hasText: '4 stars' }).click();
  await expect.poll(() => network.made(endpoints.setReview).length).toBe(1);
  const labels = details.getByRole('group', { name: 'Labels' });
  await labels.getByLabel('Add a label').fill('Forklift');
  await page.keyboard.press('Enter');
  await expect(labels.getByRole('listitem')).toHaveText(['Forklift']);
  letGo();
  await expect.poll(() => network.made(endpoints.setReview).length).toBe(2);
  await expect(page.getByRole('row').getByText('4 stars')).toBeVisible();
  await expect(page.getByRole('row').getByText('Forklift')).toBeVisible();
  expect(network.made(endpoints.setReview).map(({ json }) => json)).toEqual([
    { rating: 4, __v: 0 },
    { labels: ['Forklift'], __v: 1 },
  ]);
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByRole('listitem'),
  ).toHaveCount(0);
});
