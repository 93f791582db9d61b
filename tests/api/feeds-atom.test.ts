import { desc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { jobs } from '#server/platform/database/schema.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { insertJobs, makeEmployer, makeJob } from '#tests/factories.ts';
import { apiTest } from './api-test.ts';
import { BASE, elements, feedsOf, readXml, readZipped, texts } from './feed-reader.ts';

const { backend, test, send } = apiTest();

/** The feed at this address, from new feeds so that nothing is cached. */
const read = async (path: string, headers: Record<string, string> = {}) =>
  readXml(await feedsOf(backend())(path, { headers }));

const makeJobs = async (...given: Partial<Job>[]): Promise<Job[]> => {
  const employer = await makeEmployer(backend());
  const made: Job[] = [];
  for (const one of given) made.push(await makeJob(backend(), employer, one));
  return made;
};

describe('the feed of new jobs (PAGE-7)', () => {
  test('has the newest first, each with its own id, page, dates and categories', async () => {
    const [first, second] = await makeJobs(
      { title: 'Nurse', company_name: 'Carrow Vale', location: 'Dublin, Ireland' },
      { title: 'Cook', is_remote: true, job_type: 'part_time', description: 'Cooks.' },
    );
    const root = await read('/jobs.atom');
    const [newest, oldest] = elements(root, 'entry');
    if (!newest || !oldest || !first || !second) throw new Error('entries are missing');
    expect(texts(newest, 'id')).toEqual([`urn:uuid:${second._id}`]);
    expect(texts(newest, 'title')).toEqual(['Cook']);
    expect(texts(newest, 'published')).toEqual([second.published_at]);
    expect(texts(newest, 'updated')).toEqual([second.published_at]);
    expect(elements(newest, 'link')[0]?.getAttribute('href')).toBe(`${BASE}/jobs/${second._id}`);
    const categories = elements(newest, 'category').map((one) => one.getAttribute('term'));
    expect(categories).toEqual(['part_time', 'entry', 'remote']);
    expect(texts(newest, 'summary')[0]).toContain('Cooks.');
    expect(texts(oldest, 'name')).toEqual(['Carrow Vale']);
    expect(texts(root, 'updated')[0]).toBe(second.published_at);
  });

  test('says when a job was changed', async ({ employer, job }) => {
    backend().clock.advance(60_000);
    const json = { title: 'Changed', __v: job.__v };
    await send('PUT', `/api/jobs/${job._id}`, employer, json);
    const [entry] = elements(await read('/jobs.atom'), 'entry');
    const [updated = ''] = entry ? texts(entry, 'updated') : [];
    expect(Date.parse(updated)).toBeGreaterThan(Date.parse(job.published_at ?? ''));
  });

  test('has the newest fifty jobs, and is valid with none', async () => {
    const empty = await read('/jobs.atom');
    expect(elements(empty, 'entry')).toHaveLength(0);
    expect(texts(empty, 'updated')).toHaveLength(1);
    await makeJobs(...Array.from({ length: 52 }, (_, index) => ({ title: `Job ${index}` })));
    const titles = texts(await read('/jobs.atom?page=2&limit=1000'), 'title').slice(1);
    expect(titles).toHaveLength(50);
    expect(titles[0]).toBe('Job 51');
  });

  test('can be of any search, by every parameter of the list', async () => {
    await makeJobs(
      { title: 'Nurse', location: 'İzmir', job_type: 'part_time' },
      { title: 'Nurse at night', location: 'Ankara', is_remote: true },
      { title: 'Cook', location: 'İzmir', experience_level: 'senior' },
    );
    const titles = async (query: string) =>
      texts(await read(`/jobs.atom?${query}`), 'title').slice(1);
    expect(await titles('query=nurse')).toEqual(['Nurse at night', 'Nurse']);
    expect(await titles('query=nurse&location=izmir')).toEqual(['Nurse']);
    expect(await titles('jobType=part_time')).toEqual(['Nurse']);
    expect(await titles('remote=true')).toEqual(['Nurse at night']);
    expect(await titles('experienceLevel=senior')).toEqual(['Cook']);
    expect(await titles('experienceLevel=senior,mid')).toEqual(['Cook']);
    expect(await titles('jobType=part_time&jobType=contract')).toEqual(['Nurse']);
    expect(await titles('workplace=on_site&company=bakery')).toEqual([]);
    expect(await titles('workplace=remote,hybrid')).toEqual(['Nurse at night']);
    await makeJobs({ title: 'Baker', company_name: 'Bakery', salary_max: 60_000 });
    expect(await titles('company=bakery')).toEqual(['Baker']);
    expect(await titles('salaryMin=60000')).toEqual(['Baker']);
    await backend().database.run(
      "update jobs set published_at = now() - interval '2 days' where title <> 'Baker'",
    );
    expect(await titles('postedWithin=1')).toEqual(['Baker']);
    // As lenient as the list: invalid values are dropped.
    expect(await titles('jobType=none&remote=perhaps&other=1')).toHaveLength(4);
    expect(await titles('query=nurse&query=cook')).toEqual(['Nurse at night', 'Nurse']);
  });

  test('omits jobs that are not listed', async () => {
    const yesterday = new Date(Date.now() + 60 * 60 * 1000).toISOString().slice(0, 10);
    await makeJobs({ status: 'draft' }, { status: 'closed' }, { application_deadline: yesterday });
    backend().clock.advance(3 * 24 * 60 * 60 * 1000);
    expect(elements(await read('/jobs.atom'), 'entry')).toHaveLength(0);
  });

  test('links to itself and to the page of the same search', async () => {
    const query = '?remote=true&x=1&query=C%2B%2B+%26+%3Cb%3E&lng=tr';
    const root = await read(`/jobs.atom${query}`);
    const same = '?query=C%2B%2B+%26+%3Cb%3E&remote=true&lng=tr';
    const [self, page] = elements(root, 'link');
    expect(self?.getAttribute('href')).toBe(`${BASE}/jobs.atom${same}`);
    expect(texts(root, 'id')[0]).toBe(`${BASE}/jobs.atom${same}`);
    expect(page?.getAttribute('href')).toBe(`${BASE}/jobs${same}`);
    expect(texts(root, 'title')[0]).toBe('Meydan: C++ & <b>, Uzaktan için en yeni iş ilanları');
  });

  test('is in the language of its address, or else of its reader', async () => {
    await makeJobs({});
    const language = async (query: string, accepted = '') =>
      (await read(`/jobs.atom${query}`, { 'Accept-Language': accepted })).getAttribute('xml:lang');
    expect(await language('')).toBe('en');
    expect(await language('', 'tr-TR,en;q=0.5')).toBe('tr');
    expect(await language('?lng=en', 'tr')).toBe('en');
    expect(await language('?lng=xx', 'tr')).toBe('tr');
    const root = await read('/jobs.atom?lng=tr');
    const [category] = elements(root, 'category');
    expect(category?.getAttribute('label')).toBe('Tam zamanlı');
    const [, , job] = elements(root, 'link');
    expect(job?.getAttribute('href')).toMatch(/\?lng=tr$/);
  });

  test('stays well-formed, whatever employers write', async () => {
    const title = ']]></title></entry><script>alert(1)</script>&amp;"\u0001\u001f\u2028\ud800';
    const text = { title, description: title, company_name: title, location: title };
    await insertJobs(backend(), await makeEmployer(backend()), 1, text);
    const root = await read('/jobs.atom');
    expect(elements(root, 'script')).toHaveLength(0);
    expect(elements(root, 'entry')).toHaveLength(1);
    expect(texts(root, 'title')[1]).toContain(']]></title></entry><script>alert(1)</script>&amp;"');
  });
});

const make = async (given: Partial<Job> = {}) =>
  makeJob(backend(), await makeEmployer(backend()), given);
const insert = async (count: number, given: Parameters<typeof insertJobs>[3] = {}) =>
  insertJobs(backend(), await makeEmployer(backend()), count, given);

/** Reads the only job of the feed; returns a getter for its fields. */
async function fieldsOf(path = '/jobs.xml'): Promise<(name: string) => string | undefined> {
  const [job, ...more] = elements(await readXml(await feedsOf(backend())(path)), 'job');
  expect(more).toEqual([]);
  return (name) => (job ? texts(job, name)[0] : undefined);
}

describe('the feed of all jobs (PAGE-7)', () => {
  test('has the fields that aggregators read', async () => {
    const job = await make({
      title: 'Nurse',
      company_name: 'Carrow Vale',
      location: 'Toronto, ON, Canada',
      salary_min: 50_000,
      salary_max: 62_500,
      is_remote: true,
      job_type: 'part_time',
      experience_level: 'senior',
      required_skills: ['Care', 'Shifts'],
      application_deadline: '2030-05-31',
    });
    const field = await fieldsOf();
    const names = [
      'title',
      'date',
      'referencenumber',
      'url',
      'company',
      'city',
      'state',
      'country',
      'location',
      'salary',
      'jobtype',
      'category',
      'experience',
      'remotetype',
      'expirationdate',
    ];
    expect(names.map(field)).toEqual([
      'Nurse',
      new Date(job.published_at ?? '').toUTCString(),
      job._id,
      `${BASE}/jobs/${job._id}`,
      'Carrow Vale',
      'Toronto',
      'Ontario',
      'Canada',
      'Toronto, ON, Canada',
      '$50,000 - $62,500 per year',
      'parttime',
      'Care, Shifts',
      'Senior Level',
      'Fully remote',
      // The deadline's day ends last in time zone UTC−12.
      'Sat, 01 Jun 2030 11:59:59 GMT',
    ]);
    expect(field('description')).toContain(
      '<strong>Requirements</strong></p><p>Careful and on time.</p>',
    );
  });

  test('omits fields that a job does not have', async () => {
    await make({ location: '' });
    const field = await fieldsOf();
    for (const name of ['city', 'location', 'salary', 'remotetype', 'expirationdate', 'category'])
      expect(field(name)).toBeUndefined();
  });

  test.each([
    [30_000, 0, 'From $30,000 per year'],
    [0, 30_000, 'Up to $30,000 per year'],
    [30_000, 30_000, '$30,000 per year'],
    [17.5, 20, '$17.50 - $20 per year'],
  ])('a salary from %d to %d is “%s”', async (salary_min, salary_max, salary) => {
    await make({ salary_min, salary_max });
    expect((await fieldsOf())('salary')).toBe(salary);
  });

  test('has headings in the requested language', async () => {
    await make();
    expect((await fieldsOf('/jobs.xml?lng=tr'))('description')).toContain(
      '<strong>Aranan nitelikler',
    );
    expect((await fieldsOf('/jobs.xml?lng=de'))('description')).toContain('<strong>Requirements');
  });

  test('omits drafts, closed jobs and jobs past their deadline', async () => {
    await make({ status: 'draft' });
    await make({ status: 'closed' });
    await make({ application_deadline: new Date().toISOString().slice(0, 10) });
    const live = await make({ status: 'active' });
    backend().clock.advance(3 * 24 * 60 * 60 * 1000);
    expect((await fieldsOf())('referencenumber')).toBe(live._id);
  });

  test('stays well-formed, whatever employers write', async () => {
    const hostile =
      ']]></title></job><job>]]>&amp;<script>alert(1)</script>\u0001\u001f\u2028\ud800';
    const text = { title: hostile, company_name: hostile, location: hostile };
    await insert(1, { ...text, description: hostile });
    const field = await fieldsOf();
    expect(field('title')).toContain(']]></title></job><job>]]>&amp;<script>alert(1)</script>');
    expect(field('description')).toContain('&lt;script&gt;');
    expect(field('description')).not.toContain('<script');
  });

  test('is complete and compressed, without duplicates', async () => {
    // All published at the same moment, and read a few at a time.
    await insert(20, { published_at: new Date() });
    const headers = { 'Accept-Encoding': 'gzip' };
    const ask = feedsOf(backend(), { pages: { plan: 1, sitemap: 1, feed: 3 } });
    const ids = texts(await readZipped(await ask('/jobs.xml', { headers })), 'referencenumber');
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
  });
});

test('a job deleted while the feed is read leaves the feed complete, without duplicates', async () => {
  // Longer than one chunk, so that the feed is not read all at once.
  await insert(60, { description: 'Lorem ipsum '.repeat(1000) });
  const response = await feedsOf(backend(), { pages: { plan: 1, sitemap: 1, feed: 4 } })(
    '/jobs.xml',
  );
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = decoder.decode((await reader?.read())?.value, { stream: true });
  const listed = await backend()
    .database.db.select({ _id: jobs._id })
    .from(jobs)
    .orderBy(desc(jobs.published_at));
  const [last] = listed.slice(-1);
  await backend()
    .database.db.delete(jobs)
    .where(eq(jobs._id, last?._id ?? ''));
  await insert(3);
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    text += decoder.decode(part.value, { stream: true });
  const ids = texts(await readXml(new Response(text)), 'referencenumber');
  expect(ids).toEqual(listed.slice(0, -1).map(({ _id }) => _id));
});
