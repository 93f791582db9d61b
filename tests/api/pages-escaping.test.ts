import { desc } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { jobs } from '#server/platform/database/schema.ts';
import { insertJobs, makeEmployer, type Person } from '#tests/factories.ts';
import { FUZZ_SEED } from '#tests/fuzz-seed.ts';
import { apiTest } from './api-test.ts';
import { openSite, type ReadPage, readPage } from './page-reader.ts';

const { backend, test, send } = apiTest();

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '</style></title></textarea><img src=x onerror=alert(1)>',
  '<!-- <script> --!> ]]> <![CDATA[',
  `" onmouseover="alert(1)" '><svg onload='alert(1)'>`,
  'a\u2028b\u2029c',
  'javascript:alert(1)',
  '\u202eneddih\u202c &lt;script&gt; &#60;b&#62;',
  '👩‍💻🏳️‍🌈 \u{1f600} İığŞ',
  '{{7*7}} $(alert) \\u003cscript\\u003e \\" \\',
];

/** Everything in a page that could run, independent of the page's texts. */
const active = (page: ReadPage) => ({
  scripts: page
    .all('script')
    .map((script) => [
      ...script.getAttributeNames().map((name) => `${name}=${script.getAttribute(name)}`),
      script.getAttribute('type')?.includes('json') ? '' : script.textContent,
    ]),
  handlers: page
    .all('*')
    .flatMap((element) => element.getAttributeNames())
    .filter((name) => name.startsWith('on')),
  addresses: page
    .all('[href],[src],[action]')
    .flatMap((element) =>
      ['href', 'src', 'action'].map((name) => element.getAttribute(name)?.trim().toLowerCase()),
    )
    .filter((address) => address?.startsWith('javascript:')),
  others: page.all('img[src=x],iframe,object,embed,base,svg[onload],meta[http-equiv],textarea'),
});

const stateOf = (page: ReadPage): { queries: { data: unknown }[] } =>
  JSON.parse(page.all('#rendered-state')[0]?.textContent ?? 'null');

/** Inserts a job with texts that the API refuses; returns its id. */
async function insertJob(
  employer: Person,
  given: Partial<Omit<typeof jobs.$inferInsert, '_id' | 'employer_id'>>,
): Promise<string> {
  await insertJobs(backend(), employer, 1, given);
  const { db } = backend().database;
  const [job] = await db.select({ _id: jobs._id }).from(jobs).orderBy(desc(jobs._id)).limit(1);
  return job?._id ?? '';
}

