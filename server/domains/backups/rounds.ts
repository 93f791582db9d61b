import { and, gt, lte, or, sql } from 'drizzle-orm';
import type { Queue } from '#server/platform/database/queue.ts';
import { backupRounds, type Database } from '#server/platform/database/schema.ts';

/** Milliseconds for which an instance owns the backup that it makes; it extends that meanwhile. */
export const CLAIMED_FOR = 15 * 60 * 1000;
/** Milliseconds after which a failed backup is tried again: an hour. */
const AGAIN_AFTER = 60 * 60 * 1000;

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** For how long the next backup has been due. */
export const BACKUPS_DUE: Queue = { rows: sql`backup_rounds where true`, due: sql`due_at` };

/** Claims the next backup; false if none is due or another instance makes it. */
export async function claimBackup(db: Database, now: Date, everyMs: number): Promise<boolean> {
  const claimed_until = later(now, CLAIMED_FOR);
  const claimed = await db
    .insert(backupRounds)
    .values({ due_at: now, claimed_until })
    .onConflictDoUpdate({
      target: backupRounds.only_one,
      set: { claimed_until },
      setWhere: and(
        // Later than a whole interval: the interval was longer, or a clock was fast.
        or(lte(backupRounds.due_at, now), gt(backupRounds.due_at, later(now, everyMs))),
        or(
          lte(backupRounds.claimed_until, now),
          gt(backupRounds.claimed_until, later(now, AGAIN_AFTER)),
        ),
      ),
    })
    .returning({ due_at: backupRounds.due_at });
  return claimed.length > 0;
}

/** Extends the claim. */
export async function keepClaim(db: Database, now: Date): Promise<void> {
  await db.update(backupRounds).set({ claimed_until: later(now, CLAIMED_FOR) });
}

/** Records a backup begun at `begunAt`, from which the time until the next one counts. */
export async function noteDone(db: Database, begunAt: Date, everyMs: number): Promise<void> {
  await db.update(backupRounds).set({ due_at: later(begunAt, everyMs), claimed_until: begunAt });
}

/** Lets the next attempt wait. */
export async function noteFailed(db: Database, now: Date): Promise<void> {
  await db.update(backupRounds).set({ claimed_until: later(now, AGAIN_AFTER) });
}
