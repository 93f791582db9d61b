// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { jobQuerySchema } from '#src/contract/jobs/job.ts';
import { dismissAlert, readAlerts } from '#src/lib/alerts.ts';
import { readToken, saveToken } from '#src/lib/token.ts';
import { translate } from '#src/lib/ui-text.ts';
import { ApiError } from './api-error.ts';
import { call, callForFile } from './http.ts';
import { pictureUrl } from './picture-url.ts';
import { getResumeFile } from './uploads.ts';

/** A timeout in milliseconds, for busy machines. */
const WAITS_MS = 30_000;

// Outside of a browser, an address needs a host.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'https://api.example/'));

const server = setupServer();
const requests: Request[] = [];
server.events.on('request:start', ({ request }) => {
  requests.push(request.clone());
});
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  requests.length = 0;
});
afterEach(() => {
  server.resetHandlers();
  for (const { id } of readAlerts()) dismissAlert(id);
});
afterAll(() => server.close());

const THING = 'https://api.example/api/thing';
const thingSchema = z.object({ name: z.string() });
const thing = { path: '/api/thing', reads: 'server' } as const;
const endpoints = {
  get: { ...thing, method: 'GET', callers: 'everyone', reply: thingSchema },
  search: {
    ...thing,
    method: 'GET',
    callers: 'everyone',
    query: jobQuerySchema,
    reply: thingSchema,
  },
  post: {
    method: 'POST',
    path: '/api/thing',
    callers: 'everyone',
    touches: [],
    body: z.object({ size: z.number() }),
    reply: thingSchema,
  },
  create: {
    method: 'POST',
    path: '/api/thing',
    callers: 'everyone',
    touches: [],
    body: z.object({ size: z.number() }),
    reply: thingSchema,
    isRepeatable: true,
  },
  delete: { method: 'DELETE', path: '/api/thing', callers: 'everyone', touches: [] },
  mine: { ...thing, method: 'GET', callers: 'user', reply: thingSchema },
  raw: { ...thing, method: 'GET', callers: 'admin', reply: thingSchema },
  file: {
    method: 'GET',
    path: '/api/things/:id/files/:name',
    callers: 'user',
    reads: 'uploads',
    reply: 'text/csv',
  },
} satisfies Record<string, Endpoint>;

/** Sets the reply to every call of the thing. */
const reply = (body: unknown, status = 200) =>
  server.use(http.all(THING, () => HttpResponse.json(body as never, { status })));

const shownAlerts = () =>
  readAlerts().map(({ alertType, msg }) => [alertType, translate(i18n, msg)]);

const getThing = () => call(endpoints.get);

