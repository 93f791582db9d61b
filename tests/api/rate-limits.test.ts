import { createServer, type Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { describe, expect } from 'vitest';
import { createApi } from '#server/domains/api.ts';
import { listen, stopListening } from '#server/http/http-server.ts';
import { createReadiness } from '#server/site/readiness.ts';
import type { JobPage } from '#src/contract/jobs/job.ts';
import {
  fileForm,
  insertJobs,
  makeCandidate,
  makeEmployer,
  PASSWORD,
  pdfBytes,
} from '#tests/factories.ts';
import { apiTest, DAY, HOUR } from './api-test.ts';

const { backend, test, read, people } = apiTest();

const MINUTE = 60_000;

// Only the tests move this clock, so that slow machines don't matter.
let now = Date.now();
const clock = () => new Date(now);
const limited = (proxies = 0) =>
  createApi({ ...backend().dependencies, rateLimits: true, proxies, clock });

type Sender = { address?: string | undefined; forwarded?: string; token?: string };
/** A call: method, path and body. */
type Asked = [method: string, path: string, body?: object | FormData];

/** Calls the API as the server does for a request from `address`. */
const call = (
  api: Hono,
  [method, path, body]: Asked,
  { address = '192.0.2.1', forwarded, token }: Sender = {},
) =>
  api.request(
    path,
    {
      method,
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
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

const login = (api: Hono, email = 'nobody@example.com', sender?: Sender) =>
  call(api, ['POST', '/api/auth/login', { email, password: 'wrong' }], sender);

const ACCOUNT = { first_name: 'Ceren', last_name: 'Test', password: PASSWORD };
const MESSAGE = { name: 'Ceren', email: 'c@example.com', subject: 'Hello', body: 'Hello' };

describe('from one address', () => {
  test.for<[string, number, number, (index: number) => Asked]>([
    [
      'logging in, to any accounts',
      ...([30, MINUTE] as const),
      (index) => ['POST', '/api/auth/login', { email: `a-${index}@b.example`, password: 'wrong' }],
    ],
    [
      'registering',
      ...([20, HOUR] as const),
      (index) => [
        'POST',
        '/api/auth/register',
        { ...ACCOUNT, user_type: 'candidate', email: `new-${index}@example.com` },
      ],
    ],
    [
      'requesting a password reset',
      ...([20, HOUR] as const),
      () => ['POST', '/api/auth/forgot-password', { email: 'a@example.com' }],
    ],
    ['writing to the operator', 10, HOUR, () => ['POST', '/api/messages', MESSAGE]],
    ['suggestions', 600, MINUTE, () => ['GET', '/api/jobs/suggestions?query=baker']],
  ])('%s: %i times (ERROR-4)', async ([_, times, span, ask]) => {
    const api = limited();
    expect(await passing(times + 5, (index) => call(api, ask(index)))).toBe(times);
    expect((await call(api, ask(-1), { address: '192.0.2.2' })).status).not.toBe(429);
    now += span;
    expect((await call(api, ask(-2))).status).not.toBe(429);
  });

  test('reading is not limited', async () => {
    const api = limited();
    expect(await passing(100, () => api.request('/api/jobs'))).toBe(100);
  });
});

describe('of one account, from any address', () => {
  type Given = { job: string; application: string; jobs: readonly string[] };
  const apply = { cover_letter: 'Hello', resume_url: 'https://cv.example/me.pdf' };
  const MODES = { modes: { message: 'now' } };

  test.for<[string, number, 'candidate' | 'employer', (given: Given, index: number) => Asked]>([
    [
      'uploads an hour',
      ...([60, 'candidate'] as const),
      () => ['POST', '/api/uploads/resume', fileForm('cv.pdf', pdfBytes())],
    ],
    [
      'messages an hour',
      ...([30, 'employer'] as const),
      ({ application }) => ['POST', `/api/applications/${application}/messages`, { body: 'Hi' }],
    ],
    [
      'applications an hour',
      ...([30, 'candidate'] as const),
      ({ jobs }, index) => ['POST', `/api/applications/${jobs[index]}`, apply],
    ],
    [
      'changes of mail preferences an hour',
      ...([60, 'candidate'] as const),
      () => ['PUT', '/api/notification-preferences', MODES],
    ],
    [
      'updates of a job a day',
      ...([300, 'employer'] as const),
      ({ job }) => ['PUT', `/api/jobs/${job}`, { location: 'Ankara' }],
    ],
    [
      // The cheapest of these calls: there is no such change to undo.
      'answers to applications a day',
      ...([2000, 'employer'] as const),
      ({ job }) => ['POST', `/api/applications/bulk-status/${job}/undo`, {}],
    ],
  ])('%s: %i (ERROR-4)', { timeout: 300_000 }, async ([name, times, who, ask]) => {
    const { employer, candidate, job, _id } = await people();
    await insertJobs(backend(), employer, name.startsWith('applications') ? times + 5 : 0);
    const found = await read<JobPage>('/api/jobs?limit=50');
    const others = found.jobs.map((one) => one._id).filter((id) => id !== job._id);
    const given = { job: job._id, application: _id, jobs: others };
    const api = limited();
    const { token } = who === 'candidate' ? candidate : employer;
    const askOnce = async (index: number) =>
      call(api, ask(given, index), { token, address: `192.0.2.${index % 250}` });
    let refused = 0;
    for (let index = 0; index < times + 5; index += 5) {
      const replies = await Promise.all([0, 1, 2, 3, 4].map((more) => askOnce(index + more)));
      refused += replies.filter(({ status }) => status === 429).length;
    }
    expect(refused).toBe(5);
    const other =
      who === 'candidate' ? await makeCandidate(backend()) : await makeEmployer(backend());
    expect((await call(api, ask(given, 0), other)).status).not.toBe(429);
    expect((await askOnce(0)).status).toBe(429);
    now += name.endsWith('day') ? DAY : HOUR;
    expect((await askOnce(0)).status).not.toBe(429);
  });
});

describe('a caller', () => {
  /** Whether both senders count as one: whether the second is refused once the first has used up its logins. */
  const sameCaller = async (first: Sender, second: Sender, proxies = 0) => {
    const api = limited(proxies);
    await passing(40, (index) => login(api, `a-${index}@example.com`, first));
    return (await login(api, 'b@example.com', second)).status === 429;
  };

  test('is an IPv4 address in any notation, or an IPv6 network', async () => {
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

  test('cannot choose its own address', async () => {
    expect(await sameCaller({ forwarded: '203.0.113.1' }, { forwarded: '203.0.113.2' })).toBe(true);
  });

  test('behind proxies has the address that they add, not earlier ones', async () => {
    const [a, b] = ['203.0.113.1', '203.0.113.2'];
    expect(await sameCaller({ forwarded: a }, { forwarded: b }, 1)).toBe(false);
    expect(await sameCaller({ forwarded: a }, { forwarded: `${b}, ${a}:4711` }, 1)).toBe(true);
    expect(await sameCaller({ forwarded: `${a}, ${b}` }, { forwarded: `${b}, ${b}` }, 2)).toBe(
      false,
    );
    expect(await sameCaller({ forwarded: `${a}, ${b}` }, { forwarded: `${a}, ${a}` }, 2)).toBe(
      true,
    );
    // Without an address from the proxy, the connection counts.
    expect(await sameCaller({}, { forwarded: 'unknown' }, 1)).toBe(true);
  });

  test('without a connection is not counted', async () => {
    const api = limited();
    const send = () =>
      api.request('/api/messages', { method: 'POST', body: JSON.stringify(MESSAGE) });
    expect(await passing(15, send)).toBe(15);
  });

  test('that hung up before its address was read counts as one with others like it', async () => {
    const api = limited();
    const send = () =>
      api.request(
        '/api/messages',
        { method: 'POST', body: JSON.stringify(MESSAGE) },
        { incoming: { socket: {} } },
      );
    expect(await passing(15, send)).toBe(10);
  });

  test('that has hung up still has its address', async () => {
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

  test('has the address of its connection to a listening server', async () => {
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
          body: JSON.stringify({ email: `a-${index}@example.com`, password: 'wrong' }),
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
