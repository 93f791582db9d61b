import { expect, test } from 'vitest';
import { end } from '#tests/server-process.ts';
import { type ReceivedSpan, startCollector } from '#tests/trace-collector.ts';
import { serverPerTest } from './server-per-test.ts';
import { account, call } from './writes.ts';

const { folder, start } = serverPerTest();

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
const traceparent = `00-${TRACE}-${CALLER}-01`;

/** The names of a span and all that it is below, the outermost first. */
function pathOf(spans: readonly ReceivedSpan[], span: ReceivedSpan | undefined): string[] {
  if (!span) return [];
  const parent = spans.find(({ id }) => id === span.parent);
  return [...pathOf(spans, parent), span.name];
}

test('a collector sees calls, pages, statements, mails and tasks, and nothing that anybody typed', async () => {
  const collector = await startCollector();
  const server = await start(folder(), {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test,service.name=other',
    OTEL_SERVICE_NAME: 'jobs',
    PUBLIC_URL: 'http://127.0.0.1:3000',
  });
  const typed = 'typed-by-somebody';
  await fetch(`${server.url}/api/jobs?query=${typed}`, { headers: { traceparent } });
  await fetch(`${server.url}/jobs?query=${typed}-too`, { headers: { Accept: 'text/html' } });
  await call(server.url, 'POST', '/api/auth/register', {
    ...account('candidate', `${typed}@example.com`),
    first_name: typed,
  });
  await expect.poll(() => server.said(), { timeout: 60_000 }).toContain('mail.sent');
  const line = server
    .said()
    .split('\n')
    .find((text) => text.includes('"route":"/api/auth/register"'));
  expect(await end(server, 'SIGTERM')).toBe(0);

  const spans = collector.received;
  const paths = spans.map((span) => pathOf(spans, span).join(' > '));
  expect(paths).toContain('GET /api/jobs > select');
  expect(paths).toContain('GET * > render page > GET /api/jobs > select');
  expect(paths).toContain('task mails > send mail');
  expect(paths).toContain('task mails > render mail');
  const registered = spans.find(({ name }) => name === 'POST /api/auth/register');
  expect(registered).toMatchObject({
    kind: 2,
    parent: '',
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/api/auth/register',
      'http.response.status_code': 201,
    },
    resource: { 'service.name': 'jobs', 'deployment.environment.name': 'test' },
  });
  expect(JSON.parse(line ?? '{}')).toMatchObject({ traceId: registered?.traceId });
  const insert = spans.find(({ name, parent }) => name === 'insert' && parent === registered?.id);
  expect(insert).toMatchObject({
    kind: 3,
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.text': expect.stringMatching(/^insert into "users" .*\$1/),
    },
  });
  expect(collector.sent()).not.toContain(typed);
  // Anybody can send this header, so a server without a proxy of its own doesn't believe it.
  expect(spans.filter(({ traceId }) => traceId === TRACE)).toEqual([]);
  expect(collector.headers()).toMatchObject({ path: '/v1/traces', 'x-key': 'a key' });
  await collector.close();
});

test('behind a proxy a call belongs to the trace that the proxy names, and the variables turn traces off', async () => {
  const collector = await startCollector();
  const collected = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/own` };
  const proxied = await start(folder(), {
    ...collected,
    TRUST_PROXY: '1',
    OTEL_TRACES_SAMPLER: 'parentbased_always_off',
  });
  await fetch(`${proxied.url}/api/jobs`);
  await fetch(`${proxied.url}/api/settings`, { headers: { traceparent } });
  await end(proxied, 'SIGTERM');
  expect(collector.received).toMatchObject([
    { name: 'GET /api/settings', traceId: TRACE, parent: CALLER },
  ]);
  expect(collector.headers()).toMatchObject({ path: '/own' });

  const off = await start(folder(), { ...collected, OTEL_SDK_DISABLED: 'true' });
  await fetch(`${off.url}/api/settings`, { headers: { traceparent } });
  await end(off, 'SIGTERM');
  expect(off.said()).not.toContain('traceId');
  expect(collector.received).toHaveLength(1);
  await collector.close();
});

test('a collector that is down is logged once, and holds up neither calls nor the end', async () => {
  const collector = await startCollector();
  await collector.close();
  const server = await start(folder(), {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_TIMEOUT: '500',
  });
  const settings = () => fetch(`${server.url}/api/settings`);
  await expect
    .poll(async () => (await settings()).ok && server.said(), { timeout: 60_000 })
    .toContain('"event":"traces.lost"');
  expect((await settings()).status).toBe(200);
  expect(await end(server, 'SIGTERM')).toBe(0);
  expect(server.said().match(/traces\.lost/g)).toHaveLength(1);
});
