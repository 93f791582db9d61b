import type { Page } from '@playwright/test';
import { insertJobs } from '#tests/factories.ts';
import { delayScripts, untilRunning } from './delay-scripts.ts';
import { expect, test } from './fixtures.ts';

/* A page that the server rendered, while the app's code is on its way or never comes. */

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const keywords = (page: Page) => main(page).getByLabel('Keywords');
const jobLink = (page: Page, place = 0) => page.getByRole('article').nth(place).getByRole('link');

test.beforeEach(({ backend, employer }) => insertJobs(backend, employer, 15));

test('what is typed and chosen before the app runs is kept, and searched for', async ({ page }) => {
  const letThrough = await delayScripts(page);
  await page.goto('/jobs', { waitUntil: 'commit' });
  await keywords(page).fill('clerk');
  await main(page).getByRole('checkbox', { name: 'Full Time' }).check();
  letThrough();
  // The filter applies as soon as the app runs, and takes the word along.
  await expect(page).toHaveURL('/jobs?query=clerk&jobType=full_time');
  await expect(keywords(page)).toHaveValue('clerk');
});

test('words alone that were typed before the app runs stay in their field', async ({ page }) => {
  const letThrough = await delayScripts(page);
  await page.goto('/jobs', { waitUntil: 'commit' });
  await keywords(page).fill('nurse');
  letThrough();
  await untilRunning(page);
  await expect(keywords(page)).toHaveValue('nurse');
  await expect(page).toHaveURL('/jobs');
  await keywords(page).press('Enter');
  await expect(page).toHaveURL('/jobs?query=nurse');
});

test('theme and language are switched before the app runs, and stay so (rules LOOK-1 and LANG-2)', async ({
  page,
}) => {
  const html = page.locator('html');
  const letThrough = await delayScripts(page);
  await page.goto('/jobs?lng=en&remote=true', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Switch to Dark Mode' }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Türkçe' }).click();
  await expect(heading(page)).toHaveText('İş ilanları');
  await expect(page).toHaveURL('/jobs?remote=true');
  letThrough();
  await untilRunning(page);
  await expect(heading(page)).toHaveText('İş ilanları');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  // The app goes on from there.
  await page.getByRole('button', { name: 'English' }).click();
  await expect(heading(page)).toHaveText('Find Jobs');
  await page.getByRole('button', { name: 'Switch to Light Mode' }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('a link and the search form lead on before the app runs', async ({ page }) => {
  const letThrough = await delayScripts(page);
  await page.goto('/jobs', { waitUntil: 'commit' });
  await keywords(page).fill('clerk');
  await main(page).getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/query=clerk/);
  const title = (await jobLink(page).textContent()) ?? '';
  await jobLink(page).click();
  await expect(heading(page)).toHaveText(title);
  letThrough();
  await untilRunning(page);
  await expect(heading(page)).toHaveText(title);
});

test('going back and forth between served and rendered pages returns to the place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 500 });
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const allJobs = page.getByRole('link', { name: 'All jobs' });
  await page.goto('/jobs');
  await jobLink(page, 5).scrollIntoViewIfNeeded();
  const before = await place();
  expect(before).toBeGreaterThan(200);
  // Loads again, as served, where it was.
  await page.reload();
  await expect.poll(place).toBe(before);
  await jobLink(page, 5).click();
  await expect(allJobs).toBeVisible();
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect.poll(place).toBe(before);
  await page.goForward();
  await expect(allJobs).toBeVisible();
  await page.reload();
  await page.goBack();
  await expect.poll(place).toBe(before);
});
