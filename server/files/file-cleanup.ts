import type { Dependencies } from '../dependencies.ts';
import { repeatInBackground } from '../repeat-in-background.ts';
import { endRound, noteLookedAt, PORTION_EVERY, takePortion } from '../store/file-rounds.ts';
import { deleteFileRow, fileKeys, listDeletedFiles, markOrphansDeleted } from '../store/files.ts';
import type { FileStore } from './file-store.ts';
import { forEachFile } from './for-each-file.ts';
import { reencodePictures } from './picture-files.ts';

/** Milliseconds after which an upload that nothing refers to is deleted: a day. */
export const ORPHAN_AGE = 24 * 60 * 60 * 1000;
/** Milliseconds between two looks for pictures that are to be re-encoded: an hour. */
const REENCODE_EVERY = 60 * 60 * 1000;
/** Files of a portion, so that a round through a million takes less than a day; and those of one statement of it. */
const PORTION = { files: 4000, batch: 200 };
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

/**
 * Looks at the next portion of all files, marks those deleted that nothing refers to and that are older than a
 * day, and purges what is marked. It does nothing while no portion is due, or another instance has it.
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

/**
 * Sweeps what is due, now and every few minutes, in the background, and re-encodes old pictures. Gives the
 * function that stops it.
 */
export function scheduleFileSweeps(
  dependencies: CleanupDependencies & Pick<Dependencies, 'runInBackground' | 'spoolFolder'>,
): () => void {
  const { runInBackground } = dependencies;
  const sweeps = repeatInBackground(() => sweepFiles(dependencies), PORTION_EVERY, runInBackground);
  // With many pictures this may take longer than an hour.
  const pictures = repeatInBackground(
    () => reencodePictures(dependencies),
    REENCODE_EVERY,
    runInBackground,
  );
  return () => {
    sweeps.stop();
    pictures.stop();
  };
}
