import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { createApi } from '#server/domains/api.ts';
import { deleteOld } from '#server/domains/server/background.ts';
import { openCountries } from '#server/platform/countries/countries.ts';
import { knownClients, mails, sessions } from '#server/platform/database/schema.ts';
import type { Device } from '#src/contract/accounts/device.ts';
import { SESSIONS_MAX, VERIFIED_MS } from '#src/contract/limits.ts';
import { makeCountryDatabase } from '#tests/country-database.ts';
import { makeAdmin, makeCandidate, makeEmployer, PASSWORD } from '#tests/factories.ts';
import { UNKNOWN_ID } from '#tests/unknown-id.ts';
import { apiTest, DAY, refusal } from './api-test.ts';

const { backend, test, send } = apiTest();

const MINUTE = 60 * 1000;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const ENDED = '401 Token is not valid';

type Api = ReturnType<typeof createApi>;
const tokenIn = async (reply: Response): Promise<string> =>
  ((await reply.json()) as { token: string }).token;
const login = async (email: string, headers: Record<string, string> = {}): Promise<string> => {
  const json = { email, password: PASSWORD };
  const reply = await backend().request('POST', '/api/auth/login', { json, headers });
  expect(reply.status).toBe(200);
  return tokenIn(reply);
};
const me = (token: string) => send('GET', '/api/auth/me', { token });
const devicesOf = async (token: string): Promise<Device[]> => {
  const reply = await send('GET', '/api/auth/sessions', { token });
  expect(reply.status).toBe(200);
  return ((await reply.json()) as { devices: Device[] }).devices;
};
const rowsOf = (userId: string) =>
  backend().database.db.select().from(sessions).where(eq(sessions.user_id, userId));
const end = (token: string, id: string) => send('DELETE', `/api/auth/sessions/${id}`, { token });

describe('where somebody is logged in', () => {
  test('is listed, the newest use first, with this device marked (SESSION-11)', async () => {
    const { email, token } = await makeCandidate(backend());
    backend().clock.advance(MINUTE);
    const second = await login(email, { 'User-Agent': FIREFOX });
    const [newest, first, ...others] = await devicesOf(second);
    expect(others).toEqual([]);
    expect(newest).toEqual({
      _id: expect.any(String),
      browser: 'Firefox',
      system: 'Windows',
      kind: 'desktop',
      country: '',
      created_at: expect.any(String),
      seen_at: newest?.created_at,
      is_current: true,
    });
    expect(first).toMatchObject({ browser: '', system: '', kind: 'other', is_current: false });
    expect((await devicesOf(token)).map(({ is_current }) => is_current)).toEqual([false, true]);
  });

  test('is listed to nobody else (SESSION-11)', async ({ candidate, employer }) => {
    const ids = async (token: string) => (await devicesOf(token)).map(({ _id }) => _id);
    const [own, others] = [await ids(candidate.token), await ids(employer.token)];
    expect([own.length, others.length]).toEqual([1, 1]);
    expect(own).not.toEqual(others);
  });

  test('keeps of a hostile description 300 harmless characters (SESSION-11)', async () => {
    const { email, token, _id } = await makeCandidate(backend());
    const emoji = Buffer.from('😀').toString('latin1');
    const hostile = [`\t\u0085${'<'.repeat(10_000)}`, emoji.repeat(2000), `${FIREFOX}\u007f\u0080`];
    for (const text of hostile) await login(email, { 'User-Agent': text });
    const texts = (await rowsOf(_id)).map(({ user_agent }) => user_agent);
    expect(texts).toHaveLength(4);
    for (const text of texts) {
      expect(text.length).toBeLessThanOrEqual(300);
      expect(text).not.toMatch(/\p{Cc}/u);
    }
    expect(texts).toContain(FIREFOX);
    const listed = await devicesOf(token);
    expect(listed.map(({ browser }) => browser).sort()).toEqual(['', '', '', 'Firefox']);
  });

  test('has a country where the operator’s file knows it, and never the address (SESSION-11)', async () => {
    const { email, _id } = await makeCandidate(backend());
    const folder = await mkdtemp(join(tmpdir(), 'countries-'));
    const path = join(folder, 'countries.mmdb');
    await writeFile(path, makeCountryDatabase({ '192.0.2.0/24': { country: { iso_code: 'TR' } } }));
    const api = createApi({ ...backend().dependencies, countryOf: openCountries(path) });
    for (const remoteAddress of ['192.0.2.77', '198.51.100.77']) {
      const body = JSON.stringify({ email, password: PASSWORD });
      const connection = { incoming: { socket: { remoteAddress } } };
      await api.request('/api/auth/login', { method: 'POST', body }, connection);
    }
    const rows = await rowsOf(_id);
    expect(rows.map(({ country }) => country).sort()).toEqual(['TR', null, null]);
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|198\.51\.100/);
    await rm(folder, { recursive: true });
  });
});

