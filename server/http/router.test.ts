import { Hono } from 'hono';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTokens } from '#server/platform/secrets/tokens.ts';
import { type Endpoint, errorStatuses } from '#src/contract/endpoint.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { VERIFIED_MS } from '#src/contract/limits.ts';
import { answerPlainly } from '#tests/answer-plainly.ts';
import { secretsOf } from '#tests/tokens.ts';
import type { Dependencies } from './dependencies.ts';
import { Problem } from './problem.ts';
import { createRouter, type Route } from './router.ts';

/** An app with the registered routes, and the limits that its calls were counted for. */
function makeApp(register: (route: Route) => void) {
  const counted: string[] = [];
  const dependencies = {
    consolePath: 'admin',
    clock: () => new Date(),
    database: {},
    spend: (_asker: unknown, work: () => unknown) => work(),
  };
  const { route, mount } = createRouter(dependencies as unknown as Dependencies, (_c, name) => {
    counted.push(name);
  });
  register(route);
  const app = new Hono();
  mount(app, answerPlainly);
  app.onError((error, c) => c.json({ msg: error.message }, 500));
  const call = async (path: string, init?: RequestInit) => {
    const response = await app.request(path, init);
    return [response.status, await response.json()];
  };
  return { call, counted };
}

const reply = z.object({ value: z.string() });
const read = { method: 'GET', callers: 'everyone', reads: 'jobs', reply } as const;
const write = { method: 'POST', callers: 'everyone', touches: [], reply } as const;

it('answers at a literal path before one with a parameter, whichever was registered first', async () => {
  const one = { ...read, path: '/api/things/:id' } satisfies Endpoint;
  const part = { ...read, path: '/api/things/:id/parts' } satisfies Endpoint;
  const own = { ...read, path: '/api/things/own' } satisfies Endpoint;
  const all = { ...read, path: '/api/things/own/parts' } satisfies Endpoint;
  const { call, counted } = makeApp((route) => {
    route(one, (c) => ({ value: `one: ${c.req.param('id')}` }));
    route(part, (c) => ({ value: `part: ${c.req.param('id')}` }));
    route(own, () => ({ value: 'own' }));
    route(all, () => ({ value: 'all' }));
  });
  expect(await call('/api/things/own')).toEqual([200, { value: 'own' }]);
  expect(await call('/api/things/own/parts')).toEqual([200, { value: 'all' }]);
  expect(await call('/api/things/7')).toEqual([200, { value: 'one: 7' }]);
  expect(await call('/api/things/7/parts')).toEqual([200, { value: 'part: 7' }]);
  expect(counted).toEqual([]);
});

const body = z.object({ name: z.string() });
const json = (value: object) => ({ method: 'POST', body: JSON.stringify(value) });

it('counts a call once, when its body is known to be valid', async () => {
  const limited = { ...write, path: '/api/things', body, limits: ['login'] } satisfies Endpoint;
  const { call, counted } = makeApp((route) => {
    route(limited, async (_c, { readBody }) => {
      const { name } = await readBody((given) => {
        if (given.name === 'wrong') throw new Error('refused');
      });
      await readBody();
      return { value: name };
    });
  });
  expect(await call('/api/things', json({ name: 'wrong' }))).toEqual([500, { msg: 'refused' }]);
  expect((await call('/api/things', json({})))[0]).toBe(500);
  expect(counted).toEqual([]);
  expect(await call('/api/things', json({ name: 'right' }))).toEqual([200, { value: 'right' }]);
  expect(counted).toEqual(['login']);
});

it('counts a call with a file before it is read', async () => {
  const upload = {
    ...write,
    path: '/api/files',
    body: 'multipart/form-data',
    limits: ['login'],
  } satisfies Endpoint;
  const { call, counted } = makeApp((route) => route(upload, () => ({ value: 'kept' })));
  expect(await call('/api/files', { method: 'POST' })).toEqual([200, { value: 'kept' }]);
  expect(counted).toEqual(['login']);
});

