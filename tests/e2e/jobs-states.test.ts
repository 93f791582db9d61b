import type { Page } from '@playwright/test';
import { endpoints } from '../../src/contract/endpoints.ts';
import { makeJob } from '../factories.ts';
import { expect, test } from './fixtures.ts';

const banner = (page: Page) => page.getByRole('main').getByRole('alert');
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });

test('while the jobs are loading, everything else is there', async ({ page, network }) => {
  await page.goto('/faq');
  const release = network.hold(endpoints.searchJobs);
  await page.getByRole('navigation', { name: 'Main' }).getByText('Find Jobs').click();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Keywords' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Temporary' })).toBeVisible();
  release();
  await expect(page.getByText('No jobs found matching your criteria.')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
});

test('nothing found', async ({ page, backend, employer }) => {
  await makeJob(backend, employer, { title: 'Baker' });
  await page.goto('/jobs?query=astronaut');
  await expect(page.getByText('No jobs found matching your criteria.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden();
  await page.getByRole('link', { name: 'Show all jobs' }).click();
  await expect(page).toHaveURL('/jobs');
  await expect(page.getByRole('link', { name: 'Baker', exact: true })).toBeVisible();
});

test('a failure can be tried again', async ({ page, backend, employer, faults }) => {
  await makeJob(backend, employer, { title: 'Baker' });
  faults.respond(endpoints.searchJobs, 500, { msg: 'The disk is full' });
  await page.goto('/jobs');
  await expect(banner(page)).toContainText('Failed to fetch jobs');
  await expect(page.getByText('The disk is full')).toBeHidden();
  faults.clear();
  await retry(page).click();
  await expect(page.getByRole('link', { name: 'Baker', exact: true })).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

test('without a network, the banner says so', async ({ page, backend, employer, faults }) => {
  await makeJob(backend, employer, { title: 'Baker' });
  await page.goto('/faq');
  faults.offline();
  await page.getByRole('navigation', { name: 'Main' }).getByText('Find Jobs').click();
  await expect(banner(page)).toContainText(
    'Unable to connect to the server. Please check your internet connection.',
  );
  faults.clear();
  await retry(page).click();
  await expect(page.getByRole('link', { name: 'Baker', exact: true })).toBeVisible();
});

const malformed = [
  '{"unexpected":true}',
  '<!doctype html><title>Gateway</title>',
  '',
  '{"jobs":[null,7]}',
];
test('a reply that cannot be read raises the banner', async ({ page, faults }) => {
  for (const body of malformed) {
    faults.clear();
    faults.malformed(endpoints.searchJobs, body);
    await page.goto('/jobs');
    await expect(banner(page)).toContainText('Failed to fetch jobs');
    await expect(page.getByRole('heading', { name: 'Find Jobs', level: 1 })).toBeVisible();
  }
});

test('one odd record does not blank the list', async ({ page, faults }) => {
  faults.respond(endpoints.searchJobs, 200, {
    jobs: [{ _id: '1', title: 'Baker', salary_min: 'much', required_skills: 7, employer: 'me' }],
  });
  await page.goto('/jobs');
  await expect(page.getByRole('article')).toContainText('Company Name');
  await expect(page.getByRole('link', { name: 'Baker', exact: true })).toBeVisible();
  // Totals that are absent read as one page.
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden();
});