describe('ending a session', () => {
  test('is seen by another instance at once (SESSION-11)', async () => {
    const { email, token } = await makeCandidate(backend());
    const second = await login(email);
    const other = createApi(backend().dependencies);
    const askOther = async () =>
      (await other.request('/api/auth/me', { headers: { 'X-Auth-Token': second } })).status;
    expect(await askOther()).toBe(200);
    const found = (await devicesOf(token)).find(({ is_current }) => !is_current);
    expect((await end(token, String(found?._id))).status).toBe(204);
    expect(await askOther()).toBe(401);
    expect(await refusal(me(second))).toBe(ENDED);
    expect((await me(token)).status).toBe(200);
  });

  test('of another account, or one that has ended, is not found (SESSION-11)', async ({
    candidate,
    employer,
  }) => {
    const [theirs] = await devicesOf(employer.token);
    for (const id of [String(theirs?._id), UNKNOWN_ID, 'x'])
      expect(await refusal(end(candidate.token, id))).toBe(
        '404 This device is no longer logged in',
      );
    expect((await me(employer.token)).status).toBe(200);
  });

  test('of the calling one logs out (SESSION-7, SESSION-11)', async ({ candidate: { token } }) => {
    const [own] = await devicesOf(token);
    expect((await end(token, String(own?._id))).status).toBe(204);
    expect(await refusal(me(token))).toBe(ENDED);
  });

  test('deletes its row, as logging out does (SESSION-7)', async ({ candidate }) => {
    await send('POST', '/api/auth/logout', candidate);
    expect(await rowsOf(candidate._id)).toEqual([]);
  });
});

