import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Account of Ceren' });
const menu = (page: Page) => page.getByRole('menu');

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

test('it is worked by keys: opened, gone through, closed with the focus going back', async ({
  page,
}) => {
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await opener(page).press(key);
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
  // The first entry is at hand, and the arrows lead to the last.
  await opener(page).press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(menu(page)).toBeHidden();
  await opener(page).press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You have been logged out.')).toBeVisible();
});
