import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobFacets, JobPage } from '../../src/contract/job.ts';
import { type Backend, createBackend } from '../backend.ts';
import { makeAdmin, makeEmployer, makeJob } from '../factories.ts';
import { openSite, readPage } from './page-reader.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

const HOURLY = { salary_min: 17.25, salary_max: 17.5, salary_period: 'hour' } as const;

const get = async <Reply>(path: string): Promise<Reply> => {
  const response = await backend().request('GET', path);
  expect(response.status).toBe(200);
  return (await response.json()) as Reply;
};

test('an amount has two decimals at most (rule POST-2), in every reply a number', async () => {
  const employer = await makeEmployer(backend());
  const job = await makeJob(backend(), employer, HOURLY);
  expect(job).toMatchObject(HOURLY);
  const path = `/api/jobs/${job._id}`;
  expect(await get(path)).toMatchObject(HOURLY);
  expect((await get<JobPage>('/api/jobs')).jobs).toMatchObject([HOURLY]);

  const change = { salary_min: 0.1, salary_max: 1_999_999_999.99 };
  const changed = await backend().request('PUT', path, { token: employer.token, json: change });
  expect(await changed.json()).toMatchObject(change);

  const { token } = await makeAdmin(backend());
  const record = `/api/admin/jobs/${job._id}`;
  const read = await backend().request('GET', record, { token });
  expect(await read.json()).toMatchObject(change);
  const written = await backend().request('PUT', record, { token, json: { salary_min: 12.75 } });
  expect(await written.json()).toMatchObject({ salary_min: 12.75 });
});

test('the database keeps no more decimals', async () => {
  const job = await makeJob(backend(), await makeEmployer(backend()), HOURLY);
  const write = backend().database.db.execute(
    `update jobs set salary_max = 17.555 where _id = '${job._id}'`,
  );
  await expect(write).rejects.toThrow();
});

test('an hour of 17.50 is found by what it comes to in a year (rule JOB-11)', async () => {
  const employer = await makeEmployer(backend());
  const found = async (salaryMin: number) =>
    (await get<JobPage>(`/api/jobs?salaryMin=${salaryMin}`)).jobs.map(({ title }) => title);
  await makeJob(backend(), employer, { ...HOURLY, title: 'Baker' });
  await makeJob(backend(), employer, { ...HOURLY, title: 'Cook', hours_per_week: 40 });
  await makeJob(backend(), employer, { ...HOURLY, title: 'Clerk', hours_per_week: 20 });
  expect((await found(30_000)).toSorted()).toEqual(['Baker', 'Cook']);
  expect((await found(36_400)).toSorted()).toEqual(['Baker', 'Cook']);
  expect(await found(36_401)).toEqual([]);
  expect(await found(60_000)).toEqual([]);
  const { salaryMin } = await get<JobFacets>('/api/jobs/facets');
  expect(salaryMin[0]).toEqual({ value: 30_000, count: 2 });
});

let own: Backend;
beforeAll(async () => {
  own = await createBackend(undefined, { salaryCurrency: 'TRY' });
});
afterAll(() => own.close());

test.each([
  ['en', 'TRY 30,000 (0)', 'TRY 30,000 or more'],
  ['tr', '₺30.000 (0)', '₺30.000 ve üzeri'],
])('the list without scripts has the deployment’s currency, in %s', async (lng, choice, tag) => {
  const ask = await openSite(own);
  const page = await readPage(await ask(`/jobs?salaryMin=30000&lng=${lng}`));
  const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');
  const chosen = page.all('select[name=salaryMin] option[selected]');
  expect(chosen.map(({ textContent }) => plain(textContent))).toEqual([choice]);
  expect(plain(page.text)).toContain(tag);
  expect(page.text).not.toContain('$30');
});
