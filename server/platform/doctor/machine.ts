import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/platform/config/config.ts';
import { freeBytes, isDiskFullAt } from '#server/platform/data-folder/disk-space.ts';
import { about, type Finding, reasonOf } from './finding.ts';

const OLDEST_NODE = 24;
const MEGABYTE = 1024 * 1024;
/** Bytes free below which there is a warning. */
const FEW = 1024 * MEGABYTE;

/** Whether this Node runs the server. */
export function checkNode(version = process.versions.node): Finding {
  const { ok, problem } = about('node');
  return Number.parseInt(version, 10) >= OLDEST_NODE
    ? ok(`Node ${version}.`)
    : problem(`Node ${version} is too old.`, `Install Node ${OLDEST_NODE} or newer.`);
}

/** Writes and removes a file in the folder, which is made if need be. Throws the system's error. */
export async function tryFolder(folder: string): Promise<void> {
  const probe = join(folder, `doctor-${randomUUID()}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(probe, 'probe');
  await rm(probe);
}

/** Whether the server can write to DATA_DIR, nobody else reads it, and there is room. */
export async function checkFolder({ dataFolder }: Pick<Config, 'dataFolder'>): Promise<Finding[]> {
  const folder = about('data folder');
  try {
    await tryFolder(dataFolder);
  } catch (error) {
    const advice =
      'Give the folder to the user who runs the server, or name another one in DATA_DIR.';
    return [folder.problem(`${dataFolder} can't be written (${reasonOf(error)}).`, advice)];
  }
  const { mode } = await stat(dataFolder);
  const rights =
    (mode & 0o007) === 0
      ? folder.ok(`${dataFolder} can be written.`)
      : folder.warning(
          `Every user of this machine can look into ${dataFolder}, where uploaded files and the token secret are.`,
          `chmod 700 ${dataFolder}`,
        );
  return [rights, await checkDisk(dataFolder)];
}

async function checkDisk(dataFolder: string): Promise<Finding> {
  const { ok, warning, problem } = about('disk');
  const free = await freeBytes(dataFolder);
  const found = `${Math.floor(free / MEGABYTE)} MB are free for DATA_DIR.`;
  const advice = 'Make room on its disk, or move the folder to a larger one.';
  if (await isDiskFullAt(dataFolder))
    return problem(`${found} The server refuses to write.`, advice);
  return free < FEW ? warning(found, advice) : ok(found);
}
