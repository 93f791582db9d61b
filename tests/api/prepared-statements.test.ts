import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '../../server/db/rows-of.ts';
import { makeEmployer, makeJob } from '../factories.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

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

/** Searches whose statements differ: each set of the words, by each set of the filters. */
const searches = Array.from({ length: 2 ** WORDS.length }, (_, set) => {
  const query = WORDS.filter((_word, i) => (set >> i) % 2 === 1).join(' ');
  return `/api/jobs?${new URLSearchParams({ query, ...FILTERS[set % FILTERS.length] }).toString()}`;
});

/** How many statements each of several sessions keeps. */
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

test('no session keeps the statements of searches, whatever is searched for', async () => {
  await makeJob(backend(), await makeEmployer(backend()), { title: 'Night nurse' });
  const ask = async (path: string | undefined) => {
    if (path) expect((await backend().request('GET', path)).status).toBe(200);
  };
  for (let at = 0; at < searches.length; at += 8)
    await Promise.all(searches.slice(at, at + 8).map(ask));
  // Those of `preparedQuery`, and the driver's own.
  expect(Math.max(...(await counts()))).toBeLessThan(20);
});
