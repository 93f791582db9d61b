import type { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createApi } from '../../server/app.ts';
import { createPasswords } from '../../server/passwords.ts';
import { makeCandidate, PASSWORD } from '../factories.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

const call = (
  api: Hono,
  [method, path]: [string, string],
  body: object,
  { address, token = '' }: { address: string; token?: string },
) =>
  Promise.resolve(
    api.request(
      path,
      { method, body: JSON.stringify(body), headers: { 'X-Auth-Token': token } },
      { incoming: { socket: { remoteAddress: address } } },
    ),
  );
const change = (api: Hono, address: string, token: string, current = PASSWORD) =>
  call(
    api,
    ['PUT', '/api/auth/password'],
    { current_password: current, password: PASSWORD },
    { address, token },
  );

test('accounts that change their passwords in a loop keep nobody else from logging in', async () => {
  const people = await Promise.all(Array.from({ length: 18 }, () => makeCandidate(backend())));
  const passwords = createPasswords();
  const api = createApi({ ...backend().dependencies, passwords, rateLimits: true });
  let isOver = false;
  const loop = async (person: { token: string }, index: number) => {
    let { token } = person;
    while (!isOver) {
      // Several at once, as one who wants to fill the queue asks.
      const replies = await Promise.all(
        Array.from({ length: 4 }, () => change(api, `198.51.100.${index}`, token)),
      );
      const done = replies.find(({ status }) => status === 200);
      if (done) token = ((await done.json()) as { token: string }).token;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const loops = people.slice(0, 6).map(loop);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const logins = await Promise.all(
    people
      .slice(6)
      .map(({ email }, index) =>
        call(
          api,
          ['POST', '/api/auth/login'],
          { email, password: PASSWORD },
          { address: `192.0.2.${index}` },
        ),
      ),
  );
  isOver = true;
  await Promise.all(loops);
  expect(logins.map(({ status }) => status)).toEqual(Array(12).fill(200));
});

test('one account changes its password ten times an hour, rightly or wrongly, and once at a time', async () => {
  const { token } = await makeCandidate(backend());
  const api = createApi({ ...backend().dependencies, rateLimits: true });
  // So that neither has to wait for a connection, and finds that the other one is done.
  const ask = () => backend().database.db.execute('select pg_sleep(0.1)');
  await Promise.all([ask(), ask()]);
  const both = await Promise.all([
    change(api, '192.0.2.1', token),
    change(api, '192.0.2.2', token),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
  const reply = both.find(({ status }) => status === 200);
  let next = ((await (reply ?? new Response('{}')).json()) as { token: string }).token;
  for (let made = 2; made < 10; made += 1) {
    const changed = await change(api, `192.0.2.${made}`, next);
    expect(changed.status).toBe(200);
    next = ((await changed.json()) as { token: string }).token;
  }
  expect((await change(api, '192.0.2.99', next)).status).toBe(429);
  const other = await makeCandidate(backend());
  expect((await change(api, '192.0.2.99', other.token)).status).toBe(200);
});
