import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '../contract/endpoint.ts';
import type { Transport } from './transport.ts';

const endpoints = {
  get: {
    method: 'GET',
    path: '/api/things/:id',
    callers: 'everyone',
    reads: 'server',
    query: z.object({ page: z.number() }),
    reply: z.object({ name: z.string() }),
  },
  post: {
    method: 'POST',
    path: '/api/things',
    callers: 'everyone',
    touches: [],
    body: z.object({ size: z.number() }),
    reply: z.object({ name: z.string() }),
  },
} satisfies Record<string, Endpoint>;

/** The http module with calls answered in the process, as on a server: without a window. */
const loadWith = async (transport: Transport) => {
  vi.resetModules();
  vi.stubGlobal('window', undefined);
  const [{ setTransport }, { call }] = await Promise.all([
    import('./transport.ts'),
    import('./http.ts'),
  ]);
  setTransport(transport);
  return call;
};
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('answers a call without a network or a window', async () => {
  const requests: Request[] = [];
  const call = await loadWith(async (request) => {
    requests.push(request);
    return Response.json({ name: 'chair' });
  });
  const reply = await call(endpoints.get, {
    params: { id: 'a/b' },
    query: { page: 2 },
    language: 'tr',
  });
  expect(reply).toEqual({ name: 'chair' });
  expect(requests.map(({ method, url }) => [method, url])).toEqual([
    ['GET', 'http://localhost/api/things/a%2Fb?page=2'],
  ]);
  expect(requests[0]?.headers.get('accept-language')).toBe('tr');
});

it('hands on the body', async () => {
  const call = await loadWith(async (request) => {
    expect(request.headers.get('content-type')).toBe('application/json');
    expect(await request.json()).toEqual({ size: 3 });
    return Response.json({ name: 'table' });
  });
  expect(await call(endpoints.post, { body: { size: 3 } })).toEqual({ name: 'table' });
});

it('raises the same errors as a call over the network', async () => {
  const call = await loadWith(async () => Response.json({ msg: 'Not here' }, { status: 404 }));
  await expect(call(endpoints.get, { params: { id: '1' } })).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'http',
    status: 404,
    msg: 'Not here',
  });
});
