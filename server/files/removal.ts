import type { Dependencies } from '../dependencies.ts';
import { fileKey, forgetFile, listSetAside, setStraysAside } from '../store/files.ts';

/** Milliseconds that an upload may lie here before something refers to it: a day. */
export const STRAY_AFTER = 24 * 60 * 60 * 1000;
/** Milliseconds between two sweeps: an hour. */
const SWEEP_EVERY = 60 * 60 * 1000;
const BATCH = 100;

type Needs = Pick<Dependencies, 'database' | 'files' | 'clock'>;

/**
 * Removes the bytes and then the rows of all files that are set aside. Goes on past a file whose bytes
 * cannot be removed, and throws the first such failure at the end: the next sweep tries that one again.
 */
export async function removeSetAside({ database: { db }, files }: Needs): Promise<void> {
  const failures: unknown[] = [];
  let after: string | undefined;
  for (;;) {
    const found = await listSetAside(db, BATCH, after);
    for (const file of found) {
      try {
        await files.remove(fileKey(file));
        await forgetFile(db, file._id);
      } catch (error) {
        failures.push(error);
      }
    }
    after = found.at(-1)?._id;
    if (found.length < BATCH) break;
  }
  if (failures.length > 0) throw failures[0];
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
