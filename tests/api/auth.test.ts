import { SignJWT } from 'jose';
import { describe, expect } from 'vitest';
import { createPasswords } from '#server/platform/secrets/passwords.ts';
import { makeEmployer, PASSWORD } from '#tests/factories.ts';
import { apiTest, DAY, refusal } from './api-test.ts';

const { backend, test, send } = apiTest();

const account = (given: object = {}) => ({
  first_name: 'Ayşe',
  last_name: 'Kaya',
  email: 'ayse@example.com',
  password: 'secret-1',
  user_type: 'candidate',
  ...given,
});

const register = (json: unknown) => send('POST', '/api/auth/register', undefined, json);
const login = (email: unknown, password: unknown) =>
  send('POST', '/api/auth/login', undefined, { email, password });
const me = async (token: string) => {
  const response = await send('GET', '/api/auth/me', { token });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const tokenOf = async (response: Response) => ((await response.json()) as { token: string }).token;

describe('registering', () => {
  test('names are accepted in snake and camel case; snake case wins (CALL-3)', async () => {
    const response = await register({
      ...account(),
      firstName: 'Other',
      lastName: 'Name',
      userType: 'employer',
    });
    expect(response.status).toBe(201);
    const { body } = await me(await tokenOf(response));
    expect(body).toMatchObject({ first_name: 'Ayşe', last_name: 'Kaya', user_type: 'candidate' });
  });

  test('camel case alone will do (CALL-3)', async () => {
    const response = await register({
      firstName: 'Ayşe',
      lastName: 'Kaya',
      userType: 'employer',
      email: 'a@example.com',
      password: 'secret-1',
    });
    const { body } = await me(await tokenOf(response));
    expect(body).toMatchObject({ first_name: 'Ayşe', user_type: 'employer', phone: '' });
  });

  test.each([
    [{ first_name: '  ' }, 'first_name', 'First name is required'],
    [{ last_name: undefined }, 'last_name', 'Last name is required'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'nobody' }, 'email', 'Email is invalid'],
    [{ password: '' }, 'password', 'Password is required'],
    [{ password: '12345' }, 'password', 'Password must be at least 6 characters'],
    [{ user_type: 'admin' }, 'user_type', 'Choose candidate or employer'],
  ])('%j is refused for %s: %s (AUTH-2, AUTH-5)', async (given, path, msg) => {
    expect(await refusal(register(account(given)))).toBe(`400 ${path}: ${msg}`);
  });

  test('every invalid field is named', async () => {
    const { errors } = (await (await register({})).json()) as { errors: { path: string }[] };
    expect(errors.map((error) => error.path).sort()).toEqual(
      ['email', 'first_name', 'last_name', 'password', 'user_type'].sort(),
    );
  });

  test('an address is taken, whatever its case (AUTH-3)', async () => {
    await register(account());
    expect(await refusal(register(account({ email: ' AYSE@Example.com ' })))).toBe(
      '400 email: An account with this email already exists',
    );
  });

  test('of ten simultaneous registrations of one address, one succeeds (AUTH-3)', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => register(account())));
    expect(responses.map((response) => response.status).sort()).toEqual([
      201,
      ...Array(9).fill(400),
    ]);
  });

  test('nobody can make themselves an administrator (ACCESS-6)', async () => {
    const response = await register(account({ is_admin: true, _id: 'x' }));
    const token = await tokenOf(response);
    const json = { is_admin: true, password_hash: 'x', first_name: 'Ayşe' };
    await send('PUT', '/api/users/profile', { token }, json);
    const rows = await backend().database.db.execute('select is_admin from users');
    expect(JSON.stringify(rows)).toContain('"is_admin":false');
  });
});

