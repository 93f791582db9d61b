import type { Page } from '@playwright/test';
import { makeJob } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';

const titles = [
  { path: '/', en: 'Meydan', tr: 'Meydan' },
  { path: '/jobs', en: 'Find Jobs · Meydan', tr: 'İş ilanları · Meydan' },
  { path: '/login', en: 'Login · Meydan', tr: 'Giriş yap · Meydan' },
  { path: '/register', en: 'Create your account · Meydan', tr: 'Hesap oluşturun · Meydan' },
  { path: '/contact', en: 'Contact · Meydan', tr: 'İletişim · Meydan' },
  { path: '/nowhere', en: 'Page not found · Meydan', tr: 'Sayfa bulunamadı · Meydan' },
];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const language = (page: Page) => page.locator('html').getAttribute('lang');

test('the switch changes the language at once and is remembered, by the server too (LANG-2)', async ({
  page,
}) => {
  await page.goto('/jobs');
  const english = page.getByRole('button', { name: 'English' });
  const turkish = page.getByRole('button', { name: 'Türkçe' });
  await expect(english).toHaveAttribute('aria-pressed', 'true');
  await turkish.click();
  await expect(turkish).toHaveAttribute('aria-pressed', 'true');
  await expect(heading(page)).toHaveText('İş ilanları');
  await expect(page).toHaveTitle('İş ilanları · Meydan');
  const served = await page.reload();
  expect(await served?.text()).toContain('<html lang="tr"');
  await expect(heading(page)).toHaveText('İş ilanları');
  await english.click();
  await expect(heading(page)).toHaveText('Find Jobs');
  expect(await language(page)).toBe('en');
});

test('a choice stored only in the browser applies, and is then sent to the server', async ({
  page,
  remember,
}) => {
  await remember({ language: 'tr' });
  expect(await (await page.goto('/jobs'))?.text()).toContain('<html lang="en"');
  await expect(heading(page)).toHaveText('İş ilanları');
  expect(await (await page.reload())?.text()).toContain('<html lang="tr"');
});

test('the language in the address takes precedence and is kept during navigation; the switch drops it (LANG-1, LANG-2)', async ({
  page,
  backend,
  employer,
  remember,
}) => {
  await makeJob(backend, employer, { title: 'Baker' });
  await remember({ language: 'en' });
  await page.goto('/jobs?lng=tr');
  await page.getByRole('article').getByRole('link').click();
  await expect(heading(page)).toHaveText('Baker');
  await expect(page).toHaveURL(/\?lng=tr$/);
  await page.goBack();
  await expect(heading(page)).toHaveText('İş ilanları');
  // By label, since the field's role changes to combobox when suggestions load.
  const words = page.getByRole('main').getByLabel('Anahtar kelimeler');
  await words.fill('a');
  await words.press('Enter');
  await expect(page).toHaveURL(/query=a.*lng=tr|lng=tr.*query=a/);
  await page.reload();
  await expect(heading(page)).toHaveText('İş ilanları');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(heading(page)).toHaveText('Find Jobs');
  await expect(page).toHaveURL('/jobs?query=a');
});

test('input survives the switch', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('ceren@example.com');
  await page.getByRole('button', { name: 'Türkçe' }).click();
  await expect(page).toHaveTitle('Giriş yap · Meydan');
  await expect(page.getByRole('textbox', { name: 'E-posta' })).toHaveValue('ceren@example.com');
});

test('errors are translated after a switch', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await page.getByRole('button', { name: 'Türkçe' }).click();
  await expect(page.getByText('E-posta adresini girin')).toBeVisible();
  await expect(page.getByText('Email is required')).toBeHidden();
});

test('every page has its title in both languages', async ({ page, problems }) => {
  problems.expect(/status of 404/);
  for (const { path, en, tr } of titles) {
    await page.goto(path);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page).toHaveTitle(en);
    await page.getByRole('button', { name: 'Türkçe' }).click();
    await expect(page).toHaveTitle(tr);
  }
});

for (const [locale, saved, first] of [
  ['tr-TR', null, 'tr'],
  // The saved choice takes precedence over the browser's language.
  ['tr-TR', 'en', 'en'],
  ['fr-FR', null, 'en'],
] as const)
  test.describe(`a browser in ${locale} that has saved ${saved}`, () => {
    test.use({ locale });

    test(`starts in ${first} (LANG-1)`, async ({ page, remember }) => {
      if (saved) await remember({ language: saved });
      await page.goto('/jobs');
      await expect(heading(page)).toHaveText(first === 'tr' ? 'İş ilanları' : 'Find Jobs');
      expect(await language(page)).toBe(first);
    });
  });
