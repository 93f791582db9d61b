import { describe, expect } from 'vitest';
import { createApi } from '#server/domains/api.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { makeCandidate, PASSWORD } from '#tests/factories.ts';
import { apiTest } from './api-test.ts';

const { backend, test } = apiTest();

const SHORT = 'Password must be at least 8 characters';
const COMMON = 'This password is too common. Please choose another one.';
const EMAIL = 'Your password can’t be your email address. Please choose another one.';

const strong = () => createApi({ ...backend().dependencies, passwordPolicy: 'strong' });

const ask = async (method: string, path: string, json: object, token = '') => {
  const response = await strong().request(path, {
    method,
    body: JSON.stringify(json),
    headers: { 'X-Auth-Token': token },
  });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : undefined };
};
const refused = (msg: string) => ({ status: 400, body: { errors: [{ path: 'password', msg }] } });

const register = (password: string, email = 'ayse.kaya@example.com') =>
  ask('POST', '/api/auth/register', {
    first_name: 'Ayşe',
    last_name: 'Kaya',
    user_type: 'candidate',
    email,
    password,
  });

test('the settings have the minimum length of passwords (AUTH-6)', async () => {
  const settingsOf = async (api: Pick<ReturnType<typeof strong>, 'request'>) =>
    (await api.request('/api/settings')).json();
  expect(await settingsOf(strong())).toMatchObject({ password_min: 8 });
  expect(await settingsOf(createApi(backend().dependencies))).toMatchObject({ password_min: 6 });
});

test('the settings name the operator, if the server knows (INFO-2)', async () => {
  const settingsOf = async (more: object) =>
    (await createApi({ ...backend().dependencies, ...more }).request('/api/settings')).json();
  const blank = { operator_name: '', operator_address: '' };
  expect(await settingsOf({})).toMatchObject(blank);
  const known = { operatorName: 'Çarşı Ltd', operatorAddress: 'Izmir' };
  expect(await settingsOf(known)).toMatchObject({
    operator_name: 'Çarşı Ltd',
    operator_address: 'Izmir',
  });
});

describe('a strong policy', () => {
  test.each([
    ['seven77', SHORT],
    // Seven characters of two code units each.
    ['🙂🙂🙂🙂🙂🙂🙂', SHORT],
    // Seven letters once normalized.
    ['e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301', SHORT],
    ['password', COMMON],
    ['PassWord1', COMMON],
    ['qwertyuiop', COMMON],
    // Little more than words that are guessed first here.
    ['Meydan2026!', COMMON],
    ['admin-meydan', COMMON],
    ['ŞifreŞifre1', COMMON],
    ['ayse.kaya@example.com', EMAIL],
    ['AYSE.KAYA', EMAIL],
    ['12345', 'Password must be at least 6 characters'],
  ])('refuses %s: %s (AUTH-6)', async (password, msg) => {
    expect(await register(password)).toEqual(refused(msg));
  });

  test.each(['correct horse', 'çok uzun parola', 'kx7#mQ2!', 'meydan okuyorum', '83920174'])(
    'accepts %s (AUTH-6)',
    async (password) => {
      expect((await register(password)).status).toBe(201);
    },
  );

  test('applies to a reset, whose link stays valid (AUTH-6)', async ({ candidate: { email } }) => {
    const body = JSON.stringify({ email });
    await strong().request('http://localhost/api/auth/forgot-password', { method: 'POST', body });
    await backend().settled();
    const token = /token=(\S+)/.exec(backend().mails[0]?.text ?? '')?.[1];
    const reset = (password: string) =>
      ask('POST', '/api/auth/reset-password', { token, password });
    expect(await reset('password')).toEqual(refused(COMMON));
    expect(await reset(email)).toEqual(refused(EMAIL));
    expect((await reset('correct horse')).status).toBe(204);
  });

  test('applies to a change (AUTH-6)', async ({ candidate: { token, email } }) => {
    const change = (password: string) =>
      ask('PUT', '/api/auth/password', { current_password: PASSWORD, password }, token);
    expect(await change('seven77')).toEqual(refused(SHORT));
    expect(await change(email)).toEqual(refused(EMAIL));
    expect((await change('correct horse')).status).toBe(200);
  });

  test('applies in the data console, for new and existing users', async ({ admin: { token } }) => {
    const user = await makeCandidate(backend());
    const fields = { user_type: 'employer', first_name: 'Emre', last_name: 'Test' };
    const create = (password: string) =>
      ask('POST', '/api/admin/users', { ...fields, email: 'emre@example.com', password }, token);
    expect(await create('password')).toEqual(refused(COMMON));
    expect(await create('emre@example.com')).toEqual(refused(EMAIL));
    expect((await create('correct horse')).status).toBe(201);
    const save = (json: object) => ask('PUT', `/api/admin/users/${user._id}`, json, token);
    expect(await save({ password: user.email })).toEqual(refused(EMAIL));
    expect((await save({ password: 'correct horse' })).status).toBe(200);
  });

  test('does not affect existing passwords', async () => {
    const { email } = await makeCandidate(backend(), { password: '123456' });
    const json = { email, password: '123456' };
    expect((await ask('POST', '/api/auth/login', json)).status).toBe(200);
  });
});

describe('the policy in force', () => {
  test.each([
    [{}, 'specification'],
    [{ HOST: '::1', PUBLIC_URL: 'http://localhost:5173' }, 'specification'],
    [{ PUBLIC_URL: 'http://[::1]:5173' }, 'specification'],
    [{ HOST: '0.0.0.0' }, 'strong'],
    [{ PUBLIC_URL: 'https://jobs.example' }, 'strong'],
    [{ TRUST_PROXY: '1' }, 'strong'],
    [{ HOST: '0.0.0.0', PASSWORD_POLICY: 'specification' }, 'specification'],
    [{ PASSWORD_POLICY: 'strong' }, 'strong'],
  ])('with %j: %s (AUTH-6)', (environment, policy) => {
    expect(readConfig(environment).passwordPolicy).toBe(policy);
  });
});