describe('logging in', () => {
  test('works with the address in any case', async () => {
    await register(account());
    const response = await login('Ayse@EXAMPLE.com', 'secret-1');
    expect(response.status).toBe(200);
    expect((await me(await tokenOf(response))).status).toBe(200);
  });

  test('a wrong password and an unknown address get the same answer (AUTH-1)', async () => {
    await register(account());
    for (const response of [
      await login('ayse@example.com', 'secret-2'),
      await login('nobody@example.com', 'secret-1'),
    ]) {
      expect(await refusal(response)).toBe('400 Invalid email or password');
    }
  });

  test('is refused without address or password (AUTH-1)', async () => {
    const response = await login('', undefined);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      errors: [
        { path: 'email', msg: 'Email is required' },
        { path: 'password', msg: 'Password is required' },
      ],
    });
  });
});

describe('passwords', () => {
  test('are stored as salted hashes that include their cost', async () => {
    const passwords = createPasswords({ log2N: 4, r: 1, p: 1 });
    const [one, two] = await Promise.all([passwords.hash('pass'), passwords.hash('pass')]);
    expect(one).not.toBe(two);
    expect(one).not.toContain('pass$');
    const dearer = createPasswords({ log2N: 5, r: 2, p: 2 });
    expect(await dearer.matches('pass', one)).toBe(true);
    expect(await dearer.matches('Pass', one)).toBe(false);
    expect(await dearer.matches('pass', undefined)).toBe(false);
  });
});

describe('tokens', () => {
  const refused = async (token: string, msg: string) => {
    const { status, body } = await me(token);
    expect(status).toBe(401);
    expect(body).toEqual({ msg });
  };

  test('have three parts, with user, expiry and their own id (SESSION-1, SESSION-5)', async () => {
    const { token, _id } = await makeEmployer(backend());
    const [, payload = '', ...rest] = token.split('.');
    expect(rest).toHaveLength(1);
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    expect(claims).toMatchObject({ user: { id: _id, user_type: 'employer' } });
    expect(claims.exp - claims.iat).toBe((7 * DAY) / 1000);
    expect(claims.jti).toMatch(/\w/);
  });

  test('are accepted in either header', async ({ candidate: { token } }) => {
    const ways: Record<string, string>[] = [
      { 'X-Auth-Token': token },
      { Authorization: `Bearer ${token}` },
    ];
    for (const headers of ways) {
      const response = await backend().request('GET', '/api/auth/me', { headers });
      expect(response.status).toBe(200);
    }
  });

  test('expire after seven days (SESSION-5)', async ({ candidate: { token } }) => {
    backend().clock.advance(7 * DAY - 60_000);
    expect((await me(token)).status).toBe(200);
    backend().clock.advance(120_000);
    await refused(token, 'Token has expired, please log in again');
  });

  test('are refused when tampered with', async ({ candidate: { token } }) => {
    const other = await makeEmployer(backend());
    const [head, payload, signature] = token.split('.');
    await refused(`${head}.${other.token.split('.')[1]}.${signature}`, 'Token is not valid');
    await refused(`${head}.${payload}`, 'Token is not valid');
    await refused('nonsense', 'Token is not valid');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    await refused(`${none}.${payload}.`, 'Token is not valid');
  });

  test('are refused when another secret signed them', async ({ candidate: { _id } }) => {
    const forged = await new SignJWT({ user: { id: _id, user_type: 'candidate' } })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .setJti('x')
      .sign(new TextEncoder().encode('another secret that is also long enough'));
    await refused(forged, 'Token is not valid');
  });

  test('are revoked one by one by logging out (SESSION-7)', async ({
    candidate: { token, email },
  }) => {
    const second = await tokenOf(await login(email, PASSWORD));
    const response = await send('POST', '/api/auth/logout', { token });
    expect(response.status).toBe(204);
    await refused(token, 'Token is not valid');
    expect((await me(second)).status).toBe(200);
  });

  test('end with their user’s account', async ({ candidate: { token, _id } }) => {
    await backend().database.run(`delete from users where _id = '${_id}'`);
    await refused(token, 'Token is not valid');
  });

  test('that are invalid do not block public endpoints', async () => {
    const response = await backend().request('GET', '/api/jobs', { token: 'a.b.c' });
    expect(response.status).toBe(200);
  });
});
