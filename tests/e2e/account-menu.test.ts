import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Account of Ceren' });
const menu = (page: Page) => page.getByRole('menu');
const entry = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

test.beforeEach(async ({ page, candidate, signIn }) => {
  await signIn(candidate);
  await page.goto('/jobs');
});

test('it opens by a click, says whose it is, and closes by one beside it', async ({
  page,
  candidate,
}) => {
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  await opener(page).click();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('menuitem').first()).toHaveText('Dashboard');
  await expect(page.getByRole('menuitem').last()).toHaveText('Logout');
  await expect(menu(page).getByText(candidate.email)).toBeVisible();
  // Beside the menu, where nothing else is hit.
  await page.mouse.click(5, 500);
  await expect(menu(page)).toBeHidden();
});

for (const key of ['Enter', 'Space', 'ArrowDown']) {
  test(`it opens by ${key}, with its first entry at hand`, async ({ page }) => {
    await opener(page).focus();
    await page.keyboard.press(key);
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
    await expect(menu(page)).toBeHidden();
  });
}

test('the arrows lead to the last entry', async ({ page }) => {
  await opener(page).press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You have been logged out.')).toBeVisible();
});

test('Escape closes it, and the focus goes back', async ({ page }) => {
  await opener(page).press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('an entry is chosen by a click', async ({ page }) => {
  await opener(page).click();
  await entry(page, 'Dashboard').click();
  await expect(page).toHaveURL('/dashboard');
  await expect(menu(page)).toBeHidden();
});
