import { expect, test } from './fixtures.ts';

test('a visitor is offered to sign up, and no search', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('search')).toBeHidden();
  await main.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/register');
});

test('who is signed in searches from here', async ({ page, candidate, signIn }) => {
  await signIn(candidate);
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Sign up' })).toBeHidden();
  await main.getByRole('searchbox', { name: 'Keywords' }).fill('baker');
  await main.getByRole('textbox', { name: 'Location' }).fill('Izmir');
  await main.getByRole('button', { name: 'Search Jobs' }).click();
  await expect(page).toHaveURL('/jobs?query=baker&location=Izmir');
});

test('three cards of four points each', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    'For job seekers',
    'For employers',
    'Platform benefits',
  ]);
  await expect(main.getByRole('list')).toHaveCount(3);
  for (const list of await main.getByRole('list').all())
    await expect(list.getByRole('listitem')).toHaveCount(4);
});
