// @vitest-environment node
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#src/contract/endpoint.ts';
import type { Dependencies } from './dependencies.ts';
import { createRouter, type Route } from './router.ts';

/** An app with the registered routes, and the limits that its calls were counted for. */
function makeApp(register: (route: Route) => void) {
  const counted: string[] = [];
  const dependencies = { consolePath: 'admin', clock: () => new Date(), database: {} };
  const { route, mount } = createRouter(dependencies as Dependencies, (_c, name) => {
    counted.push(name);
  });
  register(route);
  const app = new Hono();
  mount(app);
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
  const { call } = makeApp((route) => {
    route(one, (c) => ({ value: `one: ${c.req.param('id')}` }));
    route(part, (c) => ({ value: `part: ${c.req.param('id')}` }));
    route(own, () => ({ value: 'own' }));
    route(all, () => ({ value: 'all' }));
  });
  expect(await call('/api/things/own')).toEqual([200, { value: 'own' }]);
  expect(await call('/api/things/own/parts')).toEqual([200, { value: 'all' }]);
  expect(await call('/api/things/7')).toEqual([200, { value: 'one: 7' }]);
  expect(await call('/api/things/7/parts')).toEqual([200, { value: 'part: 7' }]);
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

it('answers no limited call that was not counted', async () => {
  const limited = { ...write, path: '/api/things', body, limits: ['login'] } satisfies Endpoint;
  const ofAccount = { ...read, path: '/api/others', limits: ['preferences'] } satisfies Endpoint;
  const { call } = makeApp((route) => {
    route(limited, () => ({ value: 'forgotten' }));
    route(ofAccount, () => ({ value: 'forgotten' }));
  });
  const msg = (path: string) => `A call of ${path} was answered and not counted`;
  expect(await call('/api/things', json({ name: 'right' }))).toEqual([
    500,
    { msg: msg('/api/things') },
  ]);
  expect(await call('/api/others')).toEqual([500, { msg: msg('/api/others') }]);
});
