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
});
