import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { files, users } from '../../server/db/schema.ts';
import { purgeDeletedFiles, scheduleFileSweeps } from '../../server/files/file-cleanup.ts';
import { reencodePictures } from '../../server/files/picture-files.ts';
import { markAllDeleted } from '../../server/store/files.ts';
import { makeCandidate, type Person } from '../factories.ts';
import { photo, pngOf } from '../pictures.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();
const folder = () => join(backend().folder, 'uploads', 'image');

/** A profile's picture as it was kept before pictures were drawn anew: the file as it came. */
async function keepOld({ _id: owner_id }: Person, bytes: Uint8Array) {
  const { db } = backend().database;
  const _id = v7();
  await mkdir(folder(), { recursive: true });
  await writeFile(join(folder(), _id), bytes);
  const rest = { name: 'me.jpg', type: 'image/jpeg', bytes: bytes.byteLength };
  await db.insert(files).values({ _id, owner_id, kind: 'image', ...rest });
  const url = `/api/uploads/images/${_id}.jpg`;
  await db.update(users).set({ profile_image_url: url }).where(eq(users._id, owner_id));
  return { _id, url };
}
const statusOf = async (url: string) => (await backend().request('GET', url)).status;
const pictureOf = async ({ token }: Person): Promise<string> => {
  const response = await backend().request('GET', '/api/auth/me', { token });
  return ((await response.json()) as { profile_image_url: string }).profile_image_url;
};

test('a picture from before is given out only when nothing is left of it but its pixels', async () => {
  const candidate = await makeCandidate(backend());
  const { _id, url } = await keepOld(candidate, await photo());
  expect(await statusOf(url)).toBe(404);
  const stop = scheduleFileSweeps(backend().dependencies);
  await backend().settled();
  stop();
  // Its new address, so that nobody gets the old one from a cache; the old one goes on to work.
  expect(await pictureOf(candidate)).toBe(`/api/uploads/images/${_id}.webp`);
  for (const address of [url, await pictureOf(candidate), `${url}?size=card`]) {
    const response = await backend().request('GET', address);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const { exif, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([exif, format]).toEqual([undefined, 'webp']);
  }
  expect(backend().logged.filter(({ event }) => event === 'background.failed')).toEqual([]);
});

test('one that cannot be drawn is removed, and its profile has none', async () => {
  for (const bytes of [Buffer.from('no picture'), pngOf(25_000, 25_000)]) {
    const candidate = await makeCandidate(backend());
    const { _id, url } = await keepOld(candidate, bytes);
    await reencodePictures(backend().dependencies);
    expect(await pictureOf(candidate)).toBe('');
    expect(await statusOf(url)).toBe(404);
    await purgeDeletedFiles(backend().dependencies);
    expect(await readdir(folder())).not.toContain(_id);
  }
  expect(await backend().database.db.$count(files)).toBe(0);
});

test('what broke off half way is done by the next run', async () => {
  const candidate = await makeCandidate(backend());
  const { url } = await keepOld(candidate, await photo());
  const { dependencies } = backend();
  for (const failing of [1, 2]) {
    let asked = 0;
    const keep: typeof dependencies.files.keep = (key, path) => {
      asked += 1;
      return asked === failing
        ? Promise.reject(new Error('out of reach'))
        : dependencies.files.keep(key, path);
    };
    const broken = { ...dependencies, files: { ...dependencies.files, keep } };
    await expect(reencodePictures(broken)).rejects.toThrow('out of reach');
    expect(await statusOf(url)).toBe(404);
  }
  await reencodePictures(dependencies);
  expect(await statusOf(url)).toBe(200);
});

test('one that is removed meanwhile does not come back', async () => {
  const candidate = await makeCandidate(backend());
  const { _id } = await keepOld(candidate, await photo());
  const { dependencies } = backend();
  const keep: typeof dependencies.files.keep = async (key, path) => {
    await markAllDeleted(backend().database.db, candidate._id, new Date());
    await purgeDeletedFiles(dependencies);
    await dependencies.files.keep(key, path);
  };
  await reencodePictures({ ...dependencies, files: { ...dependencies.files, keep } });
  expect((await readdir(folder())).filter((name) => name.startsWith(_id))).toEqual([]);
  expect(await backend().database.db.$count(files)).toBe(0);
});
