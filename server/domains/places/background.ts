import { setTimeout as pause } from 'node:timers/promises';
import type { Dependencies } from '#server/http/dependencies.ts';
import type { BackgroundTask } from '#server/platform/background/tasks.ts';
import { hasOutdatedPlaces, updatePlaces } from './commands.ts';
import { placeNames } from './name-queries.ts';

/** Jobs of one transaction. */
const BATCH = 200;
/** Milliseconds between two of them, so that calls come in between. */
const PAUSE = 50;
/** Milliseconds between two searches for locations that something else wrote: an hour. */
const READ_EVERY = 60 * 60 * 1000;

type PlacesDependencies = Pick<Dependencies, 'database' | 'stopping'>;

/**
 * Reads the places of all jobs that were stored before there was a list, by an older one, or by a statement
 * that left them out. Several instances at once share the work.
 */
export async function readOutdatedPlaces({
  database: { db },
  stopping,
}: PlacesDependencies): Promise<void> {
  if (!(await hasOutdatedPlaces(db))) return;
  let after: string | undefined;
  while (!stopping?.aborted) {
    after = await updatePlaces(db, BATCH, after);
    if (after === undefined) return;
    await pause(PAUSE, undefined, { ref: false });
  }
}

/** Does so, after the list is read for the first time. */
export const placeTask = (dependencies: PlacesDependencies): BackgroundTask => ({
  name: 'places',
  interval: READ_EVERY,
  run: async () => {
    // Takes a quarter of a second: now, rather than in the first call that names a place.
    placeNames();
    await readOutdatedPlaces(dependencies);
  },
});
