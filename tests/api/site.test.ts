import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inRoot } from '#scripts/setup/paths.mjs';
import { createApi } from '#server/domains/api.ts';
import type { SiteSettings } from '#server/http/security-headers.ts';
import { createReadiness } from '#server/site/readiness.ts';
import { createSite } from '#server/site/site.ts';
import { apiTest } from './api-test.ts';

const { backend } = apiTest();

const INLINE = "document.documentElement.lang='tr'";
const HTML = `<!doctype html><title>App</title><script>${INLINE}</script><script type="module" src="/assets/app-1.js"></script>`;
const CODE = 'console.log("app")';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meydan-site-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), HTML);
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *');
  await writeFile(join(folder, 'assets', 'app-1.js'), CODE);
  await writeFile(join(folder, 'assets', 'app-1.js.br'), brotliCompressSync(CODE));
  await writeFile(join(folder, 'assets', 'app-1.js.gz'), gzipSync(CODE));
  await writeFile(join(folder, 'assets', 'logo-1.png'), 'png');
  await writeFile(join(folder, 'icon.ico'), 'ico');
  await writeFile(join(folder, 'manifest.webmanifest'), '{}');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const BROWSER = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
async function get(
  path: string,
  headers: Record<string, string> = BROWSER,
  settings: SiteSettings = {},
  method = 'GET',
) {
  const site = await createSite(folder, settings);
  return site(new Request(`http://site.test${path}`, { method, headers }));
}

