import { onceSuccessful } from '#server/platform/background/once-successful.ts';
import type { BackgroundTask } from '#server/platform/background/tasks.ts';
import type { Connection } from '#server/platform/database/connection.ts';
import { CLAIM, type Deleting, deleteEnded } from './carry-out-commands.ts';
import { endClaims } from './queue.ts';

/** Milliseconds between checks for records left to delete. */
const INTERVAL = 5_000;

/** Deletes what the calls that ended records left over. */
export function deletionTask(
  deleting: Deleting & { database: Pick<Connection, 'kind'> },
): BackgroundTask {
  const { database, clock } = deleting;
  const begin = onceSuccessful(async () => {
    // Only this process uses an embedded database, so its claims are stale.
    if (database.kind === 'pglite') await endClaims(database.db, clock());
  });
  return {
    name: 'deletions',
    interval: INTERVAL,
    lease: CLAIM,
    run: async () => {
      await begin();
      await deleteEnded(deleting);
    },
  };
}
