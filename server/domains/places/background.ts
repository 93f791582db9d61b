import { setTimeout as pause } from 'node:timers/promises';
import type { Dependencies } from '#server/http/dependencies.ts';
import type { BackgroundTask } from '#server/platform/background/tasks.ts';
import { hasOutdatedPlaces, updatePlaces } from './commands.ts';
import { placeNames } from './name-queries.ts';

/** Jobs per transaction. */
const BATCH = 200;
/** Milliseconds between transactions, so that API calls run in the gaps. */
const PAUSE = 50;
/** Milliseconds between checks for outdated places: an hour. */
const READ_EVERY = 60 * 60 * 1000;

type PlacesDependencies = Pick<Dependencies, 'database' | 'stopping'>;

/** Updates the places of all jobs stored without places or by an older list. Several instances share the work. */
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

/** Repeats `readOutdatedPlaces`, and loads the list at the start. */
export const placeTask = (dependencies: PlacesDependencies): BackgroundTask => ({
  name: 'places',
  interval: READ_EVERY,
  run: async () => {
    // Loading takes a quarter of a second: better now than in the first call that names a place.
    placeNames();
    await readOutdatedPlaces(dependencies);
  },
});
