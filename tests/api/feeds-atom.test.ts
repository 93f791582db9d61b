import { describe, expect, test } from 'vitest';
import type { Job } from '../../src/contract/job.ts';
import { insertJobs, makeEmployer, makeJob } from '../factories.ts';
import { BASE, elements, feedsOf, readXml, texts } from './feed-reader.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

/** The feed at this address, by a reader of its own: none is kept from before. */
const read = async (path: string, headers: Record<string, string> = {}) =>
  readXml(await feedsOf(backend())(path, { headers }));

const makeJobs = async (...given: Partial<Job>[]): Promise<Job[]> => {
  const employer = await makeEmployer(backend());
  const made: Job[] = [];
  for (const one of given) made.push(await makeJob(backend(), employer, one));
  return made;
};

describe('the feed of new jobs', () => {
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

  test('says when a job was changed', async () => {
    const employer = await makeEmployer(backend());
    const job = await makeJob(backend(), employer);
    backend().clock.advance(60_000);
    const json = { title: 'Changed', __v: job.__v };
    await backend().request('PUT', `/api/jobs/${job._id}`, { token: employer.token, json });
    const [entry] = elements(await read('/jobs.atom'), 'entry');
    const [updated = ''] = entry ? texts(entry, 'updated') : [];
    expect(Date.parse(updated)).toBeGreaterThan(Date.parse(job.published_at ?? ''));
  });

  test('has fifty of them, and is valid with none', async () => {
    const empty = await read('/jobs.atom');
    expect(elements(empty, 'entry')).toHaveLength(0);
    expect(texts(empty, 'updated')).toHaveLength(1);
    await makeJobs(...Array.from({ length: 52 }, (_, index) => ({ title: `Job ${index}` })));
    const titles = texts(await read('/jobs.atom?page=2&limit=1000'), 'title').slice(1);
    expect(titles).toHaveLength(50);
    expect(titles[0]).toBe('Job 51');
  });

  test('is one of any search', async () => {
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
    // As leniently as the list: what is no value is dropped.
    expect(await titles('jobType=none&remote=perhaps&other=1')).toHaveLength(3);
    expect(await titles('query=nurse&query=cook')).toEqual(['Nurse at night', 'Nurse']);
  });

  test('shows nothing that is not listed', async () => {
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

  test('is written by employers, and yet well-formed', async () => {
    const title = ']]></title></entry><script>alert(1)</script>&amp;"\u0001\u001f\u2028\ud800';
    const text = { title, description: title, company_name: title, location: title };
    await insertJobs(backend(), await makeEmployer(backend()), 1, text);
    const root = await read('/jobs.atom');
    expect(elements(root, 'script')).toHaveLength(0);
    expect(elements(root, 'entry')).toHaveLength(1);
    expect(texts(root, 'title')[1]).toContain(']]></title></entry><script>alert(1)</script>&amp;"');
  });

  test('is not sent again while nothing changes', async () => {
    await makeJobs({});
    const etag = (await feedsOf(backend())('/jobs.atom')).headers.get('etag') ?? '';
    const headers = { 'If-None-Match': etag };
    expect((await feedsOf(backend())('/jobs.atom', { headers })).status).toBe(304);
    await makeJobs({});
    expect((await feedsOf(backend())('/jobs.atom', { headers })).status).toBe(200);
  });
});
