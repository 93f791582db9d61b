import { gt, lte, or, sql } from 'drizzle-orm';
import { type Database, fileRounds } from '#server/platform/database/schema.ts';
import { instant } from '#server/platform/database/values.ts';

/** Milliseconds between the starts of two rounds: a day. */
export const ROUND_EVERY = 24 * 60 * 60 * 1000;
/** Milliseconds between portions, and for which an instance owns its portion. */
export const PORTION_EVERY = 5 * 60 * 1000;

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/**
 * Claims the next portion of the round through all files, or starts a round. `after` is the id of the file to continue
 * after, null for the first; undefined if no portion is due or another instance has it.
 */
export async function takePortion(
  db: Database,
  now: Date,
): Promise<{ after: string | null } | undefined> {
  const due_at = later(now, PORTION_EVERY);
  const [taken] = await db
    .insert(fileRounds)
    .values({ began_at: now, due_at })
    .onConflictDoUpdate({
      target: fileRounds.only_one,
      set: {
        due_at,
        began_at: sql`case when ${fileRounds.after_id} is null then ${instant(now)} else ${fileRounds.began_at} end`,
      },
      // A later due time comes from a fast clock.
      setWhere: or(lte(fileRounds.due_at, now), gt(fileRounds.due_at, later(now, ROUND_EVERY))),
    })
    .returning({ after: fileRounds.after_id });
  return taken;
}

/** Records that all files up to this one were checked, so that the round continues from there. */
export async function noteLookedAt(db: Database, after: string, now: Date): Promise<void> {
  await db.update(fileRounds).set({ after_id: after, due_at: later(now, PORTION_EVERY) });
}

/** Ends the round; the next is due `ROUND_EVERY` after this one started. */
export async function endRound(db: Database): Promise<void> {
  const next = sql`${fileRounds.began_at} + ${`${ROUND_EVERY} milliseconds`}::interval`;
  await db
    .update(fileRounds)
    .set({ after_id: null, due_at: sql`greatest(${fileRounds.due_at}, ${next})` });
}
