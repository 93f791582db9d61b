import type { Dependencies } from '../dependencies.ts';
import { fileKey, forgetFile, listSetAside, setStraysAside } from '../store/files.ts';
import type { FileStore } from './file-store.ts';

/** Milliseconds that an upload may lie here before something refers to it: a day. */
export const STRAY_AFTER = 24 * 60 * 60 * 1000;
/** Milliseconds between two sweeps: an hour. */
const SWEEP_EVERY = 60 * 60 * 1000;
const BATCH = 100;

/** Failures in a row after which the store counts as out of reach, and the rest waits for the next run. */
const FAILURES_MAX = 3;

type Needs = Pick<Dependencies, 'database' | 'files' | 'clock' | 'stopping'>;

/** One run over all files that are set aside. */
async function removeAll({ database: { db }, files, stopping }: Needs): Promise<void> {
  const ended = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    stopping?.addEventListener('abort', () => resolve(), { signal: ended.signal });
  });
  const failures: unknown[] = [];
  let failuresInRow = 0;
  let after: string | undefined;
  try {
    for (;;) {
      if (stopping?.aborted) break;
      const found = await listSetAside(db, BATCH, after);
      for (const file of found) {
        try {
          // Who stops does not wait for a store that does not answer.
          await Promise.race([files.remove(fileKey(file)), stopped]);
          if (stopping?.aborted) break;
          await forgetFile(db, file._id);
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

/** The run over each store that is going on, and the one that comes after it. */
const runs = new WeakMap<FileStore, { next?: Promise<void>; current: Promise<void> }>();

/**
 * Removes the bytes and then the rows of all files that are set aside. Goes on past a file whose bytes
 * cannot be removed, but not past several in a row, and throws the first such failure at the end: the next
 * sweep tries again. One run at a time: whoever asks meanwhile waits for one more, all for the same.
 */
export function removeSetAside(needs: Needs): Promise<void> {
  const running = runs.get(needs.files);
  if (running) {
    running.next ??= running.current.catch(() => {}).then(() => removeSetAside(needs));
    return running.next;
  }
  const current = removeAll(needs).finally(() => runs.delete(needs.files));
  runs.set(needs.files, { current });
  return current;
}

/** Removes uploads older than a day that nothing refers to, and what earlier removals have left. */
export async function sweepFiles(needs: Needs): Promise<void> {
  const now = needs.clock();
  try {
    await setStraysAside(needs.database.db, new Date(now.getTime() - STRAY_AFTER), now);
  } finally {
    await removeSetAside(needs);
  }
}

/** Sweeps now and once an hour, in the background. Gives the way to stop. */
export function keepSweeping(needs: Needs & Pick<Dependencies, 'later'>): () => void {
  const sweep = () => needs.later(() => sweepFiles(needs));
  sweep();
  const timer = setInterval(sweep, SWEEP_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
