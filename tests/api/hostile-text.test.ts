import { beforeEach, describe, expect, test } from 'vitest';
import { createApi } from '#server/domains/api.ts';
import { IDEMPOTENCY_HEADER } from '#src/contract/limits.ts';
import { type Call, everyCall, type Json, makeWorld, missingFields, type World } from './calls.ts';
import { serverUrl, sharedBackend } from './shared-backend.ts';
import { stallOf } from './stalls.ts';

// Hostile texts block this process before any database is asked, so one database is enough.
const describeOnce = describe.skipIf(serverUrl);
const backend = sharedBackend();

/** Bytes: nearly the maximum of a body. */
const LENGTH = 250_000;
const times = (part: string, length = LENGTH) =>
  part.repeat(Math.floor(length / Buffer.byteLength(JSON.stringify(part).slice(1, -1))));

/** Bytes that reveal quadratic time too, in a tenth of the time. */
const SHORT = 25_000;
/** The shapes sent at full length; the others have a tenth of it. */
const FULL = new Set(['a@ and dots', 'blanks', 'letters of several bytes']);

/** Texts of a given length that make careless patterns backtrack and careless loops repeat. */
const SHAPES: Record<string, (length?: number) => string> = {
  'a@ and dots': (length) => `a@${times('.', length)}@`,
  'a@ and labels': (length) => `a@${times('a.', length)}`,
  dots: (length) => times('.', length),
  blanks: (length) => `a${times(' ', length)}b`,
  'blanks of all kinds': (length) => `a${times(' \t\u00a0', length)}b`,
  'line ends': (length) => `a${times('\r\n', length)}b`,
  'at signs': (length) => times('@', length),
  dashes: (length) => `${times('-', length)}x`,
  digits: (length) => times('1', length),
  'dates without end': (length) => `2026-01-01T00:00:00.${times('0', length)}`,
  brackets: (length) => times('[(', length),
  commas: (length) => times('a,', length),
  'an address': (length) => `https://${times('/', length)}`,
  'percent signs': (length) => times('%', length),
  'control characters': (length) => times('\u0001', length),
  'letters of several bytes': (length) => times('ı', length),
  'one long word': (length) => times('x', length),
  'words in one token': (length) => times('x.y.', length),
  'many different words': (length = LENGTH) =>
    Array.from({ length: length / 6 }, (_, index) => `w${(index + 1000).toString(36)}`)
      .join(' ')
      .slice(0, length),
};

let world: World;
let calls: Call[] = [];
let fetch = (_: Request): Response | Promise<Response> => Response.error();
beforeEach(async () => {
  world = await makeWorld(backend());
  calls = everyCall(world);
  const api = createApi({ ...backend().dependencies, compress: true, proxies: 1 });
  // As the server calls it, with the connection's address.
  const connection = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };
  fetch = (request) => api.fetch(request, connection);
});

const headersOf = ({ role }: Call): Record<string, string> => {
  const token = world.tokens[role];
  return token ? { 'X-Auth-Token': token } : {};
};

/** Sends the call with a change; returns the status and how long it blocked, if too long. */
async function ask(call: Call, change: Pick<RequestInit, 'body' | 'headers'> & { path?: string }) {
  let status = 0;
  const stall = await stallOf(async () => {
    const headers = new Headers({ ...headersOf(call), 'Content-Type': 'application/json' });
    for (const [name, value] of new Headers(change.headers)) headers.set(name, value);
    const { method } = call;
    const mayHaveBody = method !== 'GET' && method !== 'HEAD';
    const body = mayHaveBody
      ? (change.body ?? (call.body ? JSON.stringify(call.body) : null))
      : null;
    const url = `http://api.test${change.path ?? call.path}`;
    const response = await fetch(new Request(url, { method, headers, body }));
    await response.arrayBuffer();
    status = response.status;
  });
  return { status, stall };
}

/** Yields each place in a body, and the body with `text` there. */
function* withText(body: unknown, text: string): Generator<[place: string, body: unknown]> {
  yield ['', text];
  if (Array.isArray(body)) {
    for (const [index, item] of body.entries())
      for (const [place, changed] of withText(item, text))
        yield [`.${index}${place}`, body.with(index, changed)];
  } else if (typeof body === 'object' && body !== null) {
    for (const [name, value] of Object.entries(body as Json))
      for (const [place, changed] of withText(value, text))
        yield [`.${name}${place}`, { ...body, [name]: changed }];
  }
}

/** The first GET call of each route: the console reads all kinds of records alike. */
const isFirstOfRoute = (call: Call) =>
  call.method === 'GET' && calls.find(({ route }) => route === call.route) === call;

test('the sample calls have every field', () => {
  expect(missingFields(world)).toEqual([]);
});

