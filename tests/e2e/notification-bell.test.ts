import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import type { Backend } from '#tests/backend.ts';
import type { Person } from '#tests/factories.ts';
import { replaceNotifications } from '#tests/replace-notifications.ts';
import { expect, test } from './fixtures.ts';

const UNREAD = endpoints.countUnread;
const bar = (page: Page) => page.getByRole('banner');
const bell = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });
const setUnread = (backend: Backend, { _id }: Person, count: number) =>
  replaceNotifications(
    backend,
    Array.from({ length: count }, () => ({ userId: _id, kind: 'job_closed' as const })),
  );

test('visitors have no bell, and no call is made (NAV-5)', async ({ page, network }) => {
  await page.goto('/jobs');
  await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Notifications' })).toBeHidden();
  expect(network.made(UNREAD)).toEqual([]);
});

test('the bell shows the unread count and links to the notifications (NAV-5)', async ({
  page,
  backend,
  candidate,
  signIn,
}) => {
  await setUnread(backend, candidate, 3);
  await signIn(candidate);
  await page.goto('/jobs');
  await expect(bell(page, 'Notifications, 3 unread')).toHaveText('3');
  await bell(page, 'Notifications, 3 unread').click();
  await expect(page).toHaveURL('/notifications');
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeFocused();
});

test('counts above 99 show as 99+ (NAV-5)', async ({ page, faults, candidate, signIn }) => {
  faults.respond(UNREAD, 200, { unread: 128 });
  await signIn(candidate);
  await page.goto('/jobs');
  await expect(bell(page, 'Notifications, 99+ unread')).toHaveText('99+');
});

test('the count refreshes every minute, but not after a refusal (NAV-5)', async ({
  page,
  backend,
  faults,
  network,
  candidate,
  signIn,
}) => {
  await page.clock.install();
  await signIn(candidate);
  const polled = page.waitForResponse(`**${UNREAD.path}`);
  await page.goto('/jobs');
  await (await polled).finished();
  await expect(bell(page, 'Notifications')).toBeVisible();
  await setUnread(backend, candidate, 1);
  await page.clock.runFor(61_000);
  await expect(bell(page, 'Notifications, 1 unread')).toBeVisible();
  // An outage shows no alert and keeps the old count.
  faults.respond(UNREAD, 500);
  const before = network.made(UNREAD).length;
  await page.clock.runFor(61_000);
  await expect.poll(() => network.made(UNREAD).length).toBeGreaterThan(before);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(bell(page, 'Notifications, 1 unread')).toBeVisible();
  // After a refusal, polling stops.
  faults.clear();
  faults.respond(UNREAD, 401, { msg: 'Not just now' });
  const calls = network.made(UNREAD).length;
  const refused = page.waitForResponse(`**${UNREAD.path}`);
  await page.clock.runFor(61_000);
  // Waits for the answer, since advancing the page's clock earlier would time out the call.
  await (await refused).finished();
  expect(network.made(UNREAD)).toHaveLength(calls + 1);
  await page.clock.runFor(300_000);
  expect(network.made(UNREAD)).toHaveLength(calls + 1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('the menu button shows that there are notifications, and the menu links to them (NAV-5)', async ({
    page,
    backend,
    candidate,
    signIn,
  }) => {
    await setUnread(backend, candidate, 2);
    await signIn(candidate);
    await page.goto('/jobs');
    const opener = page.getByRole('button', { name: 'Open settings' });
    await expect(opener).toHaveAccessibleDescription('Notifications, 2 unread');
    await expect(bar(page).getByTitle('Notifications')).toBeHidden();
    await opener.click();
    const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
    await menu.getByRole('link', { name: 'Notifications, 2 unread' }).click();
    await expect(page).toHaveURL('/notifications');
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(opener).toHaveAccessibleDescription('');
  });
});
