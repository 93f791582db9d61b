import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const firstFont = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0]);

test('a first visit is written in a font of the machine, the next page in the typeface', async ({
  page,
}) => {
  await page.goto('/jobs');
  expect(await firstFont(page)).toBe('"Figtree fallback"');
  // What is open stays as it is.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('typeface'))).toBe('fetched');
  expect(await firstFont(page)).toBe('"Figtree fallback"');

  await page.reload();
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
