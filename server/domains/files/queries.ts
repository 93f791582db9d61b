import { and, asc, eq, exists, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { applications, type Database, files, jobs } from '#server/platform/database/schema.ts';
import { FILES_MAX } from '#src/contract/limits.ts';
import { PICTURE_SIZE_NAMES, type PictureSize } from './picture-sizes.ts';

const fileColumns = {
  _id: files._id,
  owner_id: files.owner_id,
  kind: files.kind,
  name: files.name,
  type: files.type,
  bytes: files.bytes,
  created_at: files.created_at,
};
export type StoredFile = Pick<typeof files.$inferSelect, keyof typeof fileColumns>;
/** The kinds of uploaded files; a copy of a user's data is a file too. */
export type FileKind = Exclude<StoredFile['kind'], 'export'>;

/** The file's key in the store; for a picture, that of the page size. */
export const fileKey = ({ kind, _id }: Pick<StoredFile, 'kind' | '_id'>): string =>
  `${kind}/${_id}`;

export const pictureKey = (_id: string, size: PictureSize): string =>
  fileKey({ kind: 'image', _id }) + (size === 'page' ? '' : `-${size}`);

/** All keys that the store may have for the file. */
export const fileKeys = (file: Pick<StoredFile, 'kind' | '_id'>): readonly string[] =>
  file.kind === 'image'
    ? PICTURE_SIZE_NAMES.map((size) => pictureKey(file._id, size))
    : [fileKey(file)];

export const isNotDeleted = isNull(files.removed_at);

/** Condition: a file that the owner has uploaded. */
const isUploadOf = (ownerId: string) =>
  and(eq(files.owner_id, ownerId), isNotDeleted, ne(files.kind, 'export'));

export const isAtFileLimit = async (db: Database, ownerId: string): Promise<boolean> =>
  (await db.$count(files, isUploadOf(ownerId))) >= FILES_MAX;

/** All that the owner has uploaded, the oldest first. */
export const listUploads = (db: Database, ownerId: string): Promise<StoredFile[]> =>
  db
    .select(fileColumns)
    .from(files)
    .where(isUploadOf(ownerId))
    .orderBy(asc(files.created_at), asc(files._id))
    .limit(FILES_MAX);

export const getImage = (db: Database, id: string): Promise<StoredFile | undefined> =>
  findFile(db, id, 'image');

/** Undefined also for a file marked deleted. */
export async function findFile(
  db: Database,
  id: string,
  kind: StoredFile['kind'],
): Promise<StoredFile | undefined> {
  const [file] = await db
    .select(fileColumns)
    .from(files)
    .where(and(eq(files._id, id), eq(files.kind, kind), isNotDeleted));
  return file;
}

/** The resume, if the user uploaded it or is the employer of a job that it was sent to (rule FILE-3). */
export async function getResume(
  db: Database,
  id: string,
  userId: string,
): Promise<StoredFile | undefined> {
  const sentToUser = db
    .select({ _id: applications._id })
    .from(applications)
    .innerJoin(jobs, eq(jobs._id, applications.job_id))
    .where(
      and(
        eq(applications.resume_file_id, files._id),
        eq(jobs.employer_id, userId),
        isNull(jobs.removed_at),
      ),
    );
  const [file] = await db
    .select(fileColumns)
    .from(files)
    .where(
      and(
        eq(files._id, id),
        eq(files.kind, 'resume'),
        isNotDeleted,
        or(eq(files.owner_id, userId), exists(sentToUser)),
      ),
    );
  return file;
}

/** Files marked deleted, the oldest first; at most `limit`, after the id `after`. */
export const listDeletedFiles = (
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