it('answers no limited call that was not counted', async () => {
  const limited = { ...write, path: '/api/things', body, limits: ['login'] } satisfies Endpoint;
  const ofAccount = { ...read, path: '/api/others', limits: ['preferences'] } satisfies Endpoint;
  const ofBoth = {
    ...read,
    path: '/api/both',
    limits: ['login', 'preferences'],
  } satisfies Endpoint;
  const unlimited = { ...write, path: '/api/free', body } satisfies Endpoint;
  const { call } = makeApp((route) => {
    route(limited, () => ({ value: 'forgotten' }));
    route(ofAccount, () => ({ value: 'forgotten' }));
    route(ofBoth, () => ({ value: 'forgotten' }));
    route(unlimited, () => ({ value: 'unread' }));
  });
  const msg = (path: string) => `A call of ${path} was answered and not counted`;
  expect(await call('/api/things', json({ name: 'right' }))).toEqual([
    500,
    { msg: msg('/api/things') },
  ]);
  for (const path of ['/api/others', '/api/both'])
    expect(await call(path)).toEqual([500, { msg: msg(path) }]);
  expect(await call('/api/free', json({}))).toEqual([200, { value: 'unread' }]);
});

it('answers by the status of the call, or as the handler says', async () => {
  const made = { ...write, path: '/api/made', status: 201 } satisfies Endpoint;
  const nothing = { method: 'PUT', callers: 'everyone', touches: [], path: '/api/none' } as const;
  const file = { ...read, path: '/api/file', reply: 'text/plain' } satisfies Endpoint;
  const consoled = { ...read, path: '/api/:console/x' } satisfies Endpoint;
  const app = new Hono();
  const dependencies = { consolePath: 'admin', clock: () => new Date(), database: {} };
  const { route, mount } = createRouter(dependencies as Dependencies, () => {});
  route(made, () => ({ value: 'made' }));
  route(nothing, () => {});
  route(file, () => new Response('text', { status: 202 }));
  route(consoled, () => ({ value: 'console' }));
  mount(app, answerPlainly);
  const ask = async (path: string, method = 'GET') => {
    const response = await app.request(path, { method });
    return [response.status, await response.text()];
  };
  expect(await ask('/api/made', 'POST')).toEqual([201, '{"value":"made"}']);
  expect(await ask('/api/none', 'PUT')).toEqual([204, '']);
  const empty = await app.request('/api/none', { method: 'PUT' });
  expect(empty.headers.get('Content-Type')).toBeNull();
  expect(await ask('/api/file')).toEqual([202, 'text']);
  expect(await ask('/api/admin/x')).toEqual([200, '{"value":"console"}']);
  expect((await ask('/api/made'))[0]).toBe(404);
});

it('reads the query leniently, and refuses a body as the call says', async () => {
  const query = z.object({ page: z.catch(z.literal('2'), '2') });
  const asked = { ...read, path: '/api/asked', query } satisfies Endpoint;
  const given = { ...write, path: '/api/given', body } satisfies Endpoint;
  const { call } = makeApp((route) => {
    route(asked, (_c, { query: { page } }) => ({ value: page }));
    route(given, async (_c, { readBody }) => ({ value: (await readBody()).name }), {
      invalid: () => new Problem(400, { msg: 'not so' }),
    });
  });
  expect(await call('/api/asked?page=x')).toEqual([200, { value: '2' }]);
  expect(await call('/api/given', json({}))).toEqual([500, { msg: 'not so' }]);
});

