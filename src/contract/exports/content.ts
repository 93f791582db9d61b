import * as z from 'zod/mini';
import { consentSchema } from '#src/contract/accounts/consent.ts';
import { deviceSchema } from '#src/contract/accounts/device.ts';
import { passkeySchema } from '#src/contract/accounts/second-step.ts';
import { applicationSchema } from '#src/contract/applications/application.ts';
import { noteSchema } from '#src/contract/applications/application-review.ts';
import { jobSchema } from '#src/contract/jobs/job.ts';
import { LANGUAGES } from '#src/contract/language.ts';
import type { AccountLetter } from '#src/contract/mails/account-letter.ts';
import {
  applicationMessageSchema,
  messageTemplateSchema,
} from '#src/contract/messages/application-message.ts';
import {
  NOTIFICATION_KINDS,
  notificationSchema,
  preferencesSchema,
} from '#src/contract/notifications/notification.ts';
import { profileSchema } from '#src/contract/profiles/profile.ts';
import { lenientCount, lenientDate, lenientText } from '#src/contract/replies.ts';
import { namesOf } from '#src/shared/records.ts';

/*
 * What is in a copy of a user's data: a file for each subject, with the records as calls send them, so that a new field
 * of a reply is in the copy too (rule EXPORT-1).
 */

/** The account and its profile. */
const accountSchema = z.extend(profileSchema, {
  language: z.enum(LANGUAGES),
  email_confirmed_at: lenientDate,
  /** The address that the account is changing to; '' for none. */
  pending_email: lenientText,
  is_admin: z.boolean(),
  updated_at: lenientDate,
});

/** A file that the user uploaded; `file` is its path in the archive. */
const fileSchema = z.object({
  _id: z.string(),
  kind: z.enum(['resume', 'image']),
  name: z.string(),
  type: z.string(),
  bytes: lenientCount,
  created_at: lenientDate,
  file: lenientText,
});
export type ExportedFile = z.infer<typeof fileSchema>;

const jobWithoutCounts = z.omit(jobSchema, {
  application_count: true,
  new_count: true,
  applications: true,
});

/** Every kind of mail about the account itself. */
const letterKinds: Record<AccountLetter['kind'], true> = {
  account_unused: true,
  confirm_email: true,
  deletion: true,
  email_changed: true,
  email_taken: true,
  factor_added: true,
  factor_removed: true,
  new_device: true,
  second_step_recovery: true,
};

/** A mail: `kinds` are those of its notifications, or its own. `letter_to` is set if it went to another address. */
const mailSchema = z.object({
  _id: z.string(),
  created_at: lenientDate,
  is_daily: z.boolean(),
  kinds: z.array(z.enum([...NOTIFICATION_KINDS, ...namesOf(letterKinds)])),
  letter_to: z.nullable(z.string()),
  sent_at: lenientDate,
  failed_at: lenientDate,
});

const aboutApplication = { application_id: z.string() };

/** The record or records of each subject; `account` and `preferences` are one. */
export const exportSchemas = {
  account: accountSchema,
  // The account has the address, here it is masked.
  preferences: z.omit(preferencesSchema, { address: true }),
  devices: z.omit(deviceSchema, { is_current: true }),
  passkeys: passkeySchema,
  consents: consentSchema,
  files: fileSchema,
  applications: applicationSchema,
  jobs: z.extend(jobWithoutCounts, { removed_at: lenientDate }),
  'received-applications': applicationSchema,
  notes: z.extend(noteSchema, aboutApplication),
  templates: messageTemplateSchema,
  messages: z.extend(applicationMessageSchema, aboutApplication),
  notifications: notificationSchema,
  mails: mailSchema,
} as const;
export type ExportSubject = keyof typeof exportSchemas;

/** Whether the subject's file has one record instead of a list. */
export const isOneRecord = (subject: ExportSubject): boolean =>
  subject === 'account' || subject === 'preferences';
