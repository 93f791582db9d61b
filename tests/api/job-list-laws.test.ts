import { desc } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { jobs } from '#server/platform/database/schema.ts';
import type { JobPage } from '#src/contract/jobs/job.ts';
import { PAGES_MAX } from '#src/contract/limits.ts';
import { insertJobs, makeEmployer, makeJob } from '#tests/factories.ts';
import { tries } from '#tests/fuzz-seed.ts';
import { apiTest } from './api-test.ts';

const { backend, test, read, send } = apiTest();

/** What happens before the list goes on. Numbers choose one of the jobs around its cursor. */
const events = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('delete', 'close'), job: fc.nat({ max: 29 }) }),
    fc.constant({ kind: 'post', job: 0 }),
  ),
  { maxLength: 6 },
);

test('the list goes on where it was, whatever came and went meanwhile (SEARCH-8)', async () => {
  const pageOf = (query: string) => read<JobPage>(`/api/jobs?${query}`);
  await fc.assert(
    fc.asyncProperty(events, fc.integer({ min: 1, max: 50 }), async (all, limit) => {
      await backend().reset();
      const employer = await makeEmployer(backend());
      await insertJobs(backend(), employer, PAGES_MAX + 30);
      const { next = '' } = await pageOf(`page=${PAGES_MAX}&limit=1`);
      const newestFirst = await backend()
        .database.db.select({ _id: jobs._id })
        .from(jobs)
        .orderBy(desc(jobs.published_at));
      // The first is the cursor's own.
      const around = newestFirst.slice(PAGES_MAX - 1).map(({ _id }) => _id);
      const gone = new Set<string>();
      for (const { kind, job } of all) {
        const id = around[job] ?? '';
        if (kind === 'post') await makeJob(backend(), employer);
        else if (!gone.has(id)) {
          gone.add(id);
          if (kind === 'delete') await send('DELETE', `/api/jobs/${id}`, employer);
          else await send('PUT', `/api/jobs/${id}`, employer, { status: 'closed' });
        }
      }
      const page = await pageOf(`limit=${limit}&after=${encodeURIComponent(next)}`);
      const rest = around.slice(1).filter((id) => !gone.has(id));
      expect(page.jobs.map(({ _id }) => _id)).toEqual(rest.slice(0, limit));
    }),
    tries(4),
  );
});
