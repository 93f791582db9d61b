import { sql } from 'drizzle-orm';
import { onceSuccessful } from '#server/platform/background/once-successful.ts';
import type { BackgroundTask } from '#server/platform/background/tasks.ts';
import type { Connection } from '#server/platform/database/connection.ts';
import type { Log } from '#server/platform/log/log.ts';
import { CLAIM, type Deleting, deleteEnded } from './carry-out-commands.ts';
import { type ErasingAgain, eraseAgain, ROUND_EVERY } from './erase-again.ts';
import { closeSomeJobs, endLeaving } from './leave-commands.ts';
import { endClaims } from './queue.ts';
import { endUnconfirmed } from './unconfirmed-commands.ts';

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
    queue: { rows: sql`deletions where true`, due: sql.raw('started_at') },
    lease: CLAIM,
    run: async () => {
      await begin();
      await deleteEnded(deleting);
    },
  };
}

/** Erases again what a restored database brought back, and lists what was erased (rule DELETE-5). */
export const eraseAgainTask = (parts: ErasingAgain): BackgroundTask => ({
  name: 'erasures',
  interval: ROUND_EVERY,
  lease: ROUND_EVERY,
  run: () => eraseAgain(parts),
});

/** Milliseconds between checks for accounts whose owners want them deleted. */
const LEAVING_INTERVAL = 60_000;

/** Closes the jobs of employers who are leaving, and ends the accounts whose 14 days are over (rule DELETE-2). */
export const leavingTask = ({
  database,
  clock,
  stopping,
  log,
}: Deleting & { log: Log }): BackgroundTask => ({
  name: 'leaving accounts',
  interval: LEAVING_INTERVAL,
  run: async () => {
    const { db } = database;
    for (let isMore = true; isMore && !stopping?.aborted; ) {
      const now = clock();
      isMore = await closeSomeJobs(db, { now, announceAt: now });
    }
    for (;;) {
      const due = stopping?.aborted ? undefined : await endLeaving(db, clock());
      if (!due) return;
      if (due.isEnded) log('account.erased', { account: due.id });
    }
  },
});

/** Milliseconds between checks for unconfirmed accounts. */
const UNCONFIRMED_INTERVAL = 60 * 60 * 1000;

/** Deletes accounts that were never confirmed (rule CONFIRM-8). */
export const unconfirmedTask = ({
  database,
  clock,
  stopping,
  log,
}: Deleting & { log: Log }): BackgroundTask => ({
  name: 'unconfirmed accounts',
  interval: UNCONFIRMED_INTERVAL,
  run: async () => {
    const count = await endUnconfirmed(database.db, clock, stopping);
    if (count > 0) log('accounts.unconfirmed', { count });
  },
});
