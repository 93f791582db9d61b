import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashOfAddress } from '#server/http/client.ts';
import type { Connection } from '#server/platform/database/connection.ts';
import { users } from '#server/platform/database/schema.ts';
import { createTokens } from '#server/platform/secrets/tokens.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { openTestDatabase } from '#tests/database.ts';
import { secretsOf } from '#tests/tokens.ts';
import { rememberClient } from './client-commands.ts';
import { createPasswordThrottle, noPasswordThrottle } from './password-throttle.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const [HOME, AWAY] = ['192.0.2.1', '198.51.100.1'];

let database: Connection;
const _id = v7();
const account = { email: 'ada@example.com' };
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.insert(users).values({
    ...account,
    _id,
    password_hash: 'x',
    user_type: 'candidate',
    first_name: 'Ada',
    last_name: 'Test',
  });
});
afterAll(() => database.close());

/** A throttle with a clock of its own. */
function makeThrottle() {
  let now = Date.parse('2026-11-27T10:00:00Z');
  const clock = () => new Date(now);
  const tokens = createTokens(
    secretsOf('a secret for tests, longer than thirty-two characters'),
    clock,
  );
  const throttle = createPasswordThrottle({ database, tokens, clock });
  const logged: unknown[] = [];
  const askerAt = (address?: string) => ({
    address,
    log: (event: string, fields?: object) => void logged.push([event, fields]),
  });
  /** Whether the password was right, or the seconds to wait. */
  const attempt = async (isRight: boolean, address?: string, of: object = account) => {
    try {
      return await throttle.attempt(askerAt(address), { ...account, ...of }, async () => isRight);
    } catch (error) {
      return Number((error as { headers: Record<string, string> }).headers['Retry-After']);
    }
  };
  /** The seconds to wait after so many wrong passwords, each as soon as it may be. */
  const waitAfter = async (failures: number, address?: string) => {
    for (let count = 0; count < failures; ) {
      const wait = await attempt(false, address);
      if (wait === false) count += 1;
      else now += Number(wait) * SECOND;
    }
    return attempt(true, address);
  };
  return {
    throttle,
    attempt,
    waitAfter,
    logged,
    askerAt,
    /** What a login at this address leaves. */
    logInAt: (address: string) =>
      rememberClient(database.db, _id, { address: hashOfAddress(tokens, address) }, clock()),
    advance: (ms: number) => {
      now += ms;
    },
  };
}

it('delays ever more after five wrong passwords, up to a minute (AUTH-8)', async () => {
  const waits = [4, 5, 6, 7, 10, 11, 12, 20].map((count) => makeThrottle().waitAfter(count));
  expect(await Promise.all(waits)).toEqual([true, 1, 2, 4, 32, 60, 60, 60]);
});

it('says so, in the log with the address', async () => {
  const { throttle, waitAfter, logged, askerAt } = makeThrottle();
  await waitAfter(5, AWAY);
  const refused = throttle.attempt(askerAt(), account, async () => true);
  await expect(refused).rejects.toMatchObject({
    status: 429,
    body: { msg: errorMessages.tooManyRequests },
  });
  logged.pop();
  expect(logged).toEqual([['limit.reached', { rule: 'passwords', address: AWAY }]]);
});

it('counts each account and purpose for itself, whatever the case of its email (AUTH-8)', async () => {
  const { waitAfter, attempt } = makeThrottle();
  await waitAfter(5);
  expect(await attempt(true, undefined, { email: ' ADA@example.com' })).toBe(1);
  expect(await attempt(true, undefined, { email: 'bo@example.com' })).toBe(true);
  expect(await attempt(true, undefined, { purpose: 'change' })).toBe(true);
});

it('forgets after an hour without an attempt, and after the right password (AUTH-8)', async () => {
  const { waitAfter, attempt, advance } = makeThrottle();
  await waitAfter(11);
  advance(60 * MINUTE - 1);
  expect(await attempt(false)).toBe(false);
  expect(await attempt(true)).toBe(60);
  advance(60 * MINUTE);
  expect(await waitAfter(4)).toBe(true);
  expect(await waitAfter(4)).toBe(true);
});

it('counts attempts that come at once (AUTH-8)', async () => {
  const { attempt } = makeThrottle();
  const all = await Promise.all(Array.from({ length: 8 }, () => attempt(false)));
  expect(all.filter((wait) => wait === false)).toHaveLength(5);
});

it('does not count what could not be compared', async () => {
  const { throttle, attempt, askerAt } = makeThrottle();
  const fail = () => Promise.reject(new Error('busy'));
  for (let count = 0; count < 4; count += 1) await attempt(false);
  for (let count = 0; count < 4; count += 1)
    await expect(throttle.attempt(askerAt(), account, fail)).rejects.toThrow('busy');
  expect([await attempt(false), await attempt(true)]).toEqual([false, 1]);
});

it('leaves alone the owner where they have logged in before, on any instance (AUTH-8)', async () => {
  const { waitAfter, attempt, logInAt } = makeThrottle();
  const second = '192.0.2.2';
  for (const home of [HOME, second]) await logInAt(home);
  expect(await waitAfter(5, AWAY)).toBe(1);
  expect(await attempt(true, HOME)).toBe(true);
  const other = makeThrottle();
  expect(await other.waitAfter(5, AWAY)).toBe(1);
  expect(await other.waitAfter(4, HOME)).toBe(true);
  expect(await other.waitAfter(5, HOME)).toBe(1);
  expect(await other.attempt(true, second)).toBe(true);
  expect(await other.attempt(true, AWAY)).toBe(1);
});

it('ends the delays of an account whose owner has proved to own it (AUTH-8)', async () => {
  const { throttle, waitAfter, attempt, askerAt, logInAt } = makeThrottle();
  const second = '203.0.113.9';
  await waitAfter(5, AWAY);
  throttle.recordSuccess(askerAt(second), account);
  expect(await attempt(true, AWAY)).toBe(true);
  await logInAt(second);
  const other = makeThrottle();
  expect(await other.waitAfter(5, '203.0.113.10')).toBe(1);
  expect(await other.attempt(true, second)).toBe(true);
  expect(await waitAfter(5, second)).toBe(1);
  throttle.recordSuccess(askerAt(second), account);
  expect(await attempt(true, second)).toBe(true);
});

it('can be left out', async () => {
  const { askerAt } = makeThrottle();
  for (let count = 0; count < 6; count += 1)
    expect(await noPasswordThrottle.attempt(askerAt(), account, async () => false)).toBe(false);
  noPasswordThrottle.recordSuccess(askerAt(), account);
});
