import { keepChunks, summing } from '#server/platform/backup/archive.ts';
import { CopyMismatchError, replaceRows, tablesIn } from '#server/platform/backup/rows.ts';
import type { Connection } from '#server/platform/database/connection.ts';
import { inReading, type Session } from '#server/platform/database/session.ts';
import type { FileStore } from '#server/platform/storage/file-store.ts';
import { atOnce } from './at-once.ts';
import { FILES_AT_ONCE, isSmallerSize, keysToCopy } from './file-list.ts';
import { digestTables, isFilled } from './queries.ts';
import type { Target } from './read-commands.ts';

export type Moving = {
  source: { database: Connection; files: FileStore };
  /** Without `files`, these stay where they are. */
  target: Omit<Target, 'files'> & { files: FileStore | undefined };
  /** A folder that doesn’t exist. */
  scratch: string;
  print: (line: string) => void;
  signal: AbortSignal;
};

/** What a move has copied; `files` that were there already are `present`, those that the source lacks `missing`. */
export type Moved = { rows: number; files: number; present: number; missing: number };

async function sumOf(store: FileStore, key: string): Promise<string | undefined> {
  const stored = await store.open(key);
  if (!stored) return undefined;
  const { chunks, sum } = summing(stored);
  for await (const _ of chunks);
  return sum().sha256;
}

/** Copies one file unless the target has it; says what was done. */
async function moveFile(
  from: FileStore,
  { files: to, spoolFolder }: { files: FileStore; spoolFolder: string },
  key: string,
): Promise<'none' | 'present' | 'copied'> {
  const expected = await sumOf(from, key);
  if (expected === undefined) return 'none';
  if ((await sumOf(to, key)) === expected) return 'present';
  const stored = await from.open(key);
  if (!stored) return 'none';
  await keepChunks(to, spoolFolder, key, stored);
  if ((await sumOf(to, key)) === expected) return 'copied';
  throw new CopyMismatchError(`The file ${key} isn’t at the target what it is at the source.`);
}

async function moveFiles(
  { source, target, print, signal }: Moving,
  session: Session,
): Promise<Omit<Moved, 'rows'>> {
  const { files, spoolFolder } = target;
  const moved = { files: 0, present: 0, missing: 0 };
  if (!files) return moved;
  print('Copying the files…');
  const rows = (await tablesIn(session, signal)).find(({ name }) => name === 'files');
  if (!rows) return moved;
  const move = async (key: string) => {
    signal.throwIfAborted();
    return { key, done: await moveFile(source.files, { files, spoolFolder }, key) };
  };
  for await (const { key, done } of atOnce(keysToCopy(source.files, rows), FILES_AT_ONCE, move)) {
    if (done === 'none') {
      if (!isSmallerSize(key)) moved.missing += 1;
      continue;
    }
    moved.files += 1;
    if (done === 'present') moved.present += 1;
    if (moved.files % 1000 === 0) print(`Files: ${moved.files}`);
  }
  return moved;
}

/**
 * Copies files, then all rows at once, to an empty target, and compares both sides. Interrupted, it can be called again:
 * files that are there are only compared. A target that already has exactly these rows is left as it is. Throws
 * CopyMismatchError for a target with others, unless `isForced`.
 */
export async function move(moving: Moving, isForced: boolean): Promise<Moved> {
  const { source, target, scratch, print, signal } = moving;
  return source.database.inSnapshot(scratch, async (session) => {
    const files = await moveFiles(moving, session);
    const digests = await digestTables(session, signal);
    const isThere = await target.database.inSession((filled) =>
      inReading(filled, async () => {
        if (isForced || !(await isFilled(filled))) return false;
        const found = await digestTables(filled, signal);
        if (JSON.stringify(found) === JSON.stringify(digests)) return true;
        throw new CopyMismatchError('The target isn’t empty.');
      }),
    );
    if (!isThere) {
      print('Copying the rows…');
      const given = await tablesIn(session, signal);
      await target.database.inSession((written) => replaceRows(written, given, signal));
    }
    return { rows: digests.reduce((sum, { rows }) => sum + rows, 0), ...files };
  });
}
