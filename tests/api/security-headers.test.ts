import { expect, test } from 'vitest';
import { createReadiness } from '../../server/readiness.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

const NAMES = [
  ...['X-Content-Type-Options', 'Referrer-Policy', 'Cross-Origin-Opener-Policy'],
  'Permissions-Policy',
];

const served = (publicUrl?: string) => {
  const { log } = backend().dependencies;
  const readiness = createReadiness(
    { database: 'pglite', version: '0' },
    { log, proxies: 0, publicUrl },
  );
  readiness.serveSite(() => new Response('a page'));
  readiness.serveFeeds((request) =>
    request.url.endsWith('/robots.txt') ? Promise.resolve(new Response('a file')) : undefined,
  );
  readiness.serveApi((request) => backend().api.fetch(request));
  return (path: string) => readiness.fetch(new Request(`http://site.test${path}`));
};

test('every answer carries the security headers: calls, refused ones, pages and files', async () => {
  const ask = served('https://jobs.test');
  for (const path of ['/api/health', '/api/nothing', '/api/auth/me', '/', '/robots.txt']) {
    const { headers } = await ask(path);
    for (const name of NAMES) expect(headers.get(name), `${path} ${name}`).toBeTruthy();
    expect(headers.get('Strict-Transport-Security'), path).toMatch(/^max-age=\d+/);
  }
});

test('HTTPS is asked for only where the site is published there', async () => {
  for (const publicUrl of [undefined, 'http://jobs.test'])
    expect((await served(publicUrl)('/api/health')).headers.get('Strict-Transport-Security')).toBe(
      null,
    );
});
