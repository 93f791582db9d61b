import { and, eq, gt, sql } from 'drizzle-orm';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import { type Database, deletions } from '#server/platform/database/schema.ts';
import { instant } from '#server/platform/database/values.ts';

/** A deletion that this instance has claimed. `claim` counts from 1. */
export type ClaimedDeletion = {
  record_id: string;
  entity: 'users' | 'jobs';
  shell_id: string | null;
  claim: number;
};

/** Condition: the claim is still current; another one may have replaced it after it expired. */
const isClaimed = ({ record_id, claim }: ClaimedDeletion) =>
  and(eq(deletions.record_id, record_id), eq(deletions.claims, claim));

type Term = { now: Date; until: Date };

/** Claims the oldest unclaimed deletion, or that of `recordId`, until `until`. */
export async function claimDeletion(
  db: Database,
  { now, until }: Term,
  recordId?: string,
): Promise<ClaimedDeletion | undefined> {
  const [claimed] = await rowsOf<ClaimedDeletion>(
    db,
    sql`with picked as materialized (
        select record_id from deletions
        where (claimed_until is null or claimed_until <= ${instant(now)})
          ${recordId ? sql`and record_id = ${recordId}::uuid` : sql``}
        order by started_at, record_id limit 1
        for update skip locked
      )
      update deletions
      set claimed_until = ${instant(until)}, claims = claims + 1
      from picked where deletions.record_id = picked.record_id
      returning deletions.record_id, entity, shell_id, claims as claim`,
  );
  return claimed;
}

/** Extends the claim until `until`; false if another one has replaced it. */
export async function keepClaim(
  db: Database,
  claimed: ClaimedDeletion,
  until: Date,
): Promise<boolean> {
  const kept = await db
    .update(deletions)
    .set({ claimed_until: until })
    .where(isClaimed(claimed))
    .returning({ record_id: deletions.record_id });
  return kept.length > 0;
}

/** Releases the claim, so that any instance can continue. */
export async function endClaim(db: Database, claimed: ClaimedDeletion): Promise<void> {
  await db.update(deletions).set({ claimed_until: null }).where(isClaimed(claimed));
}

/** Releases all claims of a database that no other instance uses: their owners are gone. */
export async function endClaims(db: Database, now: Date): Promise<void> {
  await db.update(deletions).set({ claimed_until: null }).where(gt(deletions.claimed_until, now));
}

/** Removes a finished deletion from the queue. */
export async function noteDeleted(db: Database, claimed: ClaimedDeletion): Promise<void> {
  await db.delete(deletions).where(isClaimed(claimed));
}
