import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import type { NotificationKind } from '#src/contract/notifications/notification.ts';
import { makeApplication, makeJob, type Person } from '#tests/factories.ts';
import { replaceNotifications } from '#tests/replace-notifications.ts';
import { expect, test } from './fixtures.ts';

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
const days = (page: Page) => main(page).getByRole('heading', { level: 2 });
const markAll = (page: Page) => main(page).getByRole('button', { name: 'Mark all as read' });

/** `count` notifications of one kind, without details. */
const plain = ({ _id }: Person, count: number, kind: NotificationKind = 'job_closed') =>
  Array.from({ length: count }, () => ({ userId: _id, kind }));

test('without notifications, the page says what will show here', async ({
  page,
  candidate,
  signIn,
}) => {
  await signIn(candidate);
  await page.goto('/notifications');
  await expect(page).toHaveTitle('Notifications · Meydan');
  await expect(main(page).getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  await expect(markAll(page)).toHaveAttribute('aria-disabled', 'true');
  await main(page).getByRole('link', { name: 'Browse Jobs' }).click();
  await expect(page).toHaveURL('/jobs');
});

test('opening a notification marks it as read (NOTICE-1, NOTICE-2, NOTICE-3)', async ({
  page,
  backend,
  candidate,
  employer,
  signIn,
}) => {
  const job = await makeJob(backend, employer, { title: 'Baker', company_name: 'Fırın' });
  const { _id: applicationId } = await makeApplication(backend, candidate, job);
  // Times show in the reader's time zone, as on every other screen.
  const facts = { starts_at: '2099-12-03T07:00:00Z', time_zone: 'Europe/Istanbul' };
  const message = { excerpt: 'Could you come on Friday?' };
  const target = { userId: candidate._id, applicationId };
  await replaceNotifications(backend, [
    { ...target, kind: 'interview_set', facts },
    { ...target, kind: 'message', facts: message },
  ]);
  await signIn(candidate);
  await page.goto('/notifications');
  await expect(rows(page)).toHaveText([
    /^Unread: Fırın invited you to an interview for Baker\.Thu 3 Dec 2099, 7:00\sAMnowAnswer$/,
    /^Unread: Fırın sent you a message about Baker\.Could you come on Friday\?1 minute agoReply$/,
  ]);
  await expect(rows(page).first().locator('time')).toHaveAttribute(
    'title',
    /^\w{3} \d{1,2} \w{3}.*, \d+:\d\d/,
  );
  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(`/applications/${applicationId}`);
  await expect(page.getByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible();
  await page.goBack();
  await expect(rows(page).first()).not.toContainText(/Unread|Answer/);
  await expect(rows(page).last()).toContainText('Unread');
});

test('an employer’s notification opens the application in the review (NOTICE-2)', async ({
  page,
  backend,
  candidate,
  employer,
  signIn,
}) => {
  const job = await makeJob(backend, employer, { title: 'Baker' });
  const { _id } = await makeApplication(backend, candidate, job);
  await signIn(employer);
  await page.goto('/notifications');
  await expect(rows(page)).toHaveText([/Ceren Test \d+ applied for Baker\..*Review$/]);
  await rows(page).getByRole('link').click();
  await expect(page).toHaveURL(`/jobs/${job._id}/applications?open=${_id}`);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('each notification links to its subject (NOTICE-2)', async ({
  page,
  backend,
  candidate,
  employer,
  signIn,
}) => {
  const job = await makeJob(backend, employer);
  const { _id: applicationId } = await makeApplication(backend, candidate, job);
  const target = { userId: employer._id, applicationId };
  await replaceNotifications(backend, [
    { ...target, kind: 'application_withdrawn' },
    { userId: employer._id, kind: 'job_deadline', jobId: job._id, facts: {} },
    { userId: employer._id, kind: 'interview_answered' },
  ]);
  await signIn(employer);
  await page.goto('/notifications');
  const targets = [
    `/jobs/${job._id}/applications?status=withdrawn&open=${applicationId}`,
    `/jobs/${job._id}/edit`,
    '/my-jobs',
  ];
  await expect(rows(page)).toHaveCount(3);
  for (const [index, target] of targets.entries())
    await expect(rows(page).nth(index).getByRole('link')).toHaveAttribute('href', target);
});

test('all notifications can be marked as read at once (NOTICE-2)', async ({
  page,
  backend,
  candidate,
  signIn,
}) => {
  await replaceNotifications(backend, plain(candidate, 3));
  await signIn(candidate);
  await page.goto('/notifications');
  await expect(rows(page).filter({ hasText: 'Unread' })).toHaveCount(3);
  await markAll(page).click();
  await expect(page.getByText('All notifications marked as read.')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Unread' })).toHaveCount(0);
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  await expect(markAll(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(markAll(page)).toBeFocused();
});

test('a notification can be marked as read without opening it (NOTICE-2)', async ({
  page,
  backend,
  faults,
  candidate,
  signIn,
}) => {
  await replaceNotifications(backend, plain(candidate, 2));
  await signIn(candidate);
  await page.goto('/notifications');
  const mark = rows(page).first().getByRole('button', { name: 'Mark as read' });
  faults.respond(endpoints.markNotificationsRead, 500);
  await mark.click();
  await expect(page.getByText('We couldn’t mark your notifications as read.')).toBeVisible();
  await expect(rows(page).first()).toContainText('Unread');
  faults.clear();
  await mark.click();
  await expect(rows(page).first()).not.toContainText('Unread');
  await expect(mark).toHaveCount(0);
  await expect(rows(page).first().getByRole('link')).toBeFocused();
  await expect(rows(page).last()).toContainText('Unread');
  await expect(page.getByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible();
  await expect(page).toHaveURL('/notifications');
});

test('when marking all as read fails, everything stays unread', async ({
  page,
  backend,
  faults,
  candidate,
  signIn,
}) => {
  await replaceNotifications(backend, plain(candidate, 1));
  await signIn(candidate);
  faults.respond(endpoints.markNotificationsRead, 500);
  await page.goto('/notifications');
  await markAll(page).click();
  await expect(page.getByText('We couldn’t mark your notifications as read.')).toBeVisible();
  await expect(rows(page)).toContainText('Unread');
});

test('notifications come in pages, grouped by day, and are kept for 90 days (NOTICE-1)', async ({
  page,
  backend,
  candidate,
  signIn,
}) => {
  // 90 minutes apart, so that each page spans more than a day.
  await replaceNotifications(backend, plain(candidate, 45), 90);
  await signIn(candidate);
  await page.goto('/notifications');
  await expect(rows(page)).toHaveCount(20);
  await expect(days(page).nth(0)).toHaveText('Today');
  await expect(days(page).nth(1)).toHaveText('Yesterday');
  await expect(main(page).getByText('kept for 90 days')).toBeHidden();
  await main(page).getByRole('link', { name: 'Page 3' }).click();
  await expect(page).toHaveURL('/notifications?page=3');
  await expect(rows(page)).toHaveCount(5);
  await expect(days(page).last()).toHaveText(/^\w{3} \d{1,2} \w{3}/);
  await expect(main(page).getByText('Notifications are kept for 90 days.')).toBeVisible();
  await page.goto('/notifications?page=9');
  await expect(main(page).getByText('There are no notifications on this page.')).toBeVisible();
  await main(page).getByRole('link', { name: 'Go to the first page' }).click();
  await expect(rows(page)).toHaveCount(20);
});

test('loading and failure show, and loading can be retried', async ({
  page,
  faults,
  network,
  candidate,
  signIn,
}) => {
  await signIn(candidate);
  const release = network.hold(endpoints.listNotifications);
  faults.respond(endpoints.listNotifications, 500);
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
  await expect(main(page).getByRole('status', { name: 'Loading' })).toBeVisible();
  release();
  await expect(main(page).getByRole('alert')).toContainText('We couldn’t load your notifications.');
  faults.clear();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
});

test('kinds that only a newer server knows are hidden (NOTICE-1)', async ({
  page,
  faults,
  candidate,
  signIn,
}) => {
  await signIn(candidate);
  const one = { application_id: null, job_id: null, created_at: new Date().toISOString() };
  faults.respond(endpoints.listNotifications, 200, {
    notifications: [
      { ...one, _id: '1', kind: 'from_the_future' },
      { ...one, _id: '2', kind: 'job_closed', read_at: null },
    ],
    total: 2,
  });
  await page.goto('/notifications');
  await expect(rows(page)).toHaveText([
    /The employer is no longer accepting applications for an untitled job\./,
  ]);
});
