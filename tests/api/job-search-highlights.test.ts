import { describe, expect, test } from 'vitest';
import { sharedSearch } from './shared-search.ts';

const { post, search } = sharedSearch();

/** The words that the search highlights in the only job it finds. */
async function marked(query: string, location = '') {
  const [job] = (await search({ query, location })).jobs;
  const words = (text = '', marks: readonly (readonly [number, number])[] = []) =>
    marks.map(([start, end]) => text.slice(start, end));
  return {
    title: words(job?.title, job?.match?.title),
    company: words(job?.company_name, job?.match?.company),
    location: words(job?.location, job?.match?.location),
    context: job?.match?.context,
    words: words(job?.match?.context, job?.match?.marks),
  };
}

test('words are highlighted in the title, and in a line of the text if the title lacks one (SEARCH-5)', async () => {
  await post({
    title: 'Night nurses',
    description: `${'We care for people. '.repeat(20)}The garden is by the ward. ${'Words. '.repeat(60)}`,
  });
  expect(await marked('nurse')).toMatchObject({ title: ['nurses'], context: '', words: [] });
  const found = await marked('nurse garden');
  expect(found).toMatchObject({ title: ['nurses'], words: ['garden'] });
  expect(found.context).toMatch(/^The garden is by the ward\./);
  expect(found.context?.length).toBeLessThanOrEqual(170);
});

test('a place is highlighted, whichever box it was found by (SEARCH-5)', async () => {
  await post(
    { title: 'Plumber', location: 'Köln, Germany', description: 'In Köln.' },
    { title: 'Port warden', location: 'Portland, OR', description: 'By the sea.' },
    { title: 'Glazier', location: 'London, UK' },
  );
  expect(await marked('plumber koln')).toMatchObject({
    title: ['Plumber'],
    location: ['Köln'],
    context: '',
  });
  expect(await marked('plumber', 'köln germany')).toMatchObject({ location: ['Köln', 'Germany'] });
  expect(await marked('', 'Köln')).toMatchObject({ title: [], location: ['Köln'], context: '' });
  expect(await marked('glazier', 'London UK')).toMatchObject({ location: ['London', 'UK'] });
  // Any name of a place highlights it; the name of its country highlights the country alone.
  expect(await marked('', 'Cologne')).toMatchObject({ location: ['Köln'] });
  expect(await marked('', 'Almanya')).toMatchObject({ location: ['Germany'] });
  // A place has no inflections, but its beginning is enough.
  expect(await marked('port')).toMatchObject({ title: ['Port'], location: [] });
  expect(await marked('warden', 'portl')).toMatchObject({ location: ['Portland'] });
});

test('words of other scripts are highlighted, and letters that no accent makes (SEARCH-5)', async () => {
  await post(
    { title: '개발자', location: 'Łódź, Poland' },
    { title: 'Kişi ΟΔΟΣ', location: 'Ålesund' },
  );
  expect(await marked('개발자')).toMatchObject({ title: ['개발자'] });
  expect(await marked('οδός')).toMatchObject({ title: ['ΟΔΟΣ'] });
  expect(await marked('', 'Lodz')).toMatchObject({ location: ['Łódź'] });
});

test('a company is highlighted, and a synonym in the title makes a line of context unnecessary (SEARCH-5)', async () => {
  await post({
    title: 'Software Developer',
    company_name: 'Quillwort Labs',
    description: 'Quillwort looks for a programmer.',
  });
  expect(await marked('quillwort developer')).toMatchObject({
    title: ['Developer'],
    company: ['Quillwort'],
    context: '',
  });
});

describe('the line of context', () => {
  test.each(['required_skills', 'description', 'requirements', 'responsibilities'] as const)(
    'can come from the %s',
    async (field) => {
      const text = 'Knows the garden';
      await post({ title: 'Cook', [field]: field === 'required_skills' ? [text] : text });
      expect(await marked('garden')).toMatchObject({ context: text, words: ['garden'] });
    },
  );
});

describe('highlights', () => {
  test.each([
    // A word with its endings, not a longer one.
    ['garden', 'Garden gardens gardening gardenerships', ['Garden', 'gardens', 'gardening']],
    // A short word without endings.
    ['go', 'Go developer, good at golf', ['Go']],
    // Without accents and case.
    ['sofor', 'ŞOFÖR şoför', ['ŞOFÖR', 'şoför']],
    ['ışık', 'Işık ISIK', ['Işık', 'ISIK']],
    ['lokke lodz', 'Løkke in Łódź', ['Løkke', 'Łódź']],
    // With its punctuation.
    ['c++', 'C++ and C', ['C++']],
    ['c#', 'C# and C', ['C#']],
    // Synonyms and phrases.
    ['sr', 'Senior cook', ['Senior']],
    ['"night nurse"', 'The night nurse', ['night', 'nurse']],
    // Names of areas as written.
    ['europe', 'Head of Europe', ['Europe']],
  ])('for %s in “%s” are %j', async (query, title, words) => {
    await post({ title });
    expect((await marked(query)).title).toEqual(words);
  });

  test('are limited to twenty words', async () => {
    await post({ title: 'Cook '.repeat(24).trim() });
    expect((await marked('cook')).title).toHaveLength(20);
  });
});

test('nothing is highlighted without query terms', async () => {
  await post({ title: 'Cook' });
  const [job] = (await search()).jobs;
  expect(job?.title).toBe('Cook');
  expect(job?.match).toBeUndefined();
});
