import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import { insertJobs } from '#tests/factories.ts';
import { seeInBoth } from './both-languages.ts';
import { expect, test } from './fixtures.ts';

const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const linkNames = (page: Page) =>
  pager(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
const firstTitle = (page: Page) =>
  page.getByRole('region', { name: 'Results' }).getByRole('heading').first();

test.beforeEach(async ({ backend, employer }) => {
  await insertJobs(backend, employer, 95, { job_type: 'contract' });
});

test('the first page has no previous link, the last no next link (LIST-2)', async ({ page }) => {
  await page.goto('/jobs');
  await expect(pager(page)).toBeVisible();
  expect(await linkNames(page)).toEqual(['Page 1', 'Page 2', 'Page 10', 'Next page']);
  await pager(page).getByRole('link', { name: 'Page 10' }).click();
  await expect(page).toHaveURL('/jobs?page=10');
  await expect(page.getByRole('article')).toHaveCount(5);
  expect(await linkNames(page)).toEqual(['Previous page', 'Page 1', 'Page 9', 'Page 10']);
  await seeInBoth(page, ['Previous page']);
});

test('a filter and a search start at the first page (SEARCH-2)', async ({ page, network }) => {
  await page.goto('/jobs?page=3');
  await page.getByRole('checkbox', { name: 'Remote' }).check();
  await expect(page).toHaveURL('/jobs?workplace=remote');
  await page.goto('/jobs?page=3');
  await page.getByRole('searchbox', { name: 'Keywords' }).fill('clerk');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/jobs?query=clerk');
  await expect
    .poll(() => network.made(endpoints.searchJobs).at(-1)?.search)
    .toEqual({ page: '1', limit: '10', query: 'clerk' });
});

test('the back button restores filters and page (NAV-6, SEARCH-2)', async ({ page }) => {
  await page.goto('/jobs');
  const type = page.getByRole('checkbox', { name: 'Contract' });
  await type.check();
  await expect(page).toHaveURL('/jobs?jobType=contract');
  await pager(page).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  // Until the next page has loaded, the old results stay.
  await expect(pager(page).getByRole('link', { name: 'Page 2' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false');
  // 'Previous page' isn't marked as current (rule NAV-6).
  await expect(pager(page).locator('[aria-current]')).toHaveCount(1);
  const title = (await firstTitle(page).textContent()) ?? '';
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect(type).toBeChecked();
  await expect(firstTitle(page)).toHaveText(title);
  await page.goBack();
  await expect(page).toHaveURL('/jobs?jobType=contract');
  await page.goBack();
  await expect(page).toHaveURL('/jobs');
  await expect(type).not.toBeChecked();
});

test('a page past the end is empty and links back (LIST-2)', async ({ page }) => {
  await page.goto('/jobs?page=50');
  await expect(page.getByText('There are no jobs on this page.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all jobs' }).click();
  await expect(page).toHaveURL('/jobs');
  await expect(page.getByRole('article')).toHaveCount(10);
});

test('after the last offered page the list continues by day, and the order says so (SEARCH-6, SEARCH-8)', async ({
  page,
  faults,
  network,
}) => {
  const jobs = [{ _id: '1', title: 'Clerk' }];
  const last = { jobs, totalPages: 100, currentPage: 100, total: 4000, totalRelation: 'atLeast' };
  faults.respond(endpoints.searchJobs, 200, { ...last, next: '2026-01-02,1' });
  await page.goto('/jobs?page=100');
  await expect(page.getByText('More than 4,000 jobs')).toBeVisible();
  await seeInBoth(page, ['Older jobs']);
  await page.getByRole('link', { name: 'Older jobs' }).click();
  await expect(page).toHaveURL(/^[^?]*\?after=2026-01-02(,|%2C)1$/);
  await expect
    .poll(() => network.made(endpoints.searchJobs).map(({ search }) => search))
    .toContainEqual({ page: '1', limit: '10', after: '2026-01-02,1' });
  await page.getByRole('link', { name: 'Back to the newest jobs' }).click();
  await expect(page).toHaveURL('/jobs');
  faults.respond(endpoints.searchJobs, 200, last);
  await page.goto('/jobs?query=clerk&page=100');
  await page.getByRole('link', { name: 'Sort by newest to see them all' }).click();
  await expect(page).toHaveURL('/jobs?query=clerk&sort=newest');
});
