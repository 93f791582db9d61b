const BATCH = 100;

/** Failures in a row after which the store counts as unreachable and the run ends. */
const FAILURES_MAX = 3;

/**
 * Does `work` for each file that `list` gives, in batches ordered by id. One failure does not stop it,
 * several in a row do; the first is thrown at the end. Ends at once when the server stops, even if a store
 * does not answer.
 */
export async function forEachFile<File extends { _id: string }>(
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