describe('a session', () => {
  test('is one of at most 50, of which the longest unused end at a login (SESSION-11)', async () => {
    const { email, token, _id } = await makeCandidate(backend());
    const now = backend().clock.now().getTime();
    const some = Array.from({ length: SESSIONS_MAX }, (_, index) => {
      const seen_at = new Date(now - (index + 1) * MINUTE);
      const expires_at = new Date(now + DAY);
      const others = { created_at: seen_at, verified_at: seen_at, expires_at, user_agent: '' };
      return { _id: crypto.randomUUID(), user_id: _id, seen_at, ...others };
    });
    await backend().database.db.insert(sessions).values(some);
    const another = await makeCandidate(backend());
    const last = await login(email);
    const left = (await rowsOf(_id)).map((row) => row._id);
    expect(left).toHaveLength(SESSIONS_MAX);
    expect(left).toEqual(expect.arrayContaining(some.slice(0, -2).map((row) => row._id)));
    for (const one of [token, last, another.token]) expect((await me(one)).status).toBe(200);
    expect(await devicesOf(last)).toHaveLength(SESSIONS_MAX);
  });

  test('is written as used once in 15 minutes, after the reply (SESSION-11)', async ({
    candidate: { token, _id },
  }) => {
    const seen = async () => {
      await backend().settled();
      return (await rowsOf(_id))[0]?.seen_at.getTime() ?? 0;
    };
    const first = await seen();
    backend().clock.advance(14 * MINUTE);
    await me(token);
    expect(await seen()).toBe(first);
    backend().clock.advance(2 * MINUTE);
    await Promise.all([me(token), me(token), send('GET', '/api/jobs', { token })]);
    const second = await seen();
    expect(second - first).toBeGreaterThanOrEqual(16 * MINUTE);
    await me(token);
    expect(await seen()).toBe(second);
  });

  test('that has expired is not listed, and deleted in the background (SESSION-5)', async () => {
    const { email, _id } = await makeCandidate(backend());
    backend().clock.advance(6 * DAY);
    const second = await login(email);
    const { database, clock } = backend().dependencies;
    await deleteOld({ database, clock });
    expect(await rowsOf(_id)).toHaveLength(2);
    backend().clock.advance(DAY + MINUTE);
    expect(await devicesOf(second)).toHaveLength(1);
    expect(await rowsOf(_id)).toHaveLength(2);
    await deleteOld({ database, clock });
    expect(await rowsOf(_id)).toHaveLength(1);
  });

  test('lasts seven days from the change of the password (SESSION-8)', async ({
    candidate: { token, _id },
  }) => {
    backend().clock.advance(6 * DAY);
    const json = { current_password: PASSWORD, password: 'another password' };
    const changed = await send('PUT', '/api/auth/password', { token }, json);
    const next = await tokenIn(changed);
    backend().clock.advance(6 * DAY);
    expect((await me(next)).status).toBe(200);
    expect(await rowsOf(_id)).toHaveLength(1);
  });

  test('ends with a link to a new password (PASSWORD-3, SESSION-8)', async ({
    candidate: { email, token, _id },
  }) => {
    const body = JSON.stringify({ email });
    const asked = 'http://localhost/api/auth/forgot-password';
    await backend().fetch(new Request(asked, { method: 'POST', body }));
    await backend().settled();
    const link = /token=(\S+)/.exec(backend().mails[0]?.text ?? '')?.[1];
    const json = { token: link, password: 'another password' };
    expect((await send('POST', '/api/auth/reset-password', undefined, json)).status).toBe(204);
    expect(await refusal(me(token))).toBe(ENDED);
    expect(await rowsOf(_id)).toEqual([]);
  });

  test('ends with the account (SESSION-8)', async ({ candidate: { _id }, admin }) => {
    expect((await send('DELETE', `/api/admin/users/${_id}`, admin)).status).toBe(204);
    expect(await rowsOf(_id)).toEqual([]);
  });
});

