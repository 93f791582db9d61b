import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { jobs } from '../../server/db/schema.ts';
import { readOutdatedPlaces } from '../../server/places/job-places.ts';
import { PLACE_VERSION } from '../../server/places/place-list.ts';
import { makeAdmin, makeEmployer, makeJob } from '../factories.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

const read = async (id: string) => {
  const { db } = backend().database;
  const [row] = await db.select().from(jobs).where(eq(jobs._id, id));
  if (!row) throw new Error('There is no such job');
  const { place_city: city, place_region: region, place_country: country } = row;
  return { place: [city, region, country], words: row.place_words, version: row.place_version };
};

test('a posted job carries its place and the names that find it', async () => {
  const job = await makeJob(backend(), await makeEmployer(backend()), { location: 'Münih' });
  const { place, words, version } = await read(job._id);
  expect(place).toEqual(['Munich', 'Bavaria', 'DE']);
  for (const name of ['Münih', 'Munich', 'München', 'Bayern', 'Germany', 'Almanya', 'DE'])
    expect(words.split(' ')).toContain(name);
  expect(version).toBe(PLACE_VERSION);
});

test('an update follows the location, and nothing else changes the place', async () => {
  const employer = await makeEmployer(backend());
  const job = await makeJob(backend(), employer, { location: 'Berlin' });
  const put = (json: object) =>
    backend().request('PUT', `/api/jobs/${job._id}`, { token: employer.token, json });
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

test('the data console writes it too', async () => {
  const { token } = await makeAdmin(backend());
  const employer = await makeEmployer(backend());
  const created = await backend().request('POST', '/api/admin/jobs', {
    token,
    json: {
      ...{ title: 'Baker', company_name: 'Example', location: 'Londra', description: 'Bakes.' },
      employer: employer._id,
    },
  });
  expect(created.status, await created.clone().text()).toBe(201);
  const { _id } = (await created.json()) as { _id: string };
  expect((await read(_id)).place).toEqual(['London', 'England', 'GB']);
  const changed = await backend().request('PUT', `/api/admin/jobs/${_id}`, {
    token,
    json: { location: 'Selanik' },
  });
  expect(changed.status, await changed.clone().text()).toBe(200);
  expect((await read(_id)).place[2]).toBe('GR');
});

test('jobs of older versions, and those written without it, are read in the background', async () => {
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

test('a reply with the whole job has its place, and null when nothing is known', async () => {
  const employer = await makeEmployer(backend());
  const placeOf = async (location: string) => {
    const { _id, place } = await makeJob(backend(), employer, { location });
    const response = await backend().request('GET', `/api/jobs/${_id}`);
    expect(await response.json()).toMatchObject({ place, location });
    return place;
  };
  expect(await placeOf('Austin, TX')).toEqual({ city: 'Austin', region: 'Texas', country: 'US' });
  expect(await placeOf('Berlin / Hamburg')).toEqual({ city: null, region: null, country: 'DE' });
  expect(await placeOf('Berlin / London')).toBeNull();
  expect(await placeOf('')).toBeNull();
});
