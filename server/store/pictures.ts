import { and, asc, eq, sql } from 'drizzle-orm';
import { type Database, files, users } from '../db/schema.ts';
import { fileColumns, findFile, isNotDeleted, type StoredFile } from './files.ts';

/** The picture with this id, if it was drawn anew. */
export async function findPicture(db: Database, id: string): Promise<StoredFile | undefined> {
  const file = await findFile(db, id, 'image');
  return file?.redrawn ? file : undefined;
}

/*
 * Pictures that came before pictures were drawn anew. Each is drawn in the background (`reencodePictures`).
 */

const isToReencode = and(eq(files.kind, 'image'), eq(files.redrawn, false), isNotDeleted);

/** Pictures that are still to be drawn anew, the oldest first; `limit` at the most, after the one with the id `after`. */
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

/** Gives the account's picture, if it is this one, another address. */
const replaceAddress = (db: Database, { _id, owner_id }: StoredFile, profile_image_url: string) =>
  db
    .update(users)
    .set({ profile_image_url })
    .where(
      and(sql`${users._id} = ${owner_id}`, sql`position(${_id} in ${users.profile_image_url}) > 0`),
    );

/** Notes that the picture was drawn anew, and where it is from now on; false when it was removed meanwhile. */
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

/** Sets a picture aside that cannot be drawn; its account has none any more. */
export const dropPicture = (db: Database, file: StoredFile, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await replaceAddress(tx, file, '');
    await tx
      .update(files)
      .set({ removed_at: now })
      .where(and(eq(files._id, file._id), isNotDeleted));
  });
