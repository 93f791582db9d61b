import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createApi } from '#server/domains/api.ts';
import { insertJobs, makeCandidate, makeEmployer } from '#tests/factories.ts';
import { STREAMED } from './api-test.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

describe('failures', () => {
  test.each([
    ['GET', '/api/nothing'],
    ['POST', '/api/jobs/x/y/z'],
    ['PATCH', '/api/jobs'],
    ['GET', '/api/'],
    ['GET', '/api/auth/login'],
    ['GET', '/api/__proto__'],
    ['PUT', '/api/applications/bulk-status'],
    ['POST', '/api/applications/bulk-status/x'],
    ['GET', '/api/applications/bulk-status/x/undo'],
    ['GET', '/api/applications/job/x/export/y'],
  ])('%s %s is not an endpoint (ERROR-2)', async (method, path) => {
    const response = await backend().request(method, path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toEqual({ msg: 'There is no such call' });
  });

  const refusesBody = async (body: string) => {
    const request = new Request('http://api.test/api/auth/login', { method: 'POST', body });
    const response = await backend().fetch(request);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ msg: 'The request could not be read' });
  };

  test.each(['', '{', 'null', '[]', '"text"', '7', '{"email":', '\u0000'])(
    'a body other than a JSON object is refused: %j (ERROR-2)',
    refusesBody,
  );

  test.each([20, 5_000, 100_000])('lists nested %i times are refused', (times) =>
    refusesBody(`{"email":${'['.repeat(times)}${']'.repeat(times)}}`),
  );

  test('a body over 256 KB is refused, with and without Content-Length', async () => {
    const { token } = await makeEmployer(backend());
    const json = { description: 'x'.repeat(256 * 1024) };
    const sized = await backend().request('POST', '/api/jobs', { token, json });
    expect(sized.status).toBe(413);
    expect(await sized.json()).toEqual({ msg: expect.stringMatching(/\w/) });
    const streamed = await backend().fetch(
      new Request('http://api.test/api/jobs', {
        ...STREAMED,
        headers: { 'X-Auth-Token': token },
        body: new Blob([JSON.stringify(json)]).stream(),
      }),
    );
    expect(streamed.status).toBe(413);
  });

  test('characters that a database cannot store never reach it (DATA-3)', async () => {
    const { token } = await makeCandidate(backend());
    const put = (json: object) => backend().request('PUT', '/api/users/profile', { token, json });
    const response = await put({ location: '\ud800' });
    expect([response.status, await response.json()]).toMatchObject([200, { location: '\ufffd' }]);
    const refused = await put({ first_name: 'De\u0000niz' });
    expect([refused.status, await refused.json()]).toEqual([
      400,
      {
        errors: [
          {
            msg: 'This text contains characters that can’t be used, such as line breaks or tabs',
            path: 'first_name',
          },
        ],
      },
    ]);
    // Stored as JSON, which the database validates more strictly than text.
    const list = { education: [{ institution: 'Half a sign: \ud83d', degree: 'x' }] };
    const path = '/api/users/profile/candidate';
    const kept = await backend().request('PUT', path, { token, json: list });
    expect([kept.status, await kept.json()]).toMatchObject([
      200,
      { education: [{ institution: 'Half a sign: \ufffd' }] },
    ]);
  });

  test('an internal error reveals no details, and the log names its route (ERROR-2)', async () => {
    const { token } = await makeCandidate(backend());
    await backend().database.run('alter table candidates rename to candidates_away');
    try {
      const path = '/api/users/profile?secret=1';
      const response = await backend().request('GET', path, { token });
      expect(response.status).toBe(500);
      expect(await response.json()).toEqual({
        msg: 'Sorry, something went wrong on our servers. Please try again later.',
      });
    } finally {
      await backend().database.run('alter table candidates_away rename to candidates');
    }
    expect(backend().failures()).toEqual([
      expect.objectContaining({ method: 'GET', route: '/api/users/profile', status: 500 }),
    ]);
    expect(JSON.stringify(backend().logged)).not.toMatch(new RegExp(`secret|${token}|select`));
  });

  test('refusals are not logged as failures', async () => {
    await backend().request('GET', '/api/nothing');
    await backend().request('GET', '/api/auth/me');
    await backend().request('POST', '/api/auth/login', { json: {} });
    expect(backend().failures()).toEqual([]);
  });
});

