import { and, desc, eq, isNull } from 'drizzle-orm';
import { nameOfActor } from '#server/domains/timeline/queries.ts';
import { isOfKeptCandidate } from '#server/platform/database/being-deleted.ts';
import { isAfter, type Place } from '#server/platform/database/keyset.ts';
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
      application_id: applicationNotes.application_id,
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
  { authorId, application_id: _, ...note }: Awaited<ReturnType<typeof selectNotes>>[number],
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

/** The notes that an employer wrote, after a place in the list; none of those on removed jobs. */
export async function listNotesBy(
  db: Database,
  authorId: string,
  limit: number,
  after?: Place,
): Promise<(ApplicationNote & Place & { application_id: string })[]> {
  const rows = await selectNotes(db)
    .where(
      and(
        eq(applicationNotes.author_id, authorId),
        eq(jobs.employer_id, authorId),
        isNull(jobs.removed_at),
        isOfKeptCandidate,
        isAfter(applicationNotes, after),
      ),
    )
    .orderBy(desc(applicationNotes.created_at), desc(applicationNotes._id))
    .limit(limit);
  return rows.map((row) => {
    const { application_id, created_at } = row;
    return { application_id, ...toNote(row, authorId), created_at };
  });
}
