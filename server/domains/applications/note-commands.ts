import { and, desc, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { ApplicationNote } from '../../../src/contract/applications/application-review.ts';
import { NOTES_MAX } from '../../../src/contract/limits.ts';
import {
  applicationNotes,
  applications,
  type Database,
  jobs,
  users,
} from '../../platform/database/schema.ts';
import { iso } from '../../platform/database/values.ts';
import { type Change, changeOne, type Outcome } from '../timeline/commands.ts';
import { nameOfActor } from '../timeline/queries.ts';

/** What a change of a note may come to, beside what one of an application may. */
export type NoteOutcome = Outcome | 'full' | 'no_note' | 'not_author';

type By = Pick<Change, 'employerId' | 'now'>;

const select = (db: Database) =>
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
  { authorId, created_at, updated_at, ...note }: Awaited<ReturnType<typeof select>>[number],
  reader: string,
): ApplicationNote => ({
  ...note,
  is_own: authorId === reader,
  ...{ created_at, updated_at },
});

/** The notes on an application as one of the employer's side reads them, newest first. */
export async function listNotes(
  db: Database,
  applicationId: string,
  reader: string,
): Promise<ApplicationNote[]> {
  const rows = await select(db)
    .where(eq(applicationNotes.application_id, applicationId))
    .orderBy(desc(applicationNotes.created_at), desc(applicationNotes._id))
    .limit(NOTES_MAX);
  return rows.map((row) => toNote(row, reader));
}

/** One of them, or undefined. */
export async function findNote(
  db: Database,
  id: string,
  reader: string,
): Promise<ApplicationNote | undefined> {
  const [row] = await select(db).where(eq(applicationNotes._id, id));
  return row && toNote(row, reader);
}

/** Runs `change` on one of the notes while its application is locked, if the caller wrote it. */
async function changeNote(
  db: Database,
  { id, noteId, version }: { id: string; noteId: string; version?: number | undefined },
  { employerId }: By,
  change: (tx: Database) => Promise<unknown>,
): Promise<NoteOutcome> {
  let refusal: NoteOutcome | undefined;
  const outcome = await changeOne(db, id, undefined, employerId, async (tx) => {
    const [note] = await tx
      .select({ authorId: applicationNotes.author_id, version: applicationNotes.__v })
      .from(applicationNotes)
      .where(and(eq(applicationNotes._id, noteId), eq(applicationNotes.application_id, id)));
    if (!note) refusal = 'no_note';
    else if (note.authorId !== employerId) refusal = 'not_author';
    else if (version !== undefined && version !== note.version) refusal = 'stale';
    else await change(tx);
  });
  return refusal ?? outcome;
}

/** Adds a note, whose id is given when it was. */
export async function addNote(
  db: Database,
  id: string,
  body: string,
  { employerId, now }: By,
): Promise<{ outcome: NoteOutcome; _id: string }> {
  const _id = v7();
  let isFull = false;
  const outcome = await changeOne(db, id, undefined, employerId, async (tx) => {
    isFull =
      (await tx.$count(applicationNotes, eq(applicationNotes.application_id, id))) >= NOTES_MAX;
    if (isFull) return;
    await tx
      .insert(applicationNotes)
      .values({ _id, application_id: id, author_id: employerId, body, created_at: now });
  });
  return { outcome: isFull ? 'full' : outcome, _id };
}

/** Changes what a note says. */
export const updateNote = (
  db: Database,
  {
    body,
    version,
    ...note
  }: { id: string; noteId: string; body: string; version?: number | undefined },
  by: By,
): Promise<NoteOutcome> =>
  changeNote(db, { ...note, version }, by, (tx) =>
    tx
      .update(applicationNotes)
      .set({ body, updated_at: by.now, __v: sql`${applicationNotes.__v} + 1` })
      .where(eq(applicationNotes._id, note.noteId)),
  );

/** Deletes a note. */
export const deleteNote = (
  db: Database,
  note: { id: string; noteId: string },
  by: By,
): Promise<NoteOutcome> =>
  changeNote(db, note, by, (tx) =>
    tx.delete(applicationNotes).where(eq(applicationNotes._id, note.noteId)),
  );