describeOnce('250 KB of hostile text block nothing', { timeout: 180_000 }, () => {
  test.each(Object.keys(SHAPES))('%s in every field', async (shape) => {
    const slow: string[] = [];
    const wrong: string[] = [];
    let asked = 0;
    const text = SHAPES[shape]?.(FULL.has(shape) ? LENGTH : SHORT) ?? '';
    for (const call of calls) {
      if (!call.body) continue;
      for (const [place, body] of withText(call.body, text)) {
        if (place === '') continue;
        const { status, stall } = await ask(call, { body: JSON.stringify(body) });
        asked += 1;
        if (stall) slow.push(`${call.method} ${call.path} ${place}: ${stall}`);
        if (status >= 500 || status === 401) wrong.push(`${call.path} ${place}: ${status}`);
      }
    }
    expect({ slow, wrong }).toEqual({ slow: [], wrong: [] });
    expect(asked).toBeGreaterThan(150);
  });

  test('in very long lists', async () => {
    const slow: string[] = [];
    for (const call of calls)
      for (const [name, value] of Object.entries(call.body ?? {})) {
        const items = Array.isArray(value) ? [{}, '', value[0], [[]]] : [''];
        for (const item of items) {
          const room = Math.floor(LENGTH / (JSON.stringify(item).length + 1));
          const list = Array.from({ length: room }, () => item);
          const body = JSON.stringify({ ...call.body, [name]: list });
          const { status, stall } = await ask(call, { body });
          if (stall || status >= 500) slow.push(`${call.method} ${call.path} ${name}: ${stall}`);
        }
      }
    expect(slow).toEqual([]);
  });

  // Twice the 8 KB to which the server limits path and headers.
  const HEADER = 16_000;
  const HEADERS = [
    'accept-encoding',
    'accept-language',
    'authorization',
    'x-auth-token',
    'x-forwarded-for',
    'content-type',
    'origin',
    'x-request-id',
    'if-none-match',
    'content-length',
    'accept',
    IDEMPOTENCY_HEADER,
  ];
  test.each(HEADERS)('in the header %s', async (name) => {
    const slow: string[] = [];
    // Calls with a required and with an optional token, and calls with a body.
    const reading = calls.filter(({ route }) =>
      /^(GET .*\/(me|jobs|:jobId\/export)|POST .*\/(forgot-password|resume|api\/messages))$/.test(
        route,
      ),
    );
    expect(reading).toHaveLength(6);
    for (const [shape, make] of Object.entries(SHAPES)) {
      const hostile = make(HEADER).replace(/[^\u0020-\u00ff]/g, ' ');
      for (const before of ['', 'Bearer ', 'gzip;q=', 'multipart/form-data; boundary="', '::ffff:'])
        for (const call of reading) {
          const { status, stall } = await ask(call, { headers: { [name]: before + hostile } });
          if (stall || status >= 500)
            slow.push(`${call.path} ${before}${shape}: ${stall} ${status}`);
        }
    }
    expect(slow).toEqual([]);
  });

  test('in every part of the path and in query parameters', async () => {
    const slow: string[] = [];
    const names = ['query', 'location', 'page', 'limit', 'sort', 'status', 'tz', 'employer_id'];
    for (const [shape, make] of Object.entries(SHAPES)) {
      const hostile = encodeURIComponent(make(HEADER));
      for (const call of calls.filter(isFirstOfRoute)) {
        const parts = call.path.split('/');
        const paths = [
          ...parts.flatMap((_, at) => (at > 1 ? parts.with(at, hostile).join('/') : [])),
          ...names.map((name) => `${call.path}?page=1&${name}=${hostile}`),
        ];
        for (const path of paths) {
          const { status, stall } = await ask(call, { path });
          if (stall || status >= 500)
            slow.push(`${path.slice(0, 80)} ${shape}: ${stall} ${status}`);
        }
      }
    }
    expect(slow).toEqual([]);
  });

  test('in the parts of an upload', async () => {
    const slow: string[] = [];
    for (const call of calls.filter(({ form }) => form))
      for (const [shape, make] of Object.entries(SHAPES))
        for (const [part, head] of Object.entries({
          name: `Content-Disposition: form-data; name="${make()}"; filename="a.pdf"`,
          file: `Content-Disposition: form-data; name="file"; filename="${make(7000)}.pdf"`,
          unquoted: `Content-Disposition: form-data; name=file; filename=${make(7000)}.pdf`,
          disposition: `Content-Disposition: ${make(7000)}`,
          before: `${make()}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"`,
        })) {
          const body = `--b\r\n${head}\r\n\r\n%PDF-${make()}\r\n--b--\r\n`;
          const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
          const { status, stall } = await ask(call, { body, headers });
          if (stall || status >= 500)
            slow.push(`${call.path} ${part} ${shape}: ${stall} ${status}`);
        }
    expect(slow).toEqual([]);
  });
});
