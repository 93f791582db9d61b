import * as z from 'zod/mini';
import { LABEL_MAX, LABELS_MAX, NOTE_MAX } from '#src/contract/limits.ts';
import { messages } from '#src/contract/messages.ts';
import { lenientCount, lenientDate, lenientList, lenientText } from '#src/contract/replies.ts';
import { listOf, optionalLine, requiredText } from '#src/contract/requests.ts';
import { withoutAccents } from '#src/shared/without-accents.ts';
import { applicationSchema } from './application.ts';

/*
 * What the employer's side notes about an application. It is never part of a reply to a candidate.
 */

/** What two labels have in common that are the same: neither case nor accents make another one. */
export const labelKey = (label: string): string => withoutAccents(label).toLowerCase();

/** The labels without blanks, and each once, as it was written first. */
export const distinctLabels = (labels: string[]): string[] =>
  [
    ...new Map(
      labels
        .filter((label) => label !== '')
        .reverse()
        .map((label) => [labelKey(label), label]),
    ).values(),
  ].reverse();

/** One label: a line, its blanks single ones. */
export const labelSchema = optionalLine(LABEL_MAX).check(
  z.overwrite((text) => text.replace(/\s+/g, ' ')),
);

/**
 * PUT /api/applications/{id}/review. What is missing stays as it is; `rating` null removes it. `__v`, if
 * sent, is the version that the change is based on (rule REVIEW-10).
 */
export const reviewInputSchema = z.object({
  rating: z.optional(
    z.nullable(
      z
        .int(messages.ratingInvalid)
        .check(z.gte(1, messages.ratingInvalid), z.lte(5, messages.ratingInvalid)),
    ),
  ),
  labels: z.optional(z.pipe(listOf(labelSchema, LABELS_MAX), z.transform(distinctLabels))),
  __v: z.optional(z.int()),
});
export type ReviewInput = z.infer<typeof reviewInputSchema>;

/** POST /api/applications/{id}/notes, and PUT …/notes/{noteId}. */
export const noteInputSchema = z.object({ body: requiredText(messages.noteRequired, NOTE_MAX) });
export const noteChangeSchema = z.extend(noteInputSchema, { __v: z.optional(z.int()) });

/** A note on an application. `author` is '' when the account is gone; `updated_at` null when it never changed. */
export const noteSchema = z.object({
  _id: z.string(),
  author: lenientText,
  /** Whether the caller wrote it, who alone may change it. */
  is_own: z.catch(z.boolean(), false),
  body: lenientText,
  created_at: lenientDate,
  updated_at: lenientDate,
  __v: z.catch(z.optional(z.int()), undefined),
});
export type ApplicationNote = z.infer<typeof noteSchema>;

/** Newest first. */
export const noteListSchema = z.object({ notes: lenientList(noteSchema) });

/** GET /api/applications/job/{jobId}/labels: those in use, the most used first. */
export const labelListSchema = z.object({ labels: z.array(z.string()) });

/** GET /api/applications/new: the newest of them, and how many there are. */
export const newApplicationsSchema = z.object({
  applications: lenientList(applicationSchema),
  total: lenientCount,
});
export type NewApplications = z.infer<typeof newApplicationsSchema>;
