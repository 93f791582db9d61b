import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import type { Backend } from '#tests/backend.ts';
import type { Person } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';
import { tell } from './told.ts';

const UNREAD = endpoints.countUnread;
const bar = (page: Page) => page.getByRole('banner');
const bell = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });
const tellOf = (backend: Backend, { _id }: Person, count: number) =>
  tell(
    backend,
    Array.from({ length: count }, () => ({ userId: _id, kind: 'job_closed' as const })),
  );

test('visitors have none, and nothing is asked for', async ({ page, network }) => {
  await page.goto('/jobs');
  await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Notifications' })).toBeHidden();
  expect(network.made(UNREAD)).toEqual([]);
});

test('it says how many are unread, and leads to them', async ({
  page,
  backend,
  candidate,
  signIn,
}) => {
  await tellOf(backend, candidate, 3);
  await signIn(candidate);
  await page.goto('/jobs');
  await expect(bell(page, 'Notifications, 3 unread')).toHaveText('3');
  await bell(page, 'Notifications, 3 unread').click();
  await expect(page).toHaveURL('/notifications');
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeFocused();
});

test('more than 99 are not counted out', async ({ page, faults, candidate, signIn }) => {
  faults.respond(UNREAD, 200, { unread: 128 });
  await signIn(candidate);
  await page.goto('/jobs');
  await expect(bell(page, 'Notifications, 99+ unread')).toHaveText('99+');
});

test('it asks again every minute, but not while it fails to be allowed', async ({
  page,
  backend,
  faults,
  network,
  candidate,
  signIn,
}) => {
  await page.clock.install();
  await signIn(candidate);
  const asked = page.waitForResponse(`**${UNREAD.path}`);
  await page.goto('/jobs');
  await (await asked).finished();
  await expect(bell(page, 'Notifications')).toBeVisible();
  await tellOf(backend, candidate, 1);
  await page.clock.runFor(61_000);
  await expect(bell(page, 'Notifications, 1 unread')).toBeVisible();
  // An outage says nothing, and what was known stays.
  faults.respond(UNREAD, 500);
  const before = network.made(UNREAD).length;
  await page.clock.runFor(61_000);
  await expect.poll(() => network.made(UNREAD).length).toBeGreaterThan(before);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(bell(page, 'Notifications, 1 unread')).toBeVisible();
  // A server that refuses is not asked again.
  faults.clear();
  faults.respond(UNREAD, 401, { msg: 'Not just now' });
  const calls = network.made(UNREAD).length;
  const refused = page.waitForResponse(`**${UNREAD.path}`);
  await page.clock.runFor(61_000);
  // Before it has the answer, it would be one that took too long by the page's clock.
  await (await refused).finished();
  expect(network.made(UNREAD)).toHaveLength(calls + 1);
  await page.clock.runFor(300_000);
  expect(network.made(UNREAD)).toHaveLength(calls + 1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('the menu’s button says that there is something, and the menu leads to it', async ({
    page,
    backend,
    candidate,
    signIn,
  }) => {
    await tellOf(backend, candidate, 2);
    await signIn(candidate);
    await page.goto('/jobs');
    const opener = page.getByRole('button', { name: 'Open settings' });
    await expect(opener).toHaveAccessibleDescription('Notifications, 2 unread');
    await opener.click();
    const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
    await menu.getByRole('link', { name: 'Notifications, 2 unread' }).click();
    await expect(page).toHaveURL('/notifications');
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(opener).toHaveAccessibleDescription('');
  });
});
