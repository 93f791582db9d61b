import * as z from 'zod/mini';
import { SETTABLE_STATUSES } from './enumerations.ts';
import { BATCH_MAX, LINE_MAX, URL_MAX } from './limits.ts';
import { freeText, offsetMoment, requiredText } from './requests.ts';
import { texts } from './texts.ts';

/** Where an uploaded file is found: a path below the API, or an address on the web. */
const isFileAddress = (value: string): boolean =>
  value.startsWith('/api/uploads/') || /^https?:\/\/[^\s/]+/i.test(value);

/** POST /api/applications/{jobId}. */
export const applicationInputSchema = z.object({
  cover_letter: requiredText(texts.coverLetterRequired),
  resume_url: requiredText(texts.resumeUrlRequired, URL_MAX).check(
    z.refine(isFileAddress, texts.resumeUrlInvalid),
  ),
  phone: z._default(freeText(LINE_MAX), ''),
  availability: z._default(freeText(LINE_MAX), ''),
  additional_questions: z._default(freeText(), ''),
});
export type ApplicationInput = z.input<typeof applicationInputSchema>;

/** PUT /api/applications/{applicationId}/status. `__v`, when sent, is the version that it was made on. */
export const statusInputSchema = z.object({
  status: z.enum(SETTABLE_STATUSES, texts.statusInvalid),
  __v: z.optional(z.int()),
});
export type StatusInput = z.infer<typeof statusInputSchema>;

/** POST /api/applications/check-batch. */
export const batchCheckInputSchema = z.object({
  jobIds: z.array(z.string()).check(z.maxLength(BATCH_MAX, texts.listTooLong)),
});

/** POST /api/applications/bulk-status: sets many applications of the caller's jobs to one status. */
export const bulkStatusInputSchema = z.object({
  applications: z
    .array(z.string())
    .check(z.minLength(1, texts.bodyInvalid), z.maxLength(BATCH_MAX, texts.listTooLong)),
  status: z.enum(SETTABLE_STATUSES, texts.statusInvalid),
});
export type BulkStatusInput = z.infer<typeof bulkStatusInputSchema>;

/** PUT /api/applications/{id}/interview: a moment in ISO 8601 with its offset, or null to take it back. */
export const interviewInputSchema = z.object({
  interview_date: z.nullable(offsetMoment(texts.deadlineInvalid)),
  __v: z.optional(z.int()),
});
export type InterviewInput = z.infer<typeof interviewInputSchema>;
