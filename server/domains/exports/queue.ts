import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { v4 } from 'uuid';
import { markUnusedDeleted } from '#server/domains/files/commands.ts';
import { notify } from '#server/domains/notifications/commands.ts';
import { lockAccount } from '#server/platform/database/locks.ts';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import { type Database, exports, files } from '#server/platform/database/schema.ts';
import { instant } from '#server/platform/database/values.ts';
import type { Language } from '#src/contract/language.ts';
import { EXPORT_DAYS } from '#src/contract/limits.ts';

/** A copy that this instance makes. `attempt` counts from 1. */
export type ClaimedExport = {
  _id: string;
  user_id: string;
  language: Language;
  attempt: number;
};

const DAY = 24 * 60 * 60 * 1000;

export const isOpen = isNull(exports.expires_at);

/** Condition: the claim is still current; another one may have replaced it after it expired. */
const isClaimed = ({ _id, attempt }: ClaimedExport) =>
  and(eq(exports._id, _id), eq(exports.attempts, attempt), isOpen);

/** When the row of a copy that is finished now is deleted. */
const expiry = (now: Date): Date => new Date(now.getTime() + EXPORT_DAYS * DAY);

/**
 * Claims the oldest due copy until `until`: no other instance makes it before then. The archive of an instance that
 * died meanwhile was never offered, and is marked deleted.
 */
export function claimExport(
  db: Database,
  { now, until }: { now: Date; until: Date },
): Promise<ClaimedExport | undefined> {
  return db.transaction(async (tx) => {
    const [picked] = await rowsOf<ClaimedExport & { file_id: string | null }>(
      tx,
      sql`with picked as materialized (
          select _id, file_id from exports
          where expires_at is null and (claimed_until is null or claimed_until <= ${instant(now)})
          order by requested_at, _id limit 1
          for update skip locked
        )
        update exports
        set claimed_until = ${instant(until)}, attempts = attempts + 1, file_id = null
        from picked where exports._id = picked._id
        returning exports._id, user_id, language, attempts as attempt, picked.file_id`,
    );
    if (!picked) return undefined;
    const { file_id, ...claimed } = picked;
    if (file_id) await markUnusedDeleted(tx, claimed.user_id, [file_id], now);
    return claimed;
  });
}

/** Extends the claim until `until`; false if another one has replaced it, or the account is gone. */
export async function keepClaim(
  db: Database,
  claimed: ClaimedExport,
  until: Date,
): Promise<boolean> {
  const kept = await db
    .update(exports)
    .set({ claimed_until: until })
    .where(isClaimed(claimed))
    .returning({ _id: exports._id });
  return kept.length > 0;
}

/** Gives the copy back to all instances; the attempt doesn't count. */
export async function endClaim(db: Database, claimed: ClaimedExport): Promise<void> {
  await db
    .update(exports)
    .set({ claimed_until: null, attempts: claimed.attempt - 1 })
    .where(isClaimed(claimed));
}

/** Releases all claims of a database that no other instance uses: their owners are gone. */
export async function endClaims(db: Database, now: Date): Promise<void> {
  await db
    .update(exports)
    .set({ claimed_until: null })
    .where(and(isOpen, gt(exports.claimed_until, now)));
}

/** Thrown to undo a transaction whose claim is over. */
class ClaimOver extends Error {}

/**
 * Records the archive before its bytes are stored, so that they are found whatever happens then. Returns its id, which
 * nobody can guess; undefined if the claim is over or the account gone.
 */
export function recordArchive(
  db: Database,
  claimed: ClaimedExport,
  { name, bytes }: { name: string; bytes: number },
  now: Date,
): Promise<string | undefined> {
  const file_id = v4();
  const recorded = db.transaction(async (tx) => {
    if (!(await lockAccount(tx, claimed.user_id))) return undefined;
    await tx.insert(files).values({
      _id: file_id,
      owner_id: claimed.user_id,
      kind: 'export',
      name,
      type: 'application/zip',
      bytes,
      created_at: now,
    });
    const changed = await tx
      .update(exports)
      .set({ file_id })
      .where(isClaimed(claimed))
      .returning({ _id: exports._id });
    if (changed.length === 0) throw new ClaimOver();
    return file_id;
  });
  return recorded.catch((error: unknown) => {
    if (error instanceof ClaimOver) return undefined;
    throw error;
  });
}

/**
 * Offers the stored archive and notifies its user. False, without doing so, if the claim is over or the account gone
 * (rule EXPORT-4).
 */
export function finishExport(
  db: Database,
  claimed: ClaimedExport,
  archive: { fileId: string; bytes: number },
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { _id, user_id } = claimed;
    const { fileId, bytes } = archive;
    if (!(await lockAccount(tx, user_id))) return false;
    const finished = await tx
      .update(exports)
      .set({ ready_at: now, expires_at: expiry(now), bytes, claimed_until: null })
      .where(and(isClaimed(claimed), eq(exports.file_id, fileId)))
      .returning({ _id: exports._id });
    if (finished.length === 0) return false;
    await notify(tx, [{ userId: user_id, kind: 'export_ready', dedupeKey: `export-${_id}` }], now);
    return true;
  });
}

/** Gives up on the copy, and marks what was stored of it deleted. */
export async function failExport(db: Database, claimed: ClaimedExport, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [failed] = await tx
      .update(exports)
      .set({ failed_at: now, expires_at: expiry(now) })
      .where(isClaimed(claimed))
      .returning({ file_id: exports.file_id });
    if (!failed?.file_id) return;
    await tx.update(exports).set({ file_id: null }).where(eq(exports._id, claimed._id));
    await markUnusedDeleted(tx, claimed.user_id, [failed.file_id], now);
  });
}

/** Copies deleted per statement. */
export const EXPIRED_AT_ONCE = 100;

/** Deletes a batch of expired copies and marks their archives deleted. Returns how many. */
export function deleteExpired(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const expired = await rowsOf<{ user_id: string; file_id: string | null }>(
      tx,
      sql`delete from exports where _id = any(array(
          select _id from exports where expires_at <= ${instant(now)} order by expires_at limit ${EXPIRED_AT_ONCE}
          for update skip locked
        )) returning user_id, file_id`,
    );
    for (const { user_id, file_id } of expired)
      if (file_id) await markUnusedDeleted(tx, user_id, [file_id], now);
    return expired.length;
  });
}
