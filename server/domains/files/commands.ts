import { and, asc, eq, isNotNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { among } from '#server/platform/database/ids.ts';
import { lockAccount, lockRows } from '#server/platform/database/locks.ts';
import {
  applications,
  type Database,
  exports,
  files,
  users,
} from '#server/platform/database/schema.ts';
import { isAtFileLimit, isNotDeleted, type StoredFile } from './queries.ts';

/**
 * Inserts the row of a file before its bytes are stored, for a picture as re-encoded. Inserts none when the owner has
 * too many files (`too_many`) or no longer exists (`no_owner`).
 */
export function recordFile(
  db: Database,
  file: Pick<StoredFile, '_id' | 'kind' | 'name' | 'type' | 'bytes' | 'created_at'> & {
    owner_id: string;
  },
): Promise<'done' | 'too_many' | 'no_owner'> {
  return db.transaction(async (tx) => {
    // Serializes uploads of one user, so that two at once cannot both take the last place.
    if (!(await lockAccount(tx, file.owner_id))) return 'no_owner';
    if (await isAtFileLimit(tx, file.owner_id)) return 'too_many';
    await tx.insert(files).values(file);
    return 'done';
  });
}

/**
 * Locks the file against being marked deleted until the transaction ends; false when already marked. For transactions
 * that refer to the file; lock other rows, such as the user's, before.
 */
export async function lockFile(tx: Database, id: string): Promise<boolean> {
  const kept = tx
    .select({ _id: files._id })
    .from(files)
    .where(and(eq(files._id, id), isNotDeleted));
  const locked = await lockRows(tx, 'files', kept, 'share');
  return locked.length > 0;
}

/*
 * Deletion marks a file deleted, which hides it, then removes its bytes, then its row (`purgeDeletedFiles`). The next
 * sweep finishes an interrupted deletion.
 */

/** Files that neither their owner's profile, nor an application, nor a copy of data refers to, by path or by URL. */
const isUnused: SQL = sql`not exists (
  select from ${users} where ${users._id} = ${files.owner_id} and (
    position(${files._id}::text in ${users.resume_url}) > 0
    or position(${files._id}::text in ${users.profile_image_url}) > 0
  )
) and not exists (
  select from ${applications} where ${applications.resume_file_id} = ${files._id}
) and not exists (
  select from ${applications} where ${applications.candidate_id} = ${files.owner_id}
    and position(${files._id}::text in ${applications.resume_url}) > 0
) and not exists (
  select from ${exports} where ${exports.file_id} = ${files._id}
)`;

/** Marks the unused files among `ids` (valid ids; only of the owner, if given) deleted. Returns their number. */
const markUnused = (
  db: Database,
  ids: readonly string[],
  now: Date,
  ownerId?: string,
): Promise<number> =>
  db.transaction(async (tx) => {
    const isOwn = ownerId === undefined ? undefined : eq(files.owner_id, ownerId);
    const unused = and(among(files._id, ids), isOwn, isNotDeleted, isUnused);
    // After this lock, transactions that start to use a file wait (`lockFile`), and the update sees uses committed
    // before.
    const found = tx.select({ _id: files._id }).from(files).where(unused).orderBy(files._id);
    await lockRows(tx, 'files', found, 'update');
    const changed = await tx
      .update(files)
      .set({ removed_at: now })
      .where(unused)
      .returning({ _id: files._id });
    return changed.length;
  });

/** Marks the owner's unused files among `ids` deleted. Returns their number. */
export const markUnusedDeleted = (
  db: Database,
  ownerId: string,
  ids: readonly string[],
  now: Date,
): Promise<number> => markUnused(db, ids, now, ownerId);

/**
 * Marks all files of an account deleted, even if used: its applications are erased or deleted, in portions, afterwards.
 * Returns their number.
 */
export async function markAllDeleted(db: Database, ownerId: string, now: Date): Promise<number> {
  const changed = await db
    .update(files)
    .set({ removed_at: now })
    .where(and(isNotDeleted, eq(files.owner_id, ownerId)))
    .returning({ _id: files._id });
  return changed.length;
}

/** The files to check: `limit` of those created before `before`, after the id `after`. */
type Portion = { before: Date; after: string | null; limit: number };

/**
 * Marks the portion's unused files deleted, including those without an owner. Returns the id of the portion's last
 * file, or undefined if it is empty.
 */
export async function markOrphansDeleted(
  db: Database,
  { before, after, limit }: Portion,
  now: Date,
): Promise<string | undefined> {
  const found = await db
    .select({ _id: files._id })
    .from(files)
    .where(
      and(
        isNotDeleted,
        lt(files.created_at, before),
        after ? sql`${files._id} > ${after}` : undefined,
      ),
    )
    .orderBy(asc(files._id))
    .limit(limit);
  const ids = found.map(({ _id }) => _id);
  await markUnused(db, ids, now);
  return ids.at(-1);
}

/**
 * Milliseconds that the row of a copy of data is kept once it is marked deleted. An instance may still be storing its
 * bytes and die right after: until then, each sweep looks for them.
 */
const LATE_BYTES = 60 * 60 * 1000;

/** Deletes the row of a file that is marked deleted and whose bytes are removed. */
export async function deleteFileRow(db: Database, id: string, now: Date): Promise<void> {
  const isOver = or(
    ne(files.kind, 'export'),
    lte(files.removed_at, new Date(now.getTime() - LATE_BYTES)),
  );
  await db.delete(files).where(and(eq(files._id, id), isNotNull(files.removed_at), isOver));
}
