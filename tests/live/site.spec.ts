import { healthSchema } from '../../src/contract/health.ts';
import { expect, test } from './fixtures.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

test('a deep link opens the app', async ({ market, openPage }) => {
  const addresses = {
    '/': 200,
    '/jobs/xyz': 404,
    '/jobs/xyz/applications': 200,
    '/no/such/page?page=2': 404,
  };
  for (const [path, status] of Object.entries(addresses)) {
    const response = await fetch(market.url + path, { headers: { Accept: BROWSER } });
    expect(response.status, path).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('id="app"');
  }
  const { page } = await openPage({ baseURL: market.url });
  await page.goto('/jobs?jobType=internship&page=1');
  await expect(page.getByRole('checkbox', { name: 'Internship' })).toBeChecked();
});

test('what is not there is not found', async ({ market }) => {
  for (const path of ['/assets/app-0.js', '/assets/none', '/missing.png']) {
    const response = await fetch(market.url + path, { headers: { Accept: BROWSER } });
    expect(response.status, path).toBe(404);
    expect(response.headers.get('content-type')).not.toContain('html');
  }
});

test('a call that does not exist is refused in JSON', async ({ market }) => {
  for (const path of ['/api/unknown', '/api', '/api/jobs/x/y/z']) {
    const response = await fetch(market.url + path, { headers: { Accept: BROWSER } });
    expect(response.status, path).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toEqual({ msg: 'There is no such call' });
  }
});

test('health says what runs', async ({ market }) => {
  const response = await fetch(`${market.url}/api/health`);
  expect(response.status).toBe(200);
  const health = healthSchema.parse(await response.json());
  expect(health).toMatchObject({ status: 'ok', database: 'pglite' });
  expect(health.version).toMatch(/^\d+\.\d+\.\d+/);
});

/** The scripts and styles that a page names. */
const assetPaths = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, path]) => path ?? []);

test('assets come compressed and keep for good', async ({ market, request }) => {
  // A page whose styles don't all stand in it.
  const paths = assetPaths(await (await fetch(`${market.url}/about`)).text());
  expect(paths.some((path) => path.endsWith('.js'))).toBe(true);
  expect(paths.some((path) => path.endsWith('.css'))).toBe(true);
  for (const path of paths) {
    const sizes: number[] = [];
    for (const encoding of ['identity', 'gzip', 'br']) {
      const headers = { 'Accept-Encoding': encoding };
      const response = await request.head(market.url + path, { headers });
      expect(response.status(), path).toBe(200);
      expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(response.headers()['content-encoding'] ?? 'identity').toBe(encoding);
      expect(response.headers().vary).toContain('Accept-Encoding');
      sizes.push(Number(response.headers()['content-length']));
    }
    const [plain = 0, gzip = 0, br = 0] = sizes;
    expect(br, path).toBeGreaterThan(0);
    expect(br, path).toBeLessThan(gzip);
    expect(gzip, path).toBeLessThan(plain);
  }
});

test('a long list comes compressed', async ({ market }) => {
  const list = `${market.url}/api/jobs`;
  const packed = await fetch(list, { headers: { 'Accept-Encoding': 'br' } });
  expect(packed.headers.get('content-encoding')).toBe('br');
  const plain = await fetch(list, { headers: { 'Accept-Encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await packed.json()).toEqual(await plain.json());
});

test('no answer is read as something else, and the page runs no script but the app', async ({
  market,
}) => {
  for (const path of ['/', '/jobs', '/assets/none']) {
    const { headers } = await fetch(market.url + path, { headers: { Accept: BROWSER } });
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    const policy = new Map(
      (headers.get('content-security-policy') ?? '').split(';').map((directive) => {
        const [name = '', ...sources] = directive.trim().split(/\s+/);
        return [name, sources];
      }),
    );
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'self'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    // A resume, which the app has made a PDF, and nothing else.
    expect(policy.get('frame-src')).toEqual(['blob:']);
    expect(policy.get('object-src')).toEqual(['blob:']);
    // The app itself and, by their hashes, the scripts in the page's head.
    for (const source of policy.get('script-src') ?? ['none'])
      expect(source).toMatch(/^'(self|sha256-[A-Za-z0-9+/=]+)'$/);
  }
  const { headers } = await fetch(`${market.url}/api/jobs`);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});
