import type { ApplicationStatus } from '#src/contract/applications/statuses.ts';
import type { JobLevel, JobType, UserType, Workplace } from '#src/contract/enumerations.ts';
import type { ExportSubject } from '#src/contract/exports/content.ts';
import type { Interview } from '#src/contract/interviews/interview.ts';
import type { Language } from '#src/contract/language.ts';
import type { Notification, NotificationFacts } from '#src/contract/notifications/notification.ts';
import type { JobTitles } from '#src/shared/job-html.ts';
import type { AccountLetter } from './account-letter.ts';

/*
 * The interface between the server and the mail renderer (`src/entry-mails.tsx`).
 */

/** An interview at the time of its notification, for the mail only; `starts_at` is an ISO date-time. */
export type MailedInterview = Pick<
  Interview,
  'duration_minutes' | 'time_zone' | 'place' | 'link' | 'note' | 'sequence' | 'answer'
> & { starts_at: string };

/** A notification's facts, and those only in its mail: all of an interview and of a message. */
export type MailedFacts = NotificationFacts & { interview?: MailedInterview; message?: string };
export type MailedNotification = Omit<Notification, 'facts'> & { facts: MailedFacts };

/** A mail about notifications. */
export type NotificationMailRequest = {
  language: Language;
  /** Which side the reader is on. */
  reader: UserType;
  /** The origin of the published site, for links: `https://jobs.example.com`. */
  origin: string;
  /** The page where the reader chooses, without logging in, what is mailed. */
  preferencesUrl: string;
  /** A single notification, or those of a daily digest. */
  notifications: readonly [MailedNotification, ...MailedNotification[]];
  /** Set for a digest: its number of notifications, which may exceed those given. */
  total?: number | undefined;
  /**
   * Whether the address is confirmed as the reader's; otherwise the mail omits everything written by others (rule
   * MAIL-10).
   */
  isConfirmed: boolean;
};

/** A mail about the account itself, around one link. `code` does the same as the link, on another device. */
export type LetterRequest = {
  language: Language;
  letter: AccountLetter | { kind: 'reset' };
  href: string;
  code?: string | undefined;
};

/** Texts that the server itself writes: in feeds, link previews, exported files and calendars. */
export type ServerWords = {
  jobTypes: Record<JobType, string>;
  /** Without 'not specified', which needs no word. */
  levels: Partial<Record<JobLevel, string>>;
  /** Without 'on site', where the location says enough. */
  workplaces: Partial<Record<Workplace, string>>;
  titles: JobTitles;
  slogan: string;
  newestJobs: string;
  /** With the placeholder `{search}`. */
  newestJobsFor: string;
  /** As employers see them. */
  statuses: Record<ApplicationStatus, string>;
  yesNo: readonly [string, string];
  /** Column headings of exported applications. */
  columns: readonly string[];
  /** With the placeholders `{job}` and `{company}`. */
  interview: string;
  demoIsLocal: string;
};

/** Texts of the page in a copy of a user's data. */
export type ExportWords = {
  title: string;
  /** With the placeholder `{date}`. */
  madeAt: string;
  about: string;
  contents: string;
  /** With the placeholders `{folder}` and `{schema}`. */
  forPrograms: string;
  subjects: Record<ExportSubject, string>;
  /** Names of fields. */
  fields: Readonly<Record<string, string>>;
  /** Names of values that come from lists, by the value. */
  values: Readonly<Record<string, string>>;
  yesNo: readonly [string, string];
  /** For a subject without records. */
  none: string;
  /** With the placeholders `{shown}`, `{count}` and `{file}`. */
  cut: string;
  /** With the placeholder `{file}`. */
  asJson: string;
};

export type ReadWords = (language: Language) => Promise<ServerWords>;

export type RenderedMail = { subject: string; html: string; text: string };

export type MailRenderer = {
  renderNotification: (request: NotificationMailRequest) => Promise<RenderedMail>;
  renderLetter: (request: LetterRequest) => Promise<RenderedMail>;
  readWords: ReadWords;
  readExportWords: (request: { language: Language; reader: UserType }) => Promise<ExportWords>;
};

/** Loads the texts of all languages. */
export type CreateMailRenderer = () => Promise<MailRenderer>;

/**
 * Path under which the development server renders mails, followed by the renderer's method; the body is the request as
 * JSON.
 */
export const DEV_MAILS_PATH = '/__mails/';
