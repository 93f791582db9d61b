import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { createApi } from '#server/domains/api.ts';
import { engineOf } from '#server/domains/search/engine-queries.ts';
import type { JobSearchEngine } from '#server/domains/search/job-search-engine.ts';
import { readTokens } from '#server/domains/search/lexemes.ts';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import type { JobPage } from '#src/contract/jobs/job.ts';
import { makeEmployer, makeJob } from '#tests/factories.ts';
import { apiTest } from './api-test.ts';

const { backend, send, test } = apiTest();

const WORDS = [
  'nurse',
  'driver',
  'waiter',
  '"night shift"',
  '-remote',
  '-senior',
  'berlin',
  'izmir',
];
const FILTERS: readonly Record<string, string>[] = [
  {},
  { job_type: 'full_time' },
  { job_type: 'full_time,contract', workplace: 'remote' },
  { location: 'berlin', salary_min: '1000' },
  { experience_level: 'entry,mid', days: '7' },
];

/** Searches with different statements: each subset of the words, with the filters in turn. */
const searches = Array.from({ length: 2 ** WORDS.length }, (_, set) => {
  const query = WORDS.filter((_word, i) => (set >> i) % 2 === 1).join(' ');
  return `/api/jobs?${new URLSearchParams({ query, ...FILTERS[set % FILTERS.length] }).toString()}`;
});

/** The number of prepared statements of each of several sessions. */
const counts = () =>
  Promise.all(
    Array.from({ length: 10 }, async () => {
      const { db } = backend().database;
      const [row] = await db.transaction(async (tx) => {
        const found = await rowsOf<{ count: number }>(
          tx,
          sql`select count(*)::int as count from pg_prepared_statements`,
        );
        await tx.execute(sql`select pg_sleep(0.05)`);
        return found;
      });
      return row?.count ?? 0;
    }),
  );

test('no session keeps the statements of searches', async () => {
  await makeJob(backend(), await makeEmployer(backend()), { title: 'Night nurse' });
  const ask = async (path: string | undefined) => {
    if (path) expect((await send('GET', path)).status).toBe(200);
  };
  for (let at = 0; at < searches.length; at += 8)
    await Promise.all(searches.slice(at, at + 8).map(ask));
  // The statements of `preparedQuery`, and the driver's own.
  expect(Math.max(...(await counts()))).toBeLessThan(20);
});

describe('a query that fails while its rows arrive', () => {
  test('does not affect the next queries', async () => {
    const { db } = backend().database;
    // One for each connection.
    const several = Array.from({ length: 10 });
    const failing = several.map(() =>
      rowsOf(db, sql`select 1 / (4 - number) from generate_series(1, 9) as number`),
    );
    const failures = await Promise.allSettled(failing);
    expect(failures.every(({ status }) => status === 'rejected')).toBe(true);
    const following = several.map(() =>
      rowsOf(db, sql`select number from generate_series(1, 3) as number`),
    );
    for (const rows of await Promise.all(following))
      expect([...rows]).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
  });
});

test('jobs that an engine still finds are not shown if they are no longer live', async ({
  employer,
}) => {
  const draft = await makeJob(backend(), employer, {
    title: 'Night welder, draft',
    status: 'draft',
  });
  const closed = await makeJob(backend(), employer, {
    title: 'Night welder, closed',
    status: 'closed',
  });
  await makeJob(backend(), employer, { title: 'Night welder' });
  await makeJob(backend(), employer, { title: 'Day welder' });
  const engine = engineOf(backend().dependencies.database.db);
  const behind: JobSearchEngine = {
    ...engine,
    find: async (request) => {
      const { ids, relaxedFrom = 0, ...found } = await engine.find(request);
      const late = [draft._id, closed._id];
      return { ...found, ids: [...late, ...ids], relaxedFrom: relaxedFrom + late.length };
    },
  };
  const api = createApi({ ...backend().dependencies, jobSearch: behind });
  const answer = await api.fetch(new Request('http://api.test/api/jobs?query=night+welder'));
  const page = (await answer.json()) as JobPage;
  expect(page.jobs.map((job) => job.title)).toEqual(['Night welder', 'Day welder']);
  expect(page.relaxedFrom).toBe(1);
});

/** A text of 500 characters without spaces, which the search splits into 250 words. */
const dotted = (index: number): string =>
  Array.from({ length: 250 }, (_, at) =>
    String.fromCharCode(97 + (((index >> (at % 12)) + at) % 26)),
  )
    .join('.')
    .slice(0, 500);

test('the first hundred characters of a word count, and the first sixty-four words of a token', async () => {
  const { db } = backend().database;
  const [long, many] = ['x'.repeat(500), dotted(1)];
  const read = await readTokens(db, [long, many]);
  expect(read(long).map(({ word }) => word)).toEqual(['x'.repeat(100)]);
  expect(read(many)).toHaveLength(64);
});
