import { describe, expect, test } from 'vitest';
import { sharedSearch } from './shared-search.ts';

const { post, postCounted, search } = sharedSearch();

type Given = Parameters<typeof post>[number];

const times = (count: number, job: Given): Given[] => Array.from({ length: count }, () => job);
const corrected = async (query: string) => (await search({ query })).correctedQuery;

describe('a word that no job has (SEARCH-12)', () => {
  test.each([
    ['acountant', 'accountant'],
    ['accoutnant', 'accountant'],
    ['senior acountant', 'senior accountant'],
  ])('%s shows results for %s, unless searched exactly', async (query, meant) => {
    await postCounted({ title: 'Senior accountant' });
    expect(await search({ query })).toMatchObject({ total: 1, correctedQuery: meant });
    const exact = await search({ query, exact: 'true' });
    expect(exact).toMatchObject({ total: 0 });
    expect(exact.correctedQuery).toBeUndefined();
  });

  test('is corrected for a missing, doubled or swapped letter before a wrong one; titles come before skills', async () => {
    await postCounted(
      { title: 'Electrician' },
      ...times(3, { title: 'Electrical engineer' }),
      ...times(2, { title: 'Porter', required_skills: ['Bakery'] }),
      { title: 'Baker' },
    );
    expect(await corrected('electrican')).toBe('electrician');
    expect(await corrected('bakerr')).toBe('baker');
    expect(await corrected('electrixal')).toBe('electrical');
  });

  test('may be two edits away if it has nine letters and nothing else is found', async () => {
    await postCounted({ title: 'Veterinarian' }, { title: 'Accountant' }, { title: 'Plumber' });
    expect(await corrected('vetinarian')).toBe('veterinarian');
    for (const query of ['plombor', 'acoutant']) {
      const found = await search({ query });
      expect(found).toMatchObject({ total: 0 });
      expect(found.correctedQuery).toBeUndefined();
    }
    await postCounted({ title: 'Porter', description: 'Helps the vetinarian.' });
    expect(await corrected('vetinarian')).toBeUndefined();
  });

  test.each([
    ['first', 'acountant senior remote berlin payroll audit'],
    ['between others', 'senior remote acountant berlin payroll audit'],
    ['last', 'senior remote berlin payroll audit acountant'],
  ])('is corrected among many words: %s', async (_, query) => {
    const description = 'Payroll, audit.';
    await postCounted({ title: 'Senior accountant', location: 'Berlin, remote', description });
    const meant = query.replace('acountant', 'accountant');
    expect(await search({ query })).toMatchObject({ total: 1, correctedQuery: meant });
  });

  test('fills the page with jobs that have some of the corrected words', async () => {
    await postCounted(
      { title: 'Electrician', location: 'Paris' },
      { title: 'Baker', location: 'Berlin' },
    );
    const page = await search({ query: 'electrican berlin' });
    expect(page).toMatchObject({ correctedQuery: 'electrician berlin', total: 0, relaxedFrom: 0 });
    expect(page.jobs[0]).toMatchObject({ title: 'Electrician' });
  });
});

describe('another form of a word that some job has (SEARCH-12)', () => {
  test.each(['mühendis istanbul', 'mühendisleri istanbul'])(
    'is not corrected (%s)',
    async (query) => {
      await postCounted(
        { title: 'Kalite Mühendisi', location: 'Bursa' },
        { title: 'Terzi', location: 'İstanbul' },
      );
      const page = await search({ query });
      expect(page).toMatchObject({ total: 0, relaxedFrom: 0 });
      expect(page.correctedQuery).toBeUndefined();
      expect(page.jobs[0]).toMatchObject({ title: 'Kalite Mühendisi' });
    },
  );
});

describe('a word that some job has (SEARCH-12)', () => {
  test('is not corrected if a title has it', async () => {
    await postCounted({ title: 'Baker' }, ...times(11, { title: 'Maker' }));
    const found = await search({ query: 'baker' });
    expect(found).toMatchObject({ total: 1 });
    expect(found.correctedQuery).toBeUndefined();
  });

  test.each([
    ['ten', 10, undefined],
    ['more than ten', 11, 'maker'],
  ])(
    'once in a text is corrected depending on the number of titles with another: %s',
    async (_, count, meant) => {
      await postCounted(
        { title: 'Cook', description: 'We call them mager.' },
        ...times(count, { title: 'Maker' }),
      );
      expect(await corrected('mager')).toBe(meant);
    },
  );

  test('only in texts is corrected if titles have a likely word', async () => {
    await postCounted(
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
    // A wrong letter is no sure sign of a typo.
    expect(await corrected('dogmas')).toBeUndefined();
    expect(await search({ query: 'programer', exact: 'true' })).toMatchObject({ total: 3 });
  });
});

describe('a place (SEARCH-12)', () => {
  test('is corrected too', async () => {
    await postCounted({ title: 'Cook', location: 'San Francisco' });
    expect(await search({ location: 'San Fransisco' })).toMatchObject({
      total: 1,
      correctedLocation: 'San Francisco',
    });
  });

  test('is corrected to words of places only', async () => {
    await postCounted(
      { title: 'Cook', location: 'Ankara' },
      ...times(2, { title: 'Ankora Cook', location: 'Paris' }),
    );
    expect(await search({ location: 'Ankra' })).toMatchObject({ correctedLocation: 'Ankara' });
    expect((await search({ location: 'Ankoraa' })).correctedLocation).toBeUndefined();
  });
});