/** An API on which a comparison of passwords, once right, waits until `go`. */
function pausedApi() {
  const { passwords } = backend().dependencies;
  const [compared, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const api: Api = createApi({
    ...backend().dependencies,
    passwords: {
      ...passwords,
      matches: async (...given) => {
        const isRight = await passwords.matches(...given);
        compared.resolve();
        await go.promise;
        return isRight;
      },
    },
  });
  return { api, compared: compared.promise, go: go.resolve };
}

describe('a login whose password was compared', () => {
  const begin = (api: Api, email: string) =>
    Promise.resolve(
      api.request('/api/auth/login', {
        method: 'POST',
        body: JSON.stringify({ email, password: PASSWORD }),
      }),
    );

  test('begins no session once the password has changed (SESSION-8)', async ({
    candidate: { email, token, _id },
  }) => {
    const { api, compared, go } = pausedApi();
    const running = begin(api, email);
    await compared;
    const json = { current_password: PASSWORD, password: 'another password' };
    expect((await send('PUT', '/api/auth/password', { token }, json)).status).toBe(200);
    go();
    expect(await refusal(running)).toBe('400 Invalid email or password');
    expect(await rowsOf(_id)).toHaveLength(1);
  });

  test('begins no session of an account that is being deleted (SESSION-8)', async ({
    candidate: { email, _id },
    admin,
  }) => {
    const { api, compared, go } = pausedApi();
    const running = begin(api, email);
    await compared;
    await send('DELETE', `/api/admin/users/${_id}`, admin);
    go();
    expect(await refusal(running)).toBe('400 Invalid email or password');
    expect(await rowsOf(_id)).toEqual([]);
  });
});

describe('giving the password again', () => {
  const verify = (token: string, password: unknown) =>
    send('POST', '/api/auth/verify', { token }, { password });

  test('is refused with a wrong one at its field (SESSION-10)', async ({ candidate }) => {
    const { token, _id } = candidate;
    backend().clock.advance(MINUTE);
    const before = (await rowsOf(_id))[0]?.verified_at;
    expect(await refusal(verify(token, 'wrong'))).toBe(
      '400 password: This isn’t your current password',
    );
    expect(await refusal(verify(token, ''))).toBe('400 password: Enter your current password');
    expect((await rowsOf(_id))[0]?.verified_at).toEqual(before);
    expect((await verify(token, PASSWORD)).status).toBe(204);
    expect((await rowsOf(_id))[0]?.verified_at).not.toEqual(before);
  });

  test('lets this session alone make sensitive calls, for ten minutes (SESSION-10)', async () => {
    const admin = await makeAdmin(backend());
    const second = await login(admin.email);
    const { _id } = await makeEmployer(backend());
    const path = `/api/admin/users/${_id}`;
    let number = 0;
    const setEmail = (token: string) => {
      number += 1;
      return send('PUT', path, { token }, { email: `e-${number}@example.com` });
    };
    expect((await setEmail(admin.token)).status).toBe(200);
    backend().clock.advance(VERIFIED_MS + 1000);
    const refused = await setEmail(admin.token);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({
      msg: 'Enter your password to continue.',
      requires: 'password',
    });
    const password = await send('PUT', path, admin, { password: 'another password' });
    expect(password.status).toBe(403);
    // What takes over no account needs no password.
    expect((await send('PUT', path, admin, { first_name: 'Ada' })).status).toBe(200);
    expect((await verify(admin.token, PASSWORD)).status).toBe(204);
    expect((await setEmail(second)).status).toBe(403);
    expect((await setEmail(admin.token)).status).toBe(200);
    backend().clock.advance(VERIFIED_MS + 1000);
    expect((await setEmail(admin.token)).status).toBe(403);
  });

  test('is slowed down after wrong guesses, and limited (AUTH-8)', async ({
    candidate: { token },
  }) => {
    const api = createApi({ ...backend().dependencies, rateLimits: true });
    const ask = async (password: string) => {
      const init = {
        method: 'POST',
        body: JSON.stringify({ password }),
        headers: { 'X-Auth-Token': token },
      };
      return (await api.request('/api/auth/verify', init)).status;
    };
    const guesses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) guesses.push(await ask('wrong'));
    expect(guesses).toEqual([400, 400, 400, 400, 400, 429]);
    backend().clock.advance(MINUTE);
    for (let count = 6; count < 10; count += 1) expect(await ask(PASSWORD)).toBe(204);
    expect(await ask(PASSWORD)).toBe(429);
  });

  test('is refused in a session that has ended meanwhile (SESSION-8)', async ({
    candidate: { email, token, _id },
  }) => {
    const second = await login(email);
    const { api, compared, go } = pausedApi();
    const init = {
      method: 'POST',
      body: JSON.stringify({ password: PASSWORD }),
      headers: { 'X-Auth-Token': second },
    };
    const running = Promise.resolve(api.request('/api/auth/verify', init));
    await compared;
    await send('POST', '/api/auth/logout-everywhere', { token });
    go();
    expect(await refusal(running)).toBe(ENDED);
    expect(await rowsOf(_id)).toHaveLength(1);
  });
});

