import type { Dependencies } from '#server/http/dependencies.ts';
import type { FileStore } from '#server/platform/storage/file-store.ts';
import { deleteFileRow, markOrphansDeleted } from './commands.ts';
import { fileKeys, listDeletedFiles } from './queries.ts';
import { endRound, noteLookedAt, takePortion } from './rounds.ts';

/** Milliseconds after which an upload that nothing refers to is deleted: a day. */
export const ORPHAN_AGE = 24 * 60 * 60 * 1000;
/** Files per portion, so that a round through a million takes less than a day; and files per statement. */
const PORTION = { files: 4000, batch: 200 };
type CleanupDependencies = Pick<Dependencies, 'database' | 'files' | 'clock' | 'stopping'>;

const BATCH = 100;

/** Failures in a row after which the store counts as unreachable and the run ends. */
const FAILURES_MAX = 3;

/**
 * Runs `work` for each file that `list` returns, in batches ordered by id. One failure does not stop the run, several
 * in a row do; the first is thrown at the end. Ends at once when the server stops, even if a store does not answer.
 */
async function forEachFile<File extends { _id: string }>(
  list: (limit: number, after?: string) => Promise<readonly File[]>,
  work: (file: File) => Promise<void>,
  stopping?: AbortSignal,
): Promise<void> {
  const ended = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    stopping?.addEventListener('abort', () => resolve(), { signal: ended.signal });
  });
  const failures: unknown[] = [];
  let failuresInRow = 0;
  let after: string | undefined;
  try {
    while (!stopping?.aborted) {
      const found = await list(BATCH, after);
      for (const file of found) {
        try {
          await Promise.race([work(file), stopped]);
          if (stopping?.aborted) break;
          failuresInRow = 0;
        } catch (error) {
          failures.push(error);
          failuresInRow += 1;
          if (failuresInRow === FAILURES_MAX) throw failures[0];
        }
      }
      after = found.at(-1)?._id;
      if (found.length < BATCH) break;
    }
  } finally {
    ended.abort();
  }
  if (failures.length > 0) throw failures[0];
}

const purgeOnce = ({
  database: { db },
  files,
  clock,
  stopping,
}: CleanupDependencies): Promise<void> =>
  forEachFile(
    (limit, after) => listDeletedFiles(db, limit, after),
    async (file) => {
      for (const key of fileKeys(file)) await files.remove(key);
      await deleteFileRow(db, file._id, clock());
    },
    stopping,
  );

/** The current run of each file store, and the next one. */
const runs = new WeakMap<FileStore, { next?: Promise<void>; current: Promise<void> }>();

/**
 * Removes the bytes and then the rows of all files marked deleted. One failure does not stop the run, several in a row
 * do; the first is thrown at the end, and the next sweep retries. Only one run is active: calls meanwhile share the
 * next.
 */
export function purgeDeletedFiles(dependencies: CleanupDependencies): Promise<void> {
  const running = runs.get(dependencies.files);
  if (running) {
    running.next ??= running.current.catch(() => {}).then(() => purgeDeletedFiles(dependencies));
    return running.next;
  }
  const current = purgeOnce(dependencies).finally(() => runs.delete(dependencies.files));
  runs.set(dependencies.files, { current });
  return current;
}

/**
 * Claims the next portion of all files, marks its unused files older than a day deleted, and purges marked files. Does
 * nothing if no portion is due or another instance has it (rule FILE-5).
 */
export async function sweepFiles(
  dependencies: CleanupDependencies,
  portion = PORTION,
): Promise<void> {
  const { database, clock, stopping } = dependencies;
  const { db } = database;
  const taken = await takePortion(db, clock());
  if (!taken) return;
  try {
    let { after } = taken;
    for (let looked = 0; looked < portion.files && !stopping?.aborted; looked += portion.batch) {
      const now = clock();
      const before = new Date(now.getTime() - ORPHAN_AGE);
      const last = await markOrphansDeleted(db, { before, after, limit: portion.batch }, now);
      if (!last) {
        await endRound(db);
        break;
      }
      await noteLookedAt(db, last, now);
      after = last;
    }
  } finally {
    await purgeDeletedFiles(dependencies);
  }
}
