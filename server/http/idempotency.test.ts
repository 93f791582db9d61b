import { Hono } from 'hono';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Connection } from '#server/platform/database/connection.ts';
import { idempotencyKeys, users } from '#server/platform/database/schema.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY_MAX } from '#src/contract/limits.ts';
import { answerPlainly } from '#tests/answer-plainly.ts';
import { openTestDatabase } from '#tests/database.ts';
import type { Dependencies } from './dependencies.ts';
import { Problem } from './problem.ts';
import { createRouter } from './router.ts';

const HOUR = 60 * 60 * 1000;

let database: Connection;
const accountId = v7();
beforeAll(async () => {
  database = await openTestDatabase();
  const name = { first_name: 'Ada', last_name: 'Test', email: 'ada@example.com' };
  const account = { user_type: 'candidate' as const, password_hash: 'x' };
  await database.db.insert(users).values({ _id: accountId, ...name, ...account });
});
beforeEach(async () => {
  await database.db.delete(idempotencyKeys);
});
afterAll(() => database.close());

const endpoint = {
  method: 'POST',
  path: '/api/things',
  callers: 'everyone',
  touches: [],
  body: z.object({ name: z.string() }),
  reply: z.object({ value: z.string() }),
  status: 201,
  isRepeatable: true,
  limits: ['login'],
} as const satisfies Endpoint;

/** An app that makes things, with a clock of its own. */
function makeApp({ fail = () => {} }: { fail?: (name: string) => void } = {}) {
  let now = Date.parse('2026-11-27T10:00:00Z');
  const made: string[] = [];
  const counted: string[] = [];
  const dependencies = { consolePath: 'admin', clock: () => new Date(now), database };
  const { route, mount } = createRouter(dependencies as unknown as Dependencies, (_c, name) => {
    counted.push(name);
  });
  route(endpoint, async (_c, { readBody, once }) => {
    const { name } = await readBody();
    if (name === 'refused') throw new Problem(409, { msg: 'refused' });
    return once(async () => {
      made.push(name);
      fail(name);
      return { value: `${name} ${made.length}` };
    });
  });
  const app = new Hono();
  app.use(async (c, next) => {
    c.set('accountId', c.req.header('account'));
    await next();
  });
  mount(app, answerPlainly);
  app.onError((error, c) =>
    error instanceof Problem ? c.json(error.body, error.status) : c.json(error.message, 500),
  );
  const send = async (name: string, key?: string, account?: string) => {
    const headers = {
      ...(key !== undefined && { [IDEMPOTENCY_HEADER]: key }),
      ...(account && { account }),
    };
    const init = { method: 'POST', body: JSON.stringify({ name }), headers };
    const response = await app.request('/api/things', init);
    expect(response.headers.get('Content-Type')).toBe('application/json');
    return [response.status, await response.json()];
  };
  const advance = (ms: number) => {
    now += ms;
  };
  return { send, made, counted, advance };
}

it('answers a repeated call as before, and does it once (CALL-9)', async () => {
  const { send, made, counted } = makeApp();
  for (let count = 0; count < 2; count += 1)
    expect(await send('a', '"k"')).toEqual([201, { value: 'a 1' }]);
  expect([made, counted]).toEqual([['a'], ['login']]);
});

it('does a call without a key each time', async () => {
  const { send } = makeApp();
  expect([await send('a'), await send('a')]).toEqual([
    [201, { value: 'a 1' }],
    [201, { value: 'a 2' }],
  ]);
});

it('refuses a key of another call, but not that of another account (CALL-9)', async () => {
  const { send, made } = makeApp();
  await send('a', 'k');
  expect(await send('b', 'k')).toEqual([422, { msg: errorMessages.idempotencyKeyUsed }]);
  expect(await send('b', 'k', accountId)).toEqual([201, { value: 'b 2' }]);
  expect(await send('c', 'other')).toEqual([201, { value: 'c 3' }]);
  expect(made).toEqual(['a', 'b', 'c']);
});

it('forgets a key after a day (CALL-9)', async () => {
  const { send, advance } = makeApp();
  await send('a', 'k');
  advance(24 * HOUR - 1);
  expect(await send('a', 'k')).toEqual([201, { value: 'a 1' }]);
  advance(1);
  expect(await send('a', 'k')).toEqual([201, { value: 'a 2' }]);
});

it('does two calls at once only once (CALL-9)', async () => {
  const { send, made } = makeApp();
  const both = await Promise.all([send('a', 'k'), send('a', 'k')]);
  expect(both).toEqual(Array(2).fill([201, { value: 'a 1' }]));
  expect(made).toEqual(['a']);
});

it('keeps no reply of a call that failed or was refused (CALL-9)', async () => {
  let isFailing = true;
  const { send, counted } = makeApp({
    fail: () => {
      if (isFailing) throw new Error('failed');
    },
  });
  expect(await send('a', 'k')).toEqual([500, 'failed']);
  isFailing = false;
  expect(await send('a', 'k')).toEqual([201, { value: 'a 2' }]);
  expect(counted).toHaveLength(2);
  expect(await send('refused', 'r')).toEqual([409, { msg: 'refused' }]);
  expect(counted).toHaveLength(2);
});

it.each(['', 'a b', '\u00e7', 'a'.repeat(IDEMPOTENCY_KEY_MAX + 1)])(
  'refuses the key %j (CALL-9)',
  async (key) => {
    const invalid = [400, { msg: errorMessages.idempotencyKeyInvalid }];
    expect(await makeApp().send('a', key)).toEqual(invalid);
  },
);

it('takes the longest key, of any visible signs', async () => {
  const { send } = makeApp();
  expect((await send('a', '!~"'.padEnd(IDEMPOTENCY_KEY_MAX, 'a')))[0]).toBe(201);
});

it('refuses the call of an account that has just been deleted', async () => {
  const invalid = [401, { msg: errorMessages.tokenInvalid }];
  expect(await makeApp().send('a', 'k', v7())).toEqual(invalid);
});