/** The error of a call, which must fail with an `ApiError`. */
const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => expect.fail('the call went well'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe('a request', () => {
  it('has the token in both headers, if there is one (CALL-1)', async () => {
    reply({ name: 'a' });
    saveToken('a.b.c');
    await getThing();
    expect(requests[0]?.headers.get('x-auth-token')).toBe('a.b.c');
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer a.b.c');
  });

  it('has neither header without a token (CALL-1)', async () => {
    reply({ name: 'a' });
    await getThing();
    expect(requests[0]?.headers.has('x-auth-token')).toBe(false);
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });

  it('names the language of the app, in which the server writes mails', async () => {
    reply({ name: 'a' });
    document.documentElement.lang = 'tr';
    onTestFinished(() => {
      document.documentElement.lang = '';
    });
    await getThing();
    await call(endpoints.get, { language: 'en' });
    expect(requests.map(({ headers }) => headers.get('accept-language'))).toEqual(['tr', 'en']);
  });

  it('has only the set parameters in its address', async () => {
    reply({ name: 'a' });
    const query = {
      page: 2,
      query: 'ön büro & c',
      location: '',
      jobType: undefined,
      remote: false,
    };
    await call(endpoints.search, { query });
    const sent = new URL(requests[0]?.url ?? '').searchParams;
    expect(Object.fromEntries(sent)).toEqual({ page: '2', query: 'ön büro & c' });
  });

  it('is not sent when the call needs a session and there is none (CALL-2)', async () => {
    const error = await failureOf(call(endpoints.mine));
    expect(error).toMatchObject({
      kind: 'no-token',
      status: 0,
      msg: 'No authentication token found',
    });
    expect(requests).toHaveLength(0);
  });

  it('is sent to the data console without a token, for the server to refuse', async () => {
    reply({ msg: 'No authentication token found' }, 401);
    const error = await failureOf(call(endpoints.raw));
    expect([error.kind, requests.length]).toEqual(['http', 1]);
  });

  it('has its parameters in its path, percent-encoded (CALL-6)', async () => {
    saveToken('a.b.c');
    server.use(http.get('*/api/things/*', () => HttpResponse.text('a,b')));
    const params = { id: 'ö/..', name: 'a b?.csv' };
    expect(await (await callForFile(endpoints.file, { params })).text()).toBe('a,b');
    expect(requests[0]?.url).toBe('https://api.example/api/things/%C3%B6%2F../files/a%20b%3F.csv');
  });

  it('is sent once, whatever comes back', async () => {
    reply({ msg: 'Busy' }, 503);
    await failureOf(getThing());
    expect(requests).toHaveLength(1);
  });
});

describe('a reply', () => {
  it('may be a file, with a session', async () => {
    const file = '/api/uploads/resumes/1/me.pdf';
    server.use(http.get(`*${file}`, () => HttpResponse.text('%PDF')));
    await failureOf(getResumeFile(file));
    saveToken('a.b.c');
    expect(await (await getResumeFile(file)).text()).toBe('%PDF');
  });

  it.each(['//elsewhere.example/me.pdf', '/\\elsewhere.example/me.pdf', '/api/thing'])(
    'is not requested as a file at %s',
    async (address) => {
      saveToken('a.b.c');
      expect((await failureOf(getResumeFile(address))).kind).toBe('malformed');
    },
  );

  it.each([
    ['another shape', () => HttpResponse.json({ title: 'a' })],
    ['a list', () => HttpResponse.json([])],
    ['null', () => HttpResponse.json(null)],
    ['a page', () => HttpResponse.html('<h1>Welcome</h1>')],
    ['broken JSON', () => HttpResponse.text('{"name":')],
    ['nothing', () => new HttpResponse(null, { status: 204 })],
  ])('of %s is malformed', async (_, respond) => {
    server.use(http.get(THING, respond));
    expect((await failureOf(getThing())).kind).toBe('malformed');
  });
});

describe('a refusal', () => {
  it.each([
    ['msg', { msg: 'Job not found' }],
    ['message', { message: 'Job not found' }],
    ['msg before message', { msg: 'Job not found', message: 'Not found' }],
  ])("has the server's message and the status: %s (ERROR-2)", async (_, body) => {
    reply(body, 404);
    expect(await failureOf(getThing())).toMatchObject({
      kind: 'http',
      status: 404,
      msg: 'Job not found',
    });
  });

  it('has the list of errors with their fields (ERROR-2)', async () => {
    reply({ errors: [{ msg: 'Email is invalid', path: 'email' }, { msg: 'No' }] }, 400);
    expect((await failureOf(getThing())).errors).toEqual([
      { msg: 'Email is invalid', path: 'email' },
      { msg: 'No', path: '' },
    ]);
  });

  it.each([
    ['a page', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 500 })],
    ['nothing', () => new HttpResponse(null, { status: 500 })],
    ['a number', () => HttpResponse.json(7, { status: 500 })],
    ['odd fields', () => HttpResponse.json({ msg: { a: 1 }, errors: 'no' }, { status: 500 })],
  ])('that is %s has its status and no message', async (_, respond) => {
    server.use(http.get(THING, respond));
    expect(await failureOf(getThing())).toMatchObject({
      kind: 'http',
      status: 500,
      msg: undefined,
      errors: [],
    });
  });
});

describe('a 401', () => {
  it.each(['Token is not valid', 'Token has expired, please log in again'])(
    'with %j ends the session, and shows why, once (ALERT-1, SESSION-3)',
    async (msg) => {
      saveToken('a.b.c');
      reply({ msg }, 401);
      await Promise.all([failureOf(getThing()), failureOf(getThing())]);
      expect(readToken()).toBeNull();
      await vi.waitFor(() => expect(shownAlerts()).toEqual([['warning', msg]]));
    },
  );

  it('for a token that is no longer in use is ignored (SESSION-3)', async () => {
    saveToken('a.b.c');
    server.use(
      http.all(THING, () => {
        saveToken('d.e.f');
        return HttpResponse.json({ msg: 'Token is not valid' }, { status: 401 });
      }),
    );
    await failureOf(getThing());
    expect(readToken()).toBe('d.e.f');
    expect(shownAlerts()).toEqual([]);
  });
});

