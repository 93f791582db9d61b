import { describe, expect, test } from 'vitest';
import { insertJobs, makeEmployer, makeImage, makeJob } from '../factories.ts';
import { sharedSearch } from './shared-search.ts';

const { backend, post, search, titles } = sharedSearch();

describe('paging', () => {
  test('ten on a page, each job once', async () => {
    await insertJobs(backend(), await makeEmployer(backend()), 23);
    const pages = await Promise.all(['1', '2', '3', '4'].map((page) => search({ page })));
    expect(pages.map((page) => page.jobs.length)).toEqual([10, 10, 3, 0]);
    expect(pages.map((page) => page.totalPages)).toEqual([3, 3, 3, 3]);
    expect(pages.map((page) => page.currentPage)).toEqual([1, 2, 3, 4]);
    expect(new Set(pages.flatMap((page) => page.jobs.map((job) => job._id))).size).toBe(23);
  });

  test('an empty list has one page', async () => {
    expect(await search()).toEqual({
      ...{ jobs: [], totalPages: 1, currentPage: 1 },
      ...{ total: 0, totalRelation: 'exact' },
    });
  });

  test('as many as asked for, fifty at most', async () => {
    await insertJobs(backend(), await makeEmployer(backend()), 60);
    expect((await search({ limit: '6' })).jobs).toHaveLength(6);
    expect((await search({ limit: '6' })).totalPages).toBe(10);
    expect((await search({ limit: '50' })).jobs).toHaveLength(50);
    expect((await search({ limit: '51' })).jobs).toHaveLength(10);
  });

  test('a hundred pages are offered at most', async () => {
    await insertJobs(backend(), await makeEmployer(backend()), 230);
    const last = await search({ limit: '2', page: '100' });
    expect(last.totalPages).toBe(100);
    expect(last.jobs).toHaveLength(2);
    expect(await search({ limit: '2', page: '101' })).toEqual({
      jobs: [],
      totalPages: 100,
      currentPage: 101,
      total: 230,
      totalRelation: 'exact',
    });
    expect((await search({ limit: '2', page: '1000000' })).jobs).toEqual([]);
  });

  test('after the last page offered the newest first go on, each job once', async () => {
    await insertJobs(backend(), await makeEmployer(backend()), 105);
    const pages = await Promise.all(['99', '100'].map((page) => search({ page, limit: '1' })));
    expect(pages[0]?.next).toBeUndefined();
    const { jobs } = await search({ limit: '10', after: pages[1]?.next ?? '' });
    expect(jobs).toHaveLength(5);
    const all = (
      await Promise.all(['1', '2', '3'].map((page) => search({ page, limit: '50' })))
    ).flatMap((page) => page.jobs.map((job) => job._id));
    expect(all.slice(100)).toEqual(jobs.map((job) => job._id));
  });

  test('an order that holds when many were published at one moment', async () => {
    const published_at = new Date();
    await insertJobs(backend(), await makeEmployer(backend()), 30, { published_at });
    const pages = await Promise.all(['1', '2', '3'].map((page) => search({ page })));
    const ids = pages.flatMap((page) => page.jobs.map((job) => job._id));
    expect(ids).toEqual(ids.toSorted().reverse());
    expect(new Set(ids).size).toBe(30);
  });
});

describe('the pages kept for a second', () => {
  test('are made anew after it', async () => {
    await post({ title: 'Cook' });
    expect(await titles()).toEqual(['Cook']);
    // Without the trigger that tells of it.
    await backend().database.run(`
      alter table jobs disable trigger jobs_changed;
      update jobs set title = 'Baker';
      alter table jobs enable trigger jobs_changed`);
    backend().clock.advance(1100);
    expect(await titles()).toEqual(['Baker']);
  });

  test('a new company picture shows at once', async () => {
    const employer = await makeEmployer(backend());
    await makeJob(backend(), employer);
    await search();
    const json = { profile_image_url: await makeImage(backend(), employer) };
    await backend().request('PUT', '/api/users/profile', { token: employer.token, json });
    const [job] = (await search()).jobs;
    expect(job?.employer?.company_logo_url).toBe(json.profile_image_url);
  });
});
