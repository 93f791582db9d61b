import * as z from 'zod/mini';
import { APPLICATION_STATUSES } from '#src/contract/applications/statuses.ts';
import { USER_TYPES, type UserType } from '#src/contract/enumerations.ts';
import { LANGUAGES } from '#src/contract/language.ts';
import { pageFields } from '#src/contract/paging.ts';
import {
  lenientCount,
  lenientDate,
  lenientList,
  lenientOptionalText,
  lenientText,
} from '#src/contract/replies.ts';

/** The kinds of notifications, and who receives each. */
export const NOTIFICATION_READERS = {
  application_received: 'employer',
  application_withdrawn: 'employer',
  interview_answered: 'employer',
  job_deadline: 'employer',
  job_expiring: 'employer',
  status_changed: 'candidate',
  interview_set: 'candidate',
  interview_changed: 'candidate',
  interview_cancelled: 'candidate',
  job_closed: 'candidate',
  interview_tomorrow: 'both',
  message: 'both',
  application_expiring: 'both',
  export_ready: 'both',
  second_step_recovery: 'both',
} as const satisfies Record<string, 'candidate' | 'employer' | 'both'>;
export type NotificationKind = keyof typeof NOTIFICATION_READERS;
export const NOTIFICATION_KINDS = Object.keys(NOTIFICATION_READERS) as [
  NotificationKind,
  ...NotificationKind[],
];

/** The kinds that are mailed as their readers choose; the others have a mail of their own, which nobody can turn off. */
export type MailedKind = Exclude<NotificationKind, 'second_step_recovery'>;
const isMailed = (kind: NotificationKind): kind is MailedKind => kind !== 'second_step_recovery';
export const MAILED_KINDS = NOTIFICATION_KINDS.filter(isMailed);

/**
 * What a notification says besides the names of job, company and candidate: the new status, a deadline's day, an
 * interview (`starts_at` an ISO date-time, `time_zone` an IANA name), the answer to it, whether the job was removed,
 * the start of a message, the day from which the subject is deleted.
 */
export const notificationFactsSchema = z.object({
  status: z.catch(z.optional(z.enum(APPLICATION_STATUSES)), undefined),
  deadline: z.catch(z.optional(z.string()), undefined),
  starts_at: z.catch(z.optional(z.string()), undefined),
  time_zone: z.catch(z.optional(z.string()), undefined),
  answer: z.catch(z.optional(z.enum(['confirmed', 'declined', 'other_time'])), undefined),
  is_removed: z.catch(z.optional(z.boolean()), undefined),
  excerpt: z.catch(z.optional(z.string()), undefined),
  deletes_on: z.catch(z.optional(z.string()), undefined),
});
export type NotificationFacts = z.infer<typeof notificationFactsSchema>;

/** A notification as its reader sees it, with today's names. */
export const notificationSchema = z.object({
  _id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  application_id: z.nullable(z.string()),
  job_id: z.nullable(z.string()),
  job_title: lenientText,
  company_name: lenientText,
  candidate_name: lenientText,
  facts: z.catch(notificationFactsSchema, {}),
  created_at: lenientDate,
  read_at: lenientDate,
});
export type Notification = z.infer<typeof notificationSchema>;

/** GET /api/notifications: one page, newest first. `unread` counts all pages. */
export const notificationPageSchema = z.object({
  notifications: lenientList(notificationSchema),
  ...pageFields,
  total: lenientCount,
  unread: lenientCount,
});
export type NotificationPage = z.infer<typeof notificationPageSchema>;

/** GET /api/notifications/unread. */
export const unreadSchema = z.object({ unread: lenientCount });

/** When a notification is mailed: at once, in a daily digest, or never. */
export const NOTIFICATION_MODES = ['now', 'daily', 'never'] as const;
export type NotificationMode = (typeof NOTIFICATION_MODES)[number];
/** For every kind until the user chooses otherwise. */
export const DEFAULT_MODE: NotificationMode = 'now';

/** The kinds that this side is mailed. */
export const notificationKindsOf = (reader: UserType): MailedKind[] =>
  MAILED_KINDS.filter((kind) => [reader, 'both'].includes(NOTIFICATION_READERS[kind]));

export const notificationModesSchema = z.partialRecord(
  z.enum(MAILED_KINDS),
  z.enum(NOTIFICATION_MODES),
);
export type NotificationModes = z.infer<typeof notificationModesSchema>;

/** A user's mail preferences: when each kind is mailed, and in which language. */
export const preferencesSchema = z.object({
  user_type: z.enum(USER_TYPES),
  language: z.enum(LANGUAGES),
  /** The address that mails go to, mostly masked: someone may have passed the link on. */
  address: lenientOptionalText,
  modes: notificationModesSchema,
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** Changes to the preferences; missing fields stay unchanged. */
export const preferencesInputSchema = z.object({
  language: z.optional(z.enum(LANGUAGES)),
  modes: z.optional(notificationModesSchema),
});

export type PreferencesInput = z.infer<typeof preferencesInputSchema>;

/** The page of mail preferences; links in mails add `token` and `kind`. */
export const PREFERENCES_PATH = '/notifications/preferences';
