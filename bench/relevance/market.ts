import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { MadeJob } from '#bench/jobs/make-jobs.ts';
import { refreshTerms } from '#server/domains/search/refresh-terms.ts';
import { type Backend, createBackend } from '#tests/backend.ts';
import { makeEmployer } from '#tests/factories.ts';

const AT_ONCE = 4;
const BATCH = 500;
const DAY = 24 * 60 * 60 * 1000;

const posted = z.object({ _id: z.string() });
const found = z.object({ jobs: z.array(posted) });

/** A market behind an API in this process; `search` returns indexes of the generated jobs. */
export type Market = {
  search: (query: string, location: string) => Promise<number[]>;
  close: () => Promise<void>;
};

/** Backdates jobs, given as pairs of id and age in days. */
const dateJobs = async (
  { database: { db } }: Backend,
  ages: readonly (readonly [string, number])[],
) => {
  const now = Date.now();
  const rows = ages.map(([id, daysAgo]) => {
    const at = new Date(now - daysAgo * DAY).toISOString();
    return sql`(${id}::uuid, ${at}::timestamptz)`;
  });
  await db.execute(sql`
    update jobs set created_at = dated.at, updated_at = dated.at, published_at = dated.at
    from (values ${sql.join(rows, sql`, `)}) as dated (id, at) where jobs._id = dated.id`);
};

/** Posts the jobs through the API, into an embedded in-memory database. */
export const openMarket = async (made: readonly MadeJob[]): Promise<Market> => {
  const backend = await createBackend();
  const { token } = await makeEmployer(backend);
  const ids = new Map<string, number>();
  const post = async (job: MadeJob, index: number) => {
    const response = await backend.request('POST', '/api/jobs', { token, json: job.input });
    if (!response.ok) throw new Error(`${job.input.title}: ${await response.text()}`);
    ids.set(posted.parse(await response.json())._id, index);
  };
  for (let from = 0; from < made.length; from += AT_ONCE)
    await Promise.all(
      made.slice(from, from + AT_ONCE).map((job, offset) => post(job, from + offset)),
    );
  const ages = [...ids].map(([id, index]) => [id, made[index]?.truth.daysAgo ?? 0] as const);
  for (let from = 0; from < ages.length; from += BATCH)
    await dateJobs(backend, ages.slice(from, from + BATCH));
  // Servers do this in the background.
  await refreshTerms(backend.dependencies);
  await backend.database.run('analyze');
  return {
    search: async (query, location) => {
      const params = new URLSearchParams({ query, location, page: '1', limit: '10' });
      const response = await backend.request('GET', `/api/jobs?${params}`);
      if (!response.ok) throw new Error(`${params}: ${response.status}`);
      return found.parse(await response.json()).jobs.map(({ _id }) => ids.get(_id) ?? -1);
    },
    close: () => backend.close(),
  };
};
