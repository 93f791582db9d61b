import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { PASSWORD, register } from './sign-up.ts';
import { type Stored, withStored } from './with-stored.ts';

/*
 * The server renders everybody as a visitor: whoever has a session never sees that.
 */

declare global {
  interface Window {
    /** The visitor's links that could be seen so far. */
    visitorLinks?: () => string[];
  }
}

type Session = { token: string; user: unknown };

const logIn = async (url: string, email: string, password: string): Promise<Session> => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await answer.json()) as { token: string };
  const me = await fetch(`${url}/api/auth/me`, { headers: { Authorization: `Bearer ${token}` } });
  return { token, user: await me.json() };
};

const savedUser = ({ token, user }: Session): Stored => ({
  token,
  auth: JSON.stringify({ user, isAuthenticated: true, token }),
});

/** Notes in every frame, from the first, the visitor's links that can be seen. */
const watchVisitorLinks = async (page: Page) => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const look = () => {
      for (const link of document.querySelectorAll('a[href^="/login"], a[href^="/register"]'))
        if (link.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          seen.add(`${link.textContent} at ${location.pathname}`);
    };
    const lookAlways = () => {
      look();
      requestAnimationFrame(lookAlways);
    };
    requestAnimationFrame(lookAlways);
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
    window.visitorLinks = () => [...seen];
  });
  // Once the page has been painted as the server rendered it. The page that asked may be gone.
  const painted = () =>
    page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  await page.route('**/assets/*.js', async (route) => {
    await painted().catch(() => {});
    await route.continue().catch(() => {});
  });
  return () => page.evaluate(() => window.visitorLinks?.());
};

const bar = (page: Page) => page.getByRole('banner');

for (const [kind, stored] of [
  ['with the user', savedUser],
  ['without the user', ({ token }: Session): Stored => ({ token })],
] as const) {
  test(`a stored session ${kind} never shows a visitor’s links`, async ({ market, openPage }) => {
    const session = await logIn(market.url, 'candidate@example.com', 'demo-password');
    const { page, problems } = await openPage(withStored(market.url, stored(session)));
    problems.expect(/status of 404/);
    const visitorLinks = await watchVisitorLinks(page);
    await page.goto('/jobs');
    const job = await page.getByRole('article').first().getByRole('link').getAttribute('href');
    for (const path of ['/', '/jobs', job ?? '', '/about', '/no-such-page']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(bar(page).getByRole('link', { name: 'My Applications' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
      expect(await visitorLinks(), path).toEqual([]);
    }
  });
}

test('a session that has ended with the browser is a visitor’s from the first paint', async ({
  market,
  openPage,
}) => {
  const session = await logIn(market.url, 'candidate@example.com', 'demo-password');
  const { page } = await openPage(
    withStored(market.url, { ...savedUser(session), unremembered: 'true' }),
  );
  const visitorLinks = await watchVisitorLinks(page);
  for (const path of ['/jobs', '/']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await visitorLinks(), path).toContain(`Login at ${path}`);
    await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
  }
});

test('an expired token is a visitor’s in the end', async ({ market, openPage }) => {
  const payload = Buffer.from(
    JSON.stringify({ user: { id: 'x', user_type: 'candidate' }, exp: 1 }),
  ).toString('base64url');
  const { page } = await openPage(withStored(market.url, { token: `e30.${payload}.x` }));
  for (const path of ['/jobs', '/']) {
    await page.goto(path);
    await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Sign up' })).toBeVisible();
});

test('an employer opens a draft by its address; nobody else does; then the session ends', async ({
  launch,
  openPage,
}) => {
  const { url } = await launch();
  const email = await register(url, 'Emre', 'employer');
  const session = await logIn(url, email, PASSWORD);
  const headers = {
    Authorization: `Bearer ${session.token}`,
    'Content-Type': 'application/json',
  };
  const posted = await fetch(`${url}/api/jobs`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      title: 'Baker',
      description: 'Bakes bread every night, and sells it in the morning.',
      company_name: 'Ekmek',
      location: 'Izmir',
      job_type: 'full_time',
      status: 'draft',
    }),
  });
  expect(posted.status, await posted.clone().text()).toBeLessThan(300);
  const { _id } = (await posted.json()) as { _id: string };

  const { page, problems } = await openPage(withStored(url, savedUser(session)));
  problems.expect(/status of (404|401)|Job not found/);
  const visitorLinks = await watchVisitorLinks(page);
  const served = await page.goto(`/jobs/${_id}`);
  expect(served?.status()).toBe(404);
  expect(await served?.text()).not.toContain('Bakes bread');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Baker');
  await expect(page.getByRole('main')).toContainText('This job is a draft. Only you can see it.');
  await expect(page.getByRole('button', { name: 'Account of Emre' })).toBeVisible();
  expect(await visitorLinks()).toEqual([]);

  // The session ends on the server, which one tab learns of: so does the other.
  const other = await page.context().newPage();
  await other.goto('/jobs', { waitUntil: 'networkidle' });
  await expect(bar(other).getByRole('link', { name: 'Post Job' })).toBeVisible();
  await fetch(`${url}/api/auth/logout`, { method: 'POST', headers });
  await page.reload();
  await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(bar(other).getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Emre' })).toBeHidden();
});
