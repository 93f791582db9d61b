import { endpoints } from '../../src/contract/endpoints.ts';
import { makeJob } from '../factories.ts';
import { expectAccessible, expectNoOverflow } from './accessible.ts';
import { expect, test } from './fixtures.ts';

const forms = [
  { path: '/register', button: 'Register', error: 'First name is required' },
  { path: '/forgot-password', button: 'Send the link', error: 'Email is required' },
  {
    path: '/reset-password?token=abc',
    button: 'Change password',
    error: 'Password is required',
  },
  { path: '/contact', button: 'Send message', error: 'Message is required' },
  { path: '/jobs/create', button: 'Post Job', error: 'Job title is required' },
];
for (const { path, button, error } of forms) {
  test(`${path} with its errors`, async ({ page, employer, signIn }) => {
    if (path === '/jobs/create') await signIn(employer);
    await page.goto(path);
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await expect(page.getByText(error)).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  });
}

test('a login that is refused', async ({ page, problems }) => {
  problems.expect(/status of 400/);
  await page.goto('/login');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill('nobody@example.com');
  await main.getByLabel('Password', { exact: true }).fill('a password');
  await main.getByRole('button', { name: 'Login' }).click();
  await expect(main.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('a job with skills, refused', async ({ page, employer, signIn, faults }) => {
  faults.respond(endpoints.createJob, 500);
  await signIn(employer);
  await page.goto('/jobs/create');
  const main = page.getByRole('main');
  for (const label of ['Job title', 'Company name', 'Description'])
    await main.getByLabel(label).fill('x');
  for (const label of ['Responsibilities', 'Requirements']) await main.getByLabel(label).fill('x');
  await main.getByLabel('Required skills').fill(`Bread,${'a'.repeat(80)},`);
  await main.getByRole('button', { name: 'Post Job' }).click();
  await expect(main.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
});

/** What has the focus, when the bar at the foot covers it and, of a text area, its first line; null when not. */
const hiddenFocus = () => {
  const focused = document.activeElement;
  const bar = document.querySelector('.foot-bar');
  if (!focused || !bar || bar.contains(focused)) return null;
  const { top, bottom } = focused.getBoundingClientRect();
  const seen = focused.matches('textarea') ? top + 24 : bottom;
  const covered = seen - bar.getBoundingClientRect().top;
  return covered > 0 && document.querySelector('main')?.contains(focused)
    ? `${focused.id} ${focused.textContent}: ${covered}`
    : null;
};

test('no field that takes the focus hides behind the bar at the foot of its form', async ({
  page,
  backend,
  candidate,
  employer,
  signIn,
}) => {
  const job = await makeJob(backend, employer);
  await page.setViewportSize({ width: 375, height: 600 });
  for (const [user, path] of [
    [employer, '/jobs/create'],
    [candidate, `/jobs/${job._id}/apply`],
    [candidate, '/profile'],
  ] as const) {
    await signIn(user);
    await page.goto(path);
    const bar = page.locator('.foot-bar');
    await page.getByRole('heading', { level: 1 }).focus();
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      // The browser scrolls a moment later.
      await expect.poll(() => page.evaluate(hiddenFocus)).toBeNull();
      if ((await bar.locator(':focus').count()) > 0) break;
    }
    // Every field was visited.
    await expect(bar.locator(':focus')).toHaveCount(1);
  }
});