describe('user input', () => {
  test('is text where a missing page names its address, which is cut', async () => {
    const get = await openSite(backend());
    const expected = active(await readPage(await get('/nothing')));
    for (const text of [...HOSTILE, 'x'.repeat(1000)]) {
      const page = await readPage(await get(`/${encodeURIComponent(text)}`));
      expect(page.status).toBe(404);
      expect(active(page)).toEqual(expected);
      const named = page.all('main bdi')[0]?.textContent ?? '';
      expect(named).toMatch(/^\/./);
      expect(named).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      expect(named.length).toBeLessThan(100);
    }
  });

  test('is text on the page of a job, in its head, its structured data and its state', async () => {
    const employer = await makeEmployer(backend());
    const get = await openSite(backend());
    const plain = await insertJob(employer, { title: 'Nurse' });
    const expected = active(await readPage(await get(`/jobs/${plain}`)));
    expect(expected).toMatchObject({ handlers: [], addresses: [], others: [] });
    for (const text of HOSTILE) {
      const job = await insertJob(employer, {
        title: text,
        company_name: text,
        location: text,
        description: text,
        requirements: text,
        responsibilities: `- ${text}\n- ${text}`,
        required_skills: [text],
        benefits: [text],
      });
      const page = await readPage(await get(`/jobs/${job}`));
      expect(page.status).toBe(200);
      const found = active(page);
      // Nothing that runs differs from a plain job's page.
      expect(found).toEqual(expected);
      const shown = (value: string) => value.replaceAll(/\s+/g, ' ').trim();
      expect(shown(page.title)).toBe(shown(`${text} · Meydan`));
      expect(page.meta('og:title')).toBe(text);
      expect(page.all('h1').map(({ textContent }) => textContent)).toEqual([text]);
      const [data] = stateOf(page)
        .queries.map(({ data: one }) => one)
        .filter((one) => (one as { _id?: string })._id === job);
      expect(data).toMatchObject({ title: text, description: text, company_name: text });
      const [facts] = page.all('script[type="application/ld+json"]');
      expect(JSON.parse(facts?.textContent ?? '')[0].title).toBe(text);
    }
  });

  test('is text in a list', async ({ employer }) => {
    const get = await openSite(backend());
    for (const text of HOSTILE)
      await insertJob(employer, { title: text, company_name: text, location: text });
    const page = await readPage(await get('/jobs'));
    const titles = page.all('main li h2, main li h3').map(({ textContent }) => textContent);
    expect(titles.toSorted()).toEqual(HOSTILE.toSorted());
    expect(active(page)).toMatchObject({ handlers: [], addresses: [], others: [] });
  });

  test('may have invalid characters, and be very long', async ({ employer }) => {
    const get = await openSite(backend());
    const long = 'x'.repeat(10_000);
    for (const description of ['a\ud800b', '\udfff', 'a\u0000b', long, '<'.repeat(9_000)]) {
      const fields = { title: 'Nurse', company_name: 'C', location: 'L', requirements: '-' };
      const json = { ...fields, responsibilities: '-', description };
      const made = await send('POST', '/api/jobs', employer, json);
      if (!made.ok) {
        expect(made.status).toBe(400);
        continue;
      }
      const { _id } = (await made.json()) as { _id: string };
      const page = await readPage(await get(`/jobs/${_id}`));
      expect(page.status).toBe(200);
      expect(page.text).not.toContain('\u0000');
      expect(page.meta('description').length).toBeLessThanOrEqual(161);
      expect(active(page)).toMatchObject({ handlers: [], addresses: [], others: [] });
    }
  });

  test('is text in the search form', async () => {
    const get = await openSite(backend());
    const expected = active(await readPage(await get('/jobs?query=x&location=y')));
    for (const text of HOSTILE) {
      const words = encodeURIComponent(text);
      const page = await readPage(await get(`/jobs?query=${words}&location=${words}`));
      expect(page.status).toBe(200);
      expect(active(page)).toEqual(expected);
      expect(page.attribute('input[name=query]', 'value')).toBe(text);
      expect(new URL(page.attribute('link[rel=canonical]', 'href')).pathname).toBe('/jobs');
    }
  });
});

describe('an invalid address', () => {
  const job = '/jobs/0190a1b2-0000-7000-8000-000000000000';

  test.each([
    '/jobs?query[]=a',
    '/jobs?page=-1',
    '/jobs?page=1e9',
    '/jobs?page=NaN',
    '/jobs?page=0x10',
    '/jobs?page=99999999999999999999',
    '/jobs?query=%',
    '/jobs?query=%E0%A4%A',
    '/jobs?=&&',
    '/jobs?query=%00',
    '/jobs?query=%ED%A0%80',
    '/jobs?__proto__=x&constructor=y',
    '/jobs?lng',
    '/jobs?jobType[]=contract',
    '/jobs?query={"a":1}',
    '/jobs?remote=[true]',
    '/jobs?query=null',
    '/?%',
    '/?lng=%',
    '/about?#x',
    `${job}?%E0`,
    `/jobs?query=${'a'.repeat(500)}`,
  ])('%s gets a page or 404', async (path) => {
    const get = await openSite(backend());
    const page = await readPage(await get(path));
    expect([200, 404]).toContain(page.status);
    expect(backend().failures()).toEqual([]);
  });

  test('never causes a server error', async () => {
    const get = await openSite(backend());
    const start = fc.constantFrom(
      '/',
      '/jobs',
      '/jobs?',
      '/jobs/',
      '/about',
      '/?lng=',
      '/jobs?query=',
    );
    const part = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.webQueryParameters(),
      fc.webPath(),
      fc.constantFrom('%', '%u', '//', '\\', '..', '.', ';', '?', '&&', '[', '=', '#', '@', ':'),
    );
    const address = fc
      .tuple(start, fc.array(part, { maxLength: 5 }))
      .map((all) => all.flat().join(''));
    await fc.assert(
      fc.asyncProperty(address, async (path) => {
        // As in a request line, where a path may begin with two slashes.
        const url = new URL(`http://site.test${path}`);
        const response = await get(url.href);
        expect(response.status).toBeLessThan(500);
        const location = response.headers.get('location');
        if (location) expect(new URL(location, url).origin).toBe(url.origin);
        await response.text();
      }),
      {
        numRuns: 60,
        seed: FUZZ_SEED,
        examples: [['//a@a'], ['//evil.test/'], ['//evil.test//jobs/']],
      },
    );
    expect(backend().failures()).toEqual([]);
  });
});
