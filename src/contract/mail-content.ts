import type { UserType } from './enumerations.ts';
import type { Interview } from './interview.ts';
import type { Language } from './language.ts';
import type { Notification, NotificationFacts } from './notification.ts';

/*
 * What the server and the mails' renderer (`src/entry-mails.tsx`) say to each other.
 */

/** An interview as it was when somebody was told of it, for the mail alone; `starts_at` an ISO date-time. */
export type ToldInterview = Pick<
  Interview,
  'duration_minutes' | 'time_zone' | 'place' | 'link' | 'note' | 'sequence' | 'answer'
> & { starts_at: string };

/** What a notification says, and what only its mail does. */
export type MailedFacts = NotificationFacts & { interview?: ToldInterview };
export type MailedNotification = Omit<Notification, 'facts'> & { facts: MailedFacts };

/** A mail that tells of notifications. */
export type NoticeRequest = {
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

/** A mail whose texts the server has. */
export type LetterRequest = {
  language: Language;
  subject: string;
  /** Paragraphs before and after the button. */
  before: readonly string[];
  button: { label: string; href: string };
  after: readonly string[];
};

export type RenderedMail = { subject: string; html: string; text: string };

export type MailRenderer = {
  renderNotice: (request: NoticeRequest) => Promise<RenderedMail>;
  /** Gives the HTML. */
  renderLetter: (request: LetterRequest) => Promise<string>;
};

/** Loads the texts of all languages. */
export type CreateMailRenderer = () => Promise<MailRenderer>;

/** Where the development server renders mails: followed by the renderer's method, with its request as JSON. */
export const DEV_MAILS_PATH = '/__mails/';
