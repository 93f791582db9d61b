import * as z from 'zod/mini';
import { SETTABLE_STATUSES } from './enumerations.ts';
import { BATCH_MAX, LINE_MAX, URL_MAX } from './limits.ts';
import { freeText, requiredText } from './requests.ts';
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

/** PUT /api/applications/{applicationId}/status. */
export const statusInputSchema = z.object({
  status: z.enum(SETTABLE_STATUSES, texts.statusInvalid),
});
export type StatusInput = z.infer<typeof statusInputSchema>;

/** POST /api/applications/check-batch. */
export const batchCheckInputSchema = z.object({
  jobIds: z.array(z.string()).check(z.maxLength(BATCH_MAX, texts.listTooLong)),
});
