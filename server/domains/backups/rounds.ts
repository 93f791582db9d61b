import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import { v4 } from 'uuid';
import type { Queue } from '#server/platform/database/queue.ts';
import { backupRounds, type Database } from '#server/platform/database/schema.ts';

/** Milliseconds for which an instance owns the backup that it makes; it extends that meanwhile. */
export const CLAIMED_FOR = 15 * 60 * 1000;
/** Milliseconds after which a failed backup is tried again: an hour. */
const AGAIN_AFTER = 60 * 60 * 1000;

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** For how long the next backup has been due. */
export const BACKUPS_DUE: Queue = { rows: sql`backup_rounds where true`, due: sql`due_at` };

const isOurs = (claim: string) => eq(backupRounds.claim, claim);

/** Claims the next backup; the claim, or undefined if none is due or another instance makes it. */
export async function claimBackup(
  db: Database,
  now: Date,
  everyMs: number,
): Promise<string | undefined> {
  const claim = v4();
  const claimed_until = later(now, CLAIMED_FOR);
  const claimed = await db
    .insert(backupRounds)
    .values({ due_at: now, claimed_until, claim })
    .onConflictDoUpdate({
      target: backupRounds.only_one,
      set: { claimed_until, claim },
      setWhere: and(
        // Later than a whole interval: the interval was longer, or a clock was fast.
        or(lte(backupRounds.due_at, now), gt(backupRounds.due_at, later(now, everyMs))),
        or(
          lte(backupRounds.claimed_until, now),
          // A fast clock; others may be slow by as long as a claim lasts.
          gt(backupRounds.claimed_until, later(now, AGAIN_AFTER + CLAIMED_FOR)),
        ),
      ),
    })
    .returning({ due_at: backupRounds.due_at });
  return claimed.length > 0 ? claim : undefined;
}

/** Extends the claim; false if another one has replaced it. */
export async function keepClaim(db: Database, claim: string, now: Date): Promise<boolean> {
  const kept = await db
    .update(backupRounds)
    .set({ claimed_until: later(now, CLAIMED_FOR) })
    .where(isOurs(claim))
    .returning({ claim: backupRounds.claim });
  return kept.length > 0;
}

/** Records a backup begun at `begunAt`, from which the time until the next one counts. */
export async function noteDone(
  db: Database,
  claim: string,
  { begunAt, everyMs }: { begunAt: Date; everyMs: number },
): Promise<void> {
  await db
    .update(backupRounds)
    .set({ due_at: later(begunAt, everyMs), claimed_until: begunAt })
    .where(isOurs(claim));
}

/** Lets the next attempt wait, unless the instance only stops. */
export async function noteFailed(
  db: Database,
  claim: string,
  { now, isStopping }: { now: Date; isStopping: boolean },
): Promise<void> {
  const claimed_until = isStopping ? now : later(now, AGAIN_AFTER);
  await db.update(backupRounds).set({ claimed_until }).where(isOurs(claim));
}
