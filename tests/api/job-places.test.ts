import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { readOutdatedPlaces } from '#server/domains/places/background.ts';
import { PLACE_VERSION } from '#server/domains/places/place-list.ts';
import { jobs } from '#server/platform/database/schema.ts';
import type { JobPage } from '#src/contract/jobs/job.ts';
import { makeEmployer, makeJob } from '#tests/factories.ts';
import { apiTest } from './api-test.ts';

const { backend, test, send } = apiTest();

const read = async (id: string) => {
  const { db } = backend().database;
  const [row] = await db.select().from(jobs).where(eq(jobs._id, id));
  if (!row) throw new Error('There is no such job');
  const { place_city: city, place_region: region, place_country: country } = row;
  return { place: [city, region, country], words: row.place_words, version: row.place_version };
};

test('a posted job stores its place and the names that find it (JOB-12)', async () => {
  const job = await makeJob(backend(), await makeEmployer(backend()), { location: 'Münih' });
  const { place, words, version } = await read(job._id);
  expect(place).toEqual(['Munich', 'Bavaria', 'DE']);
  for (const name of ['Münih', 'Munich', 'München', 'Bayern', 'Germany', 'Almanya', 'DE'])
    expect(words.split(' ')).toContain(name);
  expect(version).toBe(PLACE_VERSION);
});

test('the place changes with the location, and with nothing else (JOB-12)', async ({
  employer,
}) => {
  const job = await makeJob(backend(), employer, { location: 'Berlin' });
  const put = (json: object) => send('PUT', `/api/jobs/${job._id}`, employer, json);
  await put({ location: 'Austin, TX' });
  expect((await read(job._id)).place).toEqual(['Austin', 'Texas', 'US']);
  await put({ title: 'Baker' });
  expect(await read(job._id)).toMatchObject({
    place: ['Austin', 'Texas', 'US'],
    version: PLACE_VERSION,
  });
  await put({ location: 'Somewhere' });
  expect(await read(job._id)).toMatchObject({ place: [null, null, null], words: 'Somewhere' });
});

test('the data console writes the place too', async ({ admin: { token }, employer }) => {
  const created = await send(
    'POST',
    '/api/admin/jobs',
    { token },
    {
      title: 'Baker',
      company_name: 'Example',
      location: 'Londra',
      description: 'Bakes.',
      employer: employer._id,
    },
  );
  expect(created.status, await created.clone().text()).toBe(201);
  const { _id } = (await created.json()) as { _id: string };
  expect((await read(_id)).place).toEqual(['London', 'England', 'GB']);
  const changed = await send('PUT', `/api/admin/jobs/${_id}`, { token }, { location: 'Selanik' });
  expect(changed.status, await changed.clone().text()).toBe(200);
  expect((await read(_id)).place[2]).toBe('GR');
});

test('missing and outdated places of jobs are read in the background', async () => {
  const employer = await makeEmployer(backend());
  const [old, other, current] = await Promise.all(
    ['Berlin', 'Ankara', 'Paris'].map((location) => makeJob(backend(), employer, { location })),
  );
  const { db } = backend().database;
  await db.execute(
    sql`update jobs set place_city = null, place_words = '', place_version = 0 where _id = ${old?._id}`,
  );
  await db.execute(sql`update jobs set location = 'Vienna, Austria' where _id = ${other?._id}`);
  expect((await read(other?._id ?? '')).version).toBe(0);
  const before = await db
    .select()
    .from(jobs)
    .where(eq(jobs._id, current?._id ?? ''));

  await Promise.all([
    readOutdatedPlaces(backend().dependencies),
    readOutdatedPlaces(backend().dependencies),
  ]);
  expect((await read(old?._id ?? '')).place).toEqual(['Berlin', 'Berlin', 'DE']);
  expect((await read(other?._id ?? '')).place).toEqual(['Vienna', 'Vienna', 'AT']);
  expect(await db.$count(jobs, sql`place_version <> ${PLACE_VERSION}`)).toBe(0);
  expect(
    await db
      .select()
      .from(jobs)
      .where(eq(jobs._id, current?._id ?? '')),
  ).toEqual(before);
});

test('a newer list wins over an instance with an older one', async () => {
  const job = await makeJob(backend(), await makeEmployer(backend()), { location: 'Berlin' });
  const { db } = backend().database;
  await db.execute(sql`update jobs set place_city = 'Newer', place_version = ${PLACE_VERSION + 1}`);
  await readOutdatedPlaces(backend().dependencies);
  expect((await read(job._id)).place[0]).toBe('Newer');
});

test('a reply with the whole job has its place, or null if it is unknown (JOB-12)', async () => {
  const employer = await makeEmployer(backend());
  const placeOf = async (location: string) => {
    const { _id, place } = await makeJob(backend(), employer, { location });
    const response = await send('GET', `/api/jobs/${_id}`);
    expect(await response.json()).toMatchObject({ place, location });
    return place;
  };
  expect(await placeOf('Austin, TX')).toEqual({ city: 'Austin', region: 'Texas', country: 'US' });
  expect(await placeOf('Berlin / Hamburg')).toEqual({ city: null, region: null, country: 'DE' });
  expect(await placeOf('Berlin / London')).toBeNull();
  expect(await placeOf('')).toBeNull();
});

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

/** Posts a job at each place, with its key as the title. */
const postAtPlaces = async () => {
  const employer = await makeEmployer(backend());
  for (const [title, location] of Object.entries(PLACES))
    await makeJob(backend(), employer, { title, location });
};

const find = async (query: Record<string, string>) => {
  const search = new URLSearchParams({ ...query, limit: '50' });
  const response = await send('GET', `/api/jobs?${search.toString()}`);
  const { jobs } = (await response.json()) as JobPage;
  return jobs.map(({ title }) => title).toSorted();
};

const CASES: Record<string, Name[]> = {
  NY: ['york', 'albany'],
  ny: ['york', 'albany'],
  // The state, and locations with the code; a name beside the code may decide otherwise.
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

test('the location box reads codes and areas (SEARCH-13)', async () => {
  await postAtPlaces();
  for (const [location, names] of Object.entries(CASES))
    expect(await find({ location }), location).toEqual(names.toSorted());
});

test('the keyword box doesn’t take IT for Italy (SEARCH-13)', async () => {
  await postAtPlaces();
  expect(await find({ query: 'IT' })).toEqual([]);
  expect(await find({ query: 'IN' })).toEqual([]);
});

test('names of areas among keywords find the jobs in their countries, unless quoted (SEARCH-13)', async () => {
  await postAtPlaces();
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
    const response = await send('GET', `/api/jobs?${search.toString()}`);
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
