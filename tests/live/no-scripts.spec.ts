import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/*
 * What a visitor does without scripts (rules of the pages that the server renders).
 */

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const results = (page: Page) => main(page).getByRole('region', { name: 'Results' });
const titles = (page: Page) =>
  results(page).getByRole('article').getByRole('link').allTextContents();

test('a visitor reads, searches, pages, opens a job and goes back', async ({
  market,
  openPage,
}) => {
  const { page } = await openPage({ baseURL: market.url, javaScriptEnabled: false });
  await page.goto('/jobs');
  await expect(results(page).getByRole('article')).toHaveCount(10);
  const first = await titles(page);

  await results(page).getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/jobs?page=2');
  expect(await titles(page)).not.toEqual(first);
  await page.goBack();
  expect(await titles(page)).toEqual(first);

  await results(page).getByRole('article').first().getByRole('link').click();
  await expect(heading(page)).toHaveText(first[0] ?? '');
  await expect(main(page)).toContainText('You must be logged in to apply');
  await page.getByRole('link', { name: 'All jobs' }).click();
  expect(await titles(page)).toEqual(first);
});

test('the form searches with words, place and filters', async ({ market, openPage }) => {
  const { page } = await openPage({ baseURL: market.url, javaScriptEnabled: false });
  await page.goto('/jobs');
  const word = /\p{L}{4,}/u.exec((await titles(page))[0] ?? '')?.[0] ?? '';
  await main(page).getByLabel('Keywords').fill(word);
  await main(page).getByRole('button', { name: 'Search', exact: true }).click();
  expect(new URL(page.url()).searchParams.get('query')).toBe(word);
  await expect(main(page).getByLabel('Keywords')).toHaveValue(word);
  expect((await results(page).getByRole('article').allTextContents()).join()).toContain(word);

  await main(page).getByRole('checkbox', { name: 'Internship' }).check();
  await main(page).getByRole('checkbox', { name: 'Temporary' }).check();
  await main(page).getByLabel('Location').fill('nowhere at all');
  await main(page).getByRole('checkbox', { name: 'Remote' }).check();
  await main(page).getByRole('button', { name: 'Show results' }).click();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
    query: word,
    location: 'nowhere at all',
    jobType: 'temporary,internship',
    workplace: 'remote',
  });
  await expect(main(page)).toContainText('No jobs found matching your criteria.');
  for (const name of ['Internship', 'Temporary', 'Remote'])
    await expect(main(page).getByRole('checkbox', { name })).toBeChecked();
  // A tag is a link too.
  await main(page).getByRole('link', { name: 'Remove filter: Temporary' }).click();
  expect(new URL(page.url()).searchParams.get('jobType')).toBe('internship');
});

test('the pages behind the footer are read on a phone, and the links are at hand', async ({
  market,
  openPage,
}) => {
  const { page } = await openPage({
    baseURL: market.url,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
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
  // What works by scripts alone is not offered.
  await expect(bar.getByRole('button')).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: 'Filters' })).toBeHidden();
  const width = await page.evaluate(() => document.documentElement.scrollWidth).catch(() => 0);
  expect(width).toBeLessThanOrEqual(360);
});

test('an address with a language keeps it in links and in searches', async ({
  market,
  openPage,
}) => {
  const { page } = await openPage({ baseURL: market.url, javaScriptEnabled: false });
  await page.goto('/jobs?lng=tr');
  await expect(heading(page)).toHaveText('İş ilanları');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await page.goBack();
  await page.getByRole('searchbox').fill('a');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/query=a/);
  await expect(heading(page)).toHaveText('İş ilanları');
});

test('login and register say what they need, and lead to what can be read', async ({
  market,
  openPage,
}) => {
  const { page } = await openPage({ baseURL: market.url, javaScriptEnabled: false });
  for (const [path, needs, jobs] of [
    ['/login', 'This page needs JavaScript', 'Find Jobs'],
    ['/register?lng=tr', 'Bu sayfa için JavaScript gerekir', 'İş ilanları'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(needs);
    await expect(page.getByRole('status')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: jobs }).click();
    await expect(heading(page)).toHaveText(jobs);
  }
});
