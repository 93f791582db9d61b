import { describe, expect, test } from 'vitest';
import { sharedSearch } from './shared-search.ts';

const { post, search, titles } = sharedSearch();

describe('query terms (SEARCH-10)', () => {
  test('match the beginning of a word, not its middle', async () => {
    await post({ title: 'Forklift driver' });
    expect(await titles({ query: 'fork' })).toHaveLength(1);
    expect(await titles({ query: 'lift' })).toHaveLength(0);
  });

  test('match the beginning of the last of many words', async () => {
    await post({
      title: 'Cook',
      location: 'Bern',
      description: 'Soup, fish, wine, scaffolding.',
    });
    // None of these is long enough to be corrected.
    expect(await search({ query: 'cook bern soup fish scaf' })).toMatchObject({ total: 1 });
  });

  test('must all match, in any order and any field', async () => {
    await post(
      { title: 'Night nurse', company_name: 'Harbour Clinic', required_skills: ['Triage'] },
      { title: 'Day nurse', description: 'Works in the ward by the garden.' },
    );
    for (const query of ['harbour nurse', 'triage night nurse']) {
      const { jobs, ...found } = await search({ query });
      expect(jobs[0]).toMatchObject({ title: 'Night nurse' });
      // Jobs with only some of the words fill the page.
      expect(found).toMatchObject({ total: 1, relaxedFrom: 1 });
    }
    expect(await titles({ query: 'garden' })).toEqual(['Day nurse']);
    expect(await search({ query: 'night garden' })).toMatchObject({ total: 0, relaxedFrom: 0 });
  });

  test('match requirements, responsibilities and benefits too', async () => {
    await post(
      { title: 'One', requirements: 'Fluent in Esperanto.' },
      { title: 'Two', responsibilities: 'Teaches Esperanto.' },
      { title: 'Three', benefits: ['Esperanto lessons'] },
    );
    expect(await titles({ query: 'esperanto' })).toHaveLength(3);
  });

  test.each([
    ['"nurse night"', 'Night Nurse'],
    ['"go to clients"', 'Night Nurse'],
    ['nurse -night', 'Night Nurse'],
    ['nurse -"night nurse"', 'Night Nurse'],
    ['R', 'Sous-chef (Recipes)'],
    ['Go', 'Good Driver'],
  ])('%s does not find %s', async (query, title) => {
    await post({ title, description: 'They go to work for our clients.' });
    expect(await titles({ query })).toEqual([]);
  });

  test('in a phrase with a short word match texts', async () => {
    await post(
      { title: 'Director', description: 'You will be our head of sales in Berlin.' },
      { title: 'Clerk', description: 'Sales are up; a head for numbers helps.' },
    );
    expect(await titles({ query: '"head of sales"' })).toEqual(['Director']);
  });

  test.each(['C', 'R', 'Go'])('%s is matched exactly in skills and texts', async (query) => {
    await post(
      { title: 'One', required_skills: [query, 'SQL'] },
      { title: 'Two', description: `You know ${query}, Python or SQL.` },
      { title: 'Three', description: 'C++ and C#, R&D; you go places.' },
    );
    expect((await titles({ query })).toSorted()).toEqual(['One', 'Two']);
  });

  test.each(['pilot "pilot"', 'pilot -"pilot pilot"'])('may repeat a word: %s', async (query) => {
    await post({ title: 'Pilot' }, { title: 'Pilot pilot' });
    // First uncached, then from the cache.
    const found = async () => (await titles({ query })).length;
    expect([await found(), await found()]).toEqual(query.includes('-') ? [1, 1] : [2, 2]);
    expect(await titles({ query: '"pilot"' })).toHaveLength(2);
  });
});

