import type { Page, Request } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import type { Backend } from '#tests/backend.ts';
import type { Person } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';

const account = (page: Page) => page.getByRole('button', { name: 'Account of Ceren' });
const login = (page: Page) => page.getByRole('link', { name: 'Login' });
const savedToken = (page: Page) => page.evaluate(() => window.localStorage.getItem('token'));

const loadUser = async (backend: Backend, person: Person): Promise<unknown> =>
  (await backend.request('GET', '/api/auth/me', { token: person.token })).json();

/** A token with this payload; the app doesn't check signatures. */
const makeToken = (payload: object): string => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return [part({ alg: 'HS256', typ: 'JWT' }), part(payload), 'signature'].join('.');
};

test('a saved session shows at once, before the server answers (SESSION-2)', async ({
  page,
  backend,
  candidate,
  network,
  remember,
}) => {
  const { token } = candidate;
  const user = await loadUser(backend, candidate);
  network.hold(endpoints.getMe);
  await remember({ token, auth: JSON.stringify({ token, isAuthenticated: true, user }) });
  await page.goto('/applications');
  await expect(account(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Applications Found' })).toBeVisible();
});

const expired = makeToken({ user: { id: '1', user_type: 'candidate' }, exp: 1_000_000_000 });
test('a malformed token is removed, never sent, and the user is told (SESSION-1)', async ({
  page,
  network,
  remember,
}) => {
  await remember({ token: 'a.b.c.d' });
  await page.goto('/');
  await expect(login(page)).toBeVisible();
  expect(await savedToken(page)).toBeNull();
  expect(network.made(endpoints.getMe)).toHaveLength(0);
  await expect(page.getByText('Invalid token format')).toBeVisible();
});

test('an expired token is reported by the page that needs one (SESSION-5)', async ({
  page,
  remember,
}) => {
  await remember({ token: expired });
  await page.goto('/');
  await expect(login(page)).toBeVisible();
  const alert = page.getByText('Token has expired, please log in again');
  await expect(alert).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Applications' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fapplications');
  await expect(alert).toBeVisible();
});

test('a session that ends on a public page says so in the language of the page (SESSION-3)', async ({
  page,
  candidate,
  faults,
  remember,
}) => {
  await remember({ token: candidate.token, language: 'tr' });
  faults.respond(endpoints.searchJobs, 401, { msg: 'Token is not valid' });
  await page.goto('/jobs');
  await expect(
    page.getByRole('status').getByText('Oturumunuz geçersiz. Lütfen yeniden giriş yapın.'),
  ).toBeVisible();
  await expect(page.getByText('Token is not valid')).toHaveCount(0);
});

test('a refused list is requested once, and the session continues (SESSION-3)', async ({
  page,
  candidate,
  faults,
  network,
  signIn,
}) => {
  await signIn(candidate);
  for (const status of [401, 403]) {
    faults.respond(endpoints.listOwnApplications, status, { msg: 'Not just now' });
    for (const path of ['/applications', '/my-jobs', '/dashboard']) {
      const before = network.made(endpoints.listOwnApplications).length;
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const made = network.made(endpoints.listOwnApplications).slice(before);
      const lists = made.map(({ search }) => JSON.stringify(search));
      expect(lists).not.toEqual([]);
      expect(lists).toEqual([...new Set(lists)]);
    }
  }
  expect(await savedToken(page)).toBe(candidate.token);
});

test('a 401 about the token ends the session (SESSION-3)', async ({
  page,
  candidate,
  faults,
  signIn,
}) => {
  await signIn(candidate);
  await page.goto('/dashboard');
  await expect(account(page)).toBeVisible();
  faults.respond(endpoints.listOwnApplications, 401, { msg: 'Token is not valid' });
  await page.goto('/applications');
  await expect(page).toHaveURL('/login?redirect=%2Fapplications');
  await expect(account(page)).toBeHidden();
  expect(await savedToken(page)).toBeNull();
});

test('an answer that arrives after logout signs nobody in again', async ({
  page,
  backend,
  candidate,
  faults,
  network,
  remember,
}) => {
  const { token } = candidate;
  const user = await loadUser(backend, candidate);
  faults.respond(endpoints.getMe, 200, user);
  const release = network.hold(endpoints.getMe);
  await remember({ token, auth: JSON.stringify({ token, isAuthenticated: true, user }) });
  let isOver = false;
  const noteEnd = (request: Request) => {
    isOver ||= request.url().endsWith('/api/auth/me');
  };
  page.on('requestfinished', noteEnd);
  page.on('requestfailed', noteEnd);
  await page.goto('/');
  await expect.poll(() => network.made(endpoints.getMe).length).toBe(1);
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(login(page)).toBeVisible();
  release();
  await expect.poll(() => isOver).toBe(true);
  await page.getByRole('link', { name: 'Find Jobs' }).click();
  await expect(page.getByText('No jobs found matching your criteria.')).toBeVisible();
  await expect(login(page)).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.getItem('auth'))).toBeNull();
});

test('a slow server delays the app for at most five seconds (NAV-1, SESSION-2)', async ({
  page,
  candidate,
  network,
  signIn,
}) => {
  const release = network.hold(endpoints.getMe);
  await page.clock.install();
  await signIn(candidate);
  const requested = page.waitForRequest('**/api/auth/me');
  await page.goto('/');
  await requested;
  await page.clock.fastForward(5000);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  // The bar shows neither a visitor's nor a user's links.
  await expect(login(page)).toBeHidden();
  await expect(account(page)).toBeHidden();
  release();
  await expect(account(page)).toBeVisible();
});
