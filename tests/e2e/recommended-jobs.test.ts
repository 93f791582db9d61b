import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import { insertJobs, makeApplication, makeJob } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';

const LIST = endpoints.searchJobs;
const BATCH = endpoints.checkApplications;
const section = (page: Page) => page.locator('#recommended');
const cards = (page: Page) => section(page).getByRole('article');

test.beforeEach(async ({ candidate, signIn }) => signIn(candidate));

test('shows six jobs a page, without those applied to, checked in one call (DASH-3)', async ({
  page,
  backend,
  candidate,
  employer,
  network,
}) => {
  await insertJobs(backend, employer, 7);
  const applied = await makeJob(backend, employer, { title: 'Applied to' });
  await makeApplication(backend, candidate, applied);
  // Recommended jobs don't wait for the applications to load.
  const release = network.hold(endpoints.listOwnApplications);
  await page.goto('/dashboard');
  await expect(cards(page)).toHaveCount(6);
  await expect(section(page).getByText('Applied to')).toHaveCount(0);
  release();
  await expect.poll(() => network.made(BATCH).length).toBe(1);
  expect(network.made(LIST).map((call) => call.search)).toEqual([
    { limit: '6', page: '1', not_applied: 'true', recommended: 'true' },
  ]);
  const shown = network.made(BATCH)[0]?.json as { jobIds: string[] };
  expect(shown.jobIds).toHaveLength(6);
  expect(shown.jobIds).not.toContain(applied._id);

  await section(page).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/dashboard?page=2#recommended');
  await expect(cards(page)).toHaveCount(1);
});

test('jobs show the reasons for them; without reasons the heading says so (DASH-3)', async ({
  page,
  backend,
  candidate,
  employer,
}) => {
  await makeJob(backend, employer, {
    title: 'Cook',
    location: 'Berlin',
    required_skills: ['Dough'],
  });
  await page.goto('/dashboard');
  await expect(section(page).getByRole('heading', { name: 'Newest jobs' })).toBeVisible();
  await backend.request('PUT', '/api/users/profile/candidate', {
    token: candidate.token,
    json: { location: 'Berlin', skills: ['Dough'] },
  });
  await page.reload();
  await expect(section(page).getByRole('heading', { name: 'Recommended Jobs' })).toBeVisible();
  await expect(cards(page).getByText('1 of your skills · Berlin')).toBeVisible();
});

test('keywords and location filter the section (DASH-3)', async ({ page, backend, employer }) => {
  await makeJob(backend, employer, { title: 'Baker', location: 'Izmir' });
  await makeJob(backend, employer, { title: 'Baker', location: 'Ankara' });
  await makeJob(backend, employer, { title: 'Nurse', location: 'Izmir' });
  await page.goto('/dashboard?page=1');
  await expect(cards(page)).toHaveCount(3);
  await section(page).getByLabel('Keywords').fill(' baker ');
  await section(page).getByLabel('Location').fill('izmir');
  await section(page).getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/dashboard?query=baker&location=izmir');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Baker');
  await section(page).getByLabel('Keywords').fill('plumber');
  await section(page).getByRole('button', { name: 'Search' }).click();
  await expect(section(page).getByText('No jobs found matching your criteria.')).toBeVisible();
  await section(page).getByRole('link', { name: 'Show all recommended jobs' }).click();
  await expect(cards(page)).toHaveCount(3);
  await expect(section(page).getByLabel('Keywords')).toHaveValue('');
});

test('jobs that the server doesn’t leave out are removed by the check, whose failure hides no job (DASH-3)', async ({
  page,
  backend,
  candidate,
  employer,
  faults,
}) => {
  const applied = await makeJob(backend, employer, { title: 'Applied to' });
  const open = await makeJob(backend, employer, { title: 'Open' });
  await makeApplication(backend, candidate, applied);
  faults.respond(LIST, 200, { jobs: [open, applied] });
  faults.respond(BATCH, 500);
  await page.goto('/dashboard');
  await expect(section(page).getByRole('alert')).toContainText('Failed to check applications');
  await expect(cards(page)).toHaveCount(2);
  faults.clear();
  faults.respond(LIST, 200, { jobs: [open, applied] });
  await section(page).getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Open');

  faults.respond(LIST, 200, { jobs: [applied] });
  await page.reload();
  await expect(section(page).getByText('You have applied to all jobs on this page.')).toBeVisible();
  faults.respond(LIST, 500);
  await page.reload();
  await expect(section(page).getByRole('alert')).toContainText('Failed to fetch jobs');
  faults.respond(LIST, 200, { jobs: [] });
  await section(page).getByRole('button', { name: 'Try again' }).click();
  await expect(section(page).getByText('There is no job to recommend right now.')).toBeVisible();
});

test('the profile card shows what is missing (DASH-2)', async ({
  page,
  backend,
  candidate,
  faults,
}) => {
  const main = page.getByRole('main');
  faults.respond(endpoints.getProfile, 500);
  await page.goto('/dashboard');
  await expect(main.getByRole('alert')).toContainText('Failed to fetch profile');
  faults.clear();
  await backend.request('PUT', '/api/users/profile/candidate', {
    token: candidate.token,
    json: { phone: '555 0100', location: 'Izmir', title: 'Baker', bio: 'I bake.' },
  });
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(
    main.getByRole('progressbar', { name: 'Completeness of your profile' }),
  ).toHaveJSProperty('value', 4);
  await expect(main.getByText('4 of 9')).toBeVisible();
  for (const part of ['Resume', 'Skills', 'Experience level', 'Education', 'Work experience'])
    await expect(main.getByRole('listitem').filter({ hasText: part })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Phone number' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Complete profile' })).toHaveAttribute(
    'href',
    '/profile',
  );
});
