import type { Context } from 'hono';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { NOTES_MAX } from '../../../src/contract/limits.ts';
import { messages } from '../../../src/contract/messages.ts';
import type { Dependencies } from '../../http/dependencies.ts';
import { filledProblem, problem } from '../../http/problem.ts';
import type { Limit } from '../../http/rate-limits.ts';
import { pathId } from '../../http/request.ts';
import type { Route } from '../../http/route.ts';
import type { Session } from '../../http/session.ts';
import type { Database } from '../../platform/database/schema.ts';
import {
  addNote,
  deleteNote,
  findNote,
  listNotes,
  type NoteOutcome,
  updateNote,
} from './note-commands.ts';
import { findApplication } from './queries.ts';
import { listJobLabels, listNewApplications, setReview } from './rating-commands.ts';
import { check, ownJob } from './received-routes.ts';
import { showApplication } from './routes.ts';

/** Refuses what could not be done. */
function checkNote(outcome: NoteOutcome): void {
  if (outcome === 'no_note') throw problem(404, messages.noteNotFound);
  if (outcome === 'not_author') throw problem(403, messages.noteForbidden);
  if (outcome === 'full') throw filledProblem(409, messages.notesFull, { max: NOTES_MAX });
  check(outcome);
}

/** /api/applications: what employers note about them, and which are new to them. */
export function applicationReviewRoutes(route: Route, dependencies: Dependencies, limit: Limit) {
  const { database, clock } = dependencies;
  const { db } = database;

  const applicationId = (c: Context) => pathId(c, 'id', messages.applicationNotFound);
  const noteIds = (c: Context) => ({
    id: applicationId(c),
    noteId: pathId(c, 'noteId', messages.noteNotFound),
  });
  /** Who writes, and when; counts the call as one. */
  const writeBy = (c: Context<Session>) => {
    const { _id } = c.var.user;
    limit(c, 'review', _id);
    return { employerId: _id, now: clock() };
  };
  const currentNote = async (from: Database, c: Context<Session>, id: string) => {
    const note = await findNote(from, id, c.var.user._id);
    // It was deleted a moment ago.
    if (!note) throw problem(404, messages.noteNotFound);
    return note;
  };

  route(endpoints.listNewApplications, (c) => listNewApplications(db, c.var.user._id));
  route(endpoints.listJobLabels, async (c) => {
    const job = await ownJob(c, db);
    return { labels: await listJobLabels(db, job._id) };
  });
  route(endpoints.setReview, async (c, { readBody }) => {
    const id = applicationId(c);
    const input = await readBody();
    check(await setReview(db, id, input, writeBy(c)));
    return showApplication(db, id, c.var.user._id);
  });
  route(endpoints.listNotes, async (c) => {
    const found = await findApplication(db, applicationId(c));
    if (!found?.employerId) throw problem(404, messages.applicationNotFound);
    const { _id } = c.var.user;
    if (found.employerId !== _id) throw problem(403, messages.applicationForbidden);
    return { notes: await listNotes(db, found.application._id, _id) };
  });
  route(endpoints.addNote, async (c, { readBody, once }) => {
    const id = applicationId(c);
    const { body } = await readBody();
    const by = writeBy(c);
    return once(async (tx) => {
      const { outcome, _id } = await addNote(tx, id, body, by);
      checkNote(outcome);
      return currentNote(tx, c, _id);
    });
  });
  route(endpoints.updateNote, async (c, { readBody }) => {
    const ids = noteIds(c);
    const { body, __v: version } = await readBody();
    checkNote(await updateNote(db, { ...ids, body, version }, writeBy(c)));
    return currentNote(db, c, ids.noteId);
  });
  route(endpoints.deleteNote, async (c) => {
    checkNote(await deleteNote(db, noteIds(c), writeBy(c)));
  });
}
