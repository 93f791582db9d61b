/* `npm run release`: what an operator installs, as one archive with its SHA-256 beside it. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { packArchive } from './release/archive.ts';
import { collectFiles, type Project } from './release/files.ts';
import { installPackages } from './release/packages.ts';
import { ensureBuilt } from './setup/build.mjs';
import { runQuietly } from './setup/child.mjs';
import { Failure, runCommand, tell } from './setup/failure.mjs';
import { inRoot, machineEnv } from './setup/paths.mjs';

/** The time of everything in the archive: SOURCE_DATE_EPOCH (seconds), else that of the last commit. */
async function timeOfRelease(): Promise<Date> {
  const text =
    process.env.SOURCE_DATE_EPOCH ??
    (await runQuietly('git log', 'git', ['log', '-1', '--format=%ct'], machineEnv()));
  if (!/^\d{1,11}\s*$/.test(text)) throw new Failure('SOURCE_DATE_EPOCH must be whole seconds.');
  return new Date(Number(text) * 1000);
}

const inMegabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

await runCommand(async () => {
  const time = await timeOfRelease();
  await ensureBuilt();
  const project = JSON.parse(await readFile(inRoot('package.json'), 'utf8')) as Project;
  const { files: installed, remove } = await installPackages();
  try {
    const files = collectFiles(project, installed, time);
    const name = `meydan-${project.version}`;
    const archive = await packArchive(files, name, time);
    const hash = createHash('sha256').update(archive).digest('hex');
    await mkdir(inRoot('release'), { recursive: true });
    await writeFile(inRoot('release', `${name}.tar.gz`), archive);
    await writeFile(inRoot('release', `${name}.tar.gz.sha256`), `${hash}  ${name}.tar.gz\n`);
    const unpacked = [...files.values()].reduce((sum, { length }) => sum + length, 0);
    tell(
      `release/${name}.tar.gz: ${inMegabytes(archive.length)}, ${inMegabytes(unpacked)} unpacked`,
    );
    tell(`SHA-256 ${hash}`);
  } finally {
    await remove();
  }
});
