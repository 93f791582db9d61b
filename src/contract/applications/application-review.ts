import * as z from 'zod/mini';
import { errorMessages } from '#src/contract/error-messages.ts';
import { LABEL_MAX, LABELS_MAX, NOTE_MAX } from '#src/contract/limits.ts';
import { lenientCount, lenientDate, lenientList, lenientText } from '#src/contract/replies.ts';
import { listOf, optionalLine, requiredText } from '#src/contract/requests.ts';
import { foldText } from '#src/shared/fold-text.ts';
import { applicationSchema } from './application.ts';

/*
 * The employer's private review of an application: never part of a reply to a candidate.
 */

/** Labels with the same key are equal: case and accents don't matter. */
export const labelKey = foldText;

/** The labels without blanks and duplicates; the first spelling wins. */
export const distinctLabels = (labels: string[]): string[] =>
  labels.filter((label, index) => {
    const key = labelKey(label);
    return key !== '' && labels.findIndex((other) => labelKey(other) === key) === index;
  });

/** One label: a line with whitespace collapsed. */
export const labelSchema = optionalLine(LABEL_MAX).check(
  z.overwrite((text) => text.replace(/\s+/g, ' ')),
);

/**
 * PUT /api/applications/{id}/review. Missing fields stay unchanged; `rating` null removes the rating. `__v`, if sent,
 * is the version that the change is based on (rule REVIEW-10).
 */
export const reviewInputSchema = z.object({
  rating: z.optional(
    z.nullable(
      z
        .int(errorMessages.ratingInvalid)
        .check(z.gte(1, errorMessages.ratingInvalid), z.lte(5, errorMessages.ratingInvalid)),
    ),
  ),
  labels: z.optional(z.pipe(listOf(labelSchema, LABELS_MAX), z.transform(distinctLabels))),
  __v: z.optional(z.int()),
});
export type ReviewInput = z.infer<typeof reviewInputSchema>;

/** POST /api/applications/{id}/notes, and PUT …/notes/{noteId}. */
export const noteInputSchema = z.object({
  body: requiredText(errorMessages.noteRequired, NOTE_MAX),
});
export const noteChangeSchema = z.extend(noteInputSchema, { __v: z.optional(z.int()) });

/** A note on an application. `author` is '' when the account is gone; `updated_at` is null for an unchanged note. */
export const noteSchema = z.object({
  _id: z.string(),
  author: lenientText,
  /** Whether the caller wrote the note: only its author may change it. */
  is_own: z.catch(z.boolean(), false),
  body: lenientText,
  created_at: lenientDate,
  updated_at: lenientDate,
  __v: z.catch(z.optional(z.int()), undefined),
});
export type ApplicationNote = z.infer<typeof noteSchema>;

/** Newest first. */
export const noteListSchema = z.object({ notes: lenientList(noteSchema) });

/** GET /api/applications/job/{jobId}/labels: labels in use, most used first. */
export const labelListSchema = z.object({ labels: z.array(z.string()) });

/** GET /api/applications/new: the newest unopened applications, and their total number. */
export const newApplicationsSchema = z.object({
  applications: lenientList(applicationSchema),
  total: lenientCount,
});
export type NewApplications = z.infer<typeof newApplicationsSchema>;
