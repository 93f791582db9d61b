import { describe, expect } from 'vitest';
import { makeEmployer, makeJob } from '#tests/factories.ts';
import { apiTest, DAY } from './api-test.ts';
import { FOOTER_PAGES, openSite, readPage } from './page-reader.ts';

const { backend, test } = apiTest();

/** The path of a job that was closed this many days ago. */
async function makeClosed(days: number): Promise<string> {
  const job = await makeJob(backend(), await makeEmployer(backend()), { status: 'closed' });
  const at = new Date(Date.now() - days * DAY).toISOString();
  await backend().database.run(`update jobs set updated_at = '${at}' where _id = '${job._id}'`);
  return `/jobs/${job._id}`;
}

/** The text of a page without the elements that name its screen's files. */
const withoutFiles = (text: string) => text.replaceAll(/<link rel="modulepreload"[^>]*>/g, '');

describe('the status of a page', () => {
  test('is 200 for every public page and every search', async () => {
    const job = await makeJob(backend(), await makeEmployer(backend()));
    const get = await openSite(backend());
    const searches = [
      '',
      '?query=cook&location=izmir',
      '?page=9',
      '?jobType=none',
      '?other=1&lng=xx',
    ];
    for (const path of [
      '/',
      `/jobs/${job._id}`,
      ...searches.map((one) => `/jobs${one}`),
      ...FOOTER_PAGES,
    ]) {
      const page = await readPage(await get(path));
      expect([path, page.status]).toEqual([path, 200]);
      expect(page.headers.has('x-robots-tag')).toBe(false);
      expect(page.all('h1')).toHaveLength(1);
    }
  });

  test('is 404 for missing jobs and pages, with their own screens (JOBPAGE-5, PAGE-3, PAGE-4)', async ({
    employer,
  }) => {
    const draft = await makeJob(backend(), employer, { status: 'draft', title: 'Secret' });
    const get = await openSite(backend());
    const jobs = [
      '/jobs/0190a1b2-0000-7000-8000-000000000000',
      '/jobs/x',
      '/jobs/new',
      `/jobs/${draft._id}`,
    ];
    for (const path of [
      ...jobs,
      "/jobs/'--",
      '/jobs/%00',
      '/jobs/%F0%9F%98%80',
      `/jobs/${'x'.repeat(3000)}`,
    ]) {
      const page = await readPage(await get(path));
      expect([path, page.status, page.title]).toEqual([path, 404, 'Job not found · Meydan']);
      expect(page.headers.get('x-robots-tag')).toBe('noindex');
      expect(page.all('main')[0]?.textContent).toContain('This job is not available');
      expect(page.text).not.toContain('Secret');
      expect(page.all('link[rel=canonical],script[type="application/ld+json"]')).toEqual([]);
    }
    for (const path of [
      '/nothing',
      '/nothing/at/all',
      '/jobs/a/b',
      '/about/us',
      '/%',
      '/jobs/%E0%A4%A',
      '/%00',
      '/$x',
    ]) {
      const page = await readPage(await get(path));
      expect([path, page.status, page.title]).toEqual([path, 404, 'Page not found · Meydan']);
      expect(page.headers.get('x-robots-tag')).toBe('noindex');
      expect(page.all('main h1')).toHaveLength(1);
    }
  });

  test('is 410 for a job that was closed more than thirty days ago (PAGE-3)', async () => {
    const get = await openSite(backend());
    for (const [days, status] of [
      [0, 200],
      [29.9, 200],
      [30.1, 410],
      [400, 410],
    ] as const) {
      const page = await readPage(await get(await makeClosed(days)));
      expect([days, page.status]).toEqual([days, status]);
      expect(page.text).toContain('This job is closed and no longer accepting applications.');
      expect(page.headers.get('x-robots-tag')).toBe(status === 410 ? 'noindex' : null);
    }
  });

  test.each([
    ['/jobs/', '/jobs'],
    ['/about/?lng=tr', '/about?lng=tr'],
    ['/jobs///?query=a', '/jobs?query=a'],
    ['//jobs//x/', '/jobs/x'],
    ['/jobs?query=a&query=b&page=2', '/jobs?query=a&page=2'],
    ['/jobs?jobType=contract&jobType=full_time', '/jobs?jobType=contract%2Cfull_time'],
    ['/?lng=tr&lng=en', '/?lng=tr'],
    ['/jobs/?query=a%26b&x&x', '/jobs?query=a%26b&x='],
  ])('is 301 for %s, which has another canonical address (PAGE-3)', async (path, published) => {
    const get = await openSite(backend());
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([301, published]);
    const target = await get(published);
    expect([200, 404]).toContain(target.status);
  });

  test.each([
    '//evil.example/',
    '/\\evil.example/',
    '/%2F%2Fevil.example/',
    '///evil.example//',
    '/%5Cevil.example/',
    '//evil.example/?a=1&a=2',
    '/.//evil.example/',
    '/%09//evil.example/',
    '//evil.example',
    '/\\/evil.example',
    '/x/..//evil.example/',
    '//\\evil.example?a&a',
  ])('for %s redirects to no other site', async (path) => {
    const get = await openSite(backend());
    const location = (await get(path)).headers.get('location') ?? '';
    expect(new URL(location, 'https://jobs.test/').origin).toBe('https://jobs.test');
  });

  test('is 200 with the same shell for all pages that only the browser renders (PAGE-4)', async () => {
    const get = await openSite(backend());
    const texts = new Set<string>();
    for (const path of [
      '/login',
      '/register',
      '/forgot-password',
      '/reset-password?token=secret',
      '/dashboard',
      '/profile',
      '/my-jobs',
      '/applications',
      '/jobs/create',
      '/jobs/x/edit',
      '/admin',
      '/jobs/x/apply',
      '/jobs/x/applied',
      '/jobs/x/applications',
    ]) {
      const page = await get(path);
      expect([path, page.status]).toEqual([path, 200]);
      expect(page.headers.get('x-robots-tag')).toBe('noindex');
      const text = await page.text();
      texts.add(withoutFiles(text));
      expect(text).toContain('data-rendered="shell"');
      // The bar, and the placeholder of the screen.
      for (const part of ['<header', 'aria-label="Loading"', 'id="start-failure"', '<noscript>'])
        expect(text).toContain(part);
    }
    expect(texts.size).toBe(1);
    expect(await (await get('/login?lng=tr')).text()).toContain('href="/register?lng=tr"');
  });
});

