import { sql } from 'drizzle-orm';
import { onceSuccessful } from '#server/platform/background/once-successful.ts';
import type { BackgroundTask } from '#server/platform/background/tasks.ts';
import { CLAIM, type Making, makeDueExports } from './make-due.ts';
import { endClaims } from './queue.ts';

/** Copies that an instance makes at a time. */
const AT_ONCE = 2;
/** Milliseconds between checks for copies to make and to delete. */
const INTERVAL = 5_000;

/** Makes copies of users' data, a few at a time, and deletes expired ones. */
export function exportTask(making: Making): BackgroundTask {
  const { database, clock } = making;
  const begin = onceSuccessful(async () => {
    // Only this process uses an embedded database, so its claims are stale.
    if (database.kind === 'pglite') await endClaims(database.db, clock());
  });
  return {
    name: 'exports',
    interval: INTERVAL,
    queue: { rows: sql`exports where expires_at is null`, due: sql.raw('requested_at') },
    lease: CLAIM,
    concurrency: AT_ONCE,
    run: async () => {
      await begin();
      await makeDueExports(making);
    },
  };
}
