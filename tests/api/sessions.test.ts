import { describe, expect } from 'vitest';
import { makeAdmin, makeCandidate, makeEmployer, PASSWORD } from '#tests/factories.ts';
import { apiTest } from './api-test.ts';

const { backend, test, send } = apiTest();

const NEW_PASSWORD = 'another password';
const ENDED = { status: 401, body: { msg: 'Token is not valid' } };

const ask = async (method: string, path: string, token: string, json?: object) => {
  const response = await send(method, path, { token }, json);
  const text = await response.text();
  return {
    status: response.status,
    body: (text ? JSON.parse(text) : undefined) as Record<string, unknown> | undefined,
  };
};
const me = (token: string) => ask('GET', '/api/auth/me', token);
const login = (email: string, password: string) =>
  ask('POST', '/api/auth/login', '', { email, password });
const tokenOf = ({ body }: { body: Record<string, unknown> | undefined }): string =>
  String(body?.token);
const change = (token: string, given: object = {}) =>
  ask('PUT', '/api/auth/password', token, {
    current_password: PASSWORD,
    password: NEW_PASSWORD,
    ...given,
  });

describe('changing the password while signed in', () => {
  test('keeps the current session and ends the others at once (PASSWORD-3, SESSION-8)', async () => {
    const { email, token } = await makeCandidate(backend());
    const second = tokenOf(await login(email, PASSWORD));
    const changed = await change(token);
    expect(changed).toEqual({ status: 200, body: { token: expect.stringMatching(/^\S+$/) } });
    expect((await me(tokenOf(changed))).status).toBe(200);
    expect(await me(token)).toEqual(ENDED);
    expect(await me(second)).toEqual(ENDED);
    expect((await login(email, PASSWORD)).status).toBe(400);
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);
  });

  test('ends the reset links of the account, and no others', async () => {
    const [one, other] = [await makeCandidate(backend()), await makeCandidate(backend())];
    for (const { email } of [one, other])
      await backend().fetch(
        new Request('http://localhost/api/auth/forgot-password', {
          method: 'POST',
          body: JSON.stringify({ email }),
        }),
      );
    await backend().settled();
    const tokens = new Map(
      backend().mails.map(({ to, text }) => [to, /token=(\S+)/.exec(text)?.[1]]),
    );
    await change(one.token);
    const reset = (email: string) =>
      ask('POST', '/api/auth/reset-password', '', { token: tokens.get(email), password: '123456' });
    expect((await reset(one.email)).status).toBe(400);
    expect((await reset(other.email)).status).toBe(204);
  });

  test.each([
    [{ current_password: 'wrong' }, 'current_password', 'This isn’t your current password'],
    [{ current_password: '' }, 'current_password', 'Enter your current password'],
    [{ password: '12345' }, 'password', 'Password must be at least 6 characters'],
    [{ password: undefined }, 'password', 'Password is required'],
  ])('%j is refused at %s, and no session ends (AUTH-5, PASSWORD-3)', async (given, path, msg) => {
    const { email, token } = await makeCandidate(backend());
    expect(await change(token, given)).toEqual({ status: 400, body: { errors: [{ path, msg }] } });
    expect((await me(token)).status).toBe(200);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  test('of five changes at once, one succeeds and sets its password', async () => {
    const { email, token } = await makeCandidate(backend());
    const passwords = Array.from({ length: 5 }, (_, index) => `password ${index}`);
    const replies = await Promise.all(passwords.map((password) => change(token, { password })));
    const refused = replies.map(({ status }) => status).filter((status) => status !== 200);
    expect(refused).toHaveLength(4);
    // Changes run one at a time, so the others are refused at once. One that starts right after a success still has a
    // session, but the wrong password.
    expect(refused.every((status) => [400, 401, 429].includes(status))).toBe(true);
    const winner = replies.findIndex(({ status }) => status === 200);
    expect((await login(email, `password ${winner}`)).status).toBe(200);
  });
});

describe('logging out everywhere else', () => {
  test('keeps the current session and ends the others (SESSION-8)', async ({
    employer: { email, token },
  }) => {
    const second = tokenOf(await login(email, PASSWORD));
    const other = await makeEmployer(backend());
    const reply = await ask('POST', '/api/auth/logout-everywhere', token);
    expect(reply.status).toBe(200);
    expect((await me(tokenOf(reply))).status).toBe(200);
    expect(await me(token)).toEqual(ENDED);
    expect(await me(second)).toEqual(ENDED);
    expect((await me(other.token)).status).toBe(200);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });
});

test('only the password prolongs a session (SESSION-5, SESSION-8)', async ({ candidate }) => {
  const DAY = 24 * 60 * 60 * 1000;
  backend().clock.advance(6 * DAY);
  const stolen = await ask('POST', '/api/auth/logout-everywhere', candidate.token);
  expect((await me(tokenOf(stolen))).status).toBe(200);
  const { token } = await makeCandidate(backend());
  const changed = tokenOf(await change(token));
  backend().clock.advance(DAY);
  expect((await me(tokenOf(stolen))).status).toBe(401);
  expect((await me(changed)).status).toBe(200);
});

describe('an administrator', () => {
  test('ends the sessions of a user, which is logged (SESSION-8)', async () => {
    const admin = await makeAdmin(backend());
    const { _id, email, token } = await makeCandidate(backend());
    const path = `/api/admin/users/${_id}/end-sessions`;
    expect((await ask('POST', path, token)).status).toBe(403);
    expect((await me(token)).status).toBe(200);
    expect((await ask('POST', path, admin.token)).status).toBe(204);
    expect(await me(token)).toEqual(ENDED);
    expect((await login(email, PASSWORD)).status).toBe(200);
    const { body } = await ask('GET', `/api/admin/users/${_id}/log`, admin.token);
    expect(body).toMatchObject([
      { action: 'update', actor: admin.email, changes: [{ field: 'sessions', to: 'ended' }] },
    ]);
  });

  test('gets 404 for a missing user', async ({ admin: { token, _id } }) => {
    for (const path of [
      `/api/admin/users/${_id.replace(/.$/, (last) => (last === '0' ? '1' : '0'))}/end-sessions`,
      '/api/admin/users/x/end-sessions',
      `/api/admin/jobs/${_id}/end-sessions`,
    ])
      expect((await ask('POST', path, token)).status).toBe(404);
  });

  test.each([{ password: NEW_PASSWORD }, { user_type: 'employer' }])(
    'ends a user’s sessions with %j, but not with another name (SESSION-8)',
    async (given) => {
      const admin = await makeAdmin(backend());
      const { _id, token } = await makeCandidate(backend());
      const path = `/api/admin/users/${_id}`;
      expect((await ask('PUT', path, admin.token, { first_name: 'New' })).status).toBe(200);
      expect((await me(token)).status).toBe(200);
      expect((await ask('PUT', path, admin.token, given)).status).toBe(200);
      expect(await me(token)).toEqual(ENDED);
    },
  );
});
