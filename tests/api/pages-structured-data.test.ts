import { describe, expect } from 'vitest';
import { makeEmployer, makeJob } from '#tests/factories.ts';
import { apiTest } from './api-test.ts';
import { BASE, FOOTER_PAGES, openSite, type ReadPage, readPage } from './page-reader.ts';

const { backend, test } = apiTest();

type Facts = { '@context': string; '@type': string; [key: string]: unknown };

/** The page's JSON-LD. */
const factsOf = (page: ReadPage): Facts[] =>
  page
    .all('script[type="application/ld+json"]')
    .flatMap(({ textContent }) => JSON.parse(textContent) as Facts[]);

const typesOf = (page: ReadPage) => factsOf(page).map((facts) => facts['@type']);

describe('structured data (PAGE-5)', () => {
  test('of the start page: its organization and its search', async () => {
    const get = await openSite(backend());
    for (const lng of ['en', 'tr']) {
      const page = await readPage(await get(`/?lng=${lng}`));
      expect(typesOf(page)).toEqual(['Organization', 'WebSite']);
      const [organization, site] = factsOf(page);
      expect(site).toMatchObject({ inLanguage: lng, publisher: { '@id': organization?.['@id'] } });
      expect(site?.potentialAction).toMatchObject({ '@type': 'SearchAction' });
      const { target } = (site?.potentialAction ?? {}) as { target?: { urlTemplate: string } };
      // The filled-in template is a search.
      const found = await get(target?.urlTemplate.replace('{search_term_string}', 'cook') ?? '');
      expect(found.status).toBe(200);
      expect((await readPage(found)).attribute('input[name=query]', 'value')).toBe('cook');
      const logo = await get(String(organization?.logo), { headers: { Accept: 'image/*' } });
      expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/png']);
    }
  });

  test('of a job: its posting and breadcrumbs, with addresses of this site', async () => {
    const employer = await makeEmployer(backend());
    const job = await makeJob(backend(), employer, {
      title: 'Bike mechanic',
      location: 'Izmir, Turkey',
      salary_min: 40_000,
      salary_max: 0,
      application_deadline: '2099-01-31',
    });
    const get = await openSite(backend());
    for (const path of [`/jobs/${job._id}`, `/jobs/${job._id}?lng=tr&utm_source=x`]) {
      const page = await readPage(await get(path));
      expect(typesOf(page)).toEqual(['JobPosting', 'BreadcrumbList']);
      const [posting, way] = factsOf(page);
      expect(posting).toMatchObject({
        '@context': 'https://schema.org',
        title: 'Bike mechanic',
        url: `${BASE}/jobs/${job._id}`,
        datePosted: job.published_at,
        validThrough: '2099-01-31T23:59:59-12:00',
        identifier: { value: job._id },
        employmentType: 'FULL_TIME',
        jobLocation: { address: { addressLocality: 'İzmir', addressCountry: 'TR' } },
        baseSalary: { currency: 'USD', value: { minValue: 40_000, unitText: 'YEAR' } },
      });
      expect(posting?.description).toContain('<p>Receives goods and keeps the shelves');
      expect(way).toMatchObject({
        itemListElement: [{ item: `${BASE}/jobs` }, { item: `${BASE}/jobs/${job._id}` }],
      });
    }
  });

  test('is absent from the other pages', async () => {
    const get = await openSite(backend());
    for (const path of ['/jobs', ...FOOTER_PAGES])
      expect((await readPage(await get(path))).all('script[type="application/ld+json"]')).toEqual(
        [],
      );
  });
});
