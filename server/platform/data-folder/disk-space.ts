import { mkdir, statfs } from 'node:fs/promises';

/**
 * Bytes that must stay free. The embedded database writes its log in 16 MB segments and crashes without room for one,
 * so writes are refused earlier.
 */
const RESERVED_BYTES = 64 * 1024 * 1024;

const MEGABYTE = 1024 * 1024;

/** The disk of the data folder is too full for the database to work. */
export class DiskFullError extends Error {
  readonly code = 'DISK_FULL';
}

/** The bytes that this process can still write on the disk of `folder`. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Whether the disk of `folder` has less free space than is reserved. */
export const isDiskFullAt = async (folder: string): Promise<boolean> =>
  (await freeBytes(folder)) < RESERVED_BYTES;

/** Throws DiskFullError unless the disk of `folder` has room for `bytes` more; creates the folder if missing. */
export async function ensureRoom(folder: string, bytes = 0): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const free = await freeBytes(folder);
  if (free >= RESERVED_BYTES + bytes) return;
  const [left, needed] = [free, RESERVED_BYTES + bytes].map((size) => Math.floor(size / MEGABYTE));
  throw new DiskFullError(
    `The disk of ${folder} is full: ${left} MB are free, ${needed} MB are needed.`,
  );
}
