import type { Dependencies } from '../dependencies.ts';
import { repeatInBackground } from '../repeat-in-background.ts';
import { deleteFileRow, fileKeys, listDeletedFiles, markOrphansDeleted } from '../store/files.ts';
import type { FileStore } from './file-store.ts';
import { forEachFile } from './for-each-file.ts';
import { reencodePictures } from './picture-files.ts';

/** Milliseconds after which an upload that nothing refers to is deleted: a day. */
export const ORPHAN_AGE = 24 * 60 * 60 * 1000;
/** Milliseconds between two sweeps: an hour. */
const SWEEP_EVERY = 60 * 60 * 1000;
type CleanupDependencies = Pick<Dependencies, 'database' | 'files' | 'clock' | 'stopping'>;

/** Purges all files that are marked deleted, once. */
const purgeOnce = ({ database: { db }, files, stopping }: CleanupDependencies): Promise<void> =>
  forEachFile(
    (limit, after) => listDeletedFiles(db, limit, after),
    async (file) => {
      for (const key of fileKeys(file)) await files.remove(key);
      await deleteFileRow(db, file._id);
    },
    stopping,
  );

/** The current run of each file store, and the one waiting after it. */
const runs = new WeakMap<FileStore, { next?: Promise<void>; current: Promise<void> }>();

/**
 * Removes the bytes and then the rows of all files that are marked deleted. One failure does not stop it,
 * several in a row do; the first is thrown at the end, and the next sweep tries again. One run at a time:
 * calls during a run share one further run.
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

/** Deletes orphaned uploads older than a day, and purges what earlier runs have left. */
export async function sweepFiles(dependencies: CleanupDependencies): Promise<void> {
  const now = dependencies.clock();
  try {
    await markOrphansDeleted(dependencies.database.db, new Date(now.getTime() - ORPHAN_AGE), now);
  } finally {
    await purgeDeletedFiles(dependencies);
  }
}

/**
 * Sweeps now and every hour, in the background, and re-encodes old pictures. Gives the function that stops
 * it.
 */
export function scheduleFileSweeps(
  dependencies: CleanupDependencies & Pick<Dependencies, 'runInBackground' | 'spoolFolder'>,
): () => void {
  const { runInBackground } = dependencies;
  const sweeps = repeatInBackground(() => sweepFiles(dependencies), SWEEP_EVERY, runInBackground);
  // With many pictures this may take longer than an hour.
  const pictures = repeatInBackground(
    () => reencodePictures(dependencies),
    SWEEP_EVERY,
    runInBackground,
  );
  return () => {
    sweeps.stop();
    pictures.stop();
  };
}
