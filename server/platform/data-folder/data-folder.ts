import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '#server/platform/database/errors.ts';
import { SECRET_MIN, type Secrets, tokenExpiry } from '#server/platform/secrets/tokens.ts';

/** Another process uses this data folder. */
export class FolderInUseError extends Error {}

/** The secret before the current one is still needed. */
export class FallbackNeededError extends Error {}

const SQLITE_BUSY = 5;

/** Milliseconds for which a former secret is accepted: 30 days, much longer than any token is valid. */
const FALLBACK_MS = 30 * 24 * 60 * 60 * 1000;

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

const secretIn = (folder: string): string => join(folder, 'jwt-secret');
const fallbackIn = (folder: string): string => join(folder, 'jwt-secret.fallback');

/** The secret in the file; undefined if there is none. */
async function readSecret(path: string): Promise<string | undefined> {
  try {
    const secret = (await readFile(path, 'utf8')).trim();
    return secret.length >= SECRET_MIN ? secret : undefined;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function writeSecret(path: string, secret: string): Promise<void> {
  // Written to a second file and renamed, so that a power cut never leaves half a secret.
  const file = await open(`${path}.new`, 'w', 0o600);
  try {
    await file.writeFile(`${secret}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
}

/** When the file was written; undefined if it isn't there. */
const writtenAt = async (path: string): Promise<Date | undefined> =>
  (await stat(path).catch(() => undefined))?.mtime;

const newSecret = (): string => randomBytes(48).toString('base64url');

/** The secrets of tokens, read from the data folder; the current one is created there once. */
export async function loadOrCreateSecrets(folder: string): Promise<Secrets> {
  const stored = await readSecret(secretIn(folder));
  const current = stored ?? newSecret();
  if (stored === undefined) await writeSecret(secretIn(folder), current);
  const path = fallbackIn(folder);
  const since = await writtenAt(path);
  const isYoung = since !== undefined && Date.now() - since.getTime() < FALLBACK_MS;
  const fallback = isYoung ? await readSecret(path) : undefined;
  return fallback === undefined || fallback === current ? { current } : { current, fallback };
}

/**
 * Replaces the secret in the data folder. The former one becomes the fallback, unless it is to be refused `atOnce`.
 * `prepare` gets both before anything changes: interrupted at any moment, this leaves secrets that belong together.
 * Throws FallbackNeededError while there are tokens that the fallback has signed, since only one is kept.
 */
export async function rotateSecret(
  folder: string,
  atOnce: boolean,
  prepare: (secrets: Secrets) => Promise<unknown>,
): Promise<void> {
  const { current: former, fallback } = await loadOrCreateSecrets(folder);
  const since = fallback === undefined ? undefined : await writtenAt(fallbackIn(folder));
  if (!atOnce && since && tokenExpiry(since) > new Date())
    throw new FallbackNeededError(
      `The secret was changed at ${since.toISOString()}, and whoever had logged in before would be logged out. Change it again after ${tokenExpiry(since).toISOString()}, or --at-once.`,
    );
  const current = newSecret();
  await prepare({ current, fallback: former });
  if (atOnce) await rm(fallbackIn(folder), { force: true });
  else await writeSecret(fallbackIn(folder), former);
  await writeSecret(secretIn(folder), current);
}
