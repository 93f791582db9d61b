import { and, asc, eq, sql } from 'drizzle-orm';
import { type Database, files, users } from '../db/schema.ts';
import { fileColumns, findFile, isNotDeleted, type StoredFile } from './files.ts';

/** The picture with this id, if it has been re-encoded. */
export async function findPicture(db: Database, id: string): Promise<StoredFile | undefined> {
  const file = await findFile(db, id, 'image');
  return file?.redrawn ? file : undefined;
}

/*
 * Pictures from before uploads were re-encoded. Each is re-encoded in the background (`reencodePictures`).
 */

const isToReencode = and(eq(files.kind, 'image'), eq(files.redrawn, false), isNotDeleted);

/** Pictures still to be re-encoded, the oldest first; at most `limit`, after the id `after`. */
export const listToReencode = (
  db: Database,
  limit: number,
  after?: string,
): Promise<StoredFile[]> =>
  db
    .select(fileColumns)
    .from(files)
    .where(and(isToReencode, after ? sql`${files._id} > ${after}` : undefined))
    .orderBy(asc(files._id))
    .limit(limit);

/** Replaces the account's picture URL, if it names this picture. */
const replaceAddress = (db: Database, { _id, owner_id }: StoredFile, profile_image_url: string) =>
  db
    .update(users)
    .set({ profile_image_url })
    .where(
      and(sql`${users._id} = ${owner_id}`, sql`position(${_id} in ${users.profile_image_url}) > 0`),
    );

/** Marks the picture as re-encoded, with its new URL; false when it was deleted meanwhile. */
export const markReencoded = (
  db: Database,
  file: StoredFile,
  { address, ...now }: { address: string; type: string; bytes: number },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await replaceAddress(tx, file, address);
    const changed = await tx
      .update(files)
      .set({ ...now, redrawn: true })
      .where(and(eq(files._id, file._id), isNotDeleted))
      .returning({ _id: files._id });
    return changed.length > 0;
  });

/** Marks a picture deleted that cannot be encoded; its account has none any more. */
export const dropPicture = (db: Database, file: StoredFile, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await replaceAddress(tx, file, '');
    await tx
      .update(files)
      .set({ removed_at: now })
      .where(and(eq(files._id, file._id), isNotDeleted));
  });
