import { expect, test } from 'vitest';
import { serverPerTest } from './server-per-test.ts';

const { start } = serverPerTest();

const TOKEN = 'a-token-for-the-metrics';

test('metrics are for whoever has the token, or asks on their port, and for nobody else', async () => {
  const { url, said } = await start(undefined, {
    METRICS_TOKEN: TOKEN,
    METRICS_PORT: '0',
  });
  const get = (headers: Record<string, string> = {}) => fetch(`${url}/metrics`, { headers });
  const bearer = { Authorization: `Bearer ${TOKEN}` };

  // As any page that doesn't exist.
  const missing = await (await fetch(`${url}/nothing-here`)).text();
  const strangers: Record<string, string>[] = [
    {},
    { Authorization: 'Bearer another-token' },
    { Authorization: 'Basic eA==' },
  ];
  for (const headers of strangers) {
    const response = await get(headers);
    expect(response.status).toBe(404);
    const text = await response.text();
    expect(text).not.toContain('meydan_http');
    expect(text.length).toBeLessThan(2 * missing.length);
  }

  await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ email: 'nobody@example.com', password: 'wrong' }),
  });
  const shown = await get(bearer);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('content-type')).toMatch(/^text\/plain; version=/);
  expect(shown.headers.get('cache-control')).toBe('no-store');
  const text = await shown.text();
  expect(text).toContain(
    'meydan_http_request_duration_seconds_count{method="POST",route="/api/auth/login",status="400"} 1',
  );
  expect(text).toContain('meydan_events_total{event="login.failed"} 1');
  expect(text).toContain('meydan_part_ok{part="database"} 1');
  expect(text).toContain('meydan_queue_waiting{queue="mails"} 0');
  expect(text).toMatch(/^meydan_database_bytes \d{7,}$/m);
  expect(text).not.toContain('nobody@example.com');

  const port = /"port":(\d+),"event":"metrics.started"/.exec(said())?.[1];
  const apart = new URL(url);
  apart.port = port ?? '';
  apart.pathname = '/metrics';
  expect((await fetch(apart)).status).toBe(200);
  expect((await fetch(apart, { method: 'POST' })).status).toBe(405);
  apart.pathname = '/api/jobs';
  expect((await fetch(apart)).status).toBe(404);
});

test('without these settings there are none', async () => {
  const { url } = await start();
  const response = await fetch(`${url}/metrics`, { headers: { Authorization: 'Bearer ' } });
  expect(response.status).toBe(404);
});
