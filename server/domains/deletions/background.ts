import { onceSuccessful } from '#server/platform/background/once-successful.ts';
import type { BackgroundTask } from '#server/platform/background/tasks.ts';
import type { Connection } from '#server/platform/database/connection.ts';
import { CLAIM, type Deleting, deleteEnded } from './carry-out-commands.ts';
import { endClaims } from './queue.ts';

/** Milliseconds between two searches for records left to delete. */
const INTERVAL = 5_000;

/** Deletes the rest of what was ended and took longer than the call that ended it. */
export function deletionTask(
  deleting: Deleting & { database: Pick<Connection, 'kind'> },
): BackgroundTask {
  const { database, clock } = deleting;
  const begin = onceSuccessful(async () => {
    // Another process may delete from a server's database, but nobody from this one.
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
