import { describe, expect, test } from 'vitest';
import { sharedSearch } from './shared-search.ts';

const { post, search, titles } = sharedSearch();

describe('words are found as people write them', () => {
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
  ])('a job for %s is found by %s', async (title, query) => {
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
