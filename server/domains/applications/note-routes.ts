import type { Context } from 'hono';
import type { Dependencies } from '#server/http/dependencies.ts';
import { problem } from '#server/http/problem.ts';
import { orRefuse } from '#server/http/refusals.ts';
import { pathId } from '#server/http/request.ts';
import type { Route } from '#server/http/router.ts';
import type { Session } from '#server/http/session.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { addNote, deleteNote, updateNote } from './note-commands.ts';
import { findNote, listNotes } from './note-queries.ts';
import { findApplication } from './queries.ts';

/** /api/applications/{id}/notes: the employer's private notes on an application. */
export function noteRoutes(route: Route, dependencies: Dependencies) {
  const { database, clock } = dependencies;
  const { db } = database;

  const applicationId = (c: Context) => pathId(c, 'id', errorMessages.applicationNotFound);
  const noteIds = (c: Context) => ({
    id: applicationId(c),
    noteId: pathId(c, 'noteId', errorMessages.noteNotFound),
  });
  /** Author and time of a write. */
  const writeBy = (c: Context<Session>) => ({ employerId: c.var.user._id, now: clock() });
  const currentNote = async (from: Database, c: Context<Session>, id: string) => {
    const note = await findNote(from, id, c.var.user._id);
    // The note was just deleted.
    if (!note) throw problem(404, errorMessages.noteNotFound);
    return note;
  };

  route(endpoints.listNotes, async (c) => {
    const found = await findApplication(db, applicationId(c));
    if (!found?.employerId) throw problem(404, errorMessages.applicationNotFound);
    const { _id } = c.var.user;
    if (found.employerId !== _id) throw problem(403, errorMessages.applicationForbidden);
    return { notes: await listNotes(db, found.application._id, _id) };
  });
  route(endpoints.addNote, async (c, { readBody, once }) => {
    const id = applicationId(c);
    const { body } = await readBody();
    const by = writeBy(c);
    return once(async (tx) => {
      const { outcome, _id } = await addNote(tx, id, body, by);
      orRefuse('note', outcome);
      return currentNote(tx, c, _id);
    });
  });
  route(endpoints.updateNote, async (c, { readBody }) => {
    const ids = noteIds(c);
    const { body, __v: version } = await readBody();
    orRefuse('note', await updateNote(db, { ...ids, body, version }, writeBy(c)));
    return currentNote(db, c, ids.noteId);
  });
  route(endpoints.deleteNote, async (c) => {
    orRefuse('note', await deleteNote(db, noteIds(c), writeBy(c)));
  });
}
