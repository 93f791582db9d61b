// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissAlert, readAlerts } from '#src/lib/alerts.ts';
import { clearToken, onTokenChange, readToken, saveToken } from '#src/lib/token.ts';
import { translate } from '#src/lib/ui-text.ts';
import { makeToken } from '#tests/tokens.ts';
import { getMe } from './get-me.ts';

vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'https://api.example'));

const user = { _id: '1', user_type: 'candidate', first_name: 'Ada' };
const answer = (body: unknown, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(body, { status })),
  );
const alerts = () => readAlerts().map(({ alertType, msg }) => [alertType, translate(i18n, msg)]);

beforeEach(async () => saveToken(await makeToken()));
afterEach(() => {
  vi.unstubAllGlobals();
  clearToken();
  for (const { id } of readAlerts()) dismissAlert(id);
});

it('is the user of the token', async () => {
  answer(user);
  expect(await getMe()).toMatchObject({ _id: '1', first_name: 'Ada' });
});

it('is nobody once the token has vanished, which is told', async () => {
  clearToken();
  const heard = vi.fn();
  const stop = onTokenChange(heard);
  expect(await getMe()).toBeNull();
  stop();
  expect(heard).toHaveBeenCalledExactlyOnceWith(null);
  expect(alerts()).toEqual([['warning', 'No token available']]);
});

it('is nobody with a token that has expired or isn’t one', async () => {
  answer(user);
  saveToken('a.b');
  expect([await getMe(), readToken()]).toEqual([null, null]);
  expect(alerts()).toEqual([]);
  saveToken(await makeToken(new Date(1000)));
  expect([await getMe(), readToken()]).toEqual([null, null]);
  expect(alerts()).toEqual([['warning', 'Token has expired, please log in again']]);
  expect(fetch).not.toHaveBeenCalled();
});

it('is nobody when the session ends while its token is checked', async () => {
  answer(user);
  const asked = getMe();
  clearToken();
  expect(await asked).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

it('stops asking when nobody waits any more', async () => {
  vi.stubGlobal('fetch', async ({ signal }: Request) => {
    signal.throwIfAborted();
    return Response.json(user);
  });
  await expect(getMe(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
});

it('ends the session with any 401, but not that of a newer token (SESSION-4)', async () => {
  answer({ msg: 'User not found' }, 401);
  expect([await getMe(), readToken()]).toEqual([null, null]);
  const newer = await makeToken();
  saveToken(await makeToken());
  vi.stubGlobal('fetch', async () => {
    saveToken(newer);
    return Response.json({ msg: 'User not found' }, { status: 401 });
  });
  expect([await getMe(), readToken()]).toEqual([null, newer]);
});

it.each([
  [{ msg: 'Boom' }, 500],
  [null, 200],
])('keeps the session when the server answers with %j, %d', async (body, status) => {
  answer(body, status);
  await expect(getMe()).rejects.toMatchObject({ kind: status === 200 ? 'malformed' : 'http' });
  expect(readToken()).not.toBeNull();
});