describe('punctuation and noise', () => {
  test.each(["' | !", 'a:*', '(((', "\\'", '<->', '&&', 'x & !y', '%', '"', '\u0000'])(
    'the characters of a query language are no commands: %j',
    async (query) => {
      await post({ title: 'Cook' });
      expect((await search({ query })).totalPages).toBe(1);
    },
  );

  test.each([' ', '.', ',-/', '\u2003'])(
    'sixteen different words count, however they are separated: %j (SEARCH-1)',
    async (split) => {
      const first = 'alpha beta gamma delta epsilon zeta theta kappa'.split(' ');
      const second = 'lambda omega sigma tau upsilon phi chi psi'.split(' ');
      await post({ title: [...first, ...second].join(' ') });
      const sixteen = [...second, ...first].reverse();
      const noise = Array.from({ length: 20 }, (_, index) => `x${index}`);
      const asking = async (...words: string[]) =>
        (await search({ query: words.join(split) })).relaxedFrom === 0
          ? 0
          : (await titles({ query: words.join(split) })).length;
      expect(await asking(...sixteen, ...noise)).toBe(1);
      expect(await asking(...sixteen, ...sixteen.map((word) => word.toUpperCase()))).toBe(1);
      expect(await asking('alpha', 'Alpha', 'ÁLPHA', ...sixteen.slice(0, 15), 'nine')).toBe(0);
      expect(await asking(...sixteen.slice(0, 15), 'nine')).toBe(0);
    },
  );

  test('punctuation alone finds every job', async () => {
    await post({ title: 'Cook' });
    expect(await titles({ query: '?!' })).toEqual(['Cook']);
  });
});

describe('words are found as people write them (SEARCH-10)', () => {
  const CITIES = [
    'istanbul',
    'İstanbul',
    'ISTANBUL',
    'ıstanbul',
    'İSTANBUL',
    'Istanbul',
    'iSTANBUL',
  ];

  test.each(CITIES)('%s finds every spelling, as a word and as a place', async (word) => {
    await post(...CITIES.map((city) => ({ title: `Cook in ${city}`, location: city })));
    expect(await titles({ query: word })).toHaveLength(CITIES.length);
    expect(await titles({ location: word })).toHaveLength(CITIES.length);
  });

  test.each([
    ['şoför', 'sofor'],
    ['Şoför', 'SOFOR'],
    ['ŞOFÖR', 'şoför'],
    ['öğretmen', 'ogretmen'],
    ['ÖĞRETMEN', 'öğretmen'],
    ['ogretmen', 'ÖĞRETMEN'],
    ['Müdür', 'mudur'],
    ['çırak', 'cirak'],
    ['ÇIRAK', 'çırak'],
    ['çırak', 'ÇIRAK'],
    ['IŞIK', 'isik'],
    ['ışık', 'IŞIK'],
    ['İğne', 'igne'],
    ['Köln', 'koln'],
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
    ['Kjøkken', 'kjokken'],
    ['Ærø', 'aero'],
    ['cafe\u0301', 'café'],
    ['Кухня', 'кухня'],
  ])('a job for %s is found by %s (SEARCH-1)', async (title, query) => {
    await post({ title, location: title }, { title: 'Other' });
    expect(await titles({ query })).toEqual([title]);
    expect(await titles({ location: query })).toEqual([title]);
  });

  test.each([
    ['c++', 'C++ developer'],
    ['C#', 'C# developer'],
    ['.net', 'ASP.NET developer'],
    ['node.js', 'Node.js developer'],
    ['r&d', 'R&D lead'],
    ["İstanbul'da", "İstanbul'da aşçı"],
  ])('%s is a word', async (query, title) => {
    await post({ title }, { title: 'Cook' });
    expect(await titles({ query })).toEqual([title]);
  });

  test.each([
    ['garsonlar', 'Garson'],
    ['garson', 'Garsonlar aranıyor'],
    ['mühendis', 'Makine Mühendisi'],
    ['mühendisliği', 'Makine Mühendisi'],
    ['muhendisler', 'İnşaat Mühendisliği Uzmanı'],
    ['müdür', 'Satış Müdürü'],
    ['hemşire', 'Hemşireleri'],
    ['geliştiricisi', 'Yazılım Geliştirici'],
    ['nurses', 'Night Nurse'],
    ['accountants', 'Accountant'],
    ['frontend', 'Front-end Developer'],
    ['front end', 'Frontend Developer'],
    ['front-end', 'Front end Developer'],
    ['nodejs', 'Node.js Developer'],
    ['datascientist', 'Data Scientist'],
    ['sr. nurse', 'Senior Nurse'],
    ['İK', 'İnsan Kaynakları Uzmanı'],
    ['HR manager', 'Human Resources Manager'],
    ['almanca öğretmen', 'German Teacher'],
    ['Arabic', 'Arapça çevirmen'],
    ['"night nurse"', 'Night Nurse'],
    ['"head of sales"', 'Head of Sales'],
  ])('%s finds %s', async (query, title) => {
    await post({ title }, { title: 'Plumber' });
    const found = await search({ query });
    expect(found.jobs[0]).toMatchObject({ title });
    expect(found).toMatchObject({ total: 1 });
  });
});
