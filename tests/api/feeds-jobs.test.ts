import { desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { jobs } from '../../server/db/schema.ts';
import type { Job } from '../../src/contract/job.ts';
import { insertJobs, makeEmployer, makeJob } from '../factories.ts';
import { BASE, elements, feedsOf, readXml, readZipped, texts } from './feed-reader.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

const make = async (given: Partial<Job> = {}) =>
  makeJob(backend(), await makeEmployer(backend()), given);
const insert = async (count: number, given: Parameters<typeof insertJobs>[3] = {}) =>
  insertJobs(backend(), await makeEmployer(backend()), count, given);

/** The only job of the feed, as its fields by their names. */
async function fieldsOf(path = '/jobs.xml'): Promise<(name: string) => string | undefined> {
  const [job, ...more] = elements(await readXml(await feedsOf(backend())(path)), 'job');
  expect(more).toEqual([]);
  return (name) => (job ? texts(job, name)[0] : undefined);
}

describe('the feed of all jobs', () => {
  test('has the fields that aggregators read', async () => {
    const job = await make({
      ...{ title: 'Nurse', company_name: 'Carrow Vale', location: 'Toronto, ON, Canada' },
      ...{ salary_min: 50_000, salary_max: 62_500, is_remote: true, job_type: 'part_time' },
      ...{ experience_level: 'senior', required_skills: ['Care', 'Shifts'] },
      application_deadline: '2030-05-31',
    });
    const field = await fieldsOf();
    const names = [
      ...['title', 'date', 'referencenumber', 'url', 'company', 'city', 'state', 'country'],
      ...['location', 'salary', 'jobtype', 'category', 'experience', 'remotetype'],
      'expirationdate',
    ];
    expect(names.map(field)).toEqual([
      ...['Nurse', new Date(job.published_at ?? '').toUTCString(), job._id],
      ...[`${BASE}/jobs/${job._id}`, 'Carrow Vale', 'Toronto', 'Ontario', 'Canada'],
      ...['Toronto, ON, Canada', '$50,000 - $62,500 per year', 'parttime', 'Care, Shifts'],
      // The last time zone on Earth is half a day behind.
      ...['Senior Level', 'Fully remote', 'Sat, 01 Jun 2030 11:59:59 GMT'],
    ]);
    expect(field('description')).toContain(
      '<strong>Requirements</strong></p><p>Careful and on time.</p>',
    );
  });

  test('says nothing of what a job does not say', async () => {
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

  test.each([
    ['Toronto, ON, Canada', ['Toronto', 'Ontario', 'Canada']],
    ['Austin, TX', ['Austin', 'Texas', 'United States']],
    ['Kadıköy, İstanbul, Türkiye', ['Kadıköy', 'İstanbul', 'Türkiye']],
    ['Münih', ['Munich', 'Bavaria', 'Germany']],
    ['Hill Valley', ['Hill Valley', undefined, undefined]],
    ['Remote', [undefined, undefined, undefined]],
  ])('reads the place %s', async (location, parts) => {
    await make({ location });
    const field = await fieldsOf();
    expect(['city', 'state', 'country'].map((name) => field(name))).toEqual(parts);
    expect(field('location')).toBe(location);
  });

  test('has headings in the language asked for', async () => {
    await make();
    expect((await fieldsOf('/jobs.xml?lng=tr'))('description')).toContain(
      '<strong>Aranan nitelikler',
    );
    expect((await fieldsOf('/jobs.xml?lng=de'))('description')).toContain('<strong>Requirements');
  });

  test('lists no draft, no closed job and none whose deadline has passed', async () => {
    await make({ status: 'draft' });
    await make({ status: 'closed' });
    await make({ application_deadline: new Date().toISOString().slice(0, 10) });
    const live = await make({ status: 'active' });
    backend().clock.advance(3 * 24 * 60 * 60 * 1000);
    expect((await fieldsOf())('referencenumber')).toBe(live._id);
  });

  test('is written by employers, and yet well-formed', async () => {
    const hostile =
      ']]></title></job><job>]]>&amp;<script>alert(1)</script>\u0001\u001f\u2028\ud800';
    const text = { title: hostile, company_name: hostile, location: hostile };
    await insert(1, { ...text, description: hostile });
    const field = await fieldsOf();
    expect(field('title')).toContain(']]></title></job><job>]]>&amp;<script>alert(1)</script>');
    expect(field('description')).toContain('&lt;script&gt;');
    expect(field('description')).not.toContain('<script');
  });

  test('comes whole and compressed, no job twice', async () => {
    // Published at one moment, and read a few at a time.
    await insert(20, { published_at: new Date() });
    const headers = { 'Accept-Encoding': 'gzip' };
    const ask = feedsOf(backend(), { pages: { plan: 1, sitemap: 1, feed: 3 } });
    const ids = texts(await readZipped(await ask('/jobs.xml', { headers })), 'referencenumber');
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
  });
});

test('a job that is deleted while the feed is read leaves a whole feed, no job twice', async () => {
  // Longer than what is put together at a time, so that not all of it is read at once.
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
