import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const html = (page: Page) => page.locator('html');
const savedTheme = (page: Page) => page.evaluate(() => window.localStorage.getItem('themeMode'));

test('light is the default, and the switch changes to dark and back (LOOK-1)', async ({ page }) => {
  await page.goto('/');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  const toDark = page.getByRole('button', { name: 'Switch to Dark Mode' });
  await expect(toDark).toHaveAttribute('title', 'Switch to Dark Mode');
  await toDark.click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  expect(await savedTheme(page)).toBe('dark');
  const toLight = page.getByRole('button', { name: 'Switch to Light Mode' });
  await expect(toLight).toHaveAttribute('title', 'Switch to Light Mode');
  await toLight.click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  expect(await savedTheme(page)).toBe('light');
});

test('a saved theme applies before the app runs (LOOK-1)', async ({ page, remember }) => {
  await remember({ themeMode: 'dark' });
  // The app's code never loads, so that only the first paint shows.
  await page.route('**/assets/*.js', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(html(page)).not.toHaveAttribute('data-running');
});

test('an invalid theme counts as light', async ({ page, remember }) => {
  await remember({ themeMode: 'purple' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Switch to Dark Mode' })).toBeVisible();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test('other tabs follow the switch', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/jobs');
  await page.getByRole('button', { name: 'Switch to Dark Mode' }).click();
  await expect(html(other)).toHaveAttribute('data-theme', 'dark');
});
