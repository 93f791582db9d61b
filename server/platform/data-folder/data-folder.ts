import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '#server/platform/database/errors.ts';
import { SECRET_MIN } from '#server/platform/secrets/tokens.ts';

/** Another process uses this data folder. */
export class FolderInUseError extends Error {}

const SQLITE_BUSY = 5;

/**
 * Locks the data folder for this process and returns the function that unlocks it. The operating system holds the lock
 * on a file and frees it when the process ends, even by a crash. Throws FolderInUseError while another process has it.
 */
export async function lockDataFolder(folder: string): Promise<() => void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { DatabaseSync } = await import('node:sqlite');
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)
      throw new FolderInUseError(`The data folder ${folder} is in use by another process.`);
    throw error;
  }
  return () => lock.close();
}

/** The secret that signs tokens, read from the data folder or created there once. */
export async function loadOrCreateSecret(folder: string): Promise<string> {
  const path = join(folder, 'jwt-secret');
  try {
    const secret = (await readFile(path, 'utf8')).trim();
    if (secret.length >= SECRET_MIN) return secret;
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  const secret = randomBytes(48).toString('base64url');
  // Written to a second file and renamed, so that a power cut never leaves half a secret.
  const file = await open(`${path}.new`, 'w', 0o600);
  try {
    await file.writeFile(`${secret}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
  return secret;
}
