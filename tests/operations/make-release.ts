import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runQuietly } from '#scripts/setup/child.mjs';
import { inRoot, nodePath, root, toolEnv } from '#scripts/setup/paths.mjs';
import { projectFiles } from '#tests/project-files.ts';

/** Runs `npm run release` in `project`: this one, or a copy of it. Returns the archive and the hash beside it. */
export async function makeRelease(project = root, env: NodeJS.ProcessEnv = {}) {
  const line = [join(project, 'scripts', 'release.ts')];
  await runQuietly('npm run release', nodePath, line, { ...toolEnv(), ...env }, { cwd: project });
  const folder = join(project, 'release');
  const [name = ''] = readdirSync(folder).filter((file) => file.endsWith('.tar.gz'));
  const path = join(folder, name);
  return { path, name: name.replace('.tar.gz', ''), said: readFileSync(`${path}.sha256`, 'utf8') };
}

/** Unpacks an archive as an operator does, into a new folder; returns the release's own folder in it. */
export async function unpack({ path, name }: { path: string; name: string }): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'meydan-unpacked-'));
  await runQuietly('tar', 'tar', ['-xzf', path, '-C', folder], process.env);
  return join(folder, name);
}

/** Copies the project's files, but nothing that was built, to a new folder, with links to the same packages. */
export async function copyProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'meydan-elsewhere-'));
  for (const name of projectFiles(/./)) {
    await mkdir(join(folder, dirname(name)), { recursive: true });
    await cp(inRoot(name), join(folder, name));
  }
  const link = (option: string) =>
    runQuietly('cp', 'cp', [option, inRoot('node_modules'), folder], process.env);
  // Another disk has no hard links to this one.
  await link('-al').catch(() => link('-a'));
  return folder;
}
