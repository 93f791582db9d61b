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

/**
 * Makes the backup that is due, unless another instance does, then removes those beyond the number to keep, and what
 * killed processes have begun.
 */
export async function makeDueBackup(given: Scheduled): Promise<void> {
  const { schedule, reach, database, clock, log, stopping } = given;
  if (!schedule) return;
  const { db } = database;
  const begunAt = clock();
  if (!(await claimBackup(db, begunAt, schedule.everyMs))) return;
  const renewing = setInterval(() => void keepClaim(db, clock()).catch(() => {}), CLAIMED_FOR / 3);
  try {
    const series = openSeries(schedule.to, SCHEDULED_NAME, reach);
    for (const name of await series.listUnfinished()) await series.remove(name);
    const signal = stopping ?? new AbortController().signal;
    const secret = await given.readSecret();
    const place = series.place(scheduledName(begunAt));
    const done = await backUp({ ...given, secret, print: () => {}, signal }, place);
    await noteDone(db, begunAt, schedule.everyMs);
    log('backup.done', { ...done, durationMs: clock().getTime() - begunAt.getTime() });
    const names = await series.list();
    for (const name of names.slice(0, Math.max(0, names.length - schedule.keep)))
      await series.remove(name);
  } catch (error) {
    await noteFailed(db, clock());
    throw error;
  } finally {
    clearInterval(renewing);
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
