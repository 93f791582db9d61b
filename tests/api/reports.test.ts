import { expect } from 'vitest';
import { createApi } from '#server/domains/api.ts';
import type { LogEvent, LogFields } from '#server/platform/log/log.ts';
import { createMetrics } from '#server/platform/watch/metrics.ts';
import type { Report } from '#src/contract/server/report.ts';
import { apiTest } from './api-test.ts';

const { backend, test } = apiTest();

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.7390.54 Safari/537.36';

/** An API whose browsers report, with what it logs. */
function reporting(browserReports = 0.5) {
  const lines: { event: LogEvent; fields: LogFields }[] = [];
  const metrics = createMetrics();
  const api = createApi({
    ...backend().dependencies,
    browserReports,
    log: metrics.tap((event, fields = {}) => {
      if (event.startsWith('browser.')) lines.push({ event, fields });
    }),
  });
  const send = async (body: unknown, userAgent = CHROME) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await api.request('/api/reports', {
      method: 'POST',
      body: text,
      // As a browser sends it; without a length, as it comes in portions.
      headers: { 'User-Agent': userAgent, 'Content-Length': String(text.length) },
    });
    return response.status;
  };
  return { send, lines, metrics };
}

const error = { kind: 'error' as const, name: 'TypeError', frames: ['jobs-abc_123.js:1:2345'] };

test('errors and waiting times are logged and counted by known pages and browsers', async () => {
  const { send, lines, metrics } = reporting();
  const report: Report = {
    route: '/jobs/*',
    errors: [error],
    vitals: [
      { name: 'LCP', value: 1800 },
      { name: 'CLS', value: 0.05 },
    ],
  };
  expect(await send(report)).toBe(204);
  expect(await send({ ...report, route: '/elsewhere' }, 'curl/8.1')).toBe(204);
  expect(lines.map(({ event, fields }) => ({ event, ...fields }))).toMatchObject([
    {
      event: 'browser.error',
      kind: 'error',
      name: 'TypeError',
      page: '/jobs/*',
      frames: 'jobs-abc_123.js:1:2345',
      browser: 'chrome',
      browserVersion: 141,
    },
    { event: 'browser.vital', name: 'LCP', route: '/jobs/*', value: 1.8 },
    { event: 'browser.vital', name: 'CLS', route: '/jobs/*', value: 0.05 },
    { event: 'browser.error', page: 'other', browser: 'other', browserVersion: 0 },
    { event: 'browser.vital', route: 'other' },
    { event: 'browser.vital', route: 'other' },
  ]);
  const { text } = await metrics.read();
  expect(text).toContain('meydan_browser_errors_total{browser="chrome",kind="error"} 1');
  expect(text).toContain('meydan_web_vital_bucket{le="1.8",name="LCP",route="/jobs/*"} 1');
  expect(text).toContain('meydan_web_vital_count{name="CLS",route="other"} 1');
});

test.each([
  ['a message', { errors: [{ ...error, name: 'TypeError: secret' }] }],
  ['an address', { errors: [{ ...error, frames: ['https://x.example/a.js:1:2'] }] }],
  ['a query', { errors: [{ ...error, frames: ['a.js?token=secret:1:2'] }] }],
  ['too many places', { errors: [{ ...error, frames: Array(6).fill('a.js:1:2') }] }],
  ['too many errors', { errors: Array(6).fill(error) }],
  ['another kind', { errors: [{ ...error, kind: 'secret' }] }],
  ['another measure', { vitals: [{ name: 'secret', value: 1 }] }],
  ['a negative time', { vitals: [{ name: 'LCP', value: -1 }] }],
  ['an endless time', { vitals: [{ name: 'LCP', value: 1e9 }] }],
  ['a page that is no text', { route: 7 }],
  ['a long page', { route: '/'.padEnd(61, 'x') }],
  ['no object', 'secret'],
])('%s is refused and not logged', async (_what, body) => {
  const { send, lines } = reporting();
  expect(await send(body)).toBe(400);
  expect(lines).toEqual([]);
});

test('a long report is refused', async () => {
  const { send } = reporting();
  expect(await send({ more: 'x'.repeat(5000) })).toBe(413);
});

test('strangers can’t fill the log: 60 errors a minute', async () => {
  const { send, lines } = reporting();
  for (let count = 0; count < 14; count += 1) await send({ errors: Array(5).fill(error) });
  expect(lines).toHaveLength(60);
});

test('where reports are off they are forgotten', async () => {
  const { send, lines } = reporting(0);
  expect(await send({ errors: [error], vitals: [{ name: 'LCP', value: 1 }] })).toBe(204);
  expect(lines).toEqual([]);
});
