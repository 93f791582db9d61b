import { desc, eq } from 'drizzle-orm';
import { nameOfActor } from '#server/domains/timeline/queries.ts';
import {
  applicationNotes,
  applications,
  type Database,
  jobs,
  users,
} from '#server/platform/database/schema.ts';
import { iso } from '#server/platform/database/values.ts';
import type { ApplicationNote } from '#src/contract/applications/application-review.ts';
import { NOTES_MAX } from '#src/contract/limits.ts';

const selectNotes = (db: Database) =>
  db
    .select({
      _id: applicationNotes._id,
      author: nameOfActor,
      authorId: applicationNotes.author_id,
      body: applicationNotes.body,
      created_at: iso(applicationNotes.created_at),
      updated_at: iso(applicationNotes.updated_at),
      __v: applicationNotes.__v,
    })
    .from(applicationNotes)
    .innerJoin(applications, eq(applications._id, applicationNotes.application_id))
    .innerJoin(jobs, eq(jobs._id, applications.job_id))
    .leftJoin(users, eq(users._id, applicationNotes.author_id));

const toNote = (
  { authorId, ...note }: Awaited<ReturnType<typeof selectNotes>>[number],
  reader: string,
): ApplicationNote => ({
  ...note,
  is_own: authorId === reader,
});

/** The notes on an application, newest first; `reader` determines `is_own`. */
export async function listNotes(
  db: Database,
  applicationId: string,
  reader: string,
): Promise<ApplicationNote[]> {
  const rows = await selectNotes(db)
    .where(eq(applicationNotes.application_id, applicationId))
    .orderBy(desc(applicationNotes.created_at), desc(applicationNotes._id))
    .limit(NOTES_MAX);
  return rows.map((row) => toNote(row, reader));
}

export async function findNote(
  db: Database,
  id: string,
  reader: string,
): Promise<ApplicationNote | undefined> {
  const [row] = await selectNotes(db).where(eq(applicationNotes._id, id));
  return row && toNote(row, reader);
}
