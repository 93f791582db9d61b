import { createServer, type Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { createApi } from '../../server/app.ts';
import { listen, stopListening } from '../../server/http-server.ts';
import { createReadiness } from '../../server/readiness.ts';
import {
  fileForm,
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeJob,
  PASSWORD,
  pdfBytes,
} from '../factories.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const limited = (proxies = 0) =>
  createApi({ ...backend().dependencies, rateLimits: true, proxies });

type Sender = { address?: string | undefined; forwarded?: string; token?: string };

/** One call as a server passes it on that has it from `address`. */
const call = (
  api: Hono,
  path: string,
  body: object | FormData,
  { address = '192.0.2.1', forwarded, token }: Sender = {},
) =>
  api.request(
    path,
    {
      method: 'POST',
      body: body instanceof FormData ? body : JSON.stringify(body),
      headers: {
        ...(forwarded && { 'X-Forwarded-For': forwarded }),
        ...(token && { 'X-Auth-Token': token }),
      },
    },
    { incoming: { socket: { remoteAddress: address } } },
  );

/** How many of `count` calls pass before one is refused. */
async function passing(count: number, make: (index: number) => Response | Promise<Response>) {
  for (let index = 0; index < count; index += 1)
    if ((await make(index)).status === 429) return index;
  return count;
}

const credentials = (email = 'nobody@example.com') => ({ email, password: 'wrong' });
const login = (api: Hono, email?: string, sender?: Sender) =>
  call(api, '/api/auth/login', credentials(email), sender);

describe('logging in', () => {
  test('thirty times a minute from one address, to whatever accounts', async () => {
    const api = limited();
    expect(await passing(40, (index) => login(api, `nobody-${index}@example.com`))).toBe(30);
    expect((await login(api, 'x@example.com', { address: '192.0.2.2' })).status).toBe(400);
    backend().clock.advance(MINUTE);
    expect((await login(api)).status).toBe(400);
  });
});

describe('the other calls', () => {
  test('registering, twenty times an hour', async () => {
    const api = limited();
    const register = (index: number) =>
      call(api, '/api/auth/register', {
        ...{ first_name: 'Ceren', last_name: 'Test', password: PASSWORD },
        ...{ user_type: 'candidate', email: `new-${index}@example.com` },
      });
    expect(await passing(25, register)).toBe(20);
    backend().clock.advance(HOUR);
    expect((await register(99)).status).toBe(201);
  });

  test('a link to a new password, twenty times an hour, and no account is out of reach for it', async () => {
    const api = limited();
    const ask = (email: string, address?: string) =>
      call(api, '/api/auth/forgot-password', { email }, { address });
    expect(await passing(30, () => ask('a@example.com'))).toBe(20);
    expect((await ask('a@example.com', '192.0.2.2')).status).toBe(204);
  });

  test('messages about an application, thirty times an hour for each who writes', async () => {
    const employer = await makeEmployer(backend());
    const candidate = await makeCandidate(backend());
    const job = await makeJob(backend(), employer);
    const { _id } = await makeApplication(backend(), candidate, job);
    const api = limited();
    const write = ({ token }: { token: string }) =>
      call(api, `/api/applications/${_id}/messages`, { body: 'Hello' }, { token });
    expect(await passing(35, () => write(employer))).toBe(30);
    // The other side may still answer.
    expect((await write(candidate)).status).toBe(201);
    const refused = await write(employer);
    expect(refused.status).toBe(429);
    const { msg } = (await refused.json()) as { msg: string };
    expect(msg).toMatch(/^You can send 30 messages an hour/);
    backend().clock.advance(HOUR);
    expect((await write(employer)).status).toBe(201);
  });

  test('messages, ten times an hour', async () => {
    const api = limited();
    const message = { name: 'Ceren', email: 'c@example.com', subject: 'Hello', body: 'Hello' };
    expect(await passing(15, () => call(api, '/api/messages', message))).toBe(10);
  });

  test('uploads, sixty times an hour, from wherever', async () => {
    const { token } = await makeCandidate(backend());
    const api = limited();
    const upload = (index: number) =>
      call(api, '/api/uploads/resume', fileForm('cv.pdf', pdfBytes()), {
        token,
        address: `192.0.2.${index}`,
      });
    expect(await passing(70, upload)).toBe(60);
    const other = await makeCandidate(backend());
    const form = fileForm('cv.pdf', pdfBytes());
    expect((await call(api, '/api/uploads/resume', form, { token: other.token })).status).toBe(201);
  });

  test('reading is not limited', async () => {
    const api = limited();
    expect(await passing(100, () => api.request('/api/jobs'))).toBe(100);
  });
});

describe('who is one caller', () => {
  /** Whether the second is held for the first: its login is refused once those of the first are used up. */
  const sameCaller = async (first: Sender, second: Sender, proxies = 0) => {
    const api = limited(proxies);
    await passing(40, (index) => login(api, `a-${index}@example.com`, first));
    return (await login(api, 'b@example.com', second)).status === 429;
  };

  test('an IPv4 address, however it is written, and an IPv6 network', async () => {
    for (const [first, second, same] of [
      ['192.0.2.1', '192.0.2.1', true],
      ['192.0.2.1', '::ffff:192.0.2.1', true],
      ['192.0.2.1', '192.0.2.2', false],
      ['2001:db8::1', '2001:0db8:0:0:ffff::2', true],
      ['2001:db8::1', '2001:db8:0:1::1', false],
      ['fe80::1%eth0', 'fe80::2', true],
    ] as const)
      expect(await sameCaller({ address: first }, { address: second }), second).toBe(same);
  });

  test('what a caller says of itself is not believed', async () => {
    expect(await sameCaller({ forwarded: '203.0.113.1' }, { forwarded: '203.0.113.2' })).toBe(true);
  });

  test('behind proxies, what they say is, and not what was written before', async () => {
    const [a, b] = ['203.0.113.1', '203.0.113.2'];
    expect(await sameCaller({ forwarded: a }, { forwarded: b }, 1)).toBe(false);
    expect(await sameCaller({ forwarded: a }, { forwarded: `${b}, ${a}:4711` }, 1)).toBe(true);
    expect(await sameCaller({ forwarded: `${a}, ${b}` }, { forwarded: `${b}, ${b}` }, 2)).toBe(
      false,
    );
    expect(await sameCaller({ forwarded: `${a}, ${b}` }, { forwarded: `${a}, ${a}` }, 2)).toBe(
      true,
    );
    // Without a word of theirs it is the connection that counts.
    expect(await sameCaller({}, { forwarded: 'unknown' }, 1)).toBe(true);
  });

  test('a call by no connection has no address to be counted by', async () => {
    const api = limited();
    const message = { name: 'Ceren', email: 'c@example.com', subject: 'Hello', body: 'Hello' };
    const send = () =>
      api.request('/api/messages', { method: 'POST', body: JSON.stringify(message) });
    expect(await passing(15, send)).toBe(15);
  });

  test('callers who hung up before they were asked for their address count as one', async () => {
    const api = limited();
    const message = { name: 'Ceren', email: 'c@example.com', subject: 'Hello', body: 'Hello' };
    const send = () =>
      api.request(
        '/api/messages',
        { method: 'POST', body: JSON.stringify(message) },
        { incoming: { socket: {} } },
      );
    expect(await passing(15, send)).toBe(10);
  });

  test('the address of a caller who has hung up is still known', async () => {
    const heard = Promise.withResolvers<string | undefined>();
    const server = createServer(({ socket }) => {
      socket.destroy();
      heard.resolve(socket.remoteAddress);
    });
    const port = await listen(server, 0, '127.0.0.1');
    try {
      await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
      expect(await heard.promise).toBe('127.0.0.1');
    } finally {
      await stopListening(server);
    }
  });

  test('a server that listens tells the address', async () => {
    const readiness = createReadiness(
      { database: 'pglite', version: '0' },
      { log: backend().dependencies.log, proxies: 0 },
    );
    const server = createAdaptorServer({ fetch: readiness.fetch }) as Server;
    const port = await listen(server, 0, '127.0.0.1');
    const api = limited();
    readiness.serveApi((request, connection) => api.fetch(request, connection));
    try {
      const count = await passing(40, (index) =>
        fetch(`http://127.0.0.1:${port}/api/auth/login`, {
          method: 'POST',
          body: JSON.stringify(credentials(`a-${index}@example.com`)),
        }),
      );
      expect(count).toBe(30);
    } finally {
      await stopListening(server);
    }
  });
});

test('without the setting nothing is limited', async () => {
  const api = createApi(backend().dependencies);
  expect(await passing(40, () => login(api))).toBe(40);
});
