import { v7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { createApi } from '#server/domains/api.ts';
import { placeColumns } from '#server/domains/places/commands.ts';
import { createPostgresEngine } from '#server/domains/search/engine-queries.ts';
import type { JobSearchEngine } from '#server/domains/search/job-search-engine.ts';
import { readSynonyms } from '#server/domains/search/synonyms.ts';
import { createWindows } from '#server/domains/search/windows.ts';
import { jobs } from '#server/platform/database/schema.ts';
import type { JobFacets, JobPage } from '#src/contract/jobs/job.ts';
import { inBatches, makeEmployer } from '#tests/factories.ts';
import { serverUrl, sharedBackend } from './shared-backend.ts';

/*
 * A search among many jobs scans the newest first, and all only if needed. Here the windows are the newest 20 and
 * the newest 60 of 240 jobs.
 */

const STEPS = [20, 60];
const COUNT = 240;
const HOUR = 3_600_000;

const backend = sharedBackend();

/** Inserts jobs three hours apart, the newest first, with the fields from `given`. */
async function postMany(
  given: (index: number) => { title: string; description?: string; salary_max?: number },
  count = COUNT,
) {
  const employer = await makeEmployer(backend());
  const rows = Array.from({ length: count }, (_, index) => {
    const published_at = new Date(Date.now() - index * 3 * HOUR);
    return {
      _id: v7(),
      employer_id: employer._id,
      company_name: 'Example Works',
      description: '',
      created_at: published_at,
      published_at,
      ...placeColumns(''),
      ...given(index),
    };
  });
  await inBatches(rows, (batch) => backend().database.db.insert(jobs).values(batch));
  await backend().database.run('analyze job_search');
}

function openEngine(steps = STEPS): JobSearchEngine {
  const { db } = backend().database;
  return createPostgresEngine(db, readSynonyms(), createWindows(db, steps));
}

async function ask<Reply>(path: string, jobSearch = openEngine()): Promise<Reply> {
  const api = createApi({ ...backend().dependencies, jobSearch });
  const response = await api.fetch(new Request(`http://api.test/api/jobs${path}`));
  expect(response.status).toBe(200);
  return (await response.json()) as Reply;
}
const search = (query: string, engine?: JobSearchEngine) => ask<JobPage>(`?${query}`, engine);

/** Every job is a welder's; every 40th one also a crane driver's, and the oldest a glazier's. */
const trades = (index: number): { title: string } => {
  if (index === COUNT - 1) return { title: 'Glazier and welder' };
  return { title: index % 40 === 39 ? 'Welder and crane driver' : `Welder ${index}` };
};

describe('many jobs', () => {
  test('are sorted by salary among all of them', async () => {
    await postMany((index) => ({
      title: 'Welder',
      salary_max: index === 200 ? 90_000 : 40_000 + index,
    }));
    const page = await search('query=welder&sort=salary&limit=2');
    expect(page.jobs.map(({ salary_max }) => salary_max)).toEqual([90_000, 40_239]);
  });
});

describe('more jobs than are ranked', () => {
  const MANY = 1200;
  const PAGE = 50;
  /** Scans the newest 1,000 for a common word; scanning all for a phrase is expensive. */
  const openLarge = () => openEngine([20, 1000]);

  test('with a common word are counted by estimate, and each is reached once (SEARCH-8)', async () => {
    await postMany((index) => ({ title: `Welder ${index}` }), MANY);
    const engine = openLarge();
    const newest = await search('query=welder&sort=newest&limit=10', engine);
    expect(newest.totalRelation).toBe('about');
    expect(newest.total).toBeGreaterThan(MANY * 0.8);
    expect(newest.total).toBeLessThan(MANY * 1.2);
    expect(newest.jobs.map(({ title }) => title)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Welder ${index}`),
    );

    const pages: JobPage[] = [];
    for (let page = 1; page <= MANY / PAGE + 1; page += 1)
      pages.push(await search(`query=welder&limit=${PAGE}&page=${page}`, engine));
    const ids = pages.flatMap((page) => page.jobs.map(({ _id }) => _id));
    expect(ids).toHaveLength(MANY);
    expect(new Set(ids).size).toBe(MANY);
    expect(new Set(pages.map(({ total }) => total)).size).toBe(1);

    const facets = await ask<JobFacets>('/facets?query=welder', engine);
    expect(facets.relation).toBe('about');
    const [day, week] = [1, 7].map(
      (days) => facets.postedWithin.find(({ value }) => value === days)?.count ?? 0,
    );
    // Eight jobs a day.
    expect(day).toBeGreaterThan(4);
    expect(day).toBeLessThan(16);
    expect(week).toBeGreaterThan(40);
    expect(week).toBeLessThan(75);
  });

  test('with a phrase are found in titles first, then in texts, however old', async () => {
    const descriptionOf = (index: number) =>
      index % 400 === 399 ? 'Night shift.' : 'Shift, night.';
    await postMany(
      (index) => ({
        title: index === MANY - 2 ? 'Welder, night shift' : 'Welder',
        description: descriptionOf(index),
      }),
      MANY,
    );
    const found = await search('query=%22night+shift%22', openLarge());
    expect(found.jobs.map(({ title }) => title)).toEqual([
      'Welder, night shift',
      'Welder',
      'Welder',
      'Welder',
    ]);
    expect(found).toMatchObject({ total: 4, totalRelation: 'exact' });
    const first = await search('query=%22night+shift%22&limit=1', openLarge());
    expect(first.jobs.map(({ title }) => title)).toEqual(['Welder, night shift']);
  });
});

describe.runIf(serverUrl)('a step that takes too long', () => {
  test('is skipped, and the reply has what is known without it', async () => {
    await postMany(trades);
    const { run } = backend().database;
    const engine = openEngine();
    expect((await search('query=welder&sort=newest', engine)).totalRelation).toBe('exact');
    // Simulates a slow disk for all but the newest jobs.
    await run(`
      alter table job_search rename to job_search_rows_kept;
      create function slow(since timestamptz) returns boolean language plpgsql as $$
      begin
        if since < now() - interval '4 days' then perform pg_sleep(0.1); end if;
        return true;
      end $$;
      create view job_search as select * from job_search_rows_kept where slow(published_at);
    `);
    try {
      const page = await search('query=welder&limit=10', engine);
      expect(page.jobs).toHaveLength(10);
      expect(page.totalRelation).toBe('atLeast');
      expect(page.total).toBeGreaterThanOrEqual(20);
      const facets = await ask<JobFacets>('/facets?query=welder', engine);
      expect(facets.relation).toBe('about');
    } finally {
      await run(`
        drop view job_search; drop function slow(timestamptz);
        alter table job_search_rows_kept rename to job_search;
      `);
    }
  });
});
