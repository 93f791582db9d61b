import { describe, expect, test } from 'vitest';
import { escapeXml } from '#server/platform/text/xml.ts';
import { createFeeds } from '#server/site/feeds/feeds.ts';
import { createReadiness } from '#server/site/readiness.ts';
import { LISTED_PAGES, UNLISTED_PAGES } from '#src/contract/site/addresses.ts';
import { routes } from '#tests/app-routes.ts';
import { makeEmployer, makeJob } from '#tests/factories.ts';
import { BASE, elements, feedsOf, parseXml, readXml, texts } from './feed-reader.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();
const CONTACT = 'mailto:security@example.com';
const feeds = (given: Parameters<typeof feedsOf>[1] = {}) =>
  feedsOf(backend(), { securityContact: CONTACT, ...given });

const ADDRESSES = [
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/sitemaps/pages.xml', 'application/xml; charset=utf-8'],
  ['/sitemaps/jobs-1.xml', 'application/xml; charset=utf-8'],
  ['/jobs.atom', 'application/atom+xml; charset=utf-8'],
  ['/jobs.xml', 'application/xml; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
] as const;

const oneJob = async () => makeJob(backend(), await makeEmployer(backend()));

/** A database that fails with this code. */
const failing = (code: string) =>
  new Proxy(backend().database.db, {
    get: () => () => {
      throw Object.assign(new Error('secret'), { code });
    },
  });

describe('each address', () => {
  test.each(ADDRESSES)(
    '%s has its type, is cached shortly and has safe headers (PAGE-7)',
    async (path, type) => {
      await oneJob();
      const response = await feeds()(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d{2,4}$/);
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(response.headers.get('strict-transport-security')).toContain('max-age');
      const text = await response.text();
      if (type.includes('xml')) parseXml(text);
    },
  );

  test.each(ADDRESSES)('%s is read-only', async (path, type) => {
    await oneJob();
    const head = await feeds()(path, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-type')).toBe(type);
    expect(await head.text()).toBe('');
    const post = await feeds()(path, { method: 'POST' });
    expect(post.status).toBe(405);
    expect(post.headers.get('allow')).toBe('GET, HEAD');
  });

  test.each(['/sitemap.xml', '/sitemaps/jobs-1.xml', '/jobs.atom', '/jobs.xml'])(
    '%s answers 503 without details while the database is unavailable',
    async (path) => {
      const away = await feeds({ database: { db: failing('ECONNREFUSED') } })(path);
      expect(away.status).toBe(503);
      expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(away.headers.get('cache-control')).toBe('no-store');
      expect(await away.text()).not.toContain('secret');
      expect(backend().logged).toContainEqual(
        expect.objectContaining({ event: 'request.failed', status: 503 }),
      );
      const broken = await feeds({ database: { db: failing('42P01') } })(path);
      expect(broken.status).toBe(500);
    },
  );

  test('other addresses are not feeds', () => {
    const other = createFeeds(backend().dependencies);
    for (const path of [
      '/',
      '/jobs',
      '/robots.txt/',
      '/sitemaps/jobs-0.xml',
      '/sitemaps/jobs-.xml',
    ])
      expect(other(new Request(`http://server.test${path}`))).toBeUndefined();
  });

  test('addresses have the host of the request unless one is set', async () => {
    const response = await feeds({ publicUrl: undefined })('/robots.txt');
    expect(await response.text()).toContain('Sitemap: http://server.test/sitemap.xml');
  });
});

describe('readiness', () => {
  test('feeds are answered before the site, and with 503 while the server is not ready', async () => {
    const readiness = createReadiness(
      { database: 'pglite', version: '1' },
      { log: () => {}, proxies: 0 },
    );
    const ask = async (path: string) =>
      (await readiness.fetch(new Request(`http://server.test${path}`))).status;
    readiness.serveSite(() => new Response(null, { status: 418 }));
    readiness.serveFeeds(createFeeds(backend().dependencies));
    expect([await ask('/robots.txt'), await ask('/jobs')]).toEqual([503, 418]);
    readiness.serveApi(() => new Response());
    expect([await ask('/robots.txt'), await ask('/jobs')]).toEqual([200, 418]);
    readiness.close();
    expect([await ask('/robots.txt'), await ask('/jobs')]).toEqual([503, 418]);
  });
});

describe('robots.txt (PAGE-7)', () => {
  const lines = async () =>
    (await (await feeds({ consolePath: 'job' })('/robots.txt')).text()).split('\n');

  test('names the sitemap, disallows the API and the console, and allows images', async () => {
    const text = await lines();
    expect(text[0]).toBe('User-agent: *');
    expect(text).toContain(`Sitemap: ${BASE}/sitemap.xml`);
    expect(text).toContain('Disallow: /api/');
    expect(text).toContain('Allow: /api/uploads/images/');
    expect(text).toContain('Disallow: /job$');
    // This line would disallow /jobs too.
    expect(text).not.toContain('Disallow: /job');
  });

  test('every route of the app is either listed or unlisted on purpose', () => {
    const known: readonly string[] = [...LISTED_PAGES, ...UNLISTED_PAGES, '/jobs/*', '/*'];
    expect(
      routes.filter((route) => !known.includes(route.replace(/^(\/applications)\/\*$/, '$1'))),
    ).toEqual([]);
    expect(known.filter((page) => !routes.includes(page))).toEqual([]);
  });

  test('no page of the sitemap is disallowed', async () => {
    const text = await lines();
    const away = text.flatMap((line) => line.match(/^Disallow: ([^*$?]+)$/)?.[1] ?? []);
    const listed = LISTED_PAGES.filter((page) => away.some((path) => page.startsWith(path)));
    expect(listed).toEqual([]);
  });
});

describe('the sitemap of pages', () => {
  test('has each page, with its languages (PAGE-7)', async () => {
    const root = await readXml(await feeds()('/sitemaps/pages.xml'));
    expect(texts(root, 'loc')).toEqual(LISTED_PAGES.map((page) => `${BASE}${page}`));
    const [home] = elements(root, 'url');
    const links = home && elements(home, 'xhtml:link');
    expect(
      links?.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    ).toEqual([
      ['en', `${BASE}/?lng=en`],
      ['tr', `${BASE}/?lng=tr`],
      ['x-default', `${BASE}/`],
    ]);
  });
});

describe('security.txt (PAGE-7)', () => {
  test('names the contact, and is valid for less than a year', async () => {
    const text = await (await feeds()('/.well-known/security.txt')).text();
    expect(text).toContain(`Contact: ${CONTACT}\n`);
    expect(text).toContain('Preferred-Languages: en, tr\n');
    expect(text).toContain(`Canonical: ${BASE}/.well-known/security.txt\n`);
    const expires = new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? '').getTime();
    const year = 365 * 24 * 60 * 60 * 1000;
    expect(expires - backend().clock.now().getTime()).toBeGreaterThan(year / 3);
    expect(expires - backend().clock.now().getTime()).toBeLessThan(year);
  });

  test('does not exist without a contact', async () => {
    const response = await feeds({ securityContact: undefined })('/.well-known/security.txt');
    expect(response.status).toBe(404);
  });
});

test('texts lose only the characters that XML forbids', () => {
  const controls = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('');
  expect(escapeXml(`${controls}\ud800a\udc00\ufffe\uffff`)).toBe('\t\n\ra');
  expect(escapeXml('\u2028 İ 👩🏽‍🚒 <&">')).toBe('\u2028 İ 👩🏽‍🚒 &lt;&amp;&quot;&gt;');
});
