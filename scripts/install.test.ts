import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deleteNotRun } from './setup/install.mjs';

test('files that nothing runs are deleted from packages, but not behind a link', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'meydan-install-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const write = async (path: string) => {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), '');
  };
  const kept = [
    'node_modules/one/index.js',
    'node_modules/one/LICENSE',
    'node_modules/swagger-ui-dist/swagger-ui-bundle.js',
    'node_modules/one/License.md',
    'gallery/main.ts',
  ];
  const left = [
    'node_modules/one/index.d.ts',
    'node_modules/@a/two/deep/README.md',
    'node_modules/swagger-ui-dist/swagger-ui.js',
    'node_modules/swagger-ui-dist/swagger-ui-es-bundle.js',
  ];
  for (const path of [...kept, ...left, 'node_modules/one/index.js.map']) await write(path);
  await symlink('../gallery', join(folder, 'node_modules', 'meydan-gallery'));
  await symlink('..', join(folder, 'node_modules', 'meydan'));
  await deleteNotRun(join(folder, 'node_modules'));
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(names.sort()).toEqual(kept.map((path) => join(folder, path)).sort());
});
