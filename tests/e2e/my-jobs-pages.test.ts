import type { Page } from '@playwright/test';
import { insertJobs } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const pager = (page: Page) => main(page).getByRole('navigation', { name: 'Pages' });
const tab = (page: Page, name: string) =>
  main(page).getByRole('navigation', { name: 'Jobs by status' }).getByRole('link', { name });

test.beforeEach(async ({ backend, employer, signIn }) => {
  await insertJobs(backend, employer, 41);
  await insertJobs(backend, employer, 2, { status: 'closed' });
  await signIn(employer);
});

test('own jobs come in pages, with the page in the address; another tab starts at its first page (OWN-3)', async ({
  page,
}) => {
  await page.goto('/my-jobs');
  await expect(tab(page, 'Active Jobs')).toHaveText('Active Jobs41');
  await expect(cards(page)).toHaveCount(20);
  await pager(page).getByRole('link', { name: 'Page 3' }).click();
  await expect(page).toHaveURL('/my-jobs?page=3');
  await expect(cards(page)).toHaveCount(1);
  await tab(page, 'Closed Jobs').click();
  await expect(page).toHaveURL('/my-jobs?tab=closed');
  await expect(cards(page)).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL('/my-jobs?page=3');
  await expect(cards(page)).toHaveCount(1);
});

test('a page past the end links to the first; closing the only job of a page leaves it empty', async ({
  page,
}) => {
  await page.goto('/my-jobs?page=3');
  await cards(page)
    .getByRole('button', { name: /^Manage / })
    .click();
  await page.getByRole('menuitem', { name: 'Close' }).click();
  await expect(main(page).getByText('There are no jobs on this page.')).toBeVisible();
  await expect(main(page).getByRole('region', { name: 'Active Jobs' })).toBeFocused();
  await expect(tab(page, 'Closed Jobs')).toHaveText('Closed Jobs3');
  await main(page).getByRole('link', { name: 'Go to the first page' }).click();
  await expect(page).toHaveURL('/my-jobs');
  await expect(cards(page)).toHaveCount(20);
});

test('the dashboard shows own jobs in pages and links back to their first page (OWN-3)', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await expect(cards(page)).toHaveCount(20);
  await pager(page).getByRole('link', { name: 'Page 3' }).click();
  await expect(page).toHaveURL('/dashboard?page=3#own-jobs');
  await expect(cards(page)).toHaveCount(3);
  await page.goBack();
  await expect(cards(page)).toHaveCount(20);
  await page.goto('/dashboard?page=9');
  await expect(main(page).getByText('There are no jobs on this page.')).toBeVisible();
  await main(page).getByRole('link', { name: 'Go to the first page' }).click();
  await expect(cards(page)).toHaveCount(20);
  await expect(main(page).getByRole('heading', { name: 'My Posted Jobs' })).toBeFocused();
});
