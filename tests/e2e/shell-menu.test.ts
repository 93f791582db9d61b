import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 375, height: 800 } });

const opener = (page: Page) => page.getByRole('button', { name: 'Open settings' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });

test('the hamburger lists the visitor’s links (NAV-3)', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeHidden();
  await expect(opener(page)).toHaveAttribute('title', 'Open settings');
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  await opener(page).click();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(menu(page).getByRole('link')).toHaveText(['Home', 'Find Jobs', 'Login', 'Register']);
});

test('the hamburger lists the candidate’s links', async ({ page, candidate, signIn }) => {
  await signIn(candidate);
  await page.goto('/');
  await opener(page).click();
  for (const name of ['Find Jobs', 'My Applications', 'Dashboard', 'Profile'])
    await expect(menu(page).getByRole('link', { name })).toBeVisible();
  await menu(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You have been logged out.')).toBeVisible();
});

test('following a link closes the menu, even a link to the current page (NAV-3)', async ({
  page,
}) => {
  await page.goto('/');
  for (const name of ['Home', 'Find Jobs']) {
    await opener(page).click();
    await menu(page).getByRole('link', { name }).click();
    await expect(menu(page)).toBeHidden();
  }
  await expect(page.getByRole('heading', { name: 'Find Jobs', level: 1 })).toBeVisible();
});

test('Escape closes the menu and returns the focus; moving the focus out closes it too (NAV-3)', async ({
  page,
}) => {
  await page.goto('/');
  await opener(page).click();
  await menu(page).getByRole('link', { name: 'Find Jobs' }).focus();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await opener(page).click();
  await menu(page).getByRole('link').last().focus();
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();

  await opener(page).click();
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(menu(page)).toBeHidden();
  // From the md breakpoint up there is no menu.
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible();
  await expect(opener(page)).toBeHidden();
});
