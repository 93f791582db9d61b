import { v7 } from 'uuid';
import { endpoints } from '#src/contract/endpoints.ts';
import { expect, test } from './fixtures.ts';

const id = v7();
const anyPage = 'You need to be logged in to access this page.';
const application = 'You must be logged in to apply';
const guarded: Record<string, string> = {
  '/dashboard': anyPage,
  '/profile': anyPage,
  '/jobs/create': anyPage,
  [`/jobs/${id}/edit`]: anyPage,
  [`/jobs/${id}/applications`]: anyPage,
  [`/jobs/${id}/apply`]: application,
  [`/jobs/${id}/applied`]: anyPage,
  '/my-jobs': 'Please log in to view your jobs/applications.',
  '/applications': anyPage,
  [`/applications/${id}`]: anyPage,
  '/notifications': anyPage,
};

test('every guarded page redirects visitors to login with a return address and makes no calls (SESSION-6)', async ({
  page,
  network,
}) => {
  for (const [path, text] of Object.entries(guarded)) {
    await page.goto(`${path}?view=all#end`);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(`${path}?view=all#end`)}`);
    await expect(page.getByText(text)).toBeVisible();
  }
  expect(network.all()).toEqual([]);
});

test('a link to a guarded page also redirects (SESSION-6)', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Applications' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fapplications');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('loading the user can be retried after a failure (SESSION-4)', async ({
  page,
  candidate,
  faults,
  problems,
  signIn,
}) => {
  problems.expect(/ApiError/);
  faults.respond(endpoints.getMe, 500);
  await signIn(candidate);
  await page.goto('/applications');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByRole('alert').getByText('Failed to load user')).toBeVisible();
  faults.clear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No Applications Found' })).toBeVisible();
});

test('an empty answer is no user (ERROR-1)', async ({
  page,
  candidate,
  faults,
  problems,
  signIn,
}) => {
  problems.expect(/ApiError/);
  faults.malformed(endpoints.getMe, '');
  await signIn(candidate);
  await page.goto('/applications');
  await expect(page.getByRole('alert').getByText('No data received from server')).toBeVisible();
});

test('when the browser has deleted the token, the user is asked to log in again (ERROR-1)', async ({
  page,
  candidate,
  network,
  signIn,
}) => {
  await page.clock.install();
  await signIn(candidate);
  await page.goto('/applications');
  await expect(page.getByRole('heading', { name: 'No Applications Found' })).toBeVisible();
  await page.evaluate(() => window.localStorage.clear());
  await page.clock.fastForward(6 * 60_000);
  const calls = network.made(endpoints.getMe).length;
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(page).toHaveURL('/login?redirect=%2Fapplications');
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByText('No token available'),
  ).toBeVisible();
  expect(network.made(endpoints.getMe)).toHaveLength(calls);
});
