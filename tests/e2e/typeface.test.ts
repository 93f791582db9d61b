import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const firstFont = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0]);

test('pages are written in the typeface, and read before it is there', async ({ page }) => {
  await page.route('**/*.woff2', () => {});
  await page.goto('/jobs', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute('**/*.woff2');
  await page.goto('/jobs');
  expect(await firstFont(page)).toBe('Figtree');
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].some(
          ({ family, status }) => family.includes('Figtree') && status === 'loaded',
        ),
      ),
    )
    .toBe(true);
});
