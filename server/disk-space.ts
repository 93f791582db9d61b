import { mkdir, statfs } from 'node:fs/promises';

/**
 * Bytes that stay free: the embedded database writes its log in pieces of 16 MB, and gives up when one finds
 * no room. So writes are refused before that.
 */
const RESERVED_BYTES = 64 * 1024 * 1024;

const MEGABYTE = 1024 * 1024;

/** The disk of the data folder has no room for the database to work. */
export class DiskFullError extends Error {}

/** Bytes that this process may still write on the disk of `folder`. */
async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Whether no more than the reserve is left on the disk of `folder`. */
export const isDiskFullAt = async (folder: string): Promise<boolean> =>
  (await freeBytes(folder)) < RESERVED_BYTES;

/** Throws DiskFullError, which says what to do, when the disk of `folder` is full; makes the folder if need be. */
export async function ensureRoom(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const free = await freeBytes(folder);
  if (free >= RESERVED_BYTES) return;
  const [left, needed] = [free, RESERVED_BYTES].map((bytes) => Math.floor(bytes / MEGABYTE));
  throw new DiskFullError(
    `The disk of the data folder ${folder} is full: ${left} MB are free, ${needed} MB are needed.`,
  );
}
