import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { withStored } from './with-stored.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the address’s language wins and is kept while one moves; the button drops it', async ({
  market,
  openPage,
}) => {
  const { page } = await openPage(withStored(market.url, { language: 'en' }));
  await page.goto('/jobs?lng=tr', { waitUntil: 'networkidle' });
  await expect(heading(page)).toHaveText('İş ilanları');
  const link = page.getByRole('article').first().getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(heading(page)).toHaveText(title);
  await expect(page).toHaveURL(/\?lng=tr$/);
  await page.goBack();
  await expect(heading(page)).toHaveText('İş ilanları');
  // By its label: with its suggestions, which come when it is used, the field is a combobox.
  const words = page.getByRole('main').getByLabel('Anahtar kelimeler');
  await words.fill('a');
  await words.press('Enter');
  await expect(page).toHaveURL(/query=a/);
  await expect(page).toHaveURL(/lng=tr/);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(heading(page)).toHaveText('İş ilanları');

  await page.getByRole('button', { name: 'en English' }).click();
  await expect(heading(page)).toHaveText('Find Jobs');
  await expect(page).toHaveURL('/jobs?query=a');
  await page.reload();
  await expect(heading(page)).toHaveText('Find Jobs');
});

test('a choice is what the server serves from then on', async ({ market, openPage }) => {
  const { page } = await openPage({ baseURL: market.url });
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'tr Türkçe' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  const served = await page.reload();
  expect(await served?.text()).toContain('<html lang="tr"');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
});

test('a choice that only the browser knows is followed, and then known to the server', async ({
  market,
  openPage,
}) => {
  const { page } = await openPage(withStored(market.url, { language: 'tr' }));
  const first = await page.goto('/jobs');
  expect(await first?.text()).toContain('<html lang="en"');
  await expect(heading(page)).toHaveText('İş ilanları');
  const second = await page.reload();
  expect(await second?.text()).toContain('<html lang="tr"');
  await expect(heading(page)).toHaveText('İş ilanları');
});
