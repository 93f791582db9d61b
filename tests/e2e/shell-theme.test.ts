import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const html = (page: Page) => page.locator('html');
const savedTheme = (page: Page) => page.evaluate(() => window.localStorage.getItem('themeMode'));

test('light comes first, and the switch leads to dark and back', async ({ page }) => {
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

test('a saved theme is there before the app is', async ({ page, remember }) => {
  await remember({ themeMode: 'dark' });
  // The app's own code never arrives: what is seen then is the first paint.
  await page.route('**/assets/*.js', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(html(page)).not.toHaveAttribute('data-running');
});

test('a theme that is none reads as light', async ({ page, remember }) => {
  await remember({ themeMode: 'purple' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Switch to Dark Mode' })).toBeVisible();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test('other tabs follow', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/jobs');
  await page.getByRole('button', { name: 'Switch to Dark Mode' }).click();
  await expect(html(other)).toHaveAttribute('data-theme', 'dark');
});