it('admits the callers of a call, and counts it for them (ACCESS-1)', async () => {
  const tokens = createTokens(
    secretsOf('a secret for tests, longer than thirty-two characters'),
    () => new Date(),
  );
  const user = { _id: '0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f', user_type: 'candidate' } as const;
  const session = { _id: user._id, seen_at: new Date(), verified_at: new Date() };
  const own = {
    method: 'GET',
    callers: 'candidate',
    reads: 'jobs',
    reply,
    path: '/api/own',
    limits: ['changePassword'],
    furtherLimits: ['publish'],
  } as const satisfies Endpoint;
  const others = { ...own, path: '/api/others', callers: 'employer' } as const satisfies Endpoint;
  const counted: unknown[] = [];
  const app = new Hono();
  const { route, mount } = createRouter(
    {
      tokens,
      consolePath: 'admin',
      database: {},
      clock: () => new Date(),
      findSessionUser: async () => ({ user, session }),
      spend: (_asker: unknown, work: () => unknown) => work(),
    } as unknown as Dependencies,
    (_c, name, accountId) => void counted.push([name, accountId]),
  );
  route(own, (c, { countAlso }) => {
    countAlso('publish');
    return { value: c.var.user._id };
  });
  route(others, () => ({ value: 'x' }), { forbidden: errorMessages.employersOnly });
  mount(app, answerPlainly);
  app.onError((error, c) => c.json({ msg: error.message }, 500));
  const headers = { 'X-Auth-Token': await tokens.sign(user, session._id, new Date()) };
  expect(await (await app.request('/api/own', { headers })).json()).toEqual({ value: user._id });
  expect(counted).toEqual([
    ['changePassword', user._id],
    ['publish', user._id],
  ]);
  expect(await (await app.request('/api/others', { headers })).json()).toEqual({
    msg: errorMessages.employersOnly,
  });
  expect(await (await app.request('/api/own')).json()).toEqual({ msg: errorMessages.noToken });
  expect(counted).toHaveLength(2);
});

it('asks for the password again before a sensitive call (SESSION-10)', async () => {
  const now = new Date('2026-11-28T10:00:00Z');
  const secret = 'a secret for tests, longer than thirty-two characters';
  const tokens = createTokens(secretsOf(secret), () => now);
  const _id = '0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f';
  const user = { _id, user_type: 'candidate' } as const;
  const session = { _id, seen_at: now, verified_at: now };
  const sensitive = {
    ...write,
    path: '/api/sensitive',
    callers: 'user',
    limits: ['write'],
    isSensitive: true,
  } as const satisfies Endpoint;
  const counted: string[] = [];
  const dependencies = { tokens, consolePath: 'admin', database: {}, clock: () => now };
  const findSessionUser = async () => ({ user, session });
  const { route, mount } = createRouter(
    { ...dependencies, findSessionUser } as unknown as Dependencies,
    (_c, name) => void counted.push(name),
  );
  route(sensitive, () => ({ value: 'done' }));
  const app = new Hono();
  mount(app, answerPlainly);
  app.onError((error, c) =>
    error instanceof Problem ? c.json(error.body, error.status) : c.json(error.message, 500),
  );
  const headers = { 'X-Auth-Token': await tokens.sign(user, _id, now) };
  const ask = async (ago: number) => {
    session.verified_at = new Date(now.getTime() - ago);
    const response = await app.request('/api/sensitive', { method: 'POST', headers });
    return [response.status, await response.json()];
  };
  expect(await ask(VERIFIED_MS)).toEqual([200, { value: 'done' }]);
  const refusal = { msg: errorMessages.verificationNeeded, requires: 'password' };
  expect(await ask(VERIFIED_MS + 1)).toEqual([403, refusal]);
  expect(counted).toEqual(['write']);
  expect(errorStatuses(sensitive)).toContain(403);
});

it('counts a call open to everyone for the account that the handler names', async () => {
  const found = {
    ...read,
    path: '/api/found',
    limits: ['preferences'],
  } as const satisfies Endpoint;
  const costly = { ...read, path: '/api/costly', isCostly: true } as const satisfies Endpoint;
  const { call, counted } = makeApp((route) => {
    route(found, (_c, { countFor }) => {
      countFor('ada');
      countFor('ada');
      return { value: 'found' };
    });
    route(costly, (_c, { spend }) => spend(async () => ({ value: 'spent' })));
  });
  expect(await call('/api/found')).toEqual([200, { value: 'found' }]);
  expect(counted).toEqual(['preferences']);
  expect(await call('/api/costly')).toEqual([200, { value: 'spent' }]);
});
