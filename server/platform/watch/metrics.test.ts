import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Log } from '#server/platform/log/log.ts';
import { addGauges } from './gauges.ts';
import { createMetrics } from './metrics.ts';

const silent: Log = () => {};

/** A database out of reach, for which as many callers wait as `waiting` says. */
const database = (waiting: () => number) => ({
  kind: 'pglite' as const,
  load: () => ({ busy: 1, idle: 0, waiting: waiting() }),
  get db(): never {
    throw new Error('out of reach');
  },
});

const watched = {
  database: database(() => 7),
  tasks: [],
  parts: async () => ({ database: 'unreachable', disk: 'ok' }),
  eventLoop: { wait: () => 250 },
  dataFolder: '.',
  clock: () => new Date(),
  version: '1.2.3',
};

test('requests are counted with their time by route and status, other events by name', async () => {
  const metrics = createMetrics();
  const told: string[] = [];
  const log = metrics.tap((event) => told.push(event));
  const request = { method: 'GET', route: '/api/jobs/:id', status: 200, durationMs: 30 };
  log('request', request);
  log('request', { ...request, durationMs: 700 });
  log('request.failed', { ...request, status: 503, durationMs: 1 });
  log('login.failed', { email: undefined });
  log('background.done', { task: 'mails', durationMs: 500 });
  log('background.failed', { task: 'mails', durationMs: 1500 });
  const { text, contentType } = await metrics.read();
  expect(contentType).toMatch(/^text\/plain/);
  const of = (status: number) => `method="GET",route="/api/jobs/:id",status="${status}"`;
  for (const line of [
    `meydan_http_request_duration_seconds_bucket{le="0.05",${of(200)}} 1`,
    `meydan_http_request_duration_seconds_bucket{le="1",${of(200)}} 2`,
    `meydan_http_request_duration_seconds_count{${of(200)}} 2`,
    `meydan_http_request_duration_seconds_count{${of(503)}} 1`,
    'meydan_events_total{event="login.failed"} 1',
    'meydan_background_runs_total{task="mails",outcome="done"} 1',
    'meydan_background_runs_total{task="mails",outcome="failed"} 1',
    'meydan_background_seconds_total{task="mails"} 2',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).not.toContain('event="request"');
  // What is counted is logged, too.
  expect(told).toHaveLength(6);
});

test('what can’t be read is left out, and hides nothing else', async () => {
  const metrics = createMetrics();
  metrics.tap(silent)('server.started');
  addGauges(metrics, watched);
  const { text } = await metrics.read();
  for (const line of [
    'meydan_info{version="1.2.3",database="pglite"} 1',
    'meydan_part_ok{part="database"} 0',
    'meydan_part_ok{part="disk"} 1',
    'meydan_event_loop_wait_seconds 0.25',
    'meydan_database_connections{state="waiting"} 7',
    'meydan_events_total{event="server.started"} 1',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).not.toMatch(/^meydan_database_bytes /m);
});

test('the questions of the metrics themselves don’t count as waiting', async () => {
  const metrics = createMetrics();
  let waiting = 0;
  addGauges(metrics, {
    ...watched,
    database: database(() => waiting),
    parts: async () => {
      waiting += 1;
      return { database: 'ok' };
    },
  });
  const { text } = await metrics.read();
  expect(text).toMatch(/^meydan_database_connections\{state="waiting"\} 0$/m);
});

test('the documents have a table of all metrics', () => {
  const metrics = createMetrics();
  addGauges(metrics, watched);
  const rows = readFileSync('docs/operating.md', 'utf8').matchAll(
    /^\| `(meydan_\w+)` \| (\w+) \|/gm,
  );
  expect([...rows].map(([, name, type]) => ({ name, type }))).toEqual(metrics.names());
});
