import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { refreshTerms } from '#server/domains/search/refresh-terms.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import type { Suggestion } from '#src/contract/search/job-suggestion.ts';
import { makeEmployer, makeJob, type Person } from '#tests/factories.ts';
import { apiTest, DAY } from './api-test.ts';

const { backend, send } = apiTest();

const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const refresh = () => refreshTerms(backend().dependencies);

async function suggest(query: string, more: Record<string, string> = {}): Promise<Suggestion[]> {
  const params = new URLSearchParams({ query, ...more });
  const response = await send('GET', `/api/jobs/suggestions?${params.toString()}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { suggestions: Suggestion[] }).suggestions;
}
const texts = async (query: string, more: Record<string, string> = { kinds: 'title' }) =>
  (await suggest(query, more)).map(({ text }) => text);

/** Posts jobs of a new employer and refreshes the terms. */
async function post(...jobs: (Partial<Job> & { title: string })[]): Promise<{
  employer: Person;
  posted: Job[];
}> {
  const employer = await makeEmployer(backend());
  const posted: Job[] = [];
  for (const job of jobs) posted.push(await makeJob(backend(), employer, job));
  await refresh();
  return { employer, posted };
}

describe('titles and companies (SUGGEST-1)', () => {
  test('match the beginning of any word, ignoring case and accents', async () => {
    await post(
      { title: 'Yazılım Mühendisi', company_name: 'Çınar Yazılım' },
      { title: 'Head of Software (C++)', company_name: 'Muhtar' },
    );
    expect(await texts('yazılım')).toEqual(['Yazılım Mühendisi']);
    expect(await texts('MUHEN')).toEqual(['Yazılım Mühendisi']);
    expect(await texts('software c++')).toEqual(['Head of Software (C++)']);
    expect(await texts('oftware')).toEqual([]);
    expect(await suggest('yaz', { kinds: 'title,company' })).toEqual([
      { kind: 'title', text: 'Yazılım Mühendisi' },
      { kind: 'company', text: 'Çınar Yazılım' },
    ]);
    expect(await texts('mu', { kinds: 'company' })).toEqual(['Muhtar']);
  });

  test('are sorted by their number of jobs, in the most common spelling', async () => {
    await post(
      { title: 'Nurse assistant' },
      ...Array.from({ length: 3 }, () => ({ title: 'Nurse' })),
      { title: 'NURSE' },
      ...Array.from({ length: 2 }, () => ({ title: 'Nurse, nights' })),
    );
    expect(await texts('nur')).toEqual(['Nurse', 'Nurse, nights', 'Nurse assistant']);
    expect(await texts('nur', { kinds: 'title', limit: '1' })).toEqual(['Nurse']);
  });

  test('are five of each kind, or as many as requested up to ten', async () => {
    await post(...Array.from({ length: 12 }, (_, index) => ({ title: `Baker ${index}` })));
    expect(await texts('baker')).toHaveLength(5);
    expect(await texts('baker', { kinds: 'title', limit: '10' })).toHaveLength(10);
    expect(await texts('baker', { kinds: 'title', limit: '11' })).toHaveLength(5);
  });

  test('come from listed jobs only', async () => {
    const { employer, posted } = await post(
      { title: 'Baker, draft', status: 'draft' },
      { title: 'Baker, closed', status: 'closed' },
      { title: 'Baker, open' },
      { title: 'Baker, soon over', application_deadline: inDays(3) },
      { title: 'Baker, deleted' },
    );
    expect((await texts('baker')).sort()).toEqual([
      'Baker, deleted',
      'Baker, open',
      'Baker, soon over',
    ]);
    const { token } = employer;
    const path = (index: number) => `/api/jobs/${posted[index]?._id}`;
    await send('PUT', path(0), { token }, { status: 'published' });
    await send('PUT', path(2), { token }, { title: 'Baker, renamed' });
    await send('DELETE', path(4), { token });
    backend().clock.advance(5 * DAY);
    await refresh();
    expect((await texts('baker')).sort()).toEqual(['Baker, draft', 'Baker, renamed']);

    // Extending a passed deadline lists the job again.
    const json = { application_deadline: inDays(30) };
    expect((await send('PUT', path(3), { token }, json)).status).toBe(200);
    backend().clock.advance(60_000);
    await refresh();
    expect(await texts('baker s')).toEqual(['Baker, soon over']);
  });

  test('count each change once, whichever instance refreshes them', async () => {
    const { posted, employer } = await post({ title: 'Baker' }, { title: 'Baker' });
    await Promise.all([refresh(), refresh(), refresh()]);
    for (const { _id } of posted) await send('DELETE', `/api/jobs/${_id}`, employer);
    await Promise.all([refresh(), refresh(), refresh()]);
    await refresh();
    expect(await texts('bak')).toEqual([]);
    const left = await backend().database.db.execute(
      sql`select (select count(*) from search_terms) + (select count(*) from search_vocabulary) as count`,
    );
    expect(Number(left.rows[0]?.count)).toBe(0);
  });
});

test('places are in the language of the request (SUGGEST-1)', async () => {
  const ask = async (language: string) => {
    const headers = { 'Accept-Language': language };
    const path = '/api/jobs/suggestions?query=munch&kinds=place&limit=1';
    const response = await backend().request('GET', path, { headers });
    return ((await response.json()) as { suggestions: Suggestion[] }).suggestions;
  };
  expect(await ask('en')).toEqual([{ kind: 'place', text: expect.stringContaining('Germany') }]);
  expect(await ask('tr')).toEqual([{ kind: 'place', text: expect.stringContaining('Almanya') }]);
});

describe('the query', () => {
  test.each([
    '',
    ' ',
    'b',
    '%',
    '**',
    '"\'',
    '&|!():*',
    '😀',
    '‮مهندس',
    '\\',
    '_a',
    '٪٪',
    'ﷺ'.repeat(200),
  ])('%j is answered (SUGGEST-1)', async (query) => {
    await post({ title: 'Baker' });
    expect(await texts(query, { kinds: 'title,company' })).toEqual([]);
    await suggest(query);
  });

  test('may have any length, but only its first 200 characters count', async () => {
    await post({ title: 'Baker' });
    expect(await texts('b'.repeat(5000))).toEqual([]);
    expect(await texts(`baker${' '.repeat(5000)}`)).toEqual(['Baker']);
  });

  test('with unknown kinds gets all kinds', async () => {
    await post({ title: 'Baker', company_name: 'Bakery' });
    const found = await suggest('bak', { kinds: 'skill' });
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['title', 'company', 'place']));
  });
});