describe('a page that fails', () => {
  const tables = ['jobs', 'users'] as const;
  const NUMBERS = '>1 job<';
  const hide = (table: string) => backend().database.run(`alter table ${table} rename to away`);
  const show = (table: string) => backend().database.run(`alter table away rename to ${table}`);

  test.each(tables)(
    'is complete with status 503, and works once %s are back (PAGE-3)',
    async (table) => {
      const get = await openSite(backend());
      // Nothing is cached of what follows it.
      const job = await makeJob(backend(), await makeEmployer(backend()), { title: 'Nurse' });
      const pages = ['/jobs?query=nurse', `/jobs/${job._id}`];
      await hide(table);
      try {
        for (const path of pages) {
          const page = await readPage(await get(path));
          expect([path, page.status, page.headers.get('retry-after')]).toEqual([path, 503, '5']);
          expect(page.headers.get('x-robots-tag')).toBe('noindex');
          // The browser fetches the data itself.
          expect(page.all('#rendered-state')).toEqual([]);
          expect(page.all('main [role=alert], main h1').length).toBeGreaterThan(0);
          expect(page.all('script[type=module]').length).toBeGreaterThan(0);
        }
        const about = await readPage(await get('/about'));
        expect([about.status, about.text.includes(NUMBERS)]).toEqual([200, false]);
      } finally {
        await show(table);
      }
      backend().clock.advance(1001);
      for (const path of pages) {
        const page = await readPage(await get(path));
        expect([path, page.status]).toEqual([path, 200]);
        expect(page.text).toContain('Nurse');
      }
      expect((await readPage(await get('/about'))).text).toContain(NUMBERS);
    },
  );
});

describe('the response of a page', () => {
  test('has its language, what it varies by, and no cookie', async () => {
    const get = await openSite(backend());
    for (const path of ['/', '/jobs', '/about', '/nothing']) {
      const { headers } = await get(path);
      expect(headers.get('content-language')).toBe('en');
      expect(headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
      expect(headers.has('set-cookie')).toBe(false);
    }
  });

  test('asks for its scripts at a low priority, which can be read before them', async () => {
    const get = await openSite(backend());
    for (const path of ['/', '/jobs', '/about', '/nothing', '/login']) {
      const page = await readPage(await get(path));
      const scripts = page.all('script[type=module], link[rel=modulepreload]');
      expect(scripts.length).toBeGreaterThan(2);
      const priorities = scripts.map((script) => script.getAttribute('fetchpriority'));
      expect([path, ...new Set(priorities)]).toEqual([path, 'low']);
    }
  });

  test.for([
    ['/login', 'login'],
    ['/dashboard', 'dashboard'],
    ['/jobs/x/apply', 'jobs._jobId.apply'],
    ['/my-jobs', 'my-jobs'],
    ['/admin', '_console'],
    ['/about', 'about'],
    ['/jobs', 'jobs.index'],
  ] as const)('%s names the files of its screen, and no others', async ([path, screen]) => {
    const page = await readPage(await (await openSite(backend()))(path));
    const files = page
      .all('link[rel=modulepreload], link[rel=stylesheet]')
      .map((link) => link.getAttribute('href') ?? '');
    expect(files.filter((file) => file.startsWith(`/assets/${screen}-`))).toHaveLength(1);
    expect(files.filter((file) => /api-docs|\/(?:terms|register)-/.test(file))).toEqual([]);
  });

  test('has no body for HEAD or a known version', async () => {
    const get = await openSite(backend());
    for (const path of ['/about', '/nothing']) {
      const whole = await get(path);
      const etag = whole.headers.get('etag') ?? '';
      const length = whole.headers.get('content-length');
      expect(String(Buffer.byteLength(await whole.text()))).toBe(length);
      const head = await get(path, { method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([whole.status, '']);
      expect(head.headers.get('content-length')).toBe(length);
      const again = await get(path, { headers: { 'If-None-Match': etag } });
      // A missing page is never 'not modified'.
      expect(again.status).toBe(path === '/about' ? 304 : 404);
      expect((await again.text()) === '').toBe(path === '/about');
      expect(again.headers.get('vary')).toBe(whole.headers.get('vary'));
      const other = await get(path, { headers: { 'If-None-Match': '"another"' } });
      expect(other.status).toBe(whole.status);
    }
    const post = await get('/about', { method: 'POST' });
    expect(post.status).toBe(405);
  });
});
