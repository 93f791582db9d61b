import { expect, test } from 'vitest';
import { refreshTerms } from '../../server/search/refresh-terms.ts';
import { sharedSearch } from './shared-search.ts';

const { backend, post, search } = sharedSearch();

/** Posts these jobs, and counts their words. */
const postCounted = async (...jobs: Parameters<typeof post>): Promise<void> => {
  await post(...jobs);
  await refreshTerms(backend().dependencies);
};

test.each([
  ['acountant', 'accountant'],
  ['accoutnant', 'accountant'],
  ['senior acountant', 'senior accountant'],
])('%s shows results for %s, unless it is wanted as typed', async (query, corrected) => {
  await postCounted({ title: 'Senior accountant' });
  expect(await search({ query })).toMatchObject({ total: 1, correctedQuery: corrected });
  const exact = await search({ query, exact: 'true' });
  expect(exact).toMatchObject({ total: 0 });
  expect(exact.correctedQuery).toBeUndefined();
});

test('a place is corrected too', async () => {
  await postCounted({ title: 'Cook', location: 'San Francisco' });
  expect(await search({ location: 'San Fransisco' })).toMatchObject({
    total: 1,
    correctedLocation: 'San Francisco',
  });
});

test.each([
  ['of two edits', 'acoutant'],
  ['of four letters', 'coek'],
])('a word %s away stays as it is', async (_, query) => {
  await postCounted({ title: 'Accountant' }, { title: 'Cook' });
  const found = await search({ query });
  expect(found).toMatchObject({ total: 0 });
  expect(found.correctedQuery).toBeUndefined();
});

test('a word that a job has is none to correct', async () => {
  await postCounted({ title: 'Baker' }, ...Array.from({ length: 11 }, () => ({ title: 'Maker' })));
  const found = await search({ query: 'baker' });
  expect(found).toMatchObject({ total: 1 });
  expect(found.correctedQuery).toBeUndefined();
});

test.each([
  ['ten', 10, undefined],
  ['more than ten', 11, 'maker'],
])(
  'of a word found once, %s times as much has to be found otherwise',
  async (_, times, corrected) => {
    await postCounted(
      { title: 'Cook', description: 'We call them mager.' },
      ...Array.from({ length: times }, () => ({ title: 'Maker' })),
    );
    expect((await search({ query: 'mager' })).correctedQuery).toBe(corrected);
  },
);
