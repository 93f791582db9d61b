import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { RateLimit } from '#src/contract/endpoint.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import type { Problem } from './problem.ts';
import { createLimits, LIMITS, unlimited } from './rate-limits.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Calls under limits, with a clock of their own. */
function makeCalls() {
  let now = Date.parse('2026-11-27T10:00:00Z');
  const limit = createLimits(() => new Date(now));
  const logged: unknown[] = [];
  /** The problem that a call is refused with, if it is. */
  const call = async (name: RateLimit, from: { address?: string; account?: string }) => {
    const app = new Hono();
    let refused: Problem | undefined;
    app.get('/', (c) => {
      c.set('address', from.address);
      c.set('log', (event, fields) => void logged.push([event, fields]));
      try {
        limit(c, name, from.account);
      } catch (error) {
        refused = error as Problem;
      }
      return c.text('');
    });
    await app.request('/');
    return refused;
  };
  /** How many calls of `count` pass. */
  const passing = async (count: number, ...given: Parameters<typeof call>) => {
    for (let index = 0; index < count; index += 1) if (await call(...given)) return index;
    return count;
  };
  const advance = (ms: number) => {
    now += ms;
  };
  return { call, passing, advance, logged };
}

it('counts each limit for each address, in windows that begin with a first call (ERROR-4)', async () => {
  const { call, passing, advance, logged } = makeCalls();
  const { most } = LIMITS.login;
  expect(await passing(1, 'login', { address: '192.0.2.1' })).toBe(1);
  advance(MINUTE - 1500);
  expect(await passing(99, 'login', { address: '192.0.2.1' })).toBe(most - 1);
  expect(await call('login', { address: '192.0.2.1' })).toMatchObject({
    status: 429,
    body: { msg: errorMessages.tooManyRequests },
    headers: { 'Retry-After': '2' },
  });
  expect(logged[0]).toEqual(['limit.reached', { rule: 'login', address: '192.0.2.1' }]);
  expect(await passing(1, 'login', { address: '192.0.2.2' })).toBe(1);
  expect(await passing(1, 'suggest', { address: '192.0.2.1' })).toBe(1);
  advance(1499);
  expect(await passing(1, 'login', { address: '192.0.2.1' })).toBe(0);
  advance(1);
  expect(await passing(99, 'login', { address: '192.0.2.1' })).toBe(most);
});

it('counts an account wherever it calls from, and calls without one together (ERROR-4)', async () => {
  const { passing } = makeCalls();
  const { most } = LIMITS.changePassword;
  expect(await passing(99, 'changePassword', { account: 'ada', address: '192.0.2.1' })).toBe(most);
  expect(await passing(1, 'changePassword', { account: 'ada', address: '192.0.2.2' })).toBe(0);
  expect(await passing(1, 'changePassword', { account: 'bo', address: '192.0.2.1' })).toBe(1);
  expect(await passing(99, 'changePassword', {})).toBe(most);
});

it('says how many an account may do, and when again (ERROR-4)', async () => {
  const { call, passing, advance } = makeCalls();
  await passing(99, 'post', { account: 'ada' });
  advance(HOUR - 61 * 1000);
  expect(await call('post', { account: 'ada' })).toMatchObject({
    status: 429,
    body: {
      msg: 'You can post 50 jobs an hour, and you’ve reached that. Try again in 2 min.',
      template: errorMessages.postLimit,
      values: { max: 50, minutes: 2, hours: 1 },
    },
    headers: { 'Retry-After': '61' },
  });
  await passing(999, 'postOfDay', { account: 'ada' });
  advance(HOUR);
  expect((await call('postOfDay', { account: 'ada' }))?.body).toMatchObject({
    values: { max: 100, minutes: 23 * 60, hours: 23 },
  });
});

it('counts no call without a connection, and none at all if limits are off', async () => {
  const { passing } = makeCalls();
  expect(await passing(99, 'login', {})).toBe(99);
  expect(unlimited({} as never, 'login', 'ada')).toBeUndefined();
});
