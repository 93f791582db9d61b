// @vitest-environment jsdom
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import { sessionMessages } from '#src/contract/accounts/session-messages.ts';
import { RESTORE_MS } from '#src/contract/limits.ts';
import { dismissAlert, readAlerts } from '#src/lib/alerts.ts';
import { clearToken, readToken, saveToken } from '#src/lib/token.ts';
import { changeInAnotherTab } from '#tests/storage.ts';
import { makeToken } from '#tests/tokens.ts';
import { expiredSessionKey, getMeQuery } from './auth.ts';
import { createQueryClient } from './query-client.ts';
import { savedUserId } from './saved-auth.ts';
import { followSession, restoreSession } from './session.ts';

/** A timeout in milliseconds, for busy machines. */
const WAITS_MS = 30_000;

// Outside of a browser, an address needs a host.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'https://api.example'));

const user = {
  _id: 'candidate-1',
  user_type: 'candidate',
  first_name: 'Ceren',
  last_name: 'Kaya',
  email: 'ceren@example.com',
  email_confirmed: true,
  deletes_at: null,
  phone: '',
  location: '',
  resume_url: '',
  profile_image_url: '',
  created_at: null,
};

const server = setupServer();
/** The number of requests for the current user. */
let asked = 0;
const me = (respond: () => Response | Promise<Response>) =>
  server.use(
    http.get('https://api.example/api/auth/me', () => {
      asked += 1;
      return respond();
    }),
  );
const meIs = (given: Partial<typeof user>) => me(() => HttpResponse.json({ ...user, ...given }));

let queryClient: QueryClient;
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  asked = 0;
  queryClient = createQueryClient();
});
afterEach(() => {
  queryClient.clear();
  server.resetHandlers();
});
afterAll(() => server.close());

const currentUser = () => queryClient.getQueryData(getMeQuery().queryKey);
const saveAuth = (auth: unknown) => window.localStorage.setItem('auth', JSON.stringify(auth));
const savedAuth = () => JSON.parse(window.localStorage.getItem('auth') ?? 'null');