describe('a login on a new device', () => {
  const DEVICES = ['AAAAAAAAAAAAAAAAAAAAAA', 'BBBBBBBBBBBBBBBBBBBBBB', 'c'.repeat(22)] as const;
  const on = (device: string, more: object = {}) => ({ 'Device-Id': device, ...more });
  const letters = async () =>
    (await backend().database.db.select({ letter: mails.letter }).from(mails)).flatMap(
      ({ letter }) => (letter?.kind === 'new_device' ? [letter] : []),
    );
  const register = async (headers: Record<string, string>): Promise<string> => {
    const email = 'ada@example.com';
    const person = { first_name: 'Ada', last_name: 'Test', user_type: 'candidate' };
    const json = { ...person, email, password: PASSWORD };
    const reply = await backend().request('POST', '/api/auth/register', { json, headers });
    expect(reply.status).toBe(201);
    return email;
  };

  test('is mailed once, and none on the device of the registration (AUTH-9)', async () => {
    const email = await register(on(DEVICES[0]));
    await login(email, on(DEVICES[0]));
    expect(await letters()).toEqual([]);
    const headers = on(DEVICES[1], { 'User-Agent': FIREFOX });
    await login(email, headers);
    await login(email, headers);
    const told = { kind: 'new_device', browser: 'Firefox', system: 'Windows', country: '' };
    expect(await letters()).toEqual([{ ...told, at: expect.any(String) }]);
    const rows = await backend().database.db.select().from(knownClients);
    expect(rows.map(({ kind }) => kind)).toEqual(['device', 'device']);
    expect(JSON.stringify(rows)).not.toContain(DEVICES[0]);
  });

  test('is new again after a year, and to another account (AUTH-9)', async () => {
    const email = await register(on(DEVICES[0]));
    backend().clock.advance(364 * DAY);
    await login(email, on(DEVICES[0]));
    backend().clock.advance(364 * DAY);
    await login(email, on(DEVICES[0]));
    expect(await letters()).toEqual([]);
    backend().clock.advance(366 * DAY);
    await login(email, on(DEVICES[0]));
    expect(await letters()).toHaveLength(1);
    const other = await makeCandidate(backend());
    await login(other.email, on(DEVICES[0]));
    expect(await letters()).toHaveLength(2);
  });

  test('is known by its address where the app names no device (AUTH-9)', async () => {
    const { email } = await makeCandidate(backend());
    const api = createApi(backend().dependencies);
    const loginAt = (remoteAddress: string, device = '') => {
      const body = JSON.stringify({ email, password: PASSWORD });
      const init = { method: 'POST', body, headers: { 'Device-Id': device } };
      return api.request('/api/auth/login', init, { incoming: { socket: { remoteAddress } } });
    };
    // An id of another form counts as none.
    for (const id of ['', 'short', '<script>', 'x'.repeat(5000)]) await loginAt('192.0.2.1', id);
    expect(await letters()).toHaveLength(1);
    await loginAt('192.0.2.2');
    expect(await letters()).toHaveLength(2);
    // An address says nothing of a device that has a name.
    await loginAt('192.0.2.1', DEVICES[2]);
    expect(await letters()).toHaveLength(3);
  });

  test('is mailed five times a day at most, and 20 devices are kept (AUTH-9)', async () => {
    const { email } = await makeCandidate(backend());
    for (let number = 0; number < 22; number += 1)
      await login(email, on(`device-${number}`.padEnd(22, '_')));
    expect(await letters()).toHaveLength(5);
    expect(await backend().database.db.select().from(knownClients)).toHaveLength(20);
    backend().clock.advance(DAY);
    await login(email, on(DEVICES[1]));
    expect(await letters()).toHaveLength(6);
  });

  test('is not mailed for a wrong password (AUTH-9)', async ({ candidate: { email } }) => {
    const json = { email, password: 'wrong' };
    await backend().request('POST', '/api/auth/login', { json, headers: on(DEVICES[0]) });
    expect(await letters()).toEqual([]);
  });
});
