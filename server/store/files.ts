import {
  and,
  asc,
  count,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { FILES_MAX } from '../../src/contract/limits.ts';
import { applications, type Database, files, jobs, users } from '../db/schema.ts';

export type StoredFile = typeof files.$inferSelect;
export type FileKind = StoredFile['kind'];

/** What the file store knows the file by. */
export const fileKey = ({ kind, _id }: Pick<StoredFile, 'kind' | '_id'>): string =>
  `${kind}/${_id}`;

const isKept = isNull(files.removed_at);

/** Whether the user has as many files here as one may have. */
export async function hasMostFiles(db: Database, ownerId: string): Promise<boolean> {
  const [found] = await db
    .select({ kept: count() })
    .from(files)
    .where(and(eq(files.owner_id, ownerId), isKept));
  return (found?.kept ?? 0) >= FILES_MAX;
}

/** Notes a file that the store has taken in; false, and nothing noted, when the owner has as many as one may have. */
export function recordFile(
  db: Database,
  file: Pick<StoredFile, '_id' | 'kind' | 'name' | 'type' | 'bytes' | 'created_at'> & {
    owner_id: string;
  },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Uploads of one user take turns, so that no two of them are the last one.
    await tx
      .select({ _id: users._id })
      .from(users)
      .where(eq(users._id, file.owner_id))
      .for('no key update');
    if (await hasMostFiles(tx, file.owner_id)) return false;
    await tx.insert(files).values(file);
    return true;
  });
}

/** The file with this id and kind, or undefined. */
export async function findFile(
  db: Database,
  id: string,
  kind: FileKind,
): Promise<StoredFile | undefined> {
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files._id, id), eq(files.kind, kind), isKept));
  return file;
}

/** The resume with this id, if the user uploaded it or is the employer of a job that it was sent to. */
export async function findReadableResume(
  db: Database,
  id: string,
  userId: string,
): Promise<StoredFile | undefined> {
  const sentToUser = db
    .select({ _id: applications._id })
    .from(applications)
    .innerJoin(jobs, eq(jobs._id, applications.job_id))
    .where(and(eq(applications.resume_file_id, files._id), eq(jobs.employer_id, userId)));
  const [file] = await db
    .select()
    .from(files)
    .where(
      and(
        eq(files._id, id),
        eq(files.kind, 'resume'),
        isKept,
        or(eq(files.owner_id, userId), exists(sentToUser)),
      ),
    );
  return file;
}

/*
 * Removing files. A file that goes is first set aside: nobody finds it any more. Then its bytes are
 * removed, then its row (`removeSetAside`). Whatever breaks off in between is taken up again by the
 * next sweep.
 */

/** Files that neither their owner's profile nor an application refers to, by path or by a whole address. */
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
)`;

const setAside = async (db: Database, which: SQL | undefined, now: Date): Promise<number> => {
  const changed = await db
    .update(files)
    .set({ removed_at: now })
    .where(and(isKept, which))
    .returning({ _id: files._id });
  return changed.length;
};

/** Sets those of the owner's files aside that are among `ids` and that nothing refers to; gives how many. */
export const setUnusedAside = (
  db: Database,
  ownerId: string,
  ids: readonly string[],
  now: Date,
): Promise<number> =>
  setAside(db, and(inArray(files._id, [...ids]), eq(files.owner_id, ownerId), isUnused), now);

/**
 * Sets all files of an account aside, whatever refers to them: for the transaction that deletes the
 * account with its applications. Gives how many.
 */
export const setAllAside = (db: Database, ownerId: string, now: Date): Promise<number> =>
  setAside(db, eq(files.owner_id, ownerId), now);

/** Sets the files aside that came before `before` and that nothing refers to, also nobody's; gives how many. */
export const setStraysAside = (db: Database, before: Date, now: Date): Promise<number> =>
  setAside(db, and(lt(files.created_at, before), isUnused), now);

/** Files that are set aside, the oldest first; `limit` at the most, after the one with the id `after`. */
export const listSetAside = (
  db: Database,
  limit: number,
  after?: string,
): Promise<Pick<StoredFile, '_id' | 'kind'>[]> =>
  db
    .select({ _id: files._id, kind: files.kind })
    .from(files)
    .where(and(isNotNull(files.removed_at), after ? sql`${files._id} > ${after}` : undefined))
    .orderBy(asc(files._id))
    .limit(limit);

/** Forgets a file that is set aside and whose bytes are gone. */
export async function forgetFile(db: Database, id: string): Promise<void> {
  await db.delete(files).where(and(eq(files._id, id), isNotNull(files.removed_at)));
}
