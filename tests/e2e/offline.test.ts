import type { Page } from '@playwright/test';
import { insertJobs, makeJob } from '#tests/factories.ts';
import { failures, field, fillRequired, submit } from './create-job-form.ts';
import { test as base, expect } from './fixtures.ts';

/* Uses the browser's offline mode: calls fail, and the page gets an offline event. */

const NO_CONNECTION = 'Unable to connect to the server. Please check your internet connection.';

const test = base.extend<{ setOffline: (isOffline: boolean) => Promise<void> }>({
  setOffline: async ({ context, problems }, use) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
    await use((isOffline) => context.setOffline(isOffline));
  },
});

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const bar = (page: Page) => page.getByRole('banner');
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: NO_CONNECTION });

test('a job posted offline stays in its form and is not posted automatically (OFFLINE-1)', async ({
  page,
  employer,
  network,
  signIn,
  setOffline,
}) => {
  await signIn(employer);
  await page.goto('/dashboard');
  await bar(page).getByRole('link', { name: 'Post Job' }).click();
  await fillRequired(page);
  await setOffline(true);
  await submit(page);
  await expect(failures(page)).toHaveText(NO_CONNECTION);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await expect(heading(page)).toHaveText('Dashboard');
  await setOffline(false);
  await bar(page).getByRole('link', { name: 'Post Job' }).click();
  await expect(field(page, 'Job title')).toHaveValue('Baker');
  await page.waitForLoadState('networkidle');
  expect(network.all().filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('a list that fails offline says so and loads on reconnection; a loaded list stays (OFFLINE-1)', async ({
  page,
  backend,
  employer,
  setOffline,
}) => {
  await insertJobs(backend, employer, 15);
  await page.clock.install();
  await page.goto('/jobs');
  await setOffline(true);
  await main(page).getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(main(page).getByRole('alert')).toContainText(NO_CONNECTION);
  await setOffline(false);
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect(main(page).getByRole('alert')).toBeHidden();

  await bar(page).getByRole('link', { name: 'Home' }).click();
  await setOffline(true);
  // Makes the fetched list stale, which takes 30 s.
  await page.clock.fastForward(31_000);
  await bar(page).getByRole('link', { name: 'Find Jobs' }).click();
  await expect(page.getByRole('article')).toHaveCount(10);
  await expect(alert(page)).toBeVisible();
});

test('a screen whose code fails to load says so and loads on reconnection', async ({
  page,
  setOffline,
}) => {
  await page.goto('/jobs');
  await page.waitForLoadState('networkidle');
  await setOffline(true);
  // Clicks by script, since hovering the link would preload the screen.
  await page.getByRole('link', { name: 'Pricing' }).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/pricing');
  await expect(main(page).getByRole('alert')).toHaveText(NO_CONNECTION);
  await expect(bar(page)).toBeVisible();
  // Trying again offline stays on the page.
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(alert(page)).toHaveCount(2);
  await expect(page).toHaveURL('/pricing');
  await setOffline(false);
  await expect(heading(page)).toHaveText('Pricing');
});

test('a dialog or a language that fails to load says so, and the page stays', async ({
  page,
  backend,
  employer,
  signIn,
  setOffline,
}) => {
  await makeJob(backend, employer, { title: 'Baker' });
  await signIn(employer);
  await page.goto('/dashboard');
  // The first interaction, which loads what alerts need.
  await heading(page).hover();
  await page.waitForLoadState('networkidle');
  await setOffline(true);
  await page.getByRole('button', { name: 'Manage Baker' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(alert(page)).toBeVisible();
  await alert(page).getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: 'Türkçe' }).click();
  await expect(alert(page)).toBeVisible();
  await expect(heading(page)).toHaveText('Dashboard');
  await setOffline(false);
  await page.getByRole('button', { name: 'Türkçe' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
});

test('an alert shows its text even if its own code fails to load', async ({ page, setOffline }) => {
  await page.goto('/pricing');
  await page.waitForLoadState('networkidle');
  await setOffline(true);
  await page.getByRole('button', { name: 'Türkçe' }).click();
  await expect(alert(page)).toHaveText(/check your internet connection/);
  await setOffline(false);
  await expect(alert(page).getByRole('button', { name: 'Dismiss' })).toBeVisible();
});
