import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../server/db/schema.ts';
import {
  makeCandidate,
  makeEmployer,
  makeImage,
  makeJob,
  makeResume,
  type Person,
} from '../factories.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

const FOREIGN = [
  'https://elsewhere.example/pixel.png',
  'http://api.test/logo.png',
  'https://elsewhere.example/api/uploads/images/x.png',
  'https://elsewhere.example/?/api/uploads/images/00000000-0000-7000-8000-000000000000.webp',
];

const put = async (path: string, { token }: Person, profile_image_url: string) => {
  const response = await backend().request('PUT', path, { token, json: { profile_image_url } });
  return [response.status, await response.json()] as const;
};

describe('the picture of a profile', () => {
  test('is an upload of its own, and no address of another site', async () => {
    const employer = await makeEmployer(backend());
    const candidate = await makeCandidate(backend());
    const refusal = {
      errors: [
        {
          path: 'profile_image_url',
          msg: 'Upload the image: links to images on other sites are not accepted',
        },
      ],
    };
    const foreign = [...FOREIGN, await makeResume(backend(), candidate)];
    for (const address of foreign)
      for (const [path, person] of [
        ['/api/users/profile', candidate],
        ['/api/users/profile/candidate', candidate],
        ['/api/users/profile', employer],
        ['/api/users/profile/employer', employer],
      ] as const)
        expect(await put(path, person, address)).toEqual([400, refusal]);
    await makeJob(backend(), employer);
    const list = await (await backend().request('GET', '/api/jobs')).json();
    expect(list).toMatchObject({ jobs: [{ employer: { company_logo_url: '' } }] });
  });

  test('may be named with any host of the API, and is kept as its path', async () => {
    const employer = await makeEmployer(backend());
    const job = await makeJob(backend(), employer);
    const url = await makeImage(backend(), employer);
    for (const host of ['', 'http://api.test', 'https://api.behind-a-proxy.example']) {
      const [status, user] = await put('/api/users/profile', employer, `${host}${url}`);
      expect([status, user]).toEqual([200, expect.objectContaining({ profile_image_url: url })]);
    }
    const found = await (await backend().request('GET', `/api/jobs/${job._id}`)).json();
    expect(found).toMatchObject({ employer: { company_logo_url: url } });
    expect((await put('/api/users/profile', employer, ''))[0]).toBe(200);
  });

  test('is held to that by the database as well', async () => {
    const { db } = backend().database;
    await makeEmployer(backend());
    const write = db.update(users).set({ profile_image_url: FOREIGN[0] ?? '' });
    await expect(write).rejects.toThrow();
  });

  test('that was another one before is cleared when the database is brought up to date', async () => {
    const { db, run } = { ...backend().database, run: backend().database.run };
    const [own, other, foreign] = [
      await makeEmployer(backend()),
      await makeEmployer(backend()),
      await makeEmployer(backend()),
    ];
    const url = await makeImage(backend(), own);
    const migrations = join(import.meta.dirname, '..', '..', 'server', 'db', 'migrations');
    const migration = await readFile(join(migrations, '0008_pictures.sql'), 'utf8');
    await run('alter table users drop constraint users_own_picture');
    await run('drop index files_not_redrawn; alter table files drop column redrawn');
    const before: [Person, string, string][] = [
      [own, `https://jobs.example${url}`, url],
      [other, `https://jobs.example${url}`, ''],
      [foreign, FOREIGN[0] ?? '', ''],
    ];
    for (const [{ _id }, address] of before)
      await db.update(users).set({ profile_image_url: address }).where(sql`_id = ${_id}`);
    await run(migration);
    for (const [{ _id }, address, after] of before) {
      const [user] = await db.select().from(users).where(sql`_id = ${_id}`);
      expect(user?.profile_image_url, address).toBe(after);
    }
  });
});
