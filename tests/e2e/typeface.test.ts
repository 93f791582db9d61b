import type { Page, Route } from '@playwright/test';
import { makeJob } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';

const firstFont = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0]);

test('pages use the typeface and are readable before it loads', async ({ page }) => {
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

test('no line moves when one part of the typeface loads before the other', async ({
  page,
  backend,
  employer,
}) => {
  await makeJob(backend, employer, { title: 'Kucharz, Łódź' });
  const delayed: Route[] = [];
  await page.route(/\/figtree-(?!extended)[^/]*\.woff2/, (route) => void delayed.push(route));
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const loaded = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(
          ({ family, status }) => status === 'loaded' && !family.includes('fallback'),
        ).length,
    );
  await expect.poll(loaded).toBe(1);
  const title = page.getByRole('heading', { level: 1 });
  const heightOf = async () => (await title.boundingBox())?.height;
  const before = await heightOf();
  for (const route of delayed) await route.continue();
  await expect.poll(loaded).toBe(2);
  expect(await heightOf()).toBe(before);
});
