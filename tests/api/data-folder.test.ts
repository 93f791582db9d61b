import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FolderInUseError, lockDataFolder, ownSecret } from '../../server/data-folder.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meydan-folder-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the lock', () => {
  test('is given to one at a time', async () => {
    const unlock = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(FolderInUseError);
    await expect(lockDataFolder(folder)).rejects.toThrow(folder);
    unlock();
    (await lockDataFolder(folder))();
  });

  test('makes the folder, for its owner alone', async () => {
    const deep = join(folder, 'a', 'b');
    (await lockDataFolder(deep))();
    expect((await stat(deep)).mode & 0o777).toBe(0o700);
  });
});

describe('the secret', () => {
  test('is made once, long, and readable by its owner alone', async () => {
    const secret = await ownSecret(folder);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(await ownSecret(folder)).toBe(secret);
    const path = join(folder, 'jwt-secret');
    expect((await readFile(path, 'utf8')).trim()).toBe(secret);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  test('is made anew when the file holds none', async () => {
    await writeFile(join(folder, 'jwt-secret'), '\n');
    expect((await ownSecret(folder)).length).toBeGreaterThanOrEqual(32);
  });
});
