import type { Page } from '@playwright/test';
import { fillRequired, submit } from '../e2e/create-job-form.ts';
import type { Problems } from '../e2e/problems.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './sign-up.ts';

/*
 * The browser's own switch: its calls fail, and it tells the page so.
 */

const NO_CONNECTION = 'Unable to connect to the server. Please check your internet connection.';
const DEMO_PASSWORD = 'demo-password';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const bar = (page: Page) => page.getByRole('banner');

const setOffline = async ({ page, problems }: Opened, isOffline: boolean): Promise<void> => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
  await page.context().setOffline(isOffline);
};

type Opened = { page: Page; problems: Problems };

/** The changes that are sent from now on, 'METHOD /path'. */
const watchChanges = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.method() !== 'GET')
      sent.push(`${request.method()} ${pathname}`);
  });
  return sent;
};

const logIn = async (page: Page, email: string): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(heading(page)).toHaveText('Dashboard');
};

test('logging in says at once that there is no connection, and is not sent later', async ({
  market,
  openPage,
}) => {
  const opened = await openPage({ baseURL: market.url });
  const { page } = opened;
  await page.goto('/login', { waitUntil: 'networkidle' });
  // The first call brings the code that sends it.
  opened.problems.expect(/status of 400/);
  await signIn(page, 'nobody@example.com');
  await expect(main(page).getByRole('alert')).toContainText('Invalid email or password');

  await setOffline(opened, true);
  const sent = watchChanges(page);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(main(page).getByRole('alert')).toContainText(NO_CONNECTION);
  sent.length = 0;

  await setOffline(opened, false);
  await bar(page).getByRole('link', { name: 'Find Jobs' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
});

test('a job posted offline stays in its form, and is not posted by itself', async ({
  market,
  openPage,
}) => {
  const opened = await openPage({ baseURL: market.url });
  const { page } = opened;
  await logIn(page, 'employer@example.com');
  await bar(page).getByRole('link', { name: 'Post Job' }).click();
  await fillRequired(page);

  await setOffline(opened, true);
  const sent = watchChanges(page);
  await submit(page);
  await expect(main(page).getByRole('alert')).toContainText(NO_CONNECTION);
  // The form is left.
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await expect(heading(page)).toHaveText('Dashboard');
  sent.length = 0;

  await setOffline(opened, false);
  await bar(page).getByRole('link', { name: 'Post Job' }).click();
  await expect(main(page).getByLabel('Job title')).toHaveValue('Baker');
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
});

test('a list says that it cannot be had, and comes by itself with the connection', async ({
  market,
  openPage,
}) => {
  const opened = await openPage({ baseURL: market.url });
  const { page } = opened;
  await page.goto('/jobs', { waitUntil: 'networkidle' });
  await setOffline(opened, true);
  await main(page).getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(main(page).getByRole('alert')).toContainText(NO_CONNECTION);
  await setOffline(opened, false);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(main(page).getByRole('alert')).toBeHidden();
});

test('a list that is there stays, and says that it is old', async ({ market, openPage }) => {
  const opened = await openPage({ baseURL: market.url });
  const { page } = opened;
  await page.clock.install();
  await page.goto('/jobs', { waitUntil: 'networkidle' });
  await bar(page).getByRole('link', { name: 'Home' }).click();
  await setOffline(opened, true);
  // What was fetched counts as fresh for half a minute.
  await page.clock.fastForward(31_000);
  await bar(page).getByRole('link', { name: 'Find Jobs' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: NO_CONNECTION })).toBeVisible();
});

test('a screen whose code cannot be had says so in its place, and comes with the connection', async ({
  market,
  openPage,
}) => {
  const opened = await openPage({ baseURL: market.url });
  const { page } = opened;
  await page.goto('/jobs', { waitUntil: 'networkidle' });
  await setOffline(opened, true);
  // Nothing of it was asked for before: a script's click points at nothing.
  await page.getByRole('link', { name: 'Pricing' }).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/pricing');
  await expect(main(page).getByRole('alert')).toHaveText(NO_CONNECTION);
  await expect(bar(page)).toBeVisible();

  // Trying again offline leads nowhere else.
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert').filter({ hasText: NO_CONNECTION })).toHaveCount(2);
  await expect(page).toHaveURL('/pricing');

  await setOffline(opened, false);
  await expect(heading(page)).toHaveText('Pricing');
});

test('a job whose page was never open says so, and comes with the connection, which may be late', async ({
  market,
  openPage,
}) => {
  const opened = await openPage({ baseURL: market.url });
  const { page } = opened;
  await page.goto('/jobs', { waitUntil: 'networkidle' });
  const link = page.getByRole('article').first().getByRole('link');
  const title = (await link.textContent()) ?? '';
  await setOffline(opened, true);
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(main(page).getByRole('alert')).toHaveText(NO_CONNECTION);
  await expect(bar(page)).toBeVisible();
  // The browser says that it is online before a first request gets through.
  opened.problems.expect(/ERR_FAILED|ERR_ADDRESS_UNREACHABLE/);
  let lost = 0;
  await page.route('**', (route) => {
    lost += 1;
    return lost === 1 ? route.abort('addressunreachable') : route.fallback();
  });
  await setOffline(opened, false);
  await expect(heading(page)).toHaveText(title);
  expect(lost).toBeGreaterThan(1);
});

test('what opens by a press says so where its code cannot be had', async ({ market, openPage }) => {
  const opened = await openPage({ baseURL: market.url });
  const { page } = opened;
  await logIn(page, 'employer@example.com');
  await setOffline(opened, true);
  await main(page)
    .getByRole('button', { name: /^Manage/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alert').filter({ hasText: NO_CONNECTION })).toBeVisible();
});

test('another language cannot be had: that is said, and the one in use stays', async ({
  market,
  openPage,
}) => {
  const opened = await openPage({ baseURL: market.url });
  const { page } = opened;
  await page.goto('/jobs', { waitUntil: 'networkidle' });
  await setOffline(opened, true);
  await page.getByRole('button', { name: 'tr Türkçe' }).click();
  await expect(page.getByRole('alert').filter({ hasText: NO_CONNECTION })).toBeVisible();
  await expect(heading(page)).toHaveText('Find Jobs');
  await setOffline(opened, false);
  await page.getByRole('button', { name: 'tr Türkçe' }).click();
  await expect(heading(page)).toHaveText('İş ilanları');
});
