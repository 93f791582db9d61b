import type { ApplicationStatus } from '#src/contract/applications/statuses.ts';
import type { JobLevel, JobType, UserType, Workplace } from '#src/contract/enumerations.ts';
import type { Interview } from '#src/contract/interviews/interview.ts';
import type { Language } from '#src/contract/language.ts';
import type { Notification, NotificationFacts } from '#src/contract/notifications/notification.ts';
import type { JobTitles } from '#src/shared/job-html.ts';

/*
 * What the server and the mails' renderer (`src/entry-mails.tsx`) say to each other.
 */

/** An interview as it was when somebody was told of it, for the mail alone; `starts_at` an ISO date-time. */
export type MailedInterview = Pick<
  Interview,
  'duration_minutes' | 'time_zone' | 'place' | 'link' | 'note' | 'sequence' | 'answer'
> & { starts_at: string };

/** What a notification says, and what only its mail does. */
export type MailedFacts = NotificationFacts & { interview?: MailedInterview };
export type MailedNotification = Omit<Notification, 'facts'> & { facts: MailedFacts };

/** A mail that tells of notifications. */
export type NotificationMailRequest = {
  language: Language;
  /** Which side the reader is on. */
  reader: UserType;
  /** Where the product is published, for links: `https://jobs.example.com`. */
  origin: string;
  /** The page on which the reader chooses what is mailed, without logging in. */
  preferencesUrl: string;
  /** One, or those of a day's digest. */
  notifications: readonly [MailedNotification, ...MailedNotification[]];
  /** Set for a digest: how many it tells of, which may be more than are given. */
  total?: number | undefined;
  /** Whether the address is proved to be the reader's: else the mail has nothing that others wrote (rule MAIL-10). */
  isConfirmed: boolean;
};

/** A mail with a link to a new password. */
export type ResetRequest = { language: Language; link: string };

/** What the server says itself: in feeds, link previews, exported files and calendars. */
export type ServerWords = {
  jobTypes: Record<JobType, string>;
  /** Without 'not specified', which needs no word. */
  levels: Partial<Record<JobLevel, string>>;
  /** Without 'on site', where the location says enough. */
  workplaces: Partial<Record<Workplace, string>>;
  titles: JobTitles;
  slogan: string;
  newestJobs: string;
  /** With a place for `{search}`. */
  newestJobsFor: string;
  /** As employers see them. */
  statuses: Record<ApplicationStatus, string>;
  yesNo: readonly [string, string];
  /** Those of a file of applications. */
  columns: readonly string[];
  /** With places for `{job}` and `{company}`. */
  interview: string;
  demoIsLocal: string;
};

export type ReadWords = (language: Language) => Promise<ServerWords>;

export type RenderedMail = { subject: string; html: string; text: string };

export type MailRenderer = {
  renderNotification: (request: NotificationMailRequest) => Promise<RenderedMail>;
  renderReset: (request: ResetRequest) => Promise<RenderedMail>;
  readWords: ReadWords;
};

/** Loads the texts of all languages. */
export type CreateMailRenderer = () => Promise<MailRenderer>;

/** Where the development server renders mails: followed by the renderer's method, with its request as JSON. */
export const DEV_MAILS_PATH = '/__mails/';
