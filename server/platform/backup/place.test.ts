import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPlace } from './place.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meydan-place-'));
});
afterEach(() => rm(folder, { recursive: true }));

const placeAt = (name: string) =>
  openPlace(join(folder, name), { access: undefined, spoolFolder: join(folder, 'spool') });

test('of two backups to one folder at once, the first is whole and the other refused', async () => {
  const [one, other] = [await placeAt('a').begin(0), await placeAt('a').begin(0)];
  const write = async ({ store, spoolFolder }: typeof one, text: string) => {
    await mkdir(spoolFolder);
    await writeFile(join(spoolFolder, 'x'), text);
    await store.keep('kept', join(spoolFolder, 'x'));
  };
  await write(one, 'one');
  await write(other, 'other');
  await one.finish();
  await expect(other.finish()).rejects.toThrow('meanwhile');
  await other.discard();
  expect(await readdir(folder)).toEqual(['a']);
  expect(await readFile(join(folder, 'a', 'kept'), 'utf8')).toBe('one');
});

test('a backup that was given up leaves nothing', async () => {
  const { discard } = await placeAt('a').begin(0);
  await discard();
  expect(await readdir(folder)).toEqual([]);
});

test('a link or a file in the place of a backup is refused before anything is written', async () => {
  await mkdir(join(folder, 'there'));
  await symlink(join(folder, 'there'), join(folder, 'link'));
  await symlink(join(folder, 'nowhere'), join(folder, 'dangling'));
  await writeFile(join(folder, 'file'), '');
  const before = await readdir(folder);
  for (const name of ['link', 'dangling', 'file'])
    await expect(placeAt(name).begin(0), name).rejects.toThrow('isn’t a folder');
  expect(await readdir(folder)).toEqual(before);
});

test('a disk without room says so by a code', async () => {
  const begun = placeAt('a').begin(Number.MAX_SAFE_INTEGER);
  await expect(begun).rejects.toMatchObject({ code: 'DISK_FULL' });
});