it.each([
  [401, 'Invalid email or password'],
  [401, undefined],
  [403, 'Token is not valid'],
  [500, 'Token has expired, please log in again'],
])('any other refusal keeps the session: %i %j (SESSION-3)', async (status, msg) => {
  saveToken('a.b.c');
  reply({ msg }, status);
  await failureOf(getThing());
  expect(readToken()).toBe('a.b.c');
  expect(shownAlerts()).toEqual([]);
});

describe('no answer', () => {
  it('is offline', async () => {
    server.use(http.get(THING, () => HttpResponse.error()));
    expect(await failureOf(getThing())).toMatchObject({ kind: 'offline', status: 0 });
  });

  it("after the caller's own abort is that abort", async () => {
    server.use(http.get(THING, () => new Promise<never>(() => {})));
    const controller = new AbortController();
    const reason = new DOMException('The user left', 'AbortError');
    const outcome = call(endpoints.get, { signal: controller.signal }).catch(
      (error: unknown) => error,
    );
    await vi.waitFor(() => expect(requests).toHaveLength(1), { timeout: WAITS_MS });
    controller.abort(reason);
    const error = await outcome;
    expect(error).not.toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: 'AbortError' });
  });
});

describe('a call that creates something', () => {
  const create = (size: number) => call(endpoints.create, { body: { size } });
  const keys = () => requests.map(({ headers }) => headers.get('idempotency-key'));
  const lost: [string, () => Response][] = [
    ['missing', () => HttpResponse.error()],
    ['from a proxy', () => HttpResponse.html('<h1>Gateway timeout</h1>', { status: 504 })],
    ['from a server that is not ready', () => HttpResponse.json({}, { status: 503 })],
    ['cut off', () => HttpResponse.text('{"name":', { status: 201 })],
    ['that the session has ended', () => HttpResponse.json({}, { status: 401 })],
  ];

  it.each(lost)('keeps its key while the reply is %s (CALL-10)', async (_, to) => {
    server.use(http.post(THING, to));
    await failureOf(create(1));
    await failureOf(create(1));
    reply({ name: 'a' }, 201);
    await create(1);
    // After a success, an identical call is a new one.
    await create(1);
    const [first, second, third, fourth] = keys();
    expect(first).toMatch(/^"[0-9a-f]{32}"$/);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).toMatch(/^"[0-9a-f]{32}"$/);
    expect(fourth).not.toBe(first);
  });

  it('has another key when its body differs (CALL-10)', async () => {
    server.use(http.post(THING, () => HttpResponse.error()));
    await failureOf(create(2));
    await failureOf(create(3));
    await failureOf(create(2));
    const [two, three, again] = keys();
    expect(three).not.toBe(two);
    expect(again).toBe(two);
  });

  it('has another key after the server has refused this one as used for another request', async () => {
    reply({}, 422);
    await failureOf(create(4));
    await failureOf(create(4));
    const [one, other] = keys();
    expect(other).not.toBe(one);
  });

  it('keeps the keys of the last ten calls (CALL-10)', async () => {
    server.use(http.post(THING, () => HttpResponse.error()));
    for (let size = 100; size <= 110; size += 1) await failureOf(create(size));
    await failureOf(create(101));
    await failureOf(create(100));
    expect(keys().slice(0, 11)).toContain(keys()[11]);
    expect(keys().slice(0, 11)).not.toContain(keys()[12]);
  });

  it('is the only kind with a key (CALL-10)', async () => {
    reply({ name: 'a' });
    await call(endpoints.post, { body: { size: 1 } });
    await getThing();
    expect(keys()).toEqual([null, null]);
  });
});

describe("an image's address, with the API on another host", () => {
  it('is on that host (CALL-6, FILE-4)', () => {
    const picture = '/api/uploads/images/1.webp';
    const there = `https://api.example${picture}`;
    for (const given of [picture, there]) {
      expect(pictureUrl(given, 'page')).toBe(there);
      expect(pictureUrl(given, 'card')).toBe(`${there}?size=card`);
    }
    for (const elsewhere of [`${window.location.origin}${picture}`, `http://api.example${picture}`])
      expect(pictureUrl(elsewhere, 'page')).toBeNull();
  });
});
