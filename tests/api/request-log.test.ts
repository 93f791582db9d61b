import { describe, expect, test } from 'vitest';
import { createApi } from '#server/domains/api.ts';
import { createLog, type LogFields, type LogSettings } from '#server/platform/log/log.ts';
import { makeCandidate } from '#tests/factories.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

/** Characters that a terminal interprets. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** The API with its own log, as the server writes it. */
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
  test('is one JSON object on a line, with the id of the reply', async () => {
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
  ])('to %s is one line, without the address', async (path, route) => {
    const { api, lines, entries } = await logging();
    await api.request(path, { headers: { 'X-Request-Id': 'forged', Referer: '"}' } });
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/forged|quoted|2J|31m/);
    expect(entries()).toEqual([expect.objectContaining({ event: 'request', route })]);
  });

  test('is one line without control characters, whatever a field contains', async () => {
    const nasty = 'a\nb\r\u001b[2J\u009b31m\u2028\u202e"\u007f}';
    for (const format of ['json', 'text'] as const) {
      const { log, lines } = await logging({ format });
      log('mail.written', { path: nasty });
      expect(lines).toHaveLength(1);
      expect(lines[0]?.trimEnd()).not.toMatch(CONTROL_CHARACTERS);
      if (format === 'json') expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: nasty });
    }
  });

  test('names the event and then its fields in text format', async () => {
    const { api, lines } = await logging({ format: 'text' });
    const response = await api.request('/api/auth/me');
    const id = response.headers.get('X-Request-Id');
    expect(lines).toEqual([
      expect.stringMatching(/^\[\d\d:\d\d:\d\d\] WARN: access\.refused \{.*\}\n$/),
      expect.stringMatching(/^\[\d\d:\d\d:\d\d\] INFO: request \{.*"status":401.*\}\n$/),
    ]);
    for (const line of lines) expect(line).toContain(`"requestId":"${id}"`);
  });

  test('is omitted below the configured level', async () => {
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

  test('comes from the operator’s proxy if it is a short word', async () => {
    expect(await idFor('edge-4_2', 1)).toBe('edge-4_2');
    for (const other of ['a b', 'x'.repeat(65), '"}', ''])
      expect(await idFor(other, 1)).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('never comes from a caller without a proxy', async () => {
    expect(await idFor('edge-4_2', 0)).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('is unique for each call, even for failed ones', async () => {
    const { api } = await logging();
    const ids = new Set<string | null>();
    for (const path of ['/api/jobs', '/api/nothing', '/api/auth/me', '/api/jobs/1'])
      ids.add((await api.request(path)).headers.get('X-Request-Id'));
    expect(ids.size).toBe(4);
    expect(ids).not.toContain(null);
  });
});

describe('a failure in the log', () => {
  test('has its event, code and place, and nothing of the request', async () => {
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
