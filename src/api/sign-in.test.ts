// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { MutationObserver, type MutationObserverOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { errorMessages } from '#src/contract/error-messages.ts';
import { dismissAlert, readAlerts } from '#src/lib/alerts.ts';
import { readDraft, saveDraft } from '#src/lib/drafts.ts';
import { clearToken, readToken, saveToken } from '#src/lib/token.ts';
import { translate } from '#src/lib/ui-text.ts';
import { makeToken } from '#tests/tokens.ts';
import { getMeQuery } from './auth.ts';
import { logout } from './logout.ts';
import { createQueryClient } from './query-client.ts';
import { login, register } from './sign-in.ts';

vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'https://api.example'));

const user = { _id: 'ada', user_type: 'candidate', first_name: 'Ada' };
const credentials = { email: 'ada@example.com', password: 'kRm7tz9q' };

/** The calls of a test: method, path and body. */
let calls: unknown[];
/** The server's replies to the call that signs in, and to the one for the user. */
let signedIn: unknown;
let me: unknown;
beforeEach(async () => {
  calls = [];
  [signedIn, me] = [{ token: await makeToken() }, user];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    const text = await request.text();
    calls.push([request.method, pathname, text ? JSON.parse(text) : undefined]);
    if (pathname.endsWith('/me')) return Response.json(me, { status: me ? 200 : 500 });
    return Response.json(signedIn);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  clearToken();
  window.localStorage.clear();
  for (const { id } of readAlerts()) dismissAlert(id);
});

const client = createQueryClient();
const run = <Variables>(
  change: MutationObserverOptions<void, Error, Variables>,
  variables: Variables,
) => new MutationObserver(client, change).mutate(variables);
const alerts = () => readAlerts().map(({ alertType, msg }) => [alertType, translate(i18n, msg)]);

it('loads the user of the new token, and says so (AUTH-4, AUTH-7)', async () => {
  await run(login(), { ...credentials, rememberMe: false });
  expect(calls).toEqual([
    ['POST', '/api/auth/login', credentials],
    ['GET', '/api/auth/me', undefined],
  ]);
  expect(readToken()).toBe((signedIn as { token: string }).token);
  expect(client.getQueryData(getMeQuery().queryKey)?._id).toBe('ada');
  expect(alerts()).toEqual([['success', 'Login successful!']]);
  expect(window.localStorage.getItem('unremembered')).toBe('true');
});

it('registers under both spellings of the names, and is remembered (AUTH-2, CALL-3)', async () => {
  window.localStorage.setItem('unremembered', 'true');
  const names = { first_name: 'Ada', last_name: 'Test', user_type: 'candidate' as const };
  await run(register(), { ...credentials, ...names });
  const camel = { firstName: 'Ada', lastName: 'Test', userType: 'candidate' };
  expect(calls[0]).toEqual(['POST', '/api/auth/register', { ...credentials, ...names, ...camel }]);
  expect(alerts()).toEqual([['success', 'Registration successful! You are now logged in.']]);
  expect(window.localStorage.getItem('unremembered')).toBeNull();
});

it.each([
  [{}, user, errorMessages.noTokenReceived],
  [{ token: 'a.b' }, user, errorMessages.tokenFormatReceived],
  [{ token: 'a.b.c' }, null, errorMessages.userDataNotLoaded],
])('starts no session with the reply %j and the user %j (AUTH-4)', async (reply, found, msg) => {
  [signedIn, me] = [reply, found];
  const signing = run(login(), { ...credentials, rememberMe: true });
  await expect(signing).rejects.toMatchObject({ kind: 'malformed', msg });
  expect(readToken()).toBeNull();
  expect(alerts()).toEqual([]);
});

it('logs out with the drafts of the user, even if the server can’t be reached (SESSION-7)', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
  saveToken('a.b.c');
  window.localStorage.setItem('auth', JSON.stringify({ token: 'a.b.c', user }));
  for (const owner of ['ada', 'bo']) saveDraft(`profile:${owner}`, 'typed');
  logout();
  expect(readToken()).toBeNull();
  expect([readDraft('profile:ada'), readDraft('profile:bo')]).toEqual(['', 'typed']);
  expect(alerts()).toEqual([['info', 'You have been logged out.']]);
});
