import { expect, test } from 'vitest';
import { createApi } from '../../server/app.ts';
import type { JobSearchEngine } from '../../server/search/job-search-engine.ts';
import { engineOf } from '../../server/search/postgres-engine.ts';
import type { JobPage } from '../../src/contract/job.ts';
import { makeEmployer, makeJob } from '../factories.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

test('what an engine still finds that is no longer live is not shown', async () => {
  const employer = await makeEmployer(backend());
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
