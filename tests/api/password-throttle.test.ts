import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { describe, expect } from 'vitest';
import { createApi } from '#server/domains/api.ts';
import { deleteEnded } from '#server/domains/deletions/carry-out-commands.ts';
import { endUser } from '#server/domains/deletions/commands.ts';
import { Problem } from '#server/http/problem.ts';
import { knownClients } from '#server/platform/database/schema.ts';
import { createPasswords } from '#server/platform/secrets/passwords.ts';
import { createTokens } from '#server/platform/secrets/tokens.ts';
import { makeCandidate, PASSWORD } from '#tests/factories.ts';
import { secretsOf } from '#tests/tokens.ts';
import { apiTest, HOUR } from './api-test.ts';

const { backend, test } = apiTest();

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** The owner's address, and one of many addresses of strangers. */
const HOME = '192.0.2.1';
const elsewhere = (number: number): string => `198.51.${Math.floor(number / 250)}.${number % 250}`;

// Only the tests move this clock, so that slow machines don't matter.
let now = Date.parse('2026-03-01T09:00:00Z');
const advance = (ms: number) => {
  now += ms;
};
const dependencies = () => ({
  ...backend().dependencies,
  rateLimits: true,
  clock: () => new Date(now),
});
const limited = () => createApi(dependencies());

const send = (api: Hono, method: string, path: string, json: object, address: string, token = '') =>
  api.request(
    path,
    {
      method,
      body: JSON.stringify(json),
      headers: { 'Content-Type': 'application/json', 'X-Auth-Token': token },
    },
    { incoming: { socket: { remoteAddress: address } } },
  );
const login = async (api: Hono, email: string, password: string, address: string) =>
  send(api, 'POST', '/api/auth/login', { email, password }, address);

/** Guesses from ever new addresses until refused; returns the compared guesses and the seconds to wait. */
async function guessUntilRefused(api: Hono, email: string, from = 1) {
  for (let count = 0; ; count += 1) {
    const response = await login(api, email, 'wrong', elsewhere(from + count));
    if (response.status === 429)
      return { count, wait: Number(response.headers.get('retry-after')) };
    expect(response.status).toBe(400);
  }
}

/** The seconds to wait in each of several rounds of guessing until refused, and then waiting as demanded. */
async function waits(api: Hono, email: string, rounds: number) {
  const found: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { wait } = await guessUntilRefused(api, email, round * 20);
    found.push(wait);
    advance(wait * SECOND);
  }
  return found;
}

