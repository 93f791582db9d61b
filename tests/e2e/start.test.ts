import type { Page, Route } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import { expect, test } from './fixtures.ts';

const NO_CONNECTION = 'Unable to connect to the server. Please check your internet connection.';
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
/** The message of a page without content when the app fails to start. */
const failure = (page: Page) => page.locator('#start-failure');

/** Fails the first `failures` requests for an address; returns a function that counts all requests. */
const failFirst = async (page: Page, address: string, failures: number) => {
  const seen: string[] = [];
  await page.route(address, (route: Route) => {
    seen.push(route.request().url());
    return seen.length <= failures ? route.abort('failed') : route.continue();
  });
  return () => seen.length;
};

test('texts that fail to load twice are requested again, and the app starts (LANG-3)', async ({
  page,
  problems,
}) => {
  problems.expect(/net::ERR_FAILED/);
  const countRequests = await failFirst(page, '**/assets/public-*', 2);
  await page.goto('/login');
  await expect(title(page)).toBeVisible();
  expect(countRequests()).toBe(3);
});

test('texts that fail to load show an error on a page without content after five more attempts; trying again works (LANG-3)', async ({
  page,
  problems,
}) => {
  problems.expect(/net::ERR_FAILED/);
  await page.clock.install();
  const countRequests = await failFirst(page, '**/assets/public-*', Number.POSITIVE_INFINITY);
  await page.goto('/login', { waitUntil: 'commit' });
  // The delay starts at 350 ms and doubles each time. The clock also runs by itself, so on a slow
  // machine a retry may come before it is expected.
  for (let tries = 1; tries <= 5; tries += 1) {
    await expect.poll(countRequests).toBeGreaterThanOrEqual(tries);
    await page.clock.fastForward(350 * 2 ** (tries - 1));
  }
  await expect(failure(page)).toBeVisible();
  await expect(failure(page)).toContainText(NO_CONNECTION);
  // The page's own preload comes first; whether the first attempt shares it is up to the browser.
  expect([6, 7]).toContain(countRequests());
  await page.unroute('**/assets/public-*');
  await failure(page).getByRole('link', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('Login');
});

test('when the app’s code fails to load, a page without content says so in its language', async ({
  page,
  problems,
  remember,
  context,
  baseURL,
}) => {
  problems.expect(/net::ERR_FAILED/);
  await remember({ themeMode: 'dark' });
  await context.addCookies([{ name: 'language', value: 'tr', url: baseURL ?? '' }]);
  await failFirst(page, '**/assets/shell-*.js', 1);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(failure(page).getByRole('heading', { name: 'Bir sorun oluştu' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
  await failure(page).getByRole('link', { name: 'Yeniden dene' }).click();
  await expect(title(page)).toHaveText('Giriş yap');
});

test('while the account loads, the bar and a spinner show', async ({
  page,
  candidate,
  network,
  signIn,
}) => {
  const release = network.hold(endpoints.getMe);
  await signIn(candidate);
  await page.goto('/applications', { waitUntil: 'commit' });
  await expect.poll(() => network.made(endpoints.getMe).length).toBe(1);
  await expect(page.getByRole('main').getByRole('status').getByText('Loading')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Meydan', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Register' })).toBeHidden();
  release();
  await expect(title(page)).toHaveText('My Applications');
});

test('code that a newer deployment removed reloads the page, once', async ({ page, problems }) => {
  problems.expect(/status of 404|dynamically imported module/);
  await page.goto('/');
  let visits = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visits += 1;
  });
  let isStale = true;
  await page.route('**/assets/pricing-*', (route) =>
    isStale ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  );
  await page.getByRole('link', { name: 'Pricing' }).click();
  await expect.poll(() => visits).toBe(1);
  // When the code is still missing, an error shows instead of another reload.
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(NO_CONNECTION);
  isStale = false;
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('Pricing');
  expect(visits).toBe(2);
});

test('loading code is retried only on the page that waits for it', async ({ page, problems }) => {
  problems.expect(/net::ERR_FAILED|dynamically imported module/);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.clock.install();
  await page.route('**/assets/filter-sheet-*', (route) => route.abort('failed'));
  // The probes get no answer, so the page doesn't reload.
  const probes: string[] = [];
  await page.route(/./, (route) => {
    if (route.request().method() !== 'HEAD') return route.fallback();
    probes.push(new URL(route.request().url()).pathname);
    return route.abort('failed');
  });
  await page.goto('/jobs');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('alert').filter({ hasText: NO_CONNECTION })).toBeVisible();
  // Each attempt probes the server twice, half a second apart.
  for (const [count, ms] of [
    [1, 500],
    [2, 3000],
    [3, 500],
  ] as const) {
    await expect.poll(() => probes.length).toBe(count);
    await page.clock.runFor(ms);
  }
  await expect.poll(() => probes.length).toBe(4);
  await page.getByRole('banner').getByRole('link', { name: 'Meydan' }).click();
  await expect(title(page)).toHaveText('Find the job that fits the life you want');
  await page.clock.runFor(10_000);
  await page.clock.resume();
  await page.getByRole('main').getByRole('link', { name: 'Browse Jobs' }).click();
  await expect(title(page)).toHaveText('Find Jobs');
  expect(probes.filter((path) => path === '/')).toEqual([]);
});

test('a call made while its code loads waits for it', async ({ page }) => {
  const resumes: (() => void)[] = [];
  let isLoading = true;
  await page.route('**/assets/calls-*', async (route) => {
    if (isLoading) await new Promise<void>((resolve) => resumes.push(resolve));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('link', { name: 'Browse Jobs' }).click();
  await expect(title(page)).toHaveText('Find Jobs');
  isLoading = false;
  for (const resume of resumes) resume();
  await expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
});

test('calls whose code fails to load fail like calls without a connection; trying again works', async ({
  page,
  problems,
}) => {
  problems.expect(/net::ERR_FAILED|dynamically imported module/);
  let isDown = true;
  await page.route('**/assets/calls-*', (route) =>
    isDown ? route.abort('failed') : route.continue(),
  );
  // An answered probe would reload the page.
  await page.route('/jobs', (route) =>
    route.request().method() === 'HEAD' ? route.abort('failed') : route.continue(),
  );
  await page.goto('/faq');
  await page.getByRole('navigation', { name: 'Main' }).getByText('Find Jobs').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(NO_CONNECTION);
  isDown = false;
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
});
