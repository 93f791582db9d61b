import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PASSWORDS_AT_ONCE } from '#server/platform/secrets/passwords.ts';
import { makeDataFolder } from '#tests/database.ts';
import { fileForm, jobFields, pdfBytes } from '#tests/factories.ts';
import { end, type ServerProcess, startProcess } from '#tests/server-process.ts';

const PASSWORD = 'a good password';

let folder = '';
let server: ServerProcess | undefined;
beforeEach(async () => {
  folder = await makeDataFolder();
  server = await startProcess(folder);
});
afterEach(async () => {
  if (server) await end(server, 'SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const post = (path: string, body: object, token = '') =>
  fetch(`${server?.url}${path}`, {
    method: 'POST',
    headers: { ...(token && { 'X-Auth-Token': token }) },
    body: body instanceof FormData ? body : JSON.stringify(body),
  });
const login = (password: string) =>
  post('/api/auth/login', { email: 'candidate@example.com', password });
const register = async (user_type: string): Promise<string> => {
  const person = { first_name: 'Ceren', last_name: 'Test', user_type, password: PASSWORD };
  const response = await post('/api/auth/register', {
    ...person,
    email: `${user_type}@example.com`,
  });
  return ((await response.json()) as { token: string }).token;
};

/*
 * Judged by the order of replies, not by their time, since the time of a hash depends on the machine.
 */
test('uploads and compressed answers do not wait for passwords', async () => {
  const employer = await register('employer');
  const candidate = await register('candidate');
  for (let job = 0; job < 10; job += 1) await post('/api/jobs', jobFields(), employer);

  let hashed = 0;
  const guesses = Array.from({ length: PASSWORDS_AT_ONCE * 16 }, async (_, index) => {
    const { status } = await login(`wrong ${index}`);
    hashed += 1;
    return status;
  });
  const others = [
    post('/api/uploads/resume', fileForm('cv.pdf', pdfBytes()), candidate),
    fetch(`${server?.url}/api/jobs`, { headers: { 'Accept-Encoding': 'br' } }),
    fetch(`${server?.url}/api/jobs`, { headers: { 'Accept-Encoding': 'gzip' } }),
  ].map(async (asked) => {
    const response = await asked;
    await response.arrayBuffer();
    return { status: response.status, hashed };
  });
  const [upload, brotli, gzip] = await Promise.all(others);
  expect([upload?.status, brotli?.status, gzip?.status]).toEqual([201, 200, 200]);
  for (const answer of [upload, brotli, gzip])
    expect(answer?.hashed).toBeLessThan(PASSWORDS_AT_ONCE * 8);
  for (const status of await Promise.all(guesses)) expect([400, 503]).toContain(status);
});

test('passwords beyond the queue are refused for a while, and the server keeps working', async () => {
  await register('candidate');
  const count = PASSWORDS_AT_ONCE * 34;
  const responses = await Promise.all(Array.from({ length: count }, () => login('wrong')));
  const refused = responses.filter(({ status }) => status === 503);
  const compared = responses.filter(({ status }) => status === 400);
  expect(compared.length + refused.length).toBe(count);
  expect(compared.length).toBeGreaterThanOrEqual(PASSWORDS_AT_ONCE * 16);
  expect(refused.length).toBeGreaterThan(0);
  for (const response of refused) {
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toEqual({
      msg: 'The server is busy. Please try again in a moment.',
    });
  }
  expect((await login(PASSWORD)).status).toBe(200);
  expect(await end(server as ServerProcess, 'SIGTERM')).toBe(0);
});
