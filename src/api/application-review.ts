import { msg } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import type { ReviewInput } from '#src/contract/applications/application-review.ts';
import * as endpoints from '#src/contract/applications/note-endpoints.ts';
import { withServerMessage } from './api-error.ts';
import { changesOf, latestVersion, noteVersion } from './application-queue.ts';
import { listJobApplicationsKey } from './applications.ts';
import { defineMutation } from './define-mutation.ts';
import { call, callWithoutReply } from './http.ts';
import { keyOf } from './resource-key.ts';

/*
 * An employer's private notes, ratings and labels, and the applications it hasn't opened.
 */

const notesKey = (applicationId: string) => keyOf(endpoints.listNotes.reads, applicationId);

/** The notes on an application, newest first. */
export const listNotesQuery = (applicationId: string) =>
  queryOptions({
    queryKey: notesKey(applicationId),
    queryFn: async ({ signal }) =>
      (await call(endpoints.listNotes, { params: { id: applicationId }, signal })).notes,
  });

/** The labels in use for a job, the most used first. */
export const listJobLabelsQuery = (jobId: string) =>
  queryOptions({
    queryKey: keyOf(endpoints.listJobLabels.reads, jobId),
    queryFn: async ({ signal }) =>
      (await call(endpoints.listJobLabels, { params: { jobId }, signal })).labels,
  });

/** The newest unopened applications to any of the employer's jobs. */
export const listNewApplicationsQuery = (employerId: string) =>
  queryOptions({
    queryKey: [...listJobApplicationsKey(), 'new', employerId],
    queryFn: ({ signal }) => call(endpoints.listNewApplications, { signal }),
  });

/** Sets rating or labels, based on the latest version known when sent; pending until the lists have been refetched. */
export const setReview = (applicationId: string) =>
  defineMutation(endpoints.setReview, {
    scope: changesOf(applicationId),
    mutationFn: async ({ __v: shown, ...change }: ReviewInput, { client }) => {
      const __v = latestVersion(client, applicationId, shown);
      const body = { ...change, ...(__v !== undefined && { __v }) };
      const params = { id: applicationId };
      return noteVersion(client, await call(endpoints.setReview, { params, body }));
    },
    meta: {
      only: ({ labels }) => (labels ? {} : { labels: [] }),
      failure: withServerMessage(msg`Your rating and labels couldn’t be saved.`),
    },
  });

export const listNotesFailure = withServerMessage(msg`The notes couldn’t be loaded.`);

export const saveNoteFailure = withServerMessage(msg`Your note couldn’t be saved.`);

export const addNote = (id: string) =>
  defineMutation(endpoints.addNote, {
    mutationFn: (body: string) => call(endpoints.addNote, { params: { id }, body: { body } }),
    meta: { only: { notes: [notesKey(id)] } },
  });

type NoteChange = { noteId: string; body: string; __v: number | undefined };

export const updateNote = (id: string) =>
  defineMutation(endpoints.updateNote, {
    mutationFn: ({ noteId, ...body }: NoteChange) =>
      call(endpoints.updateNote, { params: { id, noteId }, body }),
    meta: { only: { notes: [notesKey(id)] } },
  });

export const deleteNote = (id: string) =>
  defineMutation(endpoints.deleteNote, {
    mutationFn: (noteId: string) =>
      callWithoutReply(endpoints.deleteNote, { params: { id, noteId } }),
    meta: {
      only: { notes: [notesKey(id)] },
      success: msg`Note deleted`,
      failure: withServerMessage(msg`The note couldn’t be deleted.`),
    },
  });
