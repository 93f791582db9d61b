import { describe, expect, test } from 'vitest';
import { createApi } from '#server/domains/api.ts';
import { createLog, type LogFields, type LogSettings } from '#server/platform/log/log.ts';
import { makeCandidate } from '#tests/factories.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

/** What a terminal obeys. */
const OBEYED = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** The API with a log of its own, as the server writes it. */
async function logging(settings: Partial<LogSettings> = {}, proxies = 0) {
  const lines: string[] = [];
  const log = await createLog({ level: 'info', format: 'json', ...settings }, (line) =>
    lines.push(line),
  );
  const api = createApi({ ...backend().dependencies, log, proxies });
  const entries = () => lines.map((line): LogFields => JSON.parse(line));
  return { api, log, lines, entries };
}

describe('a call in the log', () => {
  test('is one JSON object on a line, with the id of the answer', async () => {
    const { _id, token } = await makeCandidate(backend());
    const { api, lines, entries } = await logging();
    const response = await api.request('/api/auth/me', { headers: { 'X-Auth-Token': token } });
    expect(lines).toEqual([expect.stringMatching(/^\{.*\}\n$/)]);
    expect(entries()).toEqual([
      {
        level: 'info',
        event: 'request',
        method: 'GET',
        route: '/api/auth/me',
        status: 200,
        requestId: response.headers.get('X-Request-Id'),
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        durationMs: expect.any(Number),
        accountId: _id,
      },
    ]);
  });

  test.each([
    ['/api/jobs/%0A%7B%22level%22:%22info%22%7D', '/api/jobs/:id'],
    ['/api/jobs/%0D%0A%1b[2Jx', '/api/jobs/:id'],
    ['/api/jobs?query=%0a"quoted"%E2%80%AE', '/api/jobs'],
    ['/api/auth/%00', '/api/*'],
    ['/api/%9b31m"', '/api/*'],
  ])('of %s is one line, which shows nothing of the address', async (path, route) => {
    const { api, lines, entries } = await logging();
    await api.request(path, { headers: { 'X-Request-Id': 'forged', Referer: '"}' } });
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/forged|quoted|2J|31m/);
    expect(entries()).toEqual([expect.objectContaining({ event: 'request', route })]);
  });

  test('whatever a field holds, it is one line without a sign that a terminal obeys', async () => {
    const nasty = 'a\nb\r\u001b[2J\u009b31m\u2028\u202e"\u007f}';
    for (const format of ['json', 'text'] as const) {
      const { log, lines } = await logging({ format });
      log('mail.written', { path: nasty });
      expect(lines).toHaveLength(1);
      expect(lines[0]?.trimEnd()).not.toMatch(OBEYED);
      if (format === 'json') expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: nasty });
    }
  });

  test('as text it names the event, and then what is known of it', async () => {
    const { api, lines } = await logging({ format: 'text' });
    const response = await api.request('/api/auth/me');
    const id = response.headers.get('X-Request-Id');
    expect(lines).toEqual([
      expect.stringMatching(/^\[\d\d:\d\d:\d\d\] WARN: access\.refused \{.*\}\n$/),
      expect.stringMatching(/^\[\d\d:\d\d:\d\d\] INFO: request \{.*"status":401.*\}\n$/),
    ]);
    for (const line of lines) expect(line).toContain(`"requestId":"${id}"`);
  });

  test('below the level that is asked for nothing is written', async () => {
    const { api, lines } = await logging({ level: 'error' });
    await api.request('/api/auth/me');
    expect(lines).toEqual([]);
  });
});

describe('the id of a call', () => {
  const idFor = async (given: string, proxies: number) => {
    const { api } = await logging({}, proxies);
    const response = await api.request('/api/jobs', { headers: { 'X-Request-Id': given } });
    return response.headers.get('X-Request-Id');
  };

  test('is the one that a proxy of one’s own gives, when it is a short word', async () => {
    expect(await idFor('edge-4_2', 1)).toBe('edge-4_2');
    for (const other of ['a b', 'x'.repeat(65), '"}', ''])
      expect(await idFor(other, 1)).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('is never what a caller says without one', async () => {
    expect(await idFor('edge-4_2', 0)).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('is another one for each call, also of those that fail', async () => {
    const { api } = await logging();
    const ids = new Set<string | null>();
    for (const path of ['/api/jobs', '/api/nothing', '/api/auth/me', '/api/jobs/1'])
      ids.add((await api.request(path)).headers.get('X-Request-Id'));
    expect(ids.size).toBe(4);
    expect(ids).not.toContain(null);
  });
});

describe('a failure in the log', () => {
  test('is told with its kind, its code and its place, and nothing of what was asked', async () => {
    const { token } = await makeCandidate(backend());
    const { api, lines, entries } = await logging();
    await backend().database.run('alter table candidates rename to candidates_away');
    const headers = { 'X-Auth-Token': token };
    const response = await api.request('/api/users/profile?query=hidden', { headers });
    await backend().database.run('alter table candidates_away rename to candidates');
    expect(response.status).toBe(500);
    expect(entries()).toEqual([
      expect.objectContaining({
        event: 'request.failed',
        level: 'error',
        status: 500,
        code: '42P01',
        at: expect.stringMatching(/^server\/domains\/[a-z-]+\/[a-z-]+\.ts:\d+$/),
        requestId: response.headers.get('X-Request-Id'),
      }),
    ]);
    expect(lines.join()).not.toMatch(/hidden|select/);
  });
});
