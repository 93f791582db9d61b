import { expect, test } from './fixtures.ts';

const titles = [
  { path: '/', en: 'Meydan', tr: 'Meydan' },
  { path: '/jobs', en: 'Find Jobs · Meydan', tr: 'İş ilanları · Meydan' },
  { path: '/login', en: 'Login · Meydan', tr: 'Giriş yap · Meydan' },
  { path: '/register', en: 'Create your account · Meydan', tr: 'Hesap oluşturun · Meydan' },
  { path: '/contact', en: 'Contact · Meydan', tr: 'İletişim · Meydan' },
  { path: '/nowhere', en: 'Page not found · Meydan', tr: 'Sayfa bulunamadı · Meydan' },
];

test('the switch changes language at once and is remembered', async ({ page }) => {
  await page.goto('/jobs');
  const english = page.getByRole('button', { name: 'English' });
  const turkish = page.getByRole('button', { name: 'Türkçe' });
  await expect(english).toHaveAttribute('aria-pressed', 'true');
  await turkish.click();
  await expect(turkish).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { name: 'İş ilanları', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expect(page).toHaveTitle('İş ilanları · Meydan');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'İş ilanları', level: 1 })).toBeVisible();
  await english.click();
  await expect(page.getByRole('heading', { name: 'Find Jobs', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('what is typed outlives the switch', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('ceren@example.com');
  await page.getByRole('button', { name: 'Türkçe' }).click();
  await expect(page).toHaveTitle('Giriş yap · Meydan');
  await expect(page.getByRole('textbox', { name: 'E-posta' })).toHaveValue('ceren@example.com');
});

test('a rule that was broken is said in the language that is switched to', async ({ page }) => {
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

test.describe('with a Turkish browser', () => {
  test.use({ locale: 'tr-TR' });

  test('Turkish is the first language', async ({ page }) => {
    await page.goto('/jobs');
    await expect(page.getByRole('heading', { name: 'İş ilanları', level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  });

  test('the saved choice goes before the browser’s', async ({ page, remember }) => {
    await remember({ language: 'en' });
    await page.goto('/jobs');
    await expect(page.getByRole('heading', { name: 'Find Jobs', level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test.describe('with a browser of another language', () => {
  test.use({ locale: 'fr-FR' });

  test('English is the fallback', async ({ page }) => {
    await page.goto('/jobs');
    await expect(page.getByRole('heading', { name: 'Find Jobs', level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
