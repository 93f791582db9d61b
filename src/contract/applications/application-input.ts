import * as z from 'zod/mini';
import { errorMessages } from '#src/contract/error-messages.ts';
import { BATCH_MAX, LETTER_MAX, LINE_MAX } from '#src/contract/limits.ts';
import { decisionMessage } from '#src/contract/messages/application-message.ts';
import { PROFILE_PARTS, type ProfilePart } from '#src/contract/profiles/profile-snapshot.ts';
import {
  atMost,
  fileUrl,
  listOf,
  optionalLine,
  optionalText,
  requiredText,
} from '#src/contract/requests.ts';
import { sentAnswersInput } from './answer-input.ts';
import { SETTABLE_STATUSES } from './statuses.ts';

/** Ids as sent; an invalid one simply matches no record. */
const idList = listOf(z.string().check(atMost(LINE_MAX)), BATCH_MAX);

/** Fields that an application may save to the candidate's profile. */
export const SAVED_FIELDS = ['resume_url', 'phone'] as const;
export type SavedField = (typeof SAVED_FIELDS)[number];

/** POST /api/applications/{jobId}. */
export const applicationInputSchema = z.object({
  cover_letter: requiredText(errorMessages.coverLetterRequired, LETTER_MAX),
  resume_url: fileUrl(errorMessages.resumeUrlRequired),
  phone: z._default(optionalLine(), ''),
  availability: z._default(optionalLine(), ''),
  additional_questions: z._default(optionalText(), ''),
  answers: z._default(sentAnswersInput, []),
  /** Parts of the stored profile to send along: none unless the candidate has seen them. */
  share: z._default(listOf(z.enum(PROFILE_PARTS)), []),
  /** Fields of this application to save to the profile, unless blank. */
  save_to_profile: z._default(listOf(z.enum(SAVED_FIELDS)), []),
});
export type ApplicationInput = Omit<
  z.input<typeof applicationInputSchema>,
  'share' | 'save_to_profile'
> & { share?: ProfilePart[]; save_to_profile?: SavedField[] };

/**
 * PUT /api/applications/{applicationId}/status. `message`, with placeholders, goes to the candidate when the
 * change is announced. `__v`, if sent, is the version that the change is based on (rule STATUS-2).
 */
export const statusInputSchema = z.object({
  status: z.enum(SETTABLE_STATUSES, errorMessages.statusInvalid),
  message: decisionMessage,
  __v: z.optional(z.int()),
});
export type StatusInput = z.infer<typeof statusInputSchema>;

/** POST /api/applications/check-batch. */
export const batchCheckInputSchema = z.object({
  jobIds: idList,
});

/** POST /api/applications/bulk-status: sets many applications of the caller's jobs to one status. */
export const bulkStatusInputSchema = z.object({
  applications: idList.check(z.minLength(1, errorMessages.bodyInvalid)),
  status: z.enum(SETTABLE_STATUSES, errorMessages.statusInvalid),
  message: decisionMessage,
});
export type BulkStatusInput = z.infer<typeof bulkStatusInputSchema>;
