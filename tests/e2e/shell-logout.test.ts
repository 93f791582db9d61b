import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import { expect, test } from './fixtures.ts';

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Account of Ceren' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
};
const stored = (page: Page) =>
  page.evaluate(() => ['token', 'auth'].map((key) => window.localStorage.getItem(key)));

test('logging out leads home, calls the server and deletes the session (SESSION-7)', async ({
  page,
  backend,
  candidate,
  network,
  signIn,
}) => {
  await signIn(candidate);
  await page.goto('/applications');
  await logOut(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You have been logged out.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Account', exact: true })).toBeVisible();
  expect(await stored(page)).toEqual([null, null]);
  await expect.poll(() => network.made(endpoints.logout).length).toBe(1);
  const [call] = network.made(endpoints.logout);
  expect(call?.headers['x-auth-token']).toBe(candidate.token);
  await expect
    .poll(async () => (await backend.request('GET', '/api/auth/me', candidate)).status)
    .toBe(401);
});

test('logging out works even when the server fails (SESSION-7)', async ({
  page,
  candidate,
  faults,
  signIn,
}) => {
  faults.respond(endpoints.logout, 500);
  await signIn(candidate);
  await page.goto('/');
  await logOut(page);
  await expect(page.getByText('You have been logged out.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await stored(page)).toEqual([null, null]);
});

test('signing out in one tab signs out the others', async ({
  page,
  context,
  candidate,
  signIn,
}) => {
  await signIn(candidate);
  await page.goto('/');
  const guarded = await context.newPage();
  await guarded.goto('/applications');
  await expect(guarded.getByRole('heading', { name: 'My Applications' })).toBeVisible();
  const open = await context.newPage();
  await open.goto('/jobs');
  await expect(open.getByRole('button', { name: 'Account of Ceren' })).toBeVisible();

  await page.bringToFront();
  await logOut(page);

  await expect(open.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(open).toHaveURL('/jobs');
  await expect(guarded).toHaveURL(/\/login\?redirect=/);
});

test('signing in in one tab signs in the others', async ({ page, context, candidate }) => {
  await page.goto('/jobs');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await other.evaluate((token) => window.localStorage.setItem('token', token), candidate.token);
  await expect(page.getByRole('button', { name: 'Account of Ceren' })).toBeVisible();
});
