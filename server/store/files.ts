import { and, eq, exists, or } from 'drizzle-orm';
import { applications, type Database, files, jobs } from '../db/schema.ts';

export type StoredFile = typeof files.$inferSelect;
export type FileKind = StoredFile['kind'];

/** Notes a file that the store has taken in. */
export async function recordFile(db: Database, file: Omit<StoredFile, 'created_at'>) {
  await db.insert(files).values(file);
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
    .where(and(eq(files._id, id), eq(files.kind, kind)));
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
        or(eq(files.owner_id, userId), exists(sentToUser)),
      ),
    );
  return file;
}
