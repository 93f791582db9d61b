import { describe, expect, test } from 'vitest';
import { sharedSearch } from './shared-search.ts';

const { backend, post, search, titles } = sharedSearch();

describe('a place (SEARCH-13)', () => {
  test('is found by its words, in any order, its wildcards taken literally', async () => {
    await post(
      { title: 'One', location: 'Kadıköy, İstanbul' },
      { title: 'Two', location: '100%_remote\\' },
    );
    expect(await titles({ location: 'kadikoy' })).toEqual(['One']);
    expect(await titles({ location: 'istanbul kadıköy' })).toEqual(['One']);
    expect(await titles({ location: 'kadi' })).toEqual(['One']);
    for (const none of ['koy', 'near the']) expect(await titles({ location: none })).toEqual([]);
    expect(await titles({ location: 'r_mote' })).toEqual([]);
    for (const none of ['%', '_', ' , ']) expect(await titles({ location: none })).toHaveLength(2);
  });

  test('is found by its text before it is parsed', async () => {
    await post({ title: 'Cook', location: 'Levazım' });
    await backend().database.run(`update jobs set place_words = '', place_version = 0`);
    expect(await titles({ location: 'levazim' })).toEqual(['Cook']);
  });

  test('is understood in the keyword box, beside words and workplace', async () => {
    await post(
      { title: 'Engineer', location: 'Berlin, Germany' },
      { title: 'Engineer', location: 'Paris', workplace: 'remote' },
    );
    const place = async (query: string) =>
      (await search({ query })).jobs.map((job) => job.location)[0];
    expect(await place('engineer berlin')).toBe('Berlin, Germany');
    expect(await place('engineer almanya')).toBe('Berlin, Germany');
    expect(await place('engineer remote')).toBe('Paris');
    expect(await titles({ location: 'Deutschland' })).toHaveLength(1);
    expect(await titles({ location: 'Fransa' })).toHaveLength(1);
    expect(await titles({ location: 'engineer' })).toEqual([]);
  });

  test('may be a workplace (SEARCH-10)', async () => {
    await post(
      { title: 'Cook', location: 'Paris' },
      { title: 'Baker', location: 'Paris', workplace: 'remote' },
      { title: 'Porter', location: 'Lyon', workplace: 'hybrid' },
    );
    expect(await titles({ location: 'remote' })).toEqual(['Baker']);
    expect(await titles({ location: 'Paris uzaktan' })).toEqual(['Baker']);
    expect(await titles({ location: 'hybrid' })).toEqual(['Porter']);
  });

  test('is in the state of its code, whatever its postcode', async () => {
    const locations = ['London, ON N6E 1W4', 'London', 'Cambridge CB2 1TN', 'Cambridge, MA 02139'];
    await post(...locations.map((location) => ({ title: location, location })));
    expect(await titles({ location: 'london uk' })).toEqual(['London']);
    expect(await titles({ query: 'london uk', exact: 'true' })).toEqual(['London']);
    expect(await titles({ location: 'london canada' })).toEqual(['London, ON N6E 1W4']);
    expect(await titles({ location: 'london, on' })).toEqual(['London, ON N6E 1W4']);
    expect(await titles({ location: 'Ontario' })).toEqual(['London, ON N6E 1W4']);
    expect(await titles({ location: 'N6E 1W4' })).toEqual(['London, ON N6E 1W4']);
    expect(await titles({ location: 'Cambridge UK' })).toEqual(['Cambridge CB2 1TN']);
    expect(await titles({ location: 'Cambridge, MA' })).toEqual(['Cambridge, MA 02139']);
  });
});
