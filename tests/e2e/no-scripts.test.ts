import type { Page } from '@playwright/test';
import { insertJobs, makeJob } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';

/* What visitors can do without scripts (rule PAGE-2). */

test.use({ javaScriptEnabled: false });

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const results = (page: Page) => main(page).getByRole('region', { name: 'Results' });
const titles = (page: Page) => results(page).getByRole('article').getByRole('link');

test('a visitor reads, pages, opens a job and goes back (PAGE-2)', async ({
  page,
  backend,
  employer,
}) => {
  await insertJobs(backend, employer, 15);
  await page.goto('/jobs');
  await expect(titles(page)).toHaveCount(10);
  const first = await titles(page).allTextContents();
  await results(page).getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/jobs?page=2');
  await expect(titles(page)).toHaveCount(5);
  await page.goBack();
  await titles(page).first().click();
  await expect(heading(page)).toHaveText(first[0] ?? '');
  await expect(main(page)).toContainText('You must be logged in to apply');
  await page.getByRole('link', { name: 'All jobs' }).click();
  await expect(titles(page)).toHaveText(first);
});

test('the form searches with words, place and filters, in the language of the address (PAGE-2)', async ({
  page,
  backend,
  employer,
}) => {
  await makeJob(backend, employer, { title: 'Baker', job_type: 'internship', is_remote: true });
  await makeJob(backend, employer, { title: 'Clerk' });
  await page.goto('/jobs');
  await main(page).getByLabel('Keywords').fill('baker');
  await main(page).getByRole('button', { name: 'Search', exact: true }).click();
  await expect(titles(page)).toHaveText(['Baker']);
  for (const name of ['Internship', 'Temporary', 'Remote'])
    await main(page).getByRole('checkbox', { name }).check();
  await main(page).getByLabel('Location').fill('nowhere at all');
  await main(page).getByRole('button', { name: 'Show results' }).click();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
    query: 'baker',
    location: 'nowhere at all',
    jobType: 'temporary,internship',
    workplace: 'remote',
  });
  await expect(main(page)).toContainText('No jobs found matching your criteria.');
  for (const name of ['Internship', 'Temporary', 'Remote'])
    await expect(main(page).getByRole('checkbox', { name })).toBeChecked();
  // Tags are links.
  await main(page).getByRole('link', { name: 'Remove filter: Temporary' }).click();
  expect(new URL(page.url()).searchParams.get('jobType')).toBe('internship');

  await page.goto('/jobs?lng=tr');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await page.goBack();
  await page.getByRole('searchbox').fill('a');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/query=a/);
  await expect(heading(page)).toHaveText('İş ilanları');
});

test('on a phone pages are readable and links reachable; features that need scripts are hidden (PAGE-2)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  for (const name of ['Resources', 'FAQ', 'Pricing', 'About Us', 'Contact', 'Privacy Policy']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(heading(page)).toBeVisible();
    await expect(page).not.toHaveTitle('Meydan');
  }
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Home' })).toBeVisible();
  await bar.getByRole('link', { name: 'Find Jobs' }).click();
  await expect(heading(page)).toHaveText('Find Jobs');
  await expect(main(page).getByRole('button', { name: 'Show results' })).toBeVisible();
  await expect(bar.getByRole('button')).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: 'Filters' })).toBeHidden();
  for (const [path, needs, jobs] of [
    ['/login', 'This page needs JavaScript', 'Find Jobs'],
    ['/register?lng=tr', 'Bu sayfa için JavaScript gerekir', 'İş ilanları'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(needs);
    await expect(page.getByRole('status')).toHaveCount(0);
    await main(page).getByRole('link', { name: jobs }).click();
    await expect(heading(page)).toHaveText(jobs);
  }
});