describe('guessing one account from many addresses', () => {
  test('is delayed more and more, up to a minute, whether or not the account exists (AUTH-8)', async () => {
    const { email } = await makeCandidate(backend());
    for (const target of [email, 'nobody@example.com']) {
      const api = limited();
      expect(await guessUntilRefused(api, target)).toEqual({ count: 5, wait: 1 });
      expect(await waits(api, target, 9)).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
      await login(api, target, 'wrong', elsewhere(899));
      const refused = await login(api, ` ${target.toUpperCase()}`, 'wrong', elsewhere(900));
      expect(await refused.json()).toEqual({
        msg: 'Too many attempts. Please wait a little and try again.',
      });
      // Other accounts are not affected.
      expect((await login(api, 'x@example.com', 'wrong', elsewhere(901))).status).toBe(400);
    }
  });

  test('is delayed even if all guesses come at once', async ({ candidate: { email } }) => {
    const api = limited();
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => login(api, email, 'wrong', elsewhere(index))),
    );
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(5);
  });

  test('never keeps the owner out for longer than a minute, and a success ends the delay', async () => {
    const { email } = await makeCandidate(backend());
    const api = limited();
    await waits(api, email, 12);
    await guessUntilRefused(api, email, 500);
    expect((await login(api, email, PASSWORD, HOME)).status).toBe(429);
    advance(MINUTE);
    expect((await login(api, email, PASSWORD, HOME)).status).toBe(200);
    expect(await guessUntilRefused(api, email, 600)).toEqual({ count: 5, wait: 1 });
  });

  test('does not affect the owner at an address of an earlier login (AUTH-8)', async () => {
    const { email } = await makeCandidate(backend());
    const api = limited();
    expect((await login(api, email, PASSWORD, HOME)).status).toBe(200);
    await backend().settled();
    await waits(api, email, 8);
    await guessUntilRefused(api, email, 500);
    expect((await login(api, email, PASSWORD, HOME)).status).toBe(200);
    // Strangers still have to wait; this address waits only after its own wrong guesses.
    expect((await login(api, email, 'wrong', elsewhere(700))).status).toBe(429);
    const own: number[] = [];
    for (let guess = 0; guess < 7; guess += 1)
      own.push((await login(api, email, 'wrong', HOME)).status);
    expect(own).toEqual([400, 400, 400, 400, 400, 429, 429]);
  });

  test('does not affect the owner there after a restart either, nor in another instance', async () => {
    const { email } = await makeCandidate(backend());
    expect((await login(limited(), ` ${email.toUpperCase()}`, PASSWORD, HOME)).status).toBe(200);
    await backend().settled();
    const restarted = limited();
    await guessUntilRefused(restarted, email);
    expect((await login(restarted, email, PASSWORD, elsewhere(700))).status).toBe(429);
    expect((await login(restarted, email, PASSWORD, HOME)).status).toBe(200);
  });

  test('does not affect the owner at the ten newest addresses, for 90 days each (AUTH-8)', async () => {
    const { email } = await makeCandidate(backend());
    const homes = Array.from({ length: 11 }, (_, index) => `192.0.2.${index + 1}`);
    for (const home of homes) {
      advance(MINUTE);
      expect((await login(limited(), email, PASSWORD, home)).status).toBe(200);
      await backend().settled();
    }
    const statuses = async () => {
      const api = limited();
      await guessUntilRefused(api, email);
      // The address is known for this account only.
      expect((await login(api, 'x@example.com', 'wrong', HOME)).status).toBe(400);
      const found: number[] = [];
      for (const home of homes.slice(0, 3))
        found.push((await login(api, email, 'wrong', home)).status);
      return found;
    };
    expect(await statuses()).toEqual([429, 400, 400]);
    advance(2 * 24 * HOUR);
    expect((await login(limited(), email, PASSWORD, homes[1] ?? '')).status).toBe(200);
    await backend().settled();
    advance(89 * 24 * HOUR);
    expect(await statuses()).toEqual([429, 400, 429]);
  });

  test('stores only keyed hashes of addresses, and deletes them with the account', async () => {
    const person = await makeCandidate(backend());
    expect((await login(limited(), person.email, PASSWORD, HOME)).status).toBe(200);
    await backend().settled();
    const { db } = backend().database;
    const rows = await db.select().from(knownClients);
    expect(rows).toHaveLength(1);
    const plain = [HOME, `known address ${HOME}`, `hash of known address ${HOME}`];
    const guesses = plain.map((text) => createHash('sha256').update(text).digest('hex'));
    for (const text of [...plain, ...guesses]) expect(JSON.stringify(rows)).not.toContain(text);
    const others = createTokens(
      secretsOf('another secret, longer than thirty-two characters'),
      () => new Date(),
    );
    expect(rows[0]?.hash).not.toBe(others.keyedHash(`known address ${HOME}`));
    await db.transaction((tx) => endUser(tx, { id: person._id, label: '', now: new Date() }));
    await deleteEnded(backend().dependencies);
    expect(await db.select().from(knownClients)).toEqual([]);
  });

  test('does not affect a user who has just registered (AUTH-8)', async () => {
    const api = limited();
    const json = { first_name: 'Ceren', last_name: 'Test', user_type: 'candidate' };
    const account = { ...json, email: 'new@example.com', password: PASSWORD };
    expect((await send(api, 'POST', '/api/auth/register', account, HOME)).status).toBe(201);
    await backend().settled();
    await guessUntilRefused(api, account.email);
    expect((await login(api, account.email, PASSWORD, HOME)).status).toBe(200);
  });

  test('does not block a valid reset link, whose use ends the delay (AUTH-8)', async () => {
    const { email } = await makeCandidate(backend());
    const api = limited();
    await waits(api, email, 8);
    const ask = { method: 'POST', body: JSON.stringify({ email }) };
    await api.request('http://localhost/api/auth/forgot-password', ask);
    await backend().settled();
    const token = /token=(\S+)/.exec(backend().mails[0]?.text ?? '')?.[1];
    await guessUntilRefused(api, email, 500);
    const json = { token, password: 'another password' };
    expect((await send(api, 'POST', '/api/auth/reset-password', json, HOME)).status).toBe(204);
    // On another device too.
    expect((await login(api, email, 'another password', '203.0.113.9')).status).toBe(200);
  });

  test('is not delayed longer when the clock is set back', async () => {
    const { email } = await makeCandidate(backend());
    const api = limited();
    await guessUntilRefused(api, email);
    advance(-24 * HOUR);
    advance(2 * SECOND);
    await login(api, email, 'wrong', elsewhere(800));
    advance(2 * SECOND);
    const status = (await login(api, email, PASSWORD, HOME)).status;
    advance(24 * HOUR);
    expect(status).toBe(200);
  });

  test('is forgotten after an hour without a guess', async ({ candidate: { email } }) => {
    const api = limited();
    await waits(api, email, 8);
    advance(HOUR);
    expect(await guessUntilRefused(api, email)).toEqual({ count: 5, wait: 1 });
  });
});

test('a password that could not be compared is not counted as a guess', async ({
  candidate: { email },
}) => {
  const { passwords } = backend().dependencies;
  let isBusy = true;
  const api = createApi({
    ...dependencies(),
    passwords: {
      ...passwords,
      matches: (...given) => {
        if (isBusy) throw new Problem(503, { msg: 'busy' });
        return passwords.matches(...given);
      },
    },
  });
  for (let number = 0; number < 10; number += 1)
    expect((await login(api, email, 'wrong', elsewhere(number))).status).toBe(503);
  isBusy = false;
  expect(await guessUntilRefused(api, email)).toEqual({ count: 5, wait: 1 });
});

test('guessing the current password in a session is delayed too', async ({
  candidate: { token },
}) => {
  const api = limited();
  const change = (current_password: string, address: string) =>
    send(
      api,
      'PUT',
      '/api/auth/password',
      { current_password, password: 'another password' },
      address,
      token,
    );
  const statuses: number[] = [];
  for (let guess = 0; guess < 7; guess += 1)
    statuses.push((await change('wrong', elsewhere(guess))).status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
  advance(MINUTE);
  expect((await change(PASSWORD, HOME)).status).toBe(200);
});

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

test('accounts that change their passwords in a loop do not block other logins', async () => {
  const people = await Promise.all(Array.from({ length: 18 }, () => makeCandidate(backend())));
  const passwords = createPasswords();
  const api = createApi({ ...backend().dependencies, passwords, rateLimits: true });
  let isOver = false;
  const loop = async (person: { token: string }, index: number) => {
    let { token } = person;
    while (!isOver) {
      // Several at once, to fill the queue.
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

test('one account may try to change its password ten times an hour, one at a time', async () => {
  const { token } = await makeCandidate(backend());
  const api = createApi({ ...backend().dependencies, rateLimits: true });
  // Opens two connections, so that neither request has to wait for one until the other is done.
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
