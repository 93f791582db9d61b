import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Deletion } from '../../../src/contract/console/console.ts';
import { rowsOf } from '../../platform/database/rows-of.ts';
import { type Database, deletions } from '../../platform/database/schema.ts';
import { countLeft } from './commands.ts';

/** A deletion that this instance carries out now. `claim` counts from 1. */
export type ClaimedDeletion = { record_id: string; entity: 'users' | 'jobs'; claim: number };

/** Deletions that the console shows; the others wait behind them. */
const LISTED_MAX = 20;

/** The claim is this one's: another one has come in its place when its time was over. */
const isClaimed = ({ record_id, claim }: ClaimedDeletion) =>
  and(eq(deletions.record_id, record_id), eq(deletions.claims, claim));

type Term = { now: Date; until: Date };

/** Claims the oldest deletion that nobody carries out, or the one of `recordId`, until `until`. */
export async function claimDeletion(
  db: Database,
  { now, until }: Term,
  recordId?: string,
): Promise<ClaimedDeletion | undefined> {
  const [claimed] = await rowsOf<ClaimedDeletion>(
    db,
    sql`with picked as materialized (
        select record_id from deletions
        where (claimed_until is null or claimed_until <= ${now.toISOString()}::timestamptz)
          ${recordId ? sql`and record_id = ${recordId}::uuid` : sql``}
        order by started_at, record_id limit 1
        for update skip locked
      )
      update deletions
      set claimed_until = ${until.toISOString()}::timestamptz, claims = claims + 1
      from picked where deletions.record_id = picked.record_id
      returning deletions.record_id, entity, claims as claim`,
  );
  return claimed;
}

/** Keeps the claim until `until`; false when it is no longer this one's. */
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

/** Gives the claim up: whoever looks next goes on. */
export async function endClaim(db: Database, claimed: ClaimedDeletion): Promise<void> {
  await db.update(deletions).set({ claimed_until: null }).where(isClaimed(claimed));
}

/** Ends all claims, on a database that no other instance uses: whoever had them is gone. */
export async function endClaims(db: Database, now: Date): Promise<void> {
  await db.update(deletions).set({ claimed_until: null }).where(gt(deletions.claimed_until, now));
}

/** The record and all its rows are gone. */
export async function noteDeleted(db: Database, claimed: ClaimedDeletion): Promise<void> {
  await db.delete(deletions).where(isClaimed(claimed));
}

/** The records that are being deleted, the oldest first, each with what is left of it. */
export async function listDeletions(db: Database): Promise<Deletion[]> {
  const rows = await db
    .select({
      ...{ _id: deletions.record_id, entity: deletions.entity, label: deletions.label },
      ...{ total: deletions.total, started_at: deletions.started_at },
    })
    .from(deletions)
    .orderBy(asc(deletions.started_at), asc(deletions.record_id))
    .limit(LISTED_MAX);
  return Promise.all(
    rows.map(async ({ started_at, ...row }) => {
      // What came in at the last moment is deleted too.
      const remaining = Math.min(
        await countLeft(db, { entity: row.entity, id: row._id }),
        row.total,
      );
      return { ...row, remaining, started_at: started_at.toISOString() };
    }),
  );
}
