import { beforeEach, expect, test } from 'vitest';
import type { JobPage } from '../../src/contract/job.ts';
import { makeEmployer, makeJob } from '../factories.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

const PLACES = {
  york: 'New York, NY',
  albany: 'Albany, NY',
  angeles: 'Los Angeles',
  toronto: 'Toronto, Canada',
  downtown: 'Toronto, CA',
  west: 'Remote, California',
  north: 'Remote, Canada',
  bogota: 'Bogotá, Colombia',
  wilmington: 'Wilmington, Delaware',
  berlin: 'Berlin, Germany',
  london: 'London',
  milan: 'Milano',
  mumbai: 'Mumbai, India',
  izmir: 'İzmir',
  rio: 'Rio de Janeiro',
  europe: 'Remote, Europe',
};
type Name = keyof typeof PLACES;

beforeEach(async () => {
  const employer = await makeEmployer(backend());
  for (const [title, location] of Object.entries(PLACES))
    await makeJob(backend(), employer, { title, location });
});

const find = async (query: Record<string, string>) => {
  const search = new URLSearchParams({ ...query, limit: '50' });
  const response = await backend().request('GET', `/api/jobs?${search.toString()}`);
  const { jobs } = (await response.json()) as JobPage;
  return jobs.map(({ title }) => title).toSorted();
};

const CASES: Record<string, Name[]> = {
  NY: ['york', 'albany'],
  ny: ['york', 'albany'],
  // The state, and what has the code; a name beside it may say otherwise.
  CA: ['angeles', 'downtown', 'west'],
  ca: ['angeles', 'downtown', 'west'],
  'remote CA': ['west'],
  'US CA remote': ['west'],
  'Los Angeles CA': ['angeles'],
  'Toronto CA': ['toronto', 'downtown'],
  Canada: ['toronto', 'downtown', 'north'],
  // No listed job is in Colorado.
  CO: ['bogota'],
  // Germany and Delaware.
  DE: ['berlin', 'wilmington'],
  'Berlin DE': ['berlin'],
  'Berlin Germany': ['berlin'],
  UK: ['london'],
  'London UK': ['london'],
  USA: ['york', 'albany', 'angeles', 'west', 'wilmington'],
  US: ['york', 'albany', 'angeles', 'west', 'wilmington'],
  IT: ['milan'],
  'Milano/IT': ['milan'],
  IN: ['mumbai'],
  in: ['mumbai'],
  TR: ['izmir'],
  Turkey: ['izmir'],
  Türkiye: ['izmir'],
  Europe: ['berlin', 'london', 'milan', 'europe'],
  Avrupa: ['berlin', 'london', 'milan', 'europe'],
  'remote europe': ['europe'],
  EU: ['berlin', 'milan'],
  AB: ['berlin', 'milan'],
  'Latin America': ['bogota', 'rio'],
  'Orta Doğu': ['izmir'],
  'Rio de Janeiro': ['rio'],
};

test('the location box reads codes and areas (rule SEARCH-13)', async () => {
  for (const [location, names] of Object.entries(CASES))
    expect(await find({ location }), location).toEqual(names.toSorted());
});

test('the box of keywords doesn’t take IT for Italy', async () => {
  expect(await find({ query: 'IT' })).toEqual([]);
  expect(await find({ query: 'IN' })).toEqual([]);
});

test('names of areas find the jobs in their countries with keywords too, but not in quotes', async () => {
  const employer = await makeEmployer(backend());
  for (const [title, location] of [
    ['Welder', 'Lyon'],
    ['Welder', 'İzmir'],
    ['Europe welder', 'Chicago'],
    ['Middle school welder', 'Boston, MA, East Wing'],
  ] as const)
    await makeJob(backend(), employer, { title, location });
  const places = async (query: string) => {
    const search = new URLSearchParams({ query });
    const response = await backend().request('GET', `/api/jobs?${search.toString()}`);
    const { jobs, relaxedFrom } = (await response.json()) as JobPage;
    return jobs.slice(0, relaxedFrom).map(({ location }) => location);
  };
  expect(await places('welder europe')).toEqual(['Chicago', 'Lyon']);
  expect(await places('avrupa welder')).toEqual(['Lyon']);
  expect(await places('welder EU')).toEqual(['Lyon']);
  expect(await places('welder “Europe”')).toEqual(['Chicago']);
  expect(await places('middle east welder')).toEqual(
    expect.arrayContaining(['İzmir', 'Boston, MA, East Wing']),
  );
  expect(await places('Orta Doğu welder')).toEqual(['İzmir']);
  expect(await places('welder dach')).toEqual([]);
});