describe('health', () => {
  test('reports status, database and version', async () => {
    const response = await backend().request('GET', '/api/health');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: 'ok',
      database: backend().database.kind,
      version: '0.0.0-test',
    });
  });
});

describe('headers', () => {
  test('a reply that depends on the caller is never stored', async () => {
    const { token } = await makeCandidate(backend());
    const replies = [
      ['/api/jobs', token],
      ['/api/auth/me', token],
      ['/api/auth/me'],
      ['/api/nothing'],
    ];
    for (const [path = '', token] of replies) {
      const { headers } = await backend().request('GET', path, { token });
      expect(headers.get('cache-control'), path).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('lists of jobs are compressed for clients that accept it', async () => {
    await insertJobs(backend(), await makeEmployer(backend()), 10);
    const api = createApi({ ...backend().dependencies, compress: true });
    const get = (path: string, encodings: string) =>
      api.request(path, { headers: { 'Accept-Encoding': encodings } });
    const plain = await (await get('/api/jobs', 'identity')).text();
    const zipped = await get('/api/jobs', 'gzip, br;q=0');
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(zipped.headers.get('vary')).toContain('Accept-Encoding');
    expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(plain);
    expect((await get('/api/jobs', 'gzip, deflate, br')).headers.get('content-encoding')).toBe(
      'br',
    );
    expect((await get('/api/health', 'gzip')).headers.has('content-encoding')).toBe(false);
    const far = await get(
      '/api/jobs?page=1&employer_id=00000000-0000-7000-8000-000000000000',
      'br',
    );
    expect(await far.json()).toMatchObject({ jobs: [] });
    const { token } = await makeEmployer(backend());
    await insertJobs(backend(), { _id: await ownId(token) }, 10);
    const own = await api.request('/api/jobs/employer', {
      headers: { 'Accept-Encoding': 'gzip', 'X-Auth-Token': token },
    });
    expect(own.headers.get('content-encoding')).toBe('gzip');
    expect(JSON.parse(gunzipSync(await own.arrayBuffer()).toString())).toHaveLength(10);
  });

  const ownId = async (token: string) =>
    ((await (await backend().request('GET', '/api/auth/me', { token })).json()) as { _id: string })
      ._id;
});

describe('a browser app on another host', () => {
  const publicUrl = 'https://jobs.example';
  const ask = (method: string, origin: string, path = '/api/jobs') =>
    createApi({ ...backend().dependencies, publicUrl }).request(`http://api.test${path}`, {
      method,
      headers: { Origin: origin },
    });

  test('may call', async () => {
    const asked = await ask('OPTIONS', publicUrl, '/api/auth/me');
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-headers')).toMatch(
      /X-Auth-Token.*Authorization.*Idempotency-Key.*Device-Id.*Terms-Accepted/,
    );
    expect(asked.headers.get('access-control-allow-methods')).toMatch(/PUT.*DELETE/);
    for (const path of ['/api/jobs', '/api/auth/me', '/api/nothing']) {
      const { headers } = await ask('GET', publicUrl, path);
      expect(headers.get('access-control-allow-origin')).toBe(publicUrl);
      // The name of a file, how long to wait, and whether a list was cut.
      expect(headers.get('access-control-expose-headers')).toBe(
        'Content-Disposition,Retry-After,X-Records-Cut,X-Request-Id',
      );
    }
  });

  test('may not call from any other origin', async () => {
    for (const origin of ['https://evil.example', 'https://jobs.example.evil.example', 'null']) {
      const { headers } = await ask('GET', origin);
      expect(headers.has('access-control-allow-origin')).toBe(false);
    }
    const plain = await backend().request('GET', '/api/jobs', { headers: { Origin: publicUrl } });
    expect(plain.headers.has('access-control-allow-origin')).toBe(false);
  });
});