describe('the built app', () => {
  test.each(['/', '/jobs', '/jobs/0190-a/edit?page=2', '/nothing/here', '/index.html'])(
    '%s is its start page, revalidated each time',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(HTML);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test('a page that has not changed is not sent again', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    const again = await get('/jobs', { ...BROWSER, 'If-None-Match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test('assets are cached for a year, in the smallest encoding that the browser accepts', async () => {
    const br = await get('/assets/app-1.js', { 'Accept-Encoding': 'gzip, br' });
    expect(br.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(br.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(CODE);
    const gzip = await get('/assets/app-1.js', { 'Accept-Encoding': 'gzip' });
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    const plain = await get('/assets/app-1.js', {});
    expect(plain.headers.has('content-encoding')).toBe(false);
    expect(await plain.text()).toBe(CODE);
    expect((await get('/assets/logo-1.png', {})).headers.get('content-type')).toBe('image/png');
  });

  test('icons and manifest have their types, and are revalidated', async () => {
    const icon = await get('/icon.ico', {});
    expect(icon.headers.get('content-type')).toBe('image/x-icon');
    expect(icon.headers.get('cache-control')).toBe('no-cache');
    const manifest = await get('/manifest.webmanifest', {});
    expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
  });

  test.each([
    '/assets/app-0.js',
    '/assets/missing',
    '/favicon.ico',
    '/../package.json',
    '/%2e%2e/package.json',
    '/%',
  ])('%s is not found', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test('a missing image is 404, not a page', async () => {
    expect((await get('/jobs', { Accept: 'image/*' })).status).toBe(404);
  });

  test('is read-only', async () => {
    expect((await get('/', BROWSER, {}, 'POST')).status).toBe(405);
    const head = await get('/', BROWSER, {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
  });

  test('answers 503 when it is not built', async () => {
    const site = await createSite(join(folder, 'none'), {});
    const response = await site(new Request('http://site.test/', { headers: BROWSER }));
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm run build');
  });
});

describe('security headers', () => {
  test('allow no script but the app and its own inline one', async () => {
    for (const path of ['/', '/assets/app-1.js', '/assets/missing']) {
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy') ?? '';
      const hash = createHash('sha256').update(INLINE).digest('base64');
      expect(policy).toContain("default-src 'self';");
      expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
      expect(policy).toContain("frame-ancestors 'self'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.has('strict-transport-security')).toBe(false);
    }
  });

  test('allow an API on another host, and require HTTPS where it is used', async () => {
    const settings = { apiUrl: 'https://api.example/base', publicUrl: 'https://jobs.example' };
    const { headers } = await get('/', BROWSER, settings);
    expect(headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://api.example;",
    );
    // Images on other hosts would reveal visitors to them.
    expect(headers.get('content-security-policy')).toContain(
      "img-src 'self' data: blob: https://api.example;",
    );
    expect(headers.get('strict-transport-security')).toContain('max-age');
    const plain = await get('/', BROWSER, { publicUrl: 'http://jobs.example' });
    expect(plain.headers.has('strict-transport-security')).toBe(false);
  });
});

describe('readiness', () => {
  test('health is 503 while starting and stopping, and calls get JSON', async () => {
    const readiness = createReadiness(
      { database: 'pglite', version: '1.0.0' },
      { log: () => {}, proxies: 0 },
    );
    const ask = async (path: string) => {
      const response = await readiness.fetch(new Request(`http://site.test${path}`));
      return [response.status, await response.json()];
    };
    const starting = { status: 'starting', database: 'pglite', version: '1.0.0' };
    expect(await ask('/api/health')).toEqual([503, starting]);
    expect(await ask('/api/jobs')).toEqual([503, { msg: expect.stringMatching(/not ready/) }]);
    expect(await ask('/api/live')).toEqual([200, { status: 'ok' }]);
    expect(await ask('/api/ready')).toEqual([503, { status: 'starting' }]);
    readiness.serveApi(() => Response.json({ from: 'api' }));
    readiness.serveSite(() => Response.json({ from: 'site' }));
    expect(await ask('/api/health')).toEqual([200, { from: 'api' }]);
    expect(await ask('/apiary')).toEqual([200, { from: 'site' }]);
    expect(await ask('/api/docs')).toEqual([200, { from: 'site' }]);
    expect(await ask('/api/ready')).toEqual([200, { from: 'api' }]);
    readiness.drain();
    expect(await ask('/api/ready')).toEqual([503, { status: 'stopping' }]);
    expect(await ask('/api/jobs')).toEqual([200, { from: 'api' }]);
    expect(await ask('/jobs')).toEqual([200, { from: 'site' }]);
    readiness.close();
    expect(await ask('/api/ready')).toEqual([503, { status: 'stopping' }]);
    expect(await ask('/api/health')).toEqual([503, { ...starting, status: 'stopping' }]);
    expect((await ask('/api/jobs'))[0]).toBe(503);
  });
});

test('the API’s reference page and its files are the built ones, cached and compressed', async () => {
  const site = await createSite(inRoot('dist'), {});
  const ask = (path: string) =>
    site(new Request(`http://site.test${path}`, { headers: { 'Accept-Encoding': 'br' } }));
  const page = await ask('/api/docs');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  const html = brotliDecompressSync(await page.arrayBuffer()).toString();
  const files = [...html.matchAll(/(?:src|href)="(.*?)"/g)].map(([, file = '']) => file);
  const assets = files.filter((file) => file.startsWith('/assets/'));
  expect(assets).toHaveLength(3);
  // No other host.
  expect(files.filter((file) => !/^\/[^/]/.test(file))).toEqual([]);
  for (const file of assets) {
    const { status, headers } = await ask(file);
    expect([status, headers.get('content-encoding')]).toEqual([200, 'br']);
    expect(headers.get('cache-control')).toContain('immutable');
  }
});

const NAMES = [
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
];

const served = (publicUrl?: string) => {
  const { dependencies } = backend();
  const { log } = dependencies;
  const api = createApi({ ...dependencies, publicUrl });
  const readiness = createReadiness(
    { database: 'pglite', version: '0' },
    { log, proxies: 0, publicUrl },
  );
  readiness.serveSite(() => new Response('a page'));
  readiness.serveFeeds((request) =>
    request.url.endsWith('/robots.txt') ? Promise.resolve(new Response('a file')) : undefined,
  );
  readiness.serveApi((request) => api.fetch(request));
  return (path: string) => readiness.fetch(new Request(`http://site.test${path}`));
};

test('every reply has the security headers: calls, refusals, pages and files', async () => {
  const ask = served('https://jobs.test');
  for (const path of ['/api/health', '/api/nothing', '/api/auth/me', '/', '/robots.txt']) {
    const { headers } = await ask(path);
    for (const name of NAMES) expect(headers.get(name), `${path} ${name}`).toBeTruthy();
    expect(headers.get('Strict-Transport-Security'), path).toMatch(/^max-age=\d+/);
  }
});

test('HTTPS is required only where the site is published with it', async () => {
  for (const publicUrl of [undefined, 'http://jobs.test'])
    expect((await served(publicUrl)('/api/health')).headers.get('Strict-Transport-Security')).toBe(
      null,
    );
});
