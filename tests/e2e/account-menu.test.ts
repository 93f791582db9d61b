import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Account of Ceren' });
const menu = (page: Page) => page.getByRole('menu');

test.beforeEach(async ({ page, candidate, signIn }) => {
  await signIn(candidate);
  await page.goto('/jobs');
});

test('a click opens the menu, which names its owner; a click outside closes it (NAV-2)', async ({
  page,
  candidate,
}) => {
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  await opener(page).click();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('menuitem')).toHaveText([
    'Dashboard',
    'Profile',
    'Settings',
    'Logout',
  ]);
  for (const [name, href] of [
    ['Dashboard', '/dashboard'],
    ['Profile', '/profile'],
    ['Settings', '/settings'],
  ] as const)
    await expect(page.getByRole('menuitem', { name, exact: true })).toHaveAttribute('href', href);
  await expect(menu(page).getByText(candidate.email)).toBeVisible();
  // Outside the menu, where the click hits nothing else.
  await page.mouse.click(5, 500);
  await expect(menu(page)).toBeHidden();
});

test('keys open, browse and close the menu, and closing returns the focus (NAV-2)', async ({
  page,
}) => {
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await opener(page).press(key);
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
  // Enter opens the menu with its first entry focused.
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