describe('restoring the session', () => {
  it.each([
    ['another token', async () => ({ user, isAuthenticated: true, token: await makeToken() })],
    ['no user', async (token: string) => ({ user: null, isAuthenticated: false, token })],
    ['a broken user', async (token: string) => ({ user: '{"_id":', isAuthenticated: true, token })],
    [
      'a user of no type',
      async (token: string) => ({ user: { _id: 'x' }, isAuthenticated: true, token }),
    ],
    ['something else', async () => 'auth'],
  ])('asks the server when the saved session is of %s (SESSION-2)', async (_, auth) => {
    const token = await makeToken();
    saveToken(token);
    saveAuth(await auth(token));
    meIs({ first_name: 'Derya' });
    await restoreSession(queryClient);
    expect(asked).toBe(1);
    expect(currentUser()?.first_name).toBe('Derya');
  });

  it('is that of a visitor without a token, whoever was saved (SESSION-2)', async () => {
    saveAuth({ user, isAuthenticated: true, token: 'a.b.c' });
    await restoreSession(queryClient);
    expect([asked, currentUser(), savedAuth()]).toEqual([0, null, null]);
  });

  it.each([
    ['as it was saved', (saved: object) => saved],
    ['as the text of JSON', (saved: object) => JSON.stringify(saved)],
  ])('shows the saved user at once, %s, as outdated (SESSION-2)', async (_, write) => {
    const token = await makeToken();
    saveToken(token);
    saveAuth({ user: write(user), isAuthenticated: true, token });
    await restoreSession(queryClient);
    expect([asked, currentUser()?.first_name]).toEqual([0, 'Ceren']);
    expect(queryClient.getQueryState(getMeQuery().queryKey)?.dataUpdatedAt).toBe(0);
  });

  it('saves the user that the server names (SESSION-2)', async () => {
    const token = await makeToken();
    saveToken(token);
    meIs({});
    await restoreSession(queryClient);
    expect(savedAuth()).toEqual({ user, isAuthenticated: true, token });
    expect(savedUserId()).toBe('candidate-1');
  });

  it.each<[string, () => Promise<string>, string[], string | undefined]>([
    ['that has expired', () => makeToken(new Date(1000)), [], sessionMessages.tokenExpired],
    ['that isn’t one', async () => 'a.b', [sessionMessages.tokenFormat], undefined],
  ])('removes a token %s (SESSION-1)', async (_, make, alerts, expiry) => {
    const token = await make();
    saveToken(token);
    saveAuth({ user, isAuthenticated: true, token });
    await restoreSession(queryClient);
    expect([readToken(), currentUser(), savedAuth(), asked]).toEqual([null, null, null, 0]);
    expect(readAlerts().map(({ alertType, msg }) => [alertType, msg])).toEqual(
      alerts.map((text) => ['warning', text]),
    );
    expect(queryClient.getQueryData(expiredSessionKey())).toBe(expiry);
    for (const { id } of readAlerts()) dismissAlert(id);
  });

  it('waits five seconds at most for the server (SESSION-2)', async () => {
    saveToken(await makeToken());
    me(() => new Promise(() => {}));
    const wait = vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => wait.mockRestore());
    wait.mockImplementation(((work: () => void, ms?: number) => {
      if (ms === RESTORE_MS) queueMicrotask(work);
      return 0;
    }) as never);
    await restoreSession(queryClient);
    expect(currentUser()).toBeUndefined();
  });

  it.each(['{', '"x"', 'null', '{"user":null}'])('knows no saved user in %s', (auth) => {
    window.localStorage.setItem('auth', auth);
    expect(savedUserId()).toBeUndefined();
  });

  it('keeps the token when the server fails, and continues without a user', async () => {
    const token = await makeToken();
    saveToken(token);
    me(() => HttpResponse.json({ msg: 'Boom' }, { status: 500 }));
    await expect(restoreSession(queryClient)).resolves.toBeUndefined();
    expect(readToken()).toBe(token);
    expect(currentUser()).toBeUndefined();
  });
});

describe('following the session', () => {
  const changed = vi.fn(async () => {});
  const signIn = async () => {
    const token = await makeToken();
    saveToken(token);
    await vi.waitFor(() => expect(changed).toHaveBeenCalled(), { timeout: WAITS_MS });
    queryClient.setQueryData(getMeQuery().queryKey, user as never);
  };
  let stop = () => {};
  beforeEach(() => {
    changed.mockClear();
    stop = followSession(queryClient, changed);
  });
  afterEach(() => stop());

  it.each([
    ['here', () => clearToken()],
    ['in another tab', () => changeInAnotherTab('token', null)],
  ])('clears all fetched data when the token is removed %s', async (_, signOut) => {
    await signIn();
    queryClient.setQueryData(['applications', 'mine'], ['private']);
    changed.mockClear();
    signOut();
    expect(currentUser()).toBeNull();
    await vi.waitFor(
      () => expect(queryClient.getQueryData(['applications', 'mine'])).toBeUndefined(),
      { timeout: WAITS_MS },
    );
    expect(changed).toHaveBeenCalledTimes(1);
    expect(savedAuth()).toBeNull();
  });

  it('switches users when another tab signs in as someone else', async () => {
    await signIn();
    // As the navigation bar does on every page.
    onTestFinished(new QueryObserver(queryClient, getMeQuery()).subscribe(() => {}));
    meIs({ _id: 'employer-1', first_name: 'Emre' });
    queryClient.setQueryData(['applications', 'mine'], ['private']);
    changeInAnotherTab('token', await makeToken());
    await vi.waitFor(() => expect(currentUser()?.first_name).toBe('Emre'), { timeout: WAITS_MS });
    await vi.waitFor(
      () => expect(queryClient.getQueryData(['applications', 'mine'])).toBeUndefined(),
      { timeout: WAITS_MS },
    );
  });
});
