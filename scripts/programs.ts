import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runQuietly } from './setup/child.mjs';
import { tell } from './setup/failure.mjs';
import { inRoot, machineEnv } from './setup/paths.mjs';
import { findProgram, isRoot } from './system.ts';

/*
 * Programs of an operator, for the tests of `deploy`. Unpacked from Debian's packages into the cache rather than
 * installed, since some of them would start a server.
 */

/** By program: Debian's package, and the folder in it. */
const PACKAGES = {
  promtool: ['prometheus', 'usr/bin'],
  bwrap: ['bubblewrap', 'usr/bin'],
  caddy: ['caddy', 'usr/bin'],
  nginx: ['nginx', 'usr/sbin'],
} as const satisfies Record<string, readonly [string, string]>;

type Program = keyof typeof PACKAGES;

const folderOf = (name: string): string => inRoot('.cache', 'programs', name);

/** Where the program is, if this machine has it or it was unpacked. */
export const programPath = (program: Program): string | undefined => {
  const [name, folder] = PACKAGES[program];
  const unpacked = join(folderOf(name), folder, program);
  return findProgram([program]) ?? (existsSync(unpacked) ? unpacked : undefined);
};

async function unpack(name: string): Promise<void> {
  const [apt, dpkg] = [findProgram(['apt-get']), findProgram(['dpkg-deb'])];
  if (!apt || !dpkg) return;
  tell(`Unpacking ${name} (once)…`);
  const folder = folderOf(name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const env = machineEnv();
  const download = () =>
    runQuietly('apt-get download', apt, ['download', name], env, { cwd: folder });
  await download().catch(async (error: unknown) => {
    if (!isRoot()) throw error;
    await runQuietly('apt-get update', apt, ['update'], env);
    await download();
  });
  const [archive = ''] = (await readdir(folder)).filter((file) => file.endsWith('.deb'));
  await runQuietly('dpkg-deb', dpkg, ['-x', join(folder, archive), folder], env);
}

/** Unpacks what is missing. What can't be had is skipped by its tests, with a reason. */
export async function ensurePrograms(): Promise<void> {
  for (const [program, [name]] of Object.entries(PACKAGES))
    if (!programPath(program as Program))
      await unpack(name).catch((error: unknown) =>
        tell(error instanceof Error ? error.message : String(error)),
      );
}
