import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeEmployer, makeJob } from '#tests/factories.ts';
import { BASE, FOOTER_PAGES, openSite, type ReadPage, readPage } from './page-reader.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

const postJob = async (given = {}) =>
  makeJob(backend(), await makeEmployer(backend()), { title: 'Bike mechanic', ...given });

/** The addresses of a page by language, from its alternate links. */
const alternates = (page: ReadPage) =>
  Object.fromEntries(
    page
      .all('link[rel=alternate][hreflang]')
      .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
  );
const canonical = (page: ReadPage) => page.attribute('link[rel=canonical]', 'href');

describe('the language of a page', () => {
  test.each([
    ['/about', {}, 'en'],
    ['/about', { 'Accept-Language': 'tr-TR,en;q=0.5' }, 'tr'],
    ['/about', { 'Accept-Language': 'de, tr;q=0, en;q=0.1' }, 'en'],
    ['/about', { 'Accept-Language': 'tr', Cookie: 'language=en' }, 'en'],
    ['/about', { 'Accept-Language': 'en', Cookie: 'a=b; language=tr' }, 'tr'],
    ['/about', { 'Accept-Language': 'tr', Cookie: 'language=xx' }, 'tr'],
    ['/about?lng=tr', { 'Accept-Language': 'en', Cookie: 'language=en' }, 'tr'],
    ['/about?lng=en', { 'Accept-Language': 'tr', Cookie: 'language=tr' }, 'en'],
    ['/about?lng=xx', { Cookie: 'language=tr' }, 'tr'],
    ['/about?lng=TR', {}, 'en'],
    ['/about?lng=', { 'Accept-Language': 'tr' }, 'tr'],
  ])('of %s with %o is %s (LANG-1)', async (path, headers, language) => {
    const get = await openSite(backend());
    const page = await readPage(await get(path, { headers }));
    expect(page.html.getAttribute('lang')).toBe(language);
    expect(page.headers.get('content-language')).toBe(language);
    expect(page.title).toBe(language === 'tr' ? 'Hakkımızda · Meydan' : 'About Us · Meydan');
    expect(page.meta('og:locale')).toBe(language);
  });

  test('stays in every link of a page whose address names it, and in no other (LANG-2)', async () => {
    const job = await postJob();
    const get = await openSite(backend());
    for (const path of ['/', '/jobs', `/jobs/${job._id}`, '/faq', '/nothing']) {
      const links = async (address: string) => {
        const page = await readPage(await get(address, { headers: { 'Accept-Language': 'tr' } }));
        return page.all('#app a[href^="/"]').map((link) => link.getAttribute('href') ?? '');
      };
      const named = await links(`${path}?lng=tr`);
      expect(named.length).toBeGreaterThan(8);
      for (const href of named) expect(href).toMatch(/[?&]lng=tr(?:[&#]|$)/);
      for (const href of await links(path)) expect(href).not.toContain('lng');
      // Links don't keep an unknown language.
      for (const href of await links(`${path}?lng=xx`)) expect(href).not.toContain('lng=');
    }
  });
});

describe('the head of a page (PAGE-4)', () => {
  test('has each tag once, in both languages, with links to its alternates', async () => {
    const job = await postJob();
    const get = await openSite(backend());
    const paths = [
      '/',
      '/jobs',
      '/jobs?query=mechanic&page=1',
      `/jobs/${job._id}`,
      ...FOOTER_PAGES,
    ];
    const seen = new Set<string>();
    for (const path of paths) {
      const own = canonical(await readPage(await get(path)));
      const named = (lng: string) => `${own}${own.includes('?') ? '&' : '?'}lng=${lng}`;
      const addresses = { en: named('en'), tr: named('tr'), 'x-default': own };
      for (const address of Object.values(addresses)) {
        const page = await readPage(await get(address));
        expect(page.all('title')).toHaveLength(1);
        expect(page.title).toMatch(/Meydan$/);
        expect(page.meta('description').length).toBeGreaterThan(30);
        expect([path, canonical(page)]).toEqual([path, address]);
        expect([path, alternates(page)]).toEqual([path, addresses]);
        expect(page.all('meta[name=robots]')).toEqual([]);
        expect(page.meta('og:site_name')).toBe('Meydan');
        expect(page.meta('og:type')).toBe('website');
        expect(page.title.startsWith(page.meta('og:title'))).toBe(true);
        expect(page.meta('og:description')).toBe(page.meta('description'));
        expect(page.meta('og:url')).toBe(address);
        expect(page.meta('og:image:alt').length).toBeGreaterThan(0);
        expect(page.meta('twitter:card')).toBe('summary_large_image');
        expect(page.all('head meta[charset]')).toHaveLength(1);
        expect(page.meta('viewport')).toContain('width=device-width');
      }
      const [english, turkish] = await Promise.all(
        [addresses.en, addresses.tr].map(async (one) => readPage(await get(one))),
      );
      expect(english?.meta('description')).not.toBe(turkish?.meta('description'));
      seen.add(english?.meta('description') ?? '');
    }
    // Each page has its own description, except for the two of the list.
    expect(seen.size).toBe(paths.length - 1);
  });

  test('has an existing image of the declared size', async () => {
    const job = await postJob();
    const get = await openSite(backend());
    const pictures = new Set<string>();
    for (const path of ['/', '/jobs?lng=tr', `/jobs/${job._id}`, `/jobs/${job._id}?lng=tr`]) {
      const page = await readPage(await get(path));
      const address = page.meta('og:image');
      expect(address.startsWith(`${BASE}/cards/`)).toBe(true);
      const response = await get(address);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      const { width, height } = await sharp(await response.arrayBuffer()).metadata();
      expect([page.meta('og:image:width'), page.meta('og:image:height')]).toEqual([
        String(width),
        String(height),
      ]);
      pictures.add(address);
    }
    expect(pictures.size).toBe(4);
  });

  test.each([
    ['/jobs?page=1&remote=false', '/jobs'],
    ['/jobs?query=&location=', '/jobs'],
    ['/jobs?utm_source=x&query=cook&fbclid=1', '/jobs?query=cook'],
    ['/jobs?jobType=none&experienceLevel=x&remote=perhaps', '/jobs'],
    ['/jobs?page=-1', '/jobs'],
    ['/jobs?page=NaN', '/jobs'],
    ['/jobs?lng=xx', '/jobs'],
    ['/jobs?lng=tr&other=1&page=2', '/jobs?page=2&lng=tr'],
    ['/jobs?remote=true&jobType=part_time', '/jobs?jobType=part_time&remote=true'],
    ['/about?utm_source=x', '/about'],
    ['/?query=x', '/'],
  ])('of %s has the canonical address %s', async (path, own) => {
    await postJob();
    const get = await openSite(backend());
    const page = await readPage(await get(path));
    const sorted = (address: string) => {
      const url = new URL(address, BASE);
      url.searchParams.sort();
      return url.href;
    };
    expect(sorted(canonical(page))).toBe(sorted(own));
    expect(page.meta('og:url')).toBe(canonical(page));
  });

  test('of a job omits other parameters from its canonical address', async () => {
    const { _id } = await postJob();
    const get = await openSite(backend());
    const page = await readPage(await get(`/jobs/${_id}?utm_source=x&query=a&lng=xx`));
    expect(canonical(page)).toBe(`${BASE}/jobs/${_id}`);
    expect(page.meta('description')).toContain('Example Logistics');
  });

  test('of a job links to all jobs of its company, beside its name and its description (SEARCH-9)', async () => {
    const { _id, company_name } = await postJob();
    const get = await openSite(backend());
    const page = await readPage(await get(`/jobs/${_id}`));
    const company = `/jobs?company=${company_name.replace(' ', '+')}`;
    const links = page.all(`main a[href="${company}"]`);
    expect(links.map((one) => one.textContent)).toEqual([
      company_name,
      'More jobs at this company',
    ]);
    const found = await readPage(await get(company));
    expect(found.all(`main a[href="/jobs/${_id}"]`)).not.toEqual([]);
  });

  test('excludes searches without results from search engines', async () => {
    await postJob();
    const get = await openSite(backend());
    for (const path of ['/jobs?query=nobody', '/jobs?page=99&lng=tr']) {
      const page = await readPage(await get(path));
      expect([page.status, page.meta('robots')]).toEqual([200, 'noindex']);
    }
    const found = await readPage(await get('/jobs?query=mechanic'));
    expect(found.all('meta[name=robots]')).toEqual([]);
  });
});
