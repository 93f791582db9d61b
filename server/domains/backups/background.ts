import type { BackgroundTask } from '#server/platform/background/tasks.ts';
import { openSeries, type Reach } from '#server/platform/backup/place.ts';
import type { Log } from '#server/platform/log/log.ts';
import {
  BACKUPS_DUE,
  CLAIMED_FOR,
  claimBackup,
  keepClaim,
  noteDone,
  noteFailed,
} from './rounds.ts';
import { SCHEDULED_NAME, scheduledName } from './rules.ts';
import { type BackingUp, backUp } from './write-commands.ts';

/** Where and how often backups are made, and how many are kept. */
type Schedule = { to: string; everyMs: number; keep: number };

export type Scheduled = Omit<BackingUp, 'print' | 'signal' | 'secret'> & {
  /** None: no backups are made. */
  schedule: Schedule | undefined;
  reach: Reach;
  /** The secret of tokens, if it is in the data folder. */
  readSecret: () => Promise<string | undefined>;
  stopping: AbortSignal | undefined;
  log: Log;
};

const MINUTE = 60_000;

/** Another instance makes the backup now: this one was away for too long. */
class ClaimLostError extends Error {
  readonly code = 'CLAIM_LOST';
}

/** Keeps the claim while `work` runs, whose signal is aborted if that fails for too long. */
async function whileClaimed<Result>(
  { database: { db }, clock, stopping }: Scheduled,
  claim: string,
  work: (signal: AbortSignal, confirm: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const lost = new AbortController();
  let keptAt = performance.now();
  const confirm = async () => {
    if (!(await keepClaim(db, claim, clock()))) throw new ClaimLostError('The claim is lost.');
    keptAt = performance.now();
  };
  const renew = () =>
    confirm().catch((error: unknown) => {
      const isOver = performance.now() - keptAt > CLAIMED_FOR;
      if (isOver || error instanceof ClaimLostError) lost.abort(error);
    });
  const renewing = setInterval(() => void renew(), CLAIMED_FOR / 5);
  const signals = stopping ? [stopping, lost.signal] : [lost.signal];
  try {
    return await work(AbortSignal.any(signals), confirm);
  } finally {
    clearInterval(renewing);
  }
}

/**
 * Makes the backup that is due, unless another instance does, then removes those beyond the number to keep, and what
 * killed processes have begun. Old ones stay if files are missing, since the new one isn’t whole then.
 */
export async function makeDueBackup(given: Scheduled): Promise<void> {
  const { schedule, reach, database, clock, log, stopping } = given;
  if (!schedule) return;
  const { to, everyMs, keep } = schedule;
  const { db } = database;
  const begunAt = clock();
  const claim = await claimBackup(db, begunAt, everyMs);
  if (claim === undefined) return;
  try {
    await whileClaimed(given, claim, async (signal, confirm) => {
      const series = openSeries(to, SCHEDULED_NAME, reach);
      const { complete, begun } = await series.list();
      for (const name of begun) await series.remove(name);
      const secret = await given.readSecret();
      const made = scheduledName(begunAt);
      const how = { secret, print: () => {}, signal, confirm };
      const done = await backUp({ ...given, ...how }, series.place(made));
      await noteDone(db, claim, { begunAt, everyMs });
      log('backup.done', { ...done, durationMs: clock().getTime() - begunAt.getTime() });
      if (done.missing > 0) return log('backup.incomplete', { missing: done.missing });
      // Later names come from a fast clock.
      const older = complete.filter((name) => name < made);
      for (const name of older.slice(0, Math.max(0, older.length - (keep - 1))))
        await series.remove(name);
    });
  } catch (error) {
    const failed = { now: clock(), isStopping: stopping?.aborted ?? false };
    // The reason counts, even without a database to note it.
    await noteFailed(db, claim, failed).catch(() => {});
    throw error;
  }
}

/** Makes backups of database and files. */
export const backupTask = (dependencies: Scheduled): BackgroundTask => ({
  name: 'backups',
  interval: 5 * MINUTE,
  lease: CLAIMED_FOR,
  ...(dependencies.schedule && { queue: BACKUPS_DUE }),
  run: () => makeDueBackup(dependencies),
});
