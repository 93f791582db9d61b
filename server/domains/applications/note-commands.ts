import { and, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { type Change, changeOne, type Outcome } from '#server/domains/timeline/commands.ts';
import { applicationNotes, type Database } from '#server/platform/database/schema.ts';
import { NOTES_MAX } from '#src/contract/limits.ts';

/** Outcomes of changing a note, in addition to an application's. */
type NoteOutcome = Outcome | 'full' | 'no_note' | 'not_author';

type By = Pick<Change, 'employerId' | 'now'>;

/** Runs `change` with the note's application locked, if the caller wrote the note (rule REVIEW-10). */
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

/** Adds a note and returns its id. */
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

export const deleteNote = (
  db: Database,
  note: { id: string; noteId: string },
  by: By,
): Promise<NoteOutcome> =>
  changeNote(db, note, by, (tx) =>
    tx.delete(applicationNotes).where(eq(applicationNotes._id, note.noteId)),
  );
