import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Account of Ceren' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
};
const notice = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByText('You have been logged out.');

test('an alert is gone after five seconds', async ({ page, candidate, signIn }) => {
  await page.clock.install();
  await signIn(candidate);
  await page.goto('/');
  await logOut(page);
  await expect(notice(page)).toBeVisible();
  await page.clock.fastForward(5000);
  await expect(notice(page)).toBeHidden();
});

test('an alert can be dismissed', async ({ page, candidate, signIn }) => {
  await signIn(candidate);
  await page.goto('/');
  await logOut(page);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice(page)).toBeHidden();
});

test('an alert stays while the pointer or the focus is on it', async ({
  page,
  candidate,
  signIn,
}) => {
  await page.clock.install();
  await signIn(candidate);
  await page.goto('/');
  await logOut(page);
  await notice(page).hover();
  await page.clock.fastForward(6000);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).focus();
  await page.mouse.move(5, 500);
  await page.clock.fastForward(6000);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).blur();
  await page.clock.fastForward(5000);
  await expect(notice(page)).toBeHidden();
});

test('an alert covers neither the heading nor the bar at the foot', async ({
  page,
  candidate,
  signIn,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await signIn(candidate);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open settings' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const alert = await notice(page).boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(alert?.y).toBeGreaterThan((heading?.y ?? 667) + (heading?.height ?? 0));
  expect((alert?.y ?? 0) + (alert?.height ?? 0)).toBeLessThan(667);
});
