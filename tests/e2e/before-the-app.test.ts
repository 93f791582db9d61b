import type { Page } from '@playwright/test';
import { insertJobs } from '#tests/factories.ts';
import { delayScripts, untilRunning } from './delay-scripts.ts';
import { expect, test } from './fixtures.ts';

/* Server-rendered pages while the app's scripts load or never arrive. */

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const keywords = (page: Page) => main(page).getByLabel('Keywords');
const jobLink = (page: Page, place = 0) => page.getByRole('article').nth(place).getByRole('link');

test.beforeEach(({ backend, employer }) => insertJobs(backend, employer, 15));

test('input before the app runs is kept and applied', async ({ page }) => {
  const unblock = await delayScripts(page);
  await page.goto('/jobs', { waitUntil: 'commit' });
  await keywords(page).fill('clerk');
  await main(page).getByRole('checkbox', { name: 'Full Time' }).check();
  unblock();
  // When the app starts, it applies the filter together with the typed word.
  await expect(page).toHaveURL('/jobs?query=clerk&jobType=full_time');
  await expect(keywords(page)).toHaveValue('clerk');
});

test('words typed before the app runs, without a filter, stay in their field', async ({ page }) => {
  const unblock = await delayScripts(page);
  await page.goto('/jobs', { waitUntil: 'commit' });
  await keywords(page).fill('nurse');
  unblock();
  await untilRunning(page);
  await expect(keywords(page)).toHaveValue('nurse');
  await expect(page).toHaveURL('/jobs');
  await keywords(page).press('Enter');
  await expect(page).toHaveURL('/jobs?query=nurse');
});

test('theme and language switched before the app runs stay (LANG-2, LOOK-1)', async ({ page }) => {
  const html = page.locator('html');
  const unblock = await delayScripts(page);
  await page.goto('/jobs?lng=en&remote=true', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Switch to Dark Mode' }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Türkçe' }).click();
  await expect(heading(page)).toHaveText('İş ilanları');
  await expect(page).toHaveURL('/jobs?remote=true');
  unblock();
  await untilRunning(page);
  await expect(heading(page)).toHaveText('İş ilanları');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  // The app's own switches work from that state.
  await page.getByRole('button', { name: 'English' }).click();
  await expect(heading(page)).toHaveText('Find Jobs');
  await page.getByRole('button', { name: 'Switch to Light Mode' }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('the language can be switched while React takes over the page (LANG-2)', async ({ page }) => {
  const unblock = await delayScripts(page);
  await page.goto('/jobs', { waitUntil: 'commit' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  // At the first moment that the app's own switch can be pressed.
  await page.evaluate(() => {
    const html = document.documentElement;
    new MutationObserver(() => {
      setTimeout(() => document.querySelector<HTMLElement>('[data-switch="tr"]')?.click());
    }).observe(html, { attributeFilter: ['data-running'] });
  });
  unblock();
  await expect(heading(page)).toHaveText('İş ilanları');
});

test('links and the search form work before the app runs', async ({ page }) => {
  const unblock = await delayScripts(page);
  await page.goto('/jobs', { waitUntil: 'commit' });
  await keywords(page).fill('clerk');
  await main(page).getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/query=clerk/);
  const title = (await jobLink(page).textContent()) ?? '';
  await jobLink(page).click();
  await expect(heading(page)).toHaveText(title);
  unblock();
  await untilRunning(page);
  await expect(heading(page)).toHaveText(title);
});

test('going back and forward between served and client-rendered pages restores the scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 500 });
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const allJobs = page.getByRole('link', { name: 'All jobs' });
  await page.goto('/jobs');
  await jobLink(page, 5).scrollIntoViewIfNeeded();
  const before = await place();
  expect(before).toBeGreaterThan(200);
  // The reloaded page restores its scroll position.
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

test('a list that was scrolled before the app runs stays there, and goes back to there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 500 });
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const unblock = await delayScripts(page);
  await page.goto('/jobs', { waitUntil: 'commit' });
  await jobLink(page, 5).scrollIntoViewIfNeeded();
  // Not where a click would scroll to.
  await page.evaluate(() => window.scrollBy(0, 50));
  const before = await place();
  expect(before).toBeGreaterThan(200);
  unblock();
  await untilRunning(page);
  await jobLink(page, 5).click();
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect.poll(place).toBe(before);
});
