import { endpoints } from '#src/contract/endpoints.ts';
import { expect, test } from './fixtures.ts';

test('after navigation the focus is on the heading', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Browse Jobs' }).click();
  await expect(page.getByRole('heading', { name: 'Find Jobs', level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});

test('the focus is on the heading even when the first page was left while loading', async ({
  page,
  candidate,
  signIn,
  network,
}) => {
  await signIn(candidate);
  network.hold(endpoints.getMe);
  await page.goto('/dashboard');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Browse Jobs' }).click();
  await expect(page.getByRole('heading', { name: 'Find Jobs', level: 1 })).toBeFocused();
});

test('the first page leaves the focus at the top', async ({ page }) => {
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { name: 'Find Jobs', level: 1 })).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
});

test('the skip link is the first stop and skips the bar', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('an unknown address shows “not found” with a link home', async ({ page, problems }) => {
  problems.expect(/status of 404/);
  const home = page.getByRole('link', { name: 'Back to home' });
  for (const path of ['/nowhere', '/nowhere/at/all', '/jobs/1/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
    await expect(page.getByText(path, { exact: true })).toBeVisible();
    await expect(home).toHaveAttribute('href', '/');
  }
  await home.click();
  await expect(page).toHaveURL('/');
});
