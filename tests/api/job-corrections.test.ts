import { expect, test } from 'vitest';
import { refreshTerms } from '../../server/search/refresh-terms.ts';
import type { Job, JobPage } from '../../src/contract/job.ts';
import { makeEmployer, makeJob } from '../factories.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

async function search(query: Record<string, string>): Promise<JobPage> {
  const params = new URLSearchParams(query);
  const response = await backend().request('GET', `/api/jobs?${params.toString()}`);
  expect(response.status).toBe(200);
  return (await response.json()) as JobPage;
}
const corrected = async (query: string) => (await search({ query })).correctedQuery;

/** Posts these jobs and counts their words. */
async function post(...jobs: (Partial<Job> & { title: string })[]) {
  const employer = await makeEmployer(backend());
  for (const job of jobs) await makeJob(backend(), employer, job);
  await refreshTerms(backend().dependencies);
}
const times = (count: number, job: Partial<Job> & { title: string }) =>
  Array.from({ length: count }, () => job);

test('a letter left out, doubled or swapped rather than another one, and titles rather than skills', async () => {
  await post(
    { title: 'Electrician' },
    ...times(3, { title: 'Electrical engineer' }),
    ...times(2, { title: 'Porter', required_skills: ['Bakery'] }),
    { title: 'Baker' },
  );
  expect(await corrected('electrican')).toBe('electrician');
  expect(await corrected('bakerr')).toBe('baker');
  expect(await corrected('electrixal')).toBe('electrical');
});

test('two edits from nine letters on, when nothing else is found', async () => {
  await post({ title: 'Veterinarian' }, { title: 'Plumber' });
  expect(await corrected('vetinarian')).toBe('veterinarian');
  expect(await corrected('plombor')).toBeUndefined();
  await post({ title: 'Porter', description: 'Helps the vetinarian.' });
  expect(await corrected('vetinarian')).toBeUndefined();
});

test('a word of texts alone, if a title has what may have been meant', async () => {
  await post(
    ...times(3, { title: 'Porter', description: 'Part of a program.' }),
    ...times(4, { title: 'Programmer' }),
    ...times(3, { title: 'Baker' }),
    ...times(4, { title: 'Bankers' }),
    ...times(3, { title: 'Tester', description: 'Works with dogmas.' }),
    ...times(4, { title: 'Dogman' }),
  );
  expect(await corrected('programer')).toBe('programmer');
  // Titles have the word in another form.
  expect(await corrected('bakers')).toBeUndefined();
  // Another letter is no sure sign.
  expect(await corrected('dogmas')).toBeUndefined();
  expect(await search({ query: 'programer', exact: 'true' })).toMatchObject({ total: 3 });
});

test('the page of corrected words that nothing has together is filled with some of them', async () => {
  await post({ title: 'Electrician', location: 'Paris' }, { title: 'Baker', location: 'Berlin' });
  const page = await search({ query: 'electrican berlin' });
  expect(page).toMatchObject({ correctedQuery: 'electrician berlin', total: 0, relaxedFrom: 0 });
  expect(page.jobs[0]).toMatchObject({ title: 'Electrician' });
});

test('a place by the words of places alone', async () => {
  await post(
    { title: 'Cook', location: 'Ankara' },
    ...times(2, { title: 'Ankora Cook', location: 'Paris' }),
  );
  expect(await search({ location: 'Ankra' })).toMatchObject({ correctedLocation: 'Ankara' });
  expect((await search({ location: 'Ankoraa' })).correctedLocation).toBeUndefined();
});
