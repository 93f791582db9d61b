import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { employers, jobs } from '#server/platform/database/schema.ts';
import { fileSize } from '#server/site/feeds/sitemap.ts';
import { insertJobs, makeEmployer, makeJob, type Person } from '#tests/factories.ts';
import { apiTest, DAY } from './api-test.ts';
import { BASE, elements, feedsOf, readXml, texts } from './feed-reader.ts';

const { backend, test } = apiTest();
const SMALL = { planned: 3, max: 4 };

/** Feeds whose files and pages hold only a few jobs. */
const feeds = (sitemapFile = SMALL) =>
  feedsOf(backend(), { sitemapFile, pages: { plan: 2, sitemap: 3, feed: 3 } });
type Ask = ReturnType<typeof feedsOf>;

/** The ids of every job of the sitemap, file by file. */
async function listedBy(ask: Ask): Promise<string[][]> {
  const index = texts(await readXml(await ask('/sitemap.xml')), 'loc');
  expect(index[0]).toBe(`${BASE}/sitemaps/pages.xml`);
  const files: string[][] = [];
  for (const address of index.slice(1)) {
    const found = texts(await readXml(await ask(new URL(address).pathname)), 'loc');
    files.push(found.map((job) => job.slice(`${BASE}/jobs/`.length)));
  }
  return files;
}

/** The ids of all jobs in the database, in order of publication. */
const allIds = async () => {
  const rows = await backend().database.db.select().from(jobs).orderBy(jobs.published_at);
  return rows.map(({ _id }) => _id);
};

const setUp = async (count: number): Promise<Person> => {
  const employer = await makeEmployer(backend());
  await insertJobs(backend(), employer, count);
  return employer;
};

describe('the sitemap (PAGE-7)', () => {
  test('lists only pages when there are no jobs', async () => {
    expect(await listedBy(feeds())).toEqual([]);
    expect((await feeds()('/sitemaps/jobs-1.xml')).status).toBe(404);
  });

  test('has each listed job once, the oldest in the first file', async () => {
    await setUp(7);
    const ask = feeds();
    const files = await listedBy(ask);
    const ids = await allIds();
    expect(files).toEqual([ids.slice(0, 3), ids.slice(3, 6), ids.slice(6)]);
    expect((await ask('/sitemaps/jobs-4.xml')).status).toBe(404);
    expect((await ask('/sitemaps/jobs-99999.xml')).status).toBe(404);
  });

  test('has no empty file at its end', async () => {
    const employer = await setUp(6);
    // Unlisted jobs get no file either.
    await insertJobs(backend(), employer, 4, { status: 'closed' });
    const files = await listedBy(feeds());
    expect(files.map((file) => file.length)).toEqual([3, 3]);
  });

  test('has each of several jobs published at the same moment', async ({ employer }) => {
    await insertJobs(backend(), employer, 8, { published_at: new Date() });
    const files = await listedBy(feeds());
    expect(files.flat().sort()).toEqual((await allIds()).sort());
    expect(files.map((file) => file.length)).toEqual([3, 3, 2]);
  });

  test('omits drafts, closed jobs and jobs past their deadline', async ({ employer }) => {
    const listed = await makeJob(backend(), employer, { status: 'active' });
    await makeJob(backend(), employer, { status: 'draft' });
    await makeJob(backend(), employer, { status: 'closed' });
    const today = new Date(Date.now() - 12 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const due = await makeJob(backend(), employer, { application_deadline: today });
    expect((await listedBy(feeds())).flat()).toEqual([listed._id, due._id]);
    backend().clock.advance(DAY);
    expect((await listedBy(feeds())).flat()).toEqual([listed._id]);
  });

  test('is replanned after an hour; until then a file takes what it has room for', async () => {
    const employer = await setUp(3);
    const ask = feeds();
    expect((await listedBy(ask)).map((file) => file.length)).toEqual([3]);
    for (let more = 0; more < 3; more += 1) await makeJob(backend(), employer);
    expect((await listedBy(ask)).map((file) => file.length)).toEqual([SMALL.max]);
    backend().clock.advance(60 * 60 * 1000);
    expect((await listedBy(ask)).map((file) => file.length)).toEqual([3, 3]);
  });

  test('omits jobs deleted after it was planned, and nothing else', async () => {
    await setUp(7);
    const ask = feeds();
    await listedBy(ask);
    const ids = await allIds();
    // One of them is the first of its file.
    const { db } = backend().database;
    for (const gone of [ids[3], ids[6]]) await db.delete(jobs).where(eq(jobs._id, gone ?? ''));
    expect(texts(await readXml(await ask('/sitemaps/jobs-2.xml')), 'loc')).toHaveLength(2);
    expect((await ask('/sitemaps/jobs-3.xml')).status).toBe(404);
  });
});

describe('a sitemap entry', () => {
  test('has its languages and the last change of the job or its company', async () => {
    const employer = await setUp(1);
    const { db } = backend().database;
    const old = new Date('2026-01-02T03:04:05.678Z');
    await db.update(jobs).set({ updated_at: old });
    await db.delete(employers);
    const ask = feeds();
    const entry = async () => {
      const root = await readXml(await ask('/sitemaps/jobs-1.xml'));
      return { lastmod: texts(root, 'lastmod'), links: elements(root, 'xhtml:link') };
    };
    const before = await entry();
    expect(before.lastmod).toEqual([old.toISOString()]);
    const [id] = await allIds();
    const address = `${BASE}/jobs/${id}`;
    expect(before.links.map((link) => link.getAttribute('href'))).toEqual([
      `${address}?lng=en`,
      `${address}?lng=tr`,
      address,
    ]);
    const changed = new Date('2026-03-04T05:06:07.890Z');
    await db.insert(employers).values({ user_id: employer._id, updated_at: changed });
    expect((await entry()).lastmod).toEqual([changed.toISOString()]);
  });

  test('fits into a file with all others, however long the host name', () => {
    expect(fileSize(BASE)).toEqual({ planned: 45_000, max: 50_000 });
    const long = `https://${'a'.repeat(253)}`;
    const { planned, max } = fileSize(long);
    expect(planned).toBeLessThan(max);
    // Each entry has four addresses that begin with the host.
    expect(max * long.length * 4).toBeLessThan(50 * 1024 * 1024);
  });
});
